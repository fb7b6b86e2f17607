import { isAsciiAlpha, isC0ControlOrSpace } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { COLON } from './text/code-units.ts'
import type { TextRange } from './text/read-input.ts'
import { isTabOrNewline, removeTabsAndNewlines } from './text/tabs-and-newlines.ts'
import { IN_SCHEME, UNIT_BITS } from './text/unit-bits.ts'

/** A scheme, and where it is written with its colon. */
export interface WrittenScheme extends TextRange {
  /** In lower case, without tabs and newlines. */
  readonly name: string
}

/**
 * Finds the scheme of a string as the URL parser reads it, also where the string does not parse.
 *
 * @returns `null` for a relative reference.
 * @see https://url.spec.whatwg.org/#scheme-start-state
 *
 * @example
 * ```ts
 * import { findScheme } from '@waymark/url-parser'
 *
 * findScheme(' HTTPS://') // => { name: 'https', start: 1, end: 7 }
 * findScheme('//a.example/') // => null
 * ```
 */
export function findScheme(input: string): WrittenScheme | null {
  requireString(input, 'input')
  let start = 0
  while (isC0ControlOrSpace(input.charCodeAt(start))) start++
  let c = input.charCodeAt(start)
  if (!isAsciiAlpha(c)) return null
  let end = start
  while ((UNIT_BITS[c]! & IN_SCHEME) !== 0 || isTabOrNewline(c)) c = input.charCodeAt(++end)
  if (c !== COLON) return null
  const name = removeTabsAndNewlines(input.slice(start, end)).toLowerCase()
  return { name, start, end: end + 1 }
}
