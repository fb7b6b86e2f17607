import { number } from '../plural.ts'
import type { Words } from './words-en.ts'

export const ru: Words = {
  input: 'Ввод',
  pattern: 'URLPattern',
  template: 'Шаблон URI',
  urls: 'URL, по одному в строке',
  ignoreCase: 'Без учёта регистра в пути, строке запроса и фрагменте (URLPattern)',
  copyLink: 'Копировать ссылку',
  sets: 'Пары',
  exampleNames: [
    'Магазин',
    'Строка запроса',
    'Закодированная косая черта',
    'Медленное выражение',
    'Ошибки',
  ],
  reading: 'Сопоставление…',
  progress: 'Ход работы',
  stop: 'Остановить',
  again: 'Сопоставить снова',
  stopped: 'Остановлено.',
  tooSlow:
    'Остановлено через три секунды: на одном из URL регулярное выражение работает слишком долго. Сервер с таким паттерном перестал бы отвечать.',
  failed: (why) => `Не удалось сопоставить. ${why}`,
  empty: 'Введите паттерн URL или шаблон URI.',
  sideMatches: (side, matched, urls) =>
    `${side} подходит ${number('ru', matched)} из ${number('ru', urls)} URL.`,
  differ: (urls) =>
    urls === 0
      ? 'Оба подходят к одним и тем же URL.'
      : `URL, к которым подходит только один из двух: ${number('ru', urls)}.`,
  severity: { error: 'Ошибка', warning: 'Предупреждение', info: 'Примечание' },
  documentation: 'Документация',
  select: 'Выделить эти символы в поле',
  parts: 'Паттерны частей URL',
  variables: 'Переменные',
  results: 'URL',
  url: 'URL',
  match: 'подходит',
  no: 'не подходит',
  notUrl: 'не URL',
  absent: '(нет)',
  emptyPattern: '(пусто)',
  more: (urls) => `и ещё ${number('ru', urls)} URL`,
}
