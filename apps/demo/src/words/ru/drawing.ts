import { counted, number } from '../../plural.ts'
import type { DrawingWords } from '../en/drawing.ts'

const counts = (value: number) => number('ru', value)

const CHARACTERS = { one: 'символ', few: 'символа', many: 'символов', other: 'символа' } as const
const HIDDEN = {
  one: 'символ не показан',
  few: 'символа не показаны',
  many: 'символов не показано',
  other: 'символа не показано',
} as const

export const drawing: DrawingWords = {
  copy: 'Копировать',
  copyAll: 'Копировать всё',
  copyAs: 'Копировать как',
  copyLink: 'Копировать ссылку',
  copyUrl: 'Копировать URL',
  copied: 'Скопировано',
  linkCopied: 'Ссылка скопирована',
  copyFailed: 'Не удалось скопировать',
  tooLong: 'Слишком длинно для ссылки',
  input: 'Ввод',
  examples: 'Примеры',
  costs: {
    preserves: '= сохраняет смысл',
    'usually-preserves': '≈ обычно сохраняет смысл',
    changes: '≠ может изменить смысл',
  },
  beforeCharacter: (at) => `перед символом ${counts(at)}`,
  character: (at) => `символ ${counts(at)}`,
  characters: (from, to) => `символы с ${counts(from)} по ${counts(to)}`,
  otherOrder: 'В поле символы могут быть показаны в другом порядке. В логическом порядке: ',
  before: 'до',
  after: 'после',
  instead: 'Как исправить: ',
  source: (host) => `Источник: ${host}`,
  none: 'нет',
  separator: ', ',
  space: ' ',
  empty: 'пусто',
  andMore: (more) => `ещё не показано: ${counts(more)}`,
  leftOut: (more) => `… ещё ${counted('ru', more, HIDDEN)}`,
  progress: 'Ход обработки',
  stop: 'Остановить',
  stopped: 'Остановлено. Результаты относятся к прежнему вводу.',
  readAgain: 'Разобрать',
  reading: (characters) => `Читаем ${counted('ru', characters, CHARACTERS)}…`,
  notRead: (why) => `Не удалось обработать ввод (${why})`,
  earlierPart: 'Предыдущая часть',
  laterPart: 'Следующая часть',
  partShown: (from, to, all) =>
    `Показаны символы с ${counts(from)} по ${counts(to)} из ${counts(all)}. Правки здесь меняют весь ввод, и результаты относятся ко всему вводу.`,
  tooMuch: (all, most) =>
    `Получилось бы ${counted('ru', all, CHARACTERS)}, а в этом поле помещается не больше ${counts(most)}, поэтому ничего не изменено.`,
  documentation: (name) => `Документация: ${name}`,
  theme: 'Цвета',
  themes: { auto: 'как в системе', light: 'светлые', dark: 'тёмные' },
  viewNotLoaded: 'Не удалось загрузить этот раздел. Перезагрузите страницу.',
}
