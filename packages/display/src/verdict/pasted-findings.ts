import { characterSentence } from '@waymark/explain'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { parseUrl, serializeUrl, type TextRange } from '@waymark/url-parser'
import { type Candidate, ownCandidate, type Repair } from './finding.ts'
import { type Check, type Match, matchesIn, type UrlContext } from './url-context.ts'

/** Finds what came with a URL from where it was copied, and has no validation error. */
export const PASTED_CHECKS: readonly Check[] = [urlAsPath, secondUrl, characterReferences, strayEnd]

/** A host that begins with `www.` or ends as most do, and a URL that is percent-encoded. */
const HOST =
  /^(?:www\.[^/?#\\]+|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:com|org|net|edu|gov)(?=[/?#\\]|\s*$))/i
const ENCODED = /^https?%3a(?:%2f|\/){2}/i
const WITHOUT_COLON = /^(?:https?|wss?|ftp)[;.,]?\/\/[^/?#]/i

function urlAsPath({ input, url, parts }: UrlContext): Candidate[] {
  if (parts.scheme !== null || parts.host !== null || parts.path === null) return []
  const { start } = parts.path
  const written = input.slice(start)
  const host = HOST.exec(written)?.[0]
  const to = serializeUrl(url)
  if (host !== undefined) {
    const message = sentence(
      '{host:name100} looks like a host, but is read as a path: this leads to {url:name100}.',
      { host, url: to },
    )
    const whole = parseUrl(`https://${written.trim()}`)
    const remedy =
      whole === null
        ? null
        : sentence('Write {suggestion:code100}, if it is a host.', {
            suggestion: serializeUrl(whole),
          })
    const edits = [{ start, end: start, text: 'https://' }]
    const repair = whole === null ? null : { edits, isCertain: /^www\./i.test(host) }
    const words = { message, remedy, repair }
    return [ownCandidate('url-as-path', [{ start, end: start + host.length }], words)]
  }
  const isEncoded = ENCODED.test(written)
  if (!isEncoded && !WITHOUT_COLON.test(written)) return []
  const message = isEncoded
    ? sentence('A URL that is percent-encoded is read as a path: this leads to {url:name100}.', {
        url: to,
      })
    : sentence(
        'A URL without a colon after its scheme is read as a path: this leads to {url:name100}.',
        { url: to },
      )
  const end = input.trimEnd().length
  const text = isEncoded
    ? utf8PercentDecodeStrict(input.slice(start, end))
    : written.trimEnd().replace(/[;.,]?(?=\/\/)/, ':')
  const repair = text === null ? null : { edits: [{ start, end, text }], isCertain: true }
  return [ownCandidate('url-as-path', [{ start, end }], { message, repair })]
}

/** A list without white space, or two URLs without anything between them. */
function secondUrl({ input, parts }: UrlContext): Candidate[] {
  const { host, path } = parts
  if (host === null || !input.includes('://', host.end)) return []
  const end = input.trimEnd().length
  const found = (start: number): Candidate[] => {
    const message = sentence('A second URL begins in the first one: {url:name100}.', {
      url: input.slice(start, end),
    })
    return [ownCandidate('second-url', [{ start, end }], { message })]
  }
  const doubled = /[a-z\d](https?)$/i.exec(input.slice(host.start, host.end).slice(-20))
  if (doubled !== null && input.startsWith('://', host.end))
    return found(host.end - doubled[1]!.length)
  if (path === null) return []
  const next = /(?:[,;|]|%20|%0[ad])(?=https?:\/\/)/i.exec(input.slice(path.start, path.end))
  return next === null ? [] : found(path.start + next.index + next[0].length)
}

/** What must be written so in HTML, and means nothing in a URL. https://html.spec.whatwg.org/#character-references */
const REFERENCE = /&(?:amp|quot|lt|gt|apos|nbsp|#(?:38|34|39|60|62|160)|#x(?:26|22|27|3c|3e|a0));/gi

/** What each stands for: in words, and as a URL has it. */
const MEANINGS: readonly (readonly [RegExp, meaning: () => Sentence, character: string])[] = [
  [/amp|38|x26/i, () => sentence('an ampersand'), '&'],
  [/quot|34|x22/i, () => sentence('a quotation mark'), '%22'],
  [/apos|39|x27/i, () => sentence('an apostrophe'), "'"],
  // Before 60, which is in 160.
  [/nbsp|160|xa0/i, () => sentence('a no-break space'), '%20'],
  [/lt|60|x3c/i, () => sentence('a less-than sign'), '%3C'],
  [/gt|62|x3e/i, () => sentence('a greater-than sign'), '%3E'],
]

function meaningOf(reference: string): (typeof MEANINGS)[number] {
  return MEANINGS.find(([name]) => name.test(reference))!
}

/** What is said of a character reference, and what to do about it: at the end of a URL, only `&` can be a part of it. */
function wordsOfReference(written: string, isAtEnd: boolean) {
  const [, meaning, character] = meaningOf(written)
  const message = sentence(
    'The URL contains {written:code}, which is {meaning:phrase} in HTML, and not in a URL.',
    { written, meaning: { ...meaning(), data: { means: character } } },
  )
  if (/^&amp;$/i.test(written)) return { message }
  const remedy =
    isAtEnd && character !== '&'
      ? sentence('Remove it: it probably belongs to the text around the URL.')
      : sentence('Write {character:code} instead of {written:code}.', { character, written })
  return { message, remedy }
}

function characterReferences({ input, host, parts }: UrlContext): Candidate[] {
  // Without a host, the path can be a page of its own.
  const from = host === null ? null : (parts.path ?? parts.query ?? parts.fragment)
  if (from === null) return []
  // The number sign of a reference begins a fragment, so that the parts are read as one.
  const places = matchesIn(input, [{ start: from.start, end: input.length }], REFERENCE)
  const [first] = places
  if (first === undefined) return []
  const written = first.text
  const isAtEnd = input.slice(first.end).trim() === ''
  const repair = referencesRepair(places, isAtEnd)
  const words = { ...wordsOfReference(written, isAtEnd), repair }
  return [ownCandidate('html-character-reference', places, words)]
}

/** Each reference as a URL has it. An ampersand is certain; others may belong to the text around the URL. */
function referencesRepair(places: readonly Match[], isAtEnd: boolean): Repair | null {
  if (isAtEnd) return null
  const edits = places.map(({ start, end, text }) => ({ start, end, text: meaningOf(text)[2] }))
  return { edits, isCertain: edits.every(({ text }) => text === '&') }
}

/** Closing characters that are allowed in URLs, and what opens them. */
const CLOSERS: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  [')', '('],
  ["'", "'"],
  [',', ''],
  [';', ''],
  ['\u2026', ''],
  ['\u2019', '\u2018'],
  ['\u201d', '\u201c\u201e'],
  ['\u201c', '\u201e'],
  ['\u00bb', '\u00ab'],
  ['\u300b', '\u300a'],
  ['\u300d', '\u300c'],
  ['\u300f', '\u300e'],
  ['\u3011', '\u3010'],
  ['\uff09', '\uff08'],
  ['\u3002', ''],
  ['\uff0c', ''],
])

const SENTENCE_END = /^[)'\u2019\u201d\u00bb][.,;]/

/** A quotation mark, a bracket or a comma of the text around the URL. */
function strayEnd({ input, host, parts }: UrlContext): Candidate[] {
  if (host === null || parts.scheme === null || parts.host === null) return []
  // After a bracket or a quotation mark, a dot ends a sentence.
  const whole = input.trimEnd()
  const isSentence = SENTENCE_END.test(whole.slice(-2))
  const end = whole.length - (isSentence ? 1 : 0)
  const character = input[end - 1] ?? ''
  const openers = CLOSERS.get(character)
  // In a host, those of ASCII have a validation error.
  const isInHost = end <= parts.host.end
  if (openers === undefined || end < parts.host.end || (isInHost && character < '\x80')) return []
  if (character === ';' && isReference(input.slice(Math.max(0, end - 10), end))) return []
  if (isOpened(input.slice(0, end), character, openers)) return []
  if (end === whole.length) {
    const message = sentence(
      'The URL ends with {character:phrase}, which probably belongs to the text around it.',
      { character: characterSentence(character.charCodeAt(0)) },
    )
    const place = { start: end - 1, end }
    // An ellipsis is in place of the rest.
    const repair = character === '\u2026' ? null : removing(place)
    return [ownCandidate('stray-character-at-end', [place], { message, repair })]
  }
  const place = { start: end - 1, end: whole.length }
  const both = {
    message: sentence(
      'The URL ends with {written:code}, which probably belongs to the text around it.',
      { written: whole.slice(end - 1) },
    ),
    remedy: sentence('Remove them, or percent-encode them if they belong to the URL.'),
    repair: removing(place),
  }
  return [ownCandidate('stray-character-at-end', [place], both)]
}

function removing({ start, end }: TextRange): Repair {
  return { edits: [{ start, end, text: '' }], isCertain: false }
}

/** Whether a character reference ends here, which is told by itself. */
function isReference(text: string): boolean {
  return new RegExp(`(?:${REFERENCE.source})$`, 'i').test(text)
}

/** Whether each closing character has one that opens it. */
function isOpened(text: string, closer: string, openers: string): boolean {
  if (openers === closer) return text.split(closer).length % 2 === 1
  let open = 0
  for (const c of text) {
    if (openers.includes(c)) open++
    else if (c === closer) open--
  }
  return open >= 0
}
