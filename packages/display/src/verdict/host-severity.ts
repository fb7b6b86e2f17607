import { codePointAt } from '@waymark/infra'
import type { Severity } from '@waymark/infra/problem'
import type { DomainWarning } from '../inspect-domain.ts'
import type { KnownDomains } from '../known.ts'
import { isOfAnyScript } from '../label.ts'
import type { DomainWarningCode } from '../warning-words.ts'
import { readsLikeName } from '../well-known.ts'

/** Warnings that say that a domain is unusual, or only near another, whatever it looks like. */
const UNUSUAL: ReadonlySet<DomainWarningCode> = /* @__PURE__ */ new Set([
  'invalid-a-label',
  'restricted-character',
  'near-known',
])

/**
 * Warnings that ordinary words get, too: `горе` in Cyrillic, or `þing` in Icelandic. They are about words of one script, so
 * somebody who reads it takes them for what they are.
 */
const OF_WORDS: ReadonlySet<DomainWarningCode> = /* @__PURE__ */ new Set([
  'whole-script-confusable',
  'confusable',
  'registry-letter',
])

const APOSTROPHES = 'ʻʼ’'

/**
 * What a warning about a domain means for a URL. A word that reads like the name of a known or well-known domain is never
 * merely unusual, and neither is what is not a word.
 *
 * @returns A function for the warnings of the domain. It reads a label once, however many warnings it has.
 */
export function severitiesIn(
  unicode: string,
  known: KnownDomains,
): (warning: DomainWarning) => Severity {
  let label = { start: 0, end: -1, isLikeName: false }
  const isInLikeName = (start: number, end: number): boolean => {
    if (start < label.start || end > label.end) {
      const from = unicode.lastIndexOf('.', start) + 1
      const dot = unicode.indexOf('.', end)
      const to = dot === -1 ? unicode.length : dot
      label = { start: from, end: to, isLikeName: readsLikeName(unicode.slice(from, to), known) }
    }
    return label.isLikeName
  }
  return ({ code, start, end }) => {
    if (UNUSUAL.has(code)) return 'warning'
    const isOfWord =
      OF_WORDS.has(code) || (code === 'punctuation-lookalike' && isInWord(unicode, start, end))
    return !isOfWord || isInLikeName(start, end) ? 'error' : 'warning'
  }
}

/** Whether an apostrophe is between letters, as in `hawaiʻi`. */
function isInWord(unicode: string, start: number, end: number): boolean {
  const isApostrophe = end === start + 1 && APOSTROPHES.includes(unicode[start]!)
  const before = Array.from(unicode.slice(Math.max(0, start - 2), start)).pop()
  const after = end < unicode.length ? codePointAt(unicode, end) : undefined
  return isApostrophe && isOfAnyScript(before?.codePointAt(0)) && isOfAnyScript(after)
}
