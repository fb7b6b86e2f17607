import { describeCharacter } from '@waymark/explain'
import type { TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'

/** Quotation marks that open and close, in the scripts that have them. */
const OPENING = /^[\u00ab\u2018\u201a\u201c\u201e\u2039\u3008\u300a\u300c\u300e\u3010]/
const CLOSING = /[\u00bb\u2018\u2019\u201c\u201d\u203a\u3009\u300b\u300d\u300f\u3011]$/

/** The quotation marks at both ends of a host, counted in the host. */
export function strayQuotesIn(host: string): readonly TextRange[] {
  // One of ASCII alone has a validation error.
  if (/^(["']).+\1$/.test(host)) {
    return [0, host.length - 1].map((start) => ({ start, end: start + 1 }))
  }
  const found: TextRange[] = []
  if (OPENING.test(host)) found.push({ start: 0, end: 1 })
  if (host.length > 1 && CLOSING.test(host)) {
    found.push({ start: host.length - 1, end: host.length })
  }
  return found
}

/** What is said of them; `null` if there are none. */
export function strayQuoteFinding(
  host: string,
  quotes: readonly TextRange[],
  offset: number,
): Candidate | null {
  const [first] = quotes
  if (first === undefined) return null
  const name = describeCharacter(host.charCodeAt(first.start))
  const does =
    quotes.length === 2
      ? 'is in quotation marks'
      : `${first.start === 0 ? 'begins' : 'ends'} with ${name}`
  const places = quotes.map(({ start, end }) => ({ start: offset + start, end: offset + end }))
  const message = `The host ${does}, which browsers read as part of the name.`
  return ownCandidate('stray-quotation-mark', places, { message })
}
