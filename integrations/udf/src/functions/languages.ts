import { canonicalize, checkHreflang, isValid } from '@waymark/language-tag'

export function languageTag(tag: unknown): string | null {
  return typeof tag === 'string' && isValid(tag) ? canonicalize(tag) : null
}

export function isHreflang(value: unknown): boolean | null {
  return typeof value === 'string' ? checkHreflang(value).usable : null
}

export function whyNotHreflang(value: unknown): string | null {
  return typeof value === 'string' ? (checkHreflang(value).problems[0]?.code ?? null) : null
}

export function suggestHreflang(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const problem = checkHreflang(value).problems.find(({ suggestion }) => suggestion !== undefined)
  return problem?.suggestion ?? null
}
