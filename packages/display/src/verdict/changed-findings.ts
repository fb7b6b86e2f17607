import { characterSentence } from '@waymark/explain'
import { domainToUnicode, parseDomain } from '@waymark/host'
import { toNfc } from '@waymark/idna/nfc'
import { codePointAt, isAsciiString } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { serializePath, type TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type Check, DOTS, type UrlContext, writtenIn } from './url-context.ts'

/** Finds what the parser reads otherwise than it is written, where the standard has no validation error of its own. */
export const CHANGED_CHECKS: readonly Check[] = [
  removedCharacters,
  mappedHost,
  dotSegments,
  rewrittenPort,
]

function removedCharacters({ removed }: UrlContext): Candidate[] {
  return removed.length === 0 ? [] : [ownCandidate('removed-characters', removed)]
}

function mappedHost({ input, host, writtenHost: written, parts }: UrlContext): Candidate[] {
  const range = parts.host
  if (range === null || written === null || host?.kind !== 'domain') return []
  // An encoded host has a validation error of its own.
  if (isAsciiString(written) || written.includes('%')) return []
  const { name } = host
  const unicode = domainToUnicode(name)
  if (!isMapped(written, name, unicode)) return []
  const places = mappedPlaces(input, range)
  const remedy = sentence('Write {suggestion:code200}, if you mean that.', { suggestion: unicode })
  const repair = { edits: [{ ...range, text: unicode }], isCertain: true }
  const told = { message: mappedMessage(places, written, unicode), remedy, repair }
  return [ownCandidate('host-mapped', places.length === 0 ? [range] : places, told)]
}

function mappedMessage(
  places: ReturnType<typeof mappedPlaces>,
  written: string,
  host: string,
): Sentence {
  const [first] = places
  if (first !== undefined && places.every(({ becomes }) => becomes === '.')) {
    return sentence(
      'The host contains {character:phrase}, which is read as a dot, so it means {host:name100}.',
      { character: characterSentence(first.character), host },
    )
  }
  const hidden = places.find(({ becomes }) => becomes === '')
  return hidden === undefined
    ? sentence('The host is written {written:name100}, but means {host:name100}.', {
        written,
        host,
      })
    : sentence(
        'The host contains {character:phrase}, which is removed, so it means {host:name100}.',
        { character: characterSentence(hidden.character), host },
      )
}

/** The characters of a host that mean others, each with what it means. */
function mappedPlaces(input: string, { start, end }: TextRange) {
  const places: (TextRange & { character: number; becomes: string })[] = []
  const meanings = new Map<number, string | null>()
  for (let i = start; i < end; ) {
    const c = codePointAt(input, i)
    const next = i + (c > 0xffff ? 2 : 1)
    if (c > 0x7f) {
      let becomes = meanings.get(c)
      if (becomes === undefined) {
        becomes = meaningOf(String.fromCodePoint(c))
        meanings.set(c, becomes)
      }
      if (becomes !== null) places.push({ start: i, end: next, character: c, becomes })
    }
    i = next
  }
  return places
}

/** What the mapping of IDNA makes of a character between two letters; `null` if it stays, or is not allowed. */
function meaningOf(character: string): string | null {
  const ascii = parseDomain(`a${character}a`)
  if (ascii === null) return null
  const becomes = domainToUnicode(ascii).slice(1, -1)
  return lowercase(becomes) === lowercase(character) ? null : becomes
}

/** Whether more was changed than upper case, the composition of accents, and the dots of other scripts. */
function isMapped(written: string, ascii: string, unicode: string): boolean {
  if (/(?:^|[\0-\x7f])[\u3002\uff0e\uff61](?:$|[\0-\x7f])/.test(written)) return true
  const asciiLabels = ascii.split('.')
  // Of Cherokee, IDNA keeps the capital letters.
  const unicodeLabels = lowercase(unicode).split('.')
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

function dotSegments({ input, url, parts, removed }: UrlContext): Candidate[] {
  const isRelative = parts.fromBase !== null
  const places = parts.segments.filter((range) => {
    const text =
      removed.length === 0 ? input.slice(range.start, range.end) : writtenIn(input, range)
    if (!DOT_SEGMENT.test(text)) return false
    return text.includes('%') || (text === '..' && !isRelative)
  })
  const [first] = places
  if (first === undefined) return []
  const message = sentence('The path contains {segment:code}, so it leads to {path:code100}.', {
    segment: writtenIn(input, first),
    path: serializePath(url),
  })
  // As in the address bar: the host is the same, and everybody sees the dots.
  const isPlain = places.every(({ start, end }) => input.slice(start, end) === '..')
  const severity = isPlain ? 'info' : 'warning'
  return [ownCandidate('dot-segments-resolved', places, { message, severity })]
}

function rewrittenPort({ input, url, parts }: UrlContext): Candidate[] {
  const range: TextRange | null = parts.port
  if (range === null || range.start === range.end) return []
  const { port, scheme } = url
  const written = writtenIn(input, range)
  if (port !== null && written === String(port)) return []
  const told =
    port === null
      ? {
          message: sentence('{port:digits} is the default port of {scheme}.', {
            port: Number(written),
            scheme,
          }),
          remedy: sentence('Leave it out, with its colon.'),
        }
      : {
          message: sentence('The port has leading zeros: it is read as {port:digits}.', { port }),
          remedy: sentence('Write `{port:digits}`.', { port }),
        }
  return [ownCandidate('port-rewritten', [range], told)]
}
