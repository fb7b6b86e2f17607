import { characterSentence } from '@waymark/explain'
import { domainToUnicode } from '@waymark/host'
import { codePointAt, isAsciiString } from '@waymark/infra'
import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { PublicSuffixList } from '@waymark/public-suffix'
import type { TextRange } from '@waymark/url-parser'
import { LONGEST_NAME } from '../inspect-domain.ts'
import { findDeceptive } from '../lookalikes.ts'
import { LOOKALIKE_MASK } from '../properties.ts'
import { skeletonOf } from '../skeleton.ts'
import { wordOf } from '../tables.ts'
import { type Candidate, candidate } from './finding.ts'
import { type UrlContext, withoutWideForms } from './url-context.ts'

/** A character of the host, and where it is in the host. */
interface Imitation extends TextRange {
  readonly character: number
  /** The host that seems to end before it. */
  readonly host: string | null
}

/**
 * Finds characters of the host that look like a delimiter, and says what they imitate: `bank.comんlogin.evil.example`. Besides
 * those that the rule for labels finds, these are letters right after what looks like a whole host. Japanese words never are.
 */
export function delimiterFindings(context: UrlContext): Candidate[] {
  const { domain, publicSuffixList: list } = context
  if (!domain?.includes('xn--')) return []
  const unicode = domainToUnicode(domain)
  const found = imitationsIn(unicode, list)
  const [first] = found
  if (first === undefined) return []
  const owner = context.destination.registrableDomain ?? domain
  const { character, host: imitated } = found.find((each) => each.host !== null) ?? first
  const facts = {
    character: characterSentence(character),
    delimiter: delimiterLike(character),
  }
  return [
    candidate(
      'deceptive-host',
      {
        code: 'delimiter-lookalike',
        severity: 'error',
        ...tell({
          message:
            imitated === null
              ? sentence(
                  'The host contains {character:phrase}, which looks like {delimiter:phrase}, but is a part of the name.',
                  facts,
                )
              : sentence(
                  '{imitated:name100} is not the whole host: {character:phrase} after it looks like {delimiter:phrase}, but is a part of the name.',
                  { imitated, ...facts },
                ),
          remedy: sentence('Do not follow it unless you know the site.'),
        }),
      },
      placesOf(found, unicode, context),
      imitated === null
        ? sentence('Deceptive host: it leads to {host:name100}.', { host: domain })
        : sentence('Deceptive host: it leads to {owner:name100}, not to {imitated:name100}.', {
            owner,
            imitated,
          }),
    ),
  ]
}

function imitationsIn(unicode: string, list: PublicSuffixList): Imitation[] {
  const found: Imitation[] = []
  let start = 0
  for (const label of unicode.split('.')) {
    if (!isAsciiString(label)) {
      const points = Array.from(label, (character) => codePointAt(character, 0))
      const deceptive = new Set<number>()
      findDeceptive(points, (i, what) => {
        if (what === 'lookalike') deceptive.add(i)
      })
      // Only the first can end a host that is written in ASCII.
      const first = points.findIndex((c) => c > 0x7f)
      const host =
        first > 0 && (wordOf(points[first]!) & LOOKALIKE_MASK) !== 0
          ? hostIn(unicode, start + first, list)
          : null
      if (host !== null) deceptive.add(first)
      let at = start
      points.forEach((character, i) => {
        const end = at + (character > 0xffff ? 2 : 1)
        if (deceptive.has(i)) {
          found.push({ start: at, end, character, host: i === first ? host : null })
        }
        at = end
      })
    }
    start += label.length + 1
  }
  return found
}

/** Labels that make no name with a suffix alone. */
const TRIVIAL = /^(?:www\d?|m)\./

/** Top-level domains that people take for the end of a host: those of countries, and the most common others. */
const TOP =
  /^(?:[a-z]{2}|com|net|org|gov|edu|info|biz|app|dev|top|xyz|shop|online|site|store|cloud)$/

/** What is before a place, if it looks like a whole host. */
function hostIn(unicode: string, end: number, list: PublicSuffixList): string | null {
  const from = Math.max(0, end - LONGEST_NAME)
  const beginning = unicode.slice(from === 0 ? 0 : unicode.indexOf('.', from) + 1, end)
  const name = beginning.replace(TRIVIAL, '')
  const suffix = list.getPublicSuffix({ kind: 'domain', name })
  if (suffix === null || suffix === name) return null
  return TOP.test(suffix) || suffix.includes('.') ? beginning : null
}

/** Exact if the host is written in Unicode, otherwise the whole host. */
function placesOf(
  found: readonly Imitation[],
  unicode: string,
  { input, parts: { host } }: UrlContext,
): TextRange[] {
  if (host === null) return []
  const isWritten =
    host.end - host.start === unicode.length &&
    input.slice(host.start, host.end).toLowerCase() === unicode
  return isWritten
    ? found.map(({ start, end }) => ({ start: host.start + start, end: host.start + end }))
    : [host]
}

/** Letters that the skeletons leave as they are. */
const LETTERS: Readonly<Record<string, string>> = {
  ん: '/',
  ソ: '/',
  ゾ: '/',
  ン: '/',
  乀: '\\',
  乁: '\\',
  〵: '\\',
  '·': '.',
  '・': '.',
}

/** What a character looks like: a delimiter once or several times, or something with one in it. */
function delimiterLike(c: number): Sentence {
  const character = String.fromCodePoint(c)
  const skeleton = skeletonOf(withoutWideForms(character))
  const like = LETTERS[character] ?? LETTERS[skeleton] ?? skeleton
  const [delimiter] = /^([/\\.:?#])\1*$/.exec(like) ?? []
  return delimiter === undefined
    ? sentence('a delimiter')
    : { ...characterSentence(delimiter.charCodeAt(0)), data: { meant: delimiter } }
}
