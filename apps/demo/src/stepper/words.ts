import type { Language } from '../language.ts'

/** What the stepper says besides the steps themselves. */
export interface Words {
  readonly url: string
  readonly base: string
  readonly copyLink: string
  readonly examples: string
  readonly keys: string
  readonly machine: string
  readonly first: string
  readonly back: string
  readonly play: string
  readonly pause: string
  readonly forward: string
  readonly last: string
  readonly speed: string
  readonly timeline: string
  /** Where the player is. */
  readonly stepOf: (step: number, total: number) => string
  readonly input: string
  readonly endOfInput: string
  readonly removed: string
  readonly state: string
  readonly nothingToDo: string
  readonly variables: string
  readonly variable: string
  readonly value: string
  readonly becomes: string
  readonly record: string
  readonly yes: string
  readonly no: string
  readonly empty: string
  readonly errors: string
  readonly noErrors: string
  readonly before: string
  readonly inStep: (step: number) => string
  readonly done: string
  readonly failed: string
  readonly tooLong: (most: number) => string
  readonly badBase: string
}

const en: Words = {
  url: 'URL to step through',
  base: 'Base URL (optional)',
  copyLink: 'Copy link',
  examples: 'Examples',
  keys: 'Arrow keys go one step, Home and End to the ends, and Space plays.',
  machine: 'The state machine',
  first: 'First step',
  back: 'One step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'One step forward',
  last: 'Result',
  speed: 'Speed',
  timeline: 'Step',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  input: 'Input',
  endOfInput: 'end',
  removed: 'removed before parsing',
  state: 'State',
  nothingToDo: 'At the end of the input, this state has nothing to do.',
  variables: 'Variables',
  variable: 'Variable',
  value: 'Value',
  becomes: 'becomes',
  record: 'URL record',
  yes: 'set',
  no: 'unset',
  empty: 'empty',
  errors: 'Validation errors so far',
  noErrors: 'None so far.',
  before: 'before the first step',
  inStep: (step) => `step ${step}`,
  done: 'The parser is done. The URL is',
  failed: 'Failure: this is not a URL.',
  tooLong: (most) =>
    `The stepper takes at most ${most} characters, so that each step can be shown.`,
  badBase: 'The base is not a URL, so there is none.',
}

const ja: Words = {
  url: 'たどる URL',
  base: '基本 URL（省略可）',
  copyLink: 'リンクをコピー',
  examples: '例',
  keys: '矢印キーで 1 ステップ、Home と End で両端へ、スペースで再生。',
  machine: '状態機械',
  first: '最初のステップ',
  back: '1 つ戻る',
  play: '再生',
  pause: '一時停止',
  forward: '1 つ進む',
  last: '結果',
  speed: '速さ',
  timeline: 'ステップ',
  stepOf: (step, total) => `ステップ ${step} / ${total}`,
  input: '入力',
  endOfInput: '終端',
  removed: '解析の前に除去される',
  state: '状態',
  nothingToDo: '入力の終わりで、この状態がすることはない。',
  variables: '変数',
  variable: '変数',
  value: '値',
  becomes: '→',
  record: 'URL レコード',
  yes: 'オン',
  no: 'オフ',
  empty: '空',
  errors: 'ここまでの検証エラー',
  noErrors: 'まだない。',
  before: '最初のステップの前',
  inStep: (step) => `ステップ ${step}`,
  done: '解析が終わった。URL は',
  failed: '失敗: これは URL ではない。',
  tooLong: (most) => `各ステップを表示できるように、入力は ${most} 文字まで。`,
  badBase: '基本 URL が URL ではないので、使わない。',
}

const ru: Words = {
  url: 'URL для пошагового разбора',
  base: 'Базовый URL (необязательно)',
  copyLink: 'Копировать ссылку',
  examples: 'Примеры',
  keys: 'Стрелки — на один шаг, Home и End — в начало и в конец, пробел — воспроизведение.',
  machine: 'Автомат',
  first: 'Первый шаг',
  back: 'На шаг назад',
  play: 'Воспроизвести',
  pause: 'Пауза',
  forward: 'На шаг вперёд',
  last: 'Результат',
  speed: 'Скорость',
  timeline: 'Шаг',
  stepOf: (step, total) => `Шаг ${step} из ${total}`,
  input: 'Входная строка',
  endOfInput: 'конец',
  removed: 'удаляется до разбора',
  state: 'Состояние',
  nothingToDo: 'В конце входной строки этому состоянию делать нечего.',
  variables: 'Переменные',
  variable: 'Переменная',
  value: 'Значение',
  becomes: 'становится',
  record: 'Запись URL',
  yes: 'установлен',
  no: 'сброшен',
  empty: 'пусто',
  errors: 'Ошибки валидации к этому шагу',
  noErrors: 'Пока нет.',
  before: 'до первого шага',
  inStep: (step) => `шаг ${step}`,
  done: 'Разбор окончен. URL:',
  failed: 'Ошибка: это не URL.',
  tooLong: (most) => `Не больше ${most} знаков, чтобы можно было показать каждый шаг.`,
  badBase: 'Базовая строка — не URL, поэтому она не используется.',
}

export const WORDS: Readonly<Record<Language, Words>> = { en, ja, ru }
