import { domainToUnicode } from '@waymark/host'
import { toNfc } from '@waymark/idna/nfc'
import { codePointAt, escapeHidden, isAsciiString, shorten } from '@waymark/infra'
import type { TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { DOTS, LONGEST_NAME, removedInside, type UrlContext, writtenIn } from './url-context.ts'

/** Finds what the parser reads otherwise than it is written, where the standard has no validation error of its own. */
export function changedFindings(context: UrlContext): Candidate[] {
  return [
    ...removedCharacters(context),
    ...mappedHost(context),
    ...dotSegments(context),
    ...rewrittenPort(context),
  ]
}

function removedCharacters({ input, parts }: UrlContext): Candidate[] {
  const places = removedInside(input, parts)
  return places.length === 0 ? [] : [ownCandidate('removed-characters', places)]
}

function mappedHost({ input, url, parts }: UrlContext): Candidate[] {
  const range = parts.host
  if (range === null || url.host?.kind !== 'domain') return []
  const written = writtenIn(input, range)
  // An encoded host has a validation error of its own.
  if (isAsciiString(written) || written.includes('%')) return []
  const { name } = url.host
  const unicode = domainToUnicode(name)
  if (!isMapped(written, name, unicode)) return []
  const [from, to] = [shorten(written, LONGEST_NAME), shorten(unicode, LONGEST_NAME)]
  const message = `The host is written ${escapeHidden(from)}, but means ${to}.`
  return [ownCandidate('host-mapped', [range], { message })]
}

/** Whether more was changed than upper case, the composition of accents, and the dots of other scripts. */
function isMapped(written: string, ascii: string, unicode: string): boolean {
  if (/(?:^|[\0-\x7f])[\u3002\uff0e\uff61](?:$|[\0-\x7f])/.test(written)) return true
  const asciiLabels = ascii.split('.')
  const unicodeLabels = unicode.split('.')
  const labels = lowercase(written).split(DOTS)
  return (
    labels.length !== asciiLabels.length ||
    labels.some((label, i) => label !== unicodeLabels[i] && label !== asciiLabels[i])
  )
}

/** Each character by itself, in NFC: as in domains, a sigma at the end of a word is an ordinary one. */
function lowercase(text: string): string {
  const points = Array.from(text, (character) => character.toLowerCase()).join('')
  let composed = ''
  for (const c of toNfc(Array.from(points, (character) => codePointAt(character, 0)))) {
    composed += String.fromCodePoint(c)
  }
  return composed
}

const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i

function dotSegments({ input, parts }: UrlContext): Candidate[] {
  const isRelative = parts.fromBase !== null
  const places = parts.segments.filter((range) => {
    const text =
      range.end - range.start > 12 ? input.slice(range.start, range.end) : writtenIn(input, range)
    if (!DOT_SEGMENT.test(text)) return false
    return text.includes('%') || (text === '..' && !isRelative)
  })
  return places.length === 0 ? [] : [ownCandidate('dot-segments-resolved', places)]
}

function rewrittenPort({ input, url, parts }: UrlContext): Candidate[] {
  const range: TextRange | null = parts.port
  if (range === null || range.start === range.end) return []
  const isKept = url.port !== null && writtenIn(input, range) === String(url.port)
  return isKept ? [] : [ownCandidate('port-rewritten', [range])]
}
