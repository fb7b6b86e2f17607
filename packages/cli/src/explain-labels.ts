import type { Method } from '@waymark/compare'

/** What `explain` and `rules` write around the texts of rules, presets and methods, in one language. */
export interface ExplainLabels {
  /** What an entry is, from the general to the particular. */
  kindOf(parts: readonly string[]): string
  readonly rule: string
  readonly preset: string
  readonly method: string
  readonly kinds: Readonly<Record<Method['kind'], string>>
  readonly options: string
  readonly examples: string
  readonly source: string
  readonly rules: string
  readonly cost: string
  readonly caution: string
  /** The headings of --list. */
  readonly lists: { readonly rules: string; readonly presets: string; readonly methods: string }
  readonly onRecords: string
  readonly onRecordsAndUris: string
  readonly settledByParser: string
  readonly onParsedUrls: string
  readonly onStrings: string
  readonly isProcedure: string
  takesOnly(schemes: readonly string[]): string
  falsePositive(text: string): string
  falseNegative(text: string): string
  without(text: string): string
  readonly required: string
  /** Added after the summary of an option. */
  fallback(value: string): string
  readonly isUnchanged: string
  pair(a: string | null, b: string): string
  readonly equal: string
  readonly different: string
  given(options: string): string
}

export const en: ExplainLabels = {
  kindOf: (parts) => parts.join(', '),
  rule: 'rule',
  preset: 'preset',
  method: 'method',
  kinds: {
    symmetric: 'an equivalence',
    pairwise: 'compares two URLs, but is not an equivalence',
    directional: 'matches a URL against a pattern, given first',
    application: 'left to the application',
  },
  options: 'Options',
  examples: 'Examples',
  source: 'Source',
  rules: 'Rules',
  cost: 'Cost',
  caution: 'Caution',
  lists: {
    rules: 'Normalisation rules',
    presets: 'Presets of normalisation',
    methods: 'Comparison methods',
  },
  onRecords: 'Applies only to URL records of the URL Standard.',
  onRecordsAndUris:
    'Applies to URL records of the URL Standard and to URIs as they are written (RFC 3986).',
  settledByParser: 'Parsing by the URL Standard already does this.',
  onParsedUrls: 'Runs on the URL as the URL Standard parses it.',
  onStrings: 'Runs on strings as they are written (RFC 3986).',
  isProcedure: 'A single published procedure, which rules cannot change.',
  takesOnly: (schemes) => `Takes only ${schemes.join(' and ')}.`,
  falsePositive: (text) => `A false positive: ${text}`,
  falseNegative: (text) => `A false negative: ${text}`,
  without: (text) => `No answer: ${text}`,
  required: ', required',
  fallback: (value) => ` Default: ${value}.`,
  isUnchanged: 'is unchanged',
  pair: (a, b) => `${a ?? 'no pattern'} and ${b}:`,
  equal: 'equal',
  different: 'different',
  given: (options) => `with ${options}`,
}

/** 日本語 */
export const ja: ExplainLabels = {
  // Some parts have commas themselves.
  kindOf: (parts) => parts.join(' / '),
  rule: '規則',
  preset: 'プリセット',
  method: '比較方法',
  kinds: {
    symmetric: '同値関係',
    pairwise: '2つの URL を比較するが、同値関係ではない',
    directional: '先に与えるパターンに URL が一致するかどうかを調べる',
    application: 'アプリケーションが方法を選ぶ',
  },
  options: 'オプション',
  examples: '例',
  source: '出典',
  rules: '規則',
  cost: '誤りの代償',
  caution: '注意',
  lists: { rules: '正規化の規則', presets: '正規化のプリセット', methods: '比較方法' },
  onRecords: 'URL Standard の URL レコードだけに適用できます。',
  onRecordsAndUris:
    'URL Standard の URL レコードと、書かれたままの URI（RFC 3986）に適用できます。',
  settledByParser: 'URL Standard による解析の時点で、すでに行われています。',
  onParsedUrls: 'URL Standard で解析した URL に適用します。',
  onStrings: '書かれたままの文字列（RFC 3986）に適用します。',
  isProcedure: '公開された1つの手順で、規則では変えられません。',
  takesOnly: (schemes) => `${schemes.join(' と ')} だけを受け付けます。`,
  falsePositive: (text) => `偽陽性（異なるものを等しいとする誤り）: ${text}`,
  falseNegative: (text) => `偽陰性（同じものを異なるとする誤り）: ${text}`,
  without: (text) => `答えの出ないもの: ${text}`,
  required: '、必須',
  fallback: (value) => `デフォルトは ${value} です。`,
  isUnchanged: 'は変わりません',
  pair: (a, b) => `${a ?? 'パターンなし'} と ${b}:`,
  equal: '等しい',
  different: '異なる',
  given: (options) => `（${options}）`,
}

/** Русский */
export const ru: ExplainLabels = {
  kindOf: (parts) => parts.join(', '),
  rule: 'правило',
  preset: 'набор правил',
  method: 'метод сравнения',
  kinds: {
    symmetric: 'отношение эквивалентности',
    pairwise: 'сравнивает два URL, но это не отношение эквивалентности',
    directional: 'сопоставляет URL с шаблоном, который задаётся первым',
    application: 'метод выбирает приложение',
  },
  options: 'Настройки',
  examples: 'Примеры',
  source: 'Источник',
  rules: 'Правила',
  cost: 'Цена ошибки',
  caution: 'Предостережение',
  lists: {
    rules: 'Правила нормализации',
    presets: 'Наборы правил нормализации',
    methods: 'Методы сравнения',
  },
  onRecords: 'Применяется только к записям URL из URL Standard.',
  onRecordsAndUris:
    'Применяется к записям URL из URL Standard и к URI в исходном написании (RFC 3986).',
  settledByParser: 'Это происходит уже при разборе по URL Standard.',
  onParsedUrls: 'Применяется к URL после разбора по URL Standard.',
  onStrings: 'Применяется к строкам в исходном написании (RFC 3986).',
  isProcedure: 'Единая опубликованная процедура, на которую правила не влияют.',
  takesOnly: (schemes) => `Принимает только ${schemes.join(' и ')}.`,
  falsePositive: (text) => `Ложное совпадение. ${text}`,
  falseNegative: (text) => `Ложное различие. ${text}`,
  without: (text) => `Без ответа. ${text}`,
  required: ', обязательная',
  fallback: (value) => ` По умолчанию: ${value}.`,
  isUnchanged: 'не меняется',
  pair: (a, b) => `${a ?? 'без шаблона'} и ${b}:`,
  equal: 'равны',
  different: 'различны',
  given: (options) => `при ${options}`,
}
