import { characterSentence } from '@waymark/explain'
import { type Sentence, sentence } from '@waymark/infra/internal'
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
  const places = quotes.map(({ start, end }) => ({ start: offset + start, end: offset + end }))
  const message = quoteMessage(host, quotes.length, first.start)
  const edits = places.map((place) => ({ ...place, text: '' }))
  return ownCandidate('stray-quotation-mark', places, {
    message,
    repair: { edits, isCertain: true },
  })
}

function quoteMessage(host: string, quotes: number, start: number): Sentence {
  if (quotes === 2) {
    return sentence('The host is in quotation marks, which browsers read as part of the name.')
  }
  const character = characterSentence(host.charCodeAt(start))
  return start === 0
    ? sentence(
        'The host begins with {character:phrase}, which browsers read as part of the name.',
        { character },
      )
    : sentence('The host ends with {character:phrase}, which browsers read as part of the name.', {
        character,
      })
}
