import type { Severity } from '@waymark/infra/problem'
import type { Language } from '../language.ts'
import { counted, number } from '../plural.ts'

/** All texts of the view in one language. */
export interface Words {
  readonly input: string
  readonly pattern: string
  readonly template: string
  readonly urls: string
  readonly ignoreCase: string
  readonly copyLink: string
  readonly examples: string
  readonly sets: string
  /** The names of the examples, in their order. */
  readonly exampleNames: readonly string[]
  readonly reading: string
  readonly progress: string
  readonly stop: string
  readonly again: string
  readonly stopped: string
  readonly tooSlow: string
  failed(why: string): string
  readonly empty: string
  matches(matched: number, urls: number): string
  differ(urls: number): string
  readonly severity: Readonly<Record<Severity, string>>
  readonly documentation: string
  readonly select: string
  readonly parts: string
  readonly variables: string
  readonly results: string
  readonly url: string
  readonly match: string
  readonly no: string
  readonly notUrl: string
  readonly absent: string
  readonly emptyPattern: string
  more(urls: number): string
}

const en: Words = {
  input: 'Input',
  pattern: 'URLPattern',
  template: 'URI template',
  urls: 'URLs, one per line',
  ignoreCase: 'Ignore case in path, query and fragment (URLPattern)',
  copyLink: 'Copy link',
  examples: 'Examples',
  sets: 'Pairs',
  exampleNames: ['A shop', 'Query', 'Encoded slash', 'Slow expression', 'Mistakes'],
  reading: 'Matching…',
  progress: 'Progress',
  stop: 'Stop',
  again: 'Match again',
  stopped: 'Stopped.',
  tooSlow:
    'Stopped after three seconds: the regular expression takes too long for one of the URLs. A server with this pattern would stand still.',
  failed: (why) => `Matching failed. ${why}`,
  empty: 'Type a pattern or a template.',
  matches: (matched, urls) =>
    matched === 0
      ? `matches none of ${counted('en', urls, { one: 'URL', other: 'URLs' })}`
      : `matches ${number('en', matched)} of ${counted('en', urls, { one: 'URL', other: 'URLs' })}`,
  differ: (urls) =>
    urls === 0
      ? 'Both match the same URLs.'
      : `Only one of the two matches ${counted('en', urls, { one: 'URL', other: 'URLs' })}.`,
  severity: { error: 'Error', warning: 'Warning', info: 'Hint' },
  documentation: 'Documentation',
  select: 'Select these characters in the field',
  parts: 'The pattern of each part',
  variables: 'Variables',
  results: 'URLs',
  url: 'URL',
  match: 'matches',
  no: 'does not match',
  notUrl: 'not a URL',
  absent: '(absent)',
  emptyPattern: '(empty)',
  more: (urls) => `and ${counted('en', urls, { one: 'more URL', other: 'more URLs' })}, not shown`,
}

const ja: Words = {
  input: '入力',
  pattern: 'URLPattern',
  template: 'URI テンプレート',
  urls: 'URL(1 行に 1 つ)',
  ignoreCase: 'パス、クエリー、フラグメントの大文字と小文字を区別しない(URLPattern)',
  copyLink: 'リンクをコピー',
  examples: '例',
  sets: '組み合わせ',
  exampleNames: ['ショップ', 'クエリー', 'エンコードされたスラッシュ', '遅い正規表現', '誤り'],
  reading: '照合中…',
  progress: '進行状況',
  stop: '中止',
  again: 'もう一度照合',
  stopped: '中止しました。',
  tooSlow:
    '3 秒で中止しました。いずれかの URL で、正規表現の処理に時間がかかりすぎます。このパターンを使うサーバーは応答しなくなります。',
  failed: (why) => `照合できませんでした。${why}`,
  empty: 'パターンまたはテンプレートを入力してください。',
  matches: (matched, urls) =>
    `${number('ja', urls)} 個の URL のうち ${number('ja', matched)} 個に一致`,
  differ: (urls) =>
    urls === 0
      ? 'どちらも同じ URL に一致します。'
      : `${number('ja', urls)} 個の URL は、一方にだけ一致します。`,
  severity: { error: 'エラー', warning: '警告', info: 'ヒント' },
  documentation: 'ドキュメント',
  select: '入力欄でこの文字を選択',
  parts: '各部分のパターン',
  variables: '変数',
  results: 'URL',
  url: 'URL',
  match: '一致',
  no: '一致しない',
  notUrl: 'URL ではない',
  absent: '(なし)',
  emptyPattern: '(空)',
  more: (urls) => `ほか ${number('ja', urls)} 個の URL は省略`,
}

const ru: Words = {
  input: 'Ввод',
  pattern: 'URLPattern',
  template: 'Шаблон URI',
  urls: 'URL, по одному в строке',
  ignoreCase: 'Без учёта регистра в пути, запросе и фрагменте (URLPattern)',
  copyLink: 'Копировать ссылку',
  examples: 'Примеры',
  sets: 'Пары',
  exampleNames: [
    'Магазин',
    'Запрос',
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
    'Остановлено через три секунды: на одном из URL регулярное выражение работает слишком долго. Сервер с таким шаблоном перестал бы отвечать.',
  failed: (why) => `Не удалось сопоставить. ${why}`,
  empty: 'Введите шаблон.',
  matches: (matched, urls) => `подходит ${number('ru', matched)} из ${number('ru', urls)} URL`,
  differ: (urls) =>
    urls === 0
      ? 'Оба шаблона подходят к одним и тем же URL.'
      : `URL, к которым подходит только один из двух: ${number('ru', urls)}.`,
  severity: { error: 'Ошибка', warning: 'Предупреждение', info: 'Подсказка' },
  documentation: 'Документация',
  select: 'Выделить эти символы в поле',
  parts: 'Шаблоны частей URL',
  variables: 'Переменные',
  results: 'URL',
  url: 'URL',
  match: 'подходит',
  no: 'не подходит',
  notUrl: 'не URL',
  absent: '(нет)',
  emptyPattern: '(пусто)',
  more: (urls) => `и ещё ${number('ru', urls)} URL`,
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }
