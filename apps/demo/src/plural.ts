import type { Language } from './language.ts'

/** The forms of a word after numbers; languages without plurals have only `other`. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string
}

const rules = new Map<Language, Intl.PluralRules>()

/** A number as a language writes it: `12,345`. Russian separates thousands from five digits. */
export function number(language: Language, value: number): string {
  return value.toLocaleString(language, { useGrouping: language !== 'ru' || value >= 10_000 })
}

/** What stands between a number and its word. */
const SPACES: Readonly<Record<Language, string>> = { en: ' ', ja: '', ru: '\u00a0' }

/** A number and its word: `1 page`, `5 страниц`, `3ページ`. */
export function counted(language: Language, value: number, forms: Forms): string {
  let rule = rules.get(language)
  if (rule === undefined) {
    rule = new Intl.PluralRules(language)
    rules.set(language, rule)
  }
  const word = forms[rule.select(value)] ?? forms.other
  return `${number(language, value)}${SPACES[language]}${word}`
}

type Counted = readonly [value: number, forms: Forms]

/** The numbers that are not zero: `3 errors, 2 warnings`. */
export function listed(language: Language, none: string, counts: readonly Counted[]): string {
  const parts = counts.flatMap(([value, forms]) =>
    value === 0 ? [] : [counted(language, value, forms)],
  )
  return parts.length === 0 ? none : parts.join(language === 'ja' ? '、' : ', ')
}
