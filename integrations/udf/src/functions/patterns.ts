import { canParse } from '@waymark/url-parser'
import { URLPattern } from '@waymark/url-pattern'
import { rememberLast } from './last-made.ts'

const patternOf = /* @__PURE__ */ rememberLast((text): URLPattern => new URLPattern(text))

/** @throws TypeError for a pattern that is wrong or has no scheme. */
export function matches(url: unknown, pattern: unknown): boolean | null {
  if (typeof url !== 'string' || typeof pattern !== 'string') return null
  const compiled = patternOf(pattern)
  return canParse(url) ? compiled.test(url) : null
}
