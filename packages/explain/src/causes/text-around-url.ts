import { codePointAt } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { TextRange, ValidationError } from '@waymark/url-parser'
import { isTabOrNewline } from '@waymark/url-parser/internal'
import { type Cause, type FoundCause, type Words, withoutEdits } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import type { Evidence } from '../evidence.ts'
import { parserError } from '../sections.ts'
import { type FoundUrl, findUrls, isInvisible, isPartOfUrl } from '../text/find-urls.ts'
import { withoutOuterSpaces } from '../text/white-space.ts'
import { isPair, isWrapped } from '../text/wrappers.ts'
import { replacing } from '../url-edit.ts'
import { tabsAndNewlines } from './outer-space.ts'

const TEXT = [
  'missing-scheme-non-relative-URL',
  'invalid-URL-unit',
  'domain-to-ASCII',
  'port-invalid',
] as const
const WHOLE =
  'The parser reads its whole input as one URL. It does not look for URLs in running text, and does not know where one would end.'

export const textAroundUrl: Cause = {
  ...parserError(
    'text-around-url',
    TEXT,
    ['The input contains more than a URL.', WHOLE, 'Use only the URL.'],
    ['<a href="https://a/">', '<a href="', 'https://a/'],
    ['[tea](https://a/tea)', '[tea](', 'https://a/tea'],
    ['<https://a/>', '>', 'https://a/'],
    ['URL: https://a/', 'URL: ', 'https://a/'],
    ['https://a/">tea</a>', '">tea</a>', 'https://a/'],
    ['https://a.example is down', ' is down', 'https://a.example'],
    ['http://a:80 is down', ' is down', 'http://a:80'],
  ),
  isOfInput: true,
  /** The causes of an error that comes from text around a URL, or from a second URL; `null` if it has others. */
  find(evidence, error) {
    const surroundings = evidence.once(surroundingsOf)
    return surroundings === null ? null : causesAt(evidence, surroundings, error)
  },
}

export const severalUrls: Cause = {
  ...parserError(
    'several-urls',
    TEXT,
    ['The input contains more than one URL.', WHOLE, 'Check each URL alone.'],
    ['https://a/ https://b/', 'https://b/', 'https://a/'],
    ['https://a.example, https://b.example', 'https://b.example', 'https://b.example'],
    ['See https://a/ and https://b/.', 'https://a/', 'https://a/'],
    ['http://a:80 https://b/', 'http://a:80', 'https://b/'],
  ),
}

/** What is around a URL, and what to say about it. */
interface Surroundings {
  readonly causes: readonly FoundCause[]
  /** Errors in these places have these causes. */
  readonly places: readonly TextRange[]
  /** The input without white space on both sides. */
  readonly whole: TextRange
  /** Whether something else is wrong with the URL, so that the changes do not make one. */
  readonly isDraft?: true
}

/** Without changes that would not lead to a URL, or to another host: there is then another error in it. */
function surroundingsOf(evidence: Evidence): Surroundings | null {
  const found = findSurroundings(evidence)
  const edits = found?.causes.flatMap(({ edit }) => (edit === undefined ? [] : [edit])) ?? []
  if (found === null || found.isDraft || edits.length === 0) return found
  const { url } = evidence.edited(edits)
  const before = evidence.reading.url?.host ?? null
  const isInHost = found.places.some(({ end }) => end <= (evidence.host?.end ?? 0))
  const isSame = before === null || isInHost || JSON.stringify(url?.host) === JSON.stringify(before)
  if (url !== null && isSame) return found
  return { ...found, causes: withoutEdits(found.causes) }
}

function causesAt(
  { reading, text }: Evidence,
  { causes, places, whole }: Surroundings,
  { name, start, end }: ValidationError,
): readonly FoundCause[] | null {
  const isRemoved = name === 'invalid-URL-unit' && isTabOrNewline(text.charCodeAt(start))
  if (!isRemoved) return isIn(places, { start, end }) ? causes : null
  if (start < whole.start || start >= whole.end) return null
  // The parser reports the first tab or newline for all of them.
  const removed = tabsAndNewlines(text)
  const others = removed.filter((place) => !isIn(places, place))
  if (others.length === removed.length) return null
  // Where the parser stopped, the URL in the text can have errors that it did not come to.
  return reading.failure === null ? [...causes, ...others] : withoutEdits([...causes, ...others])
}

function isIn(places: readonly TextRange[], { start, end }: TextRange): boolean {
  return places.some((place) => place.start < end && start < place.end)
}

function findSurroundings(evidence: Evidence): Surroundings | null {
  const { text } = evidence
  const whole = withoutOuterSpaces(text)
  const mail = namedAddress(text, whole)
  if (mail !== null) return mail
  const urls = findUrls(text)
  const [first] = urls
  if (first === undefined) return wrappedUrl(evidence, whole) ?? afterUrl(evidence, whole)
  if (first.start === whole.start) {
    const second = urls.find((url) => isNext(text, first, url))
    return second === undefined
      ? afterUrl(evidence, whole)
      : severalOf(text, urls, { start: first.end, end: second.start }, whole)
  }
  const before = text.slice(whole.start, first.start)
  if (isInvisible(before) || before === ':' || !isText(evidence, before)) return null
  const different = urls.filter(({ href }) => href !== first.href)
  if (different.length > 0) return severalOf(text, urls, whole, whole)
  return aroundUrl(evidence, withBrokenHost(text, first, whole), whole)
}

/** How a URL begins of which the scheme, its colon or its slashes are wrong. */
const LIKE_URL =
  /^(?:[a-z]{2,6}[:;.,]{0,2}[/\\]{1,2}[a-z\d]|www\.[a-z\d]|(?:[a-z\d-]{1,63}\.){1,9}[a-z]{2,63}(?:[:/?#]|$))/i

/** Something between quotation marks or brackets that would be a URL with one more change. */
function wrappedUrl({ reading, text }: Evidence, whole: TextRange): Surroundings | null {
  const { start, end } = whole
  if (reading.failure?.name !== 'missing-scheme-non-relative-URL') return null
  if (!isWrapped(text.slice(start, end)) || !LIKE_URL.test(text.slice(start + 1, end - 1))) {
    return null
  }
  const places = [
    { start, end: start + 1 },
    { start: end - 1, end },
  ]
  const words = wordsAround(text, places, { start: start + 1, end: end - 1, href: '' })
  const causes = places.map((place) => ({
    code: 'text-around-url',
    ...place,
    ...words,
    edit: replacing(place.start, place.end),
  }))
  return { causes, places: [whole], whole, isDraft: true }
}

/** Between quotation marks, a space in the host is a slip, and not the end of the URL. */
function withBrokenHost(text: string, url: FoundUrl, { start, end }: TextRange): FoundUrl {
  const isWrapped = isPair(text.slice(start, url.start) + text[end - 1])
  const href = text.slice(url.start, end - 1)
  return isWrapped && BROKEN_HOST.test(href) ? { start: url.start, end: end - 1, href } : url
}

const BROKEN_HOST = /^[a-z]+:\/\/[^\s/?#]+ [^\s/?#.]+\.[^\s]+$/i

/** `mailto:` before a name and an address, as the header of a message has them. */
function namedAddress(text: string, whole: TextRange): Surroundings | null {
  const [written, scheme = '', name = '', address = ''] =
    /^(mailto: *)([^<>?#@:]{0,100}<)([^<>?#@\s]{1,64}@[^<>?#@\s]{1,253})>$/i.exec(
      text.slice(whole.start, whole.end),
    ) ?? []
  if (written === undefined) return null
  const start = whole.start + 'mailto:'.length
  const end = whole.start + scheme.length + name.length
  const places = [
    { start, end },
    { start: end + address.length, end: whole.end },
  ]
  const causes = places.map((place) => ({
    code: 'text-around-url' as const,
    ...place,
    message: sentence('A mailto: URL has only the address, without a name and brackets.'),
    remedy: sentence('Write {meant:code}.', { meant: `mailto:${address}` }),
    edit: replacing(place.start, place.end),
  }))
  return { causes, places, whole }
}

/** Schemes of URLs that may contain running text, and in it another URL. */
const OF_TEXT = /^(?:javascript|data|vbscript|mailto|smsto|sms|urn|about|view-source|feed|blob):/i

/** Whether what is before a URL is not read as a part of it. */
function isText({ reading, base }: Evidence, before: string): boolean {
  if (isPartOfUrl(before)) return false
  if (reading.failure?.name === 'missing-scheme-non-relative-URL') return true
  if (reading.url === null) return false
  if (/^[a-z][a-z\d+.-]*:/i.test(before)) {
    return /^[a-z][a-z\d+.-]*:[ \t]/i.test(before) && !OF_TEXT.test(before)
  }
  return base !== null && /[\s"'<(=]/.test(before)
}

/** Whether only separators are between two URLs: white space, or a comma and the like. */
function isNext(text: string, first: FoundUrl, other: FoundUrl): boolean {
  if (other.start <= first.end || other.start - first.end > 20) return false
  return /^[\s,;|.]*[\s,;|]$/.test(text.slice(first.end, other.start))
}

function severalOf(
  text: string,
  urls: readonly FoundUrl[],
  place: TextRange,
  whole: TextRange,
): Surroundings {
  const distinct = urls.filter(({ href }, i) => urls.findIndex((url) => url.href === href) === i)
  const shown = distinct.slice(0, 3)
  const isInPart = /[?#]/.test(urls[0]!.href) && text.slice(place.start, place.end).trim() === ''
  const alone = remedyOfSeveral(
    shown.map(({ href }) => href),
    distinct.length > 3,
  )
  const remedy =
    isInPart && distinct.length > 1
      ? sentence(
          '{alone:phrase} If the second is a part of the first, write %20 instead of the space.',
          { detail: 'in-part', alone },
        )
      : alone
  const causes = shown.map(({ start, end }) => ({
    code: 'several-urls' as const,
    start,
    end,
    remedy,
  }))
  return { causes, places: [place], whole }
}

function remedyOfSeveral(urls: readonly string[], hasMore: boolean): Sentence {
  const [url] = urls
  if (urls.length === 1) return sentence('Write it once: {url:code80}.', { url: url! })
  return hasMore
    ? sentence('Check each URL alone: {urls:code80,list} and others.', { detail: 'more', urls })
    : sentence('Check each URL alone: {urls:code80,and}.', { urls })
}

function aroundUrl(evidence: Evidence, url: FoundUrl, whole: TextRange): Surroundings {
  const { text, base } = evidence
  const sides = [
    { start: whole.start, end: url.start },
    { start: url.end, end: whole.end },
  ].filter(({ start, end }) => start < end)
  const written = text.slice(url.start, url.end)
  const causes = sides.map(({ start, end }): FoundCause => {
    const found = { code: 'text-around-url', start, end, ...wordsAround(text, sides, url) } as const
    // Without the text around it, the input is another URL, and not a relative one.
    if (base !== null) return found
    const isBefore = start < url.start && written !== url.href
    return {
      ...found,
      edit: isBefore ? replacing(start, url.end, url.href) : replacing(start, end),
    }
  })
  const places = written === url.href ? sides : [whole]
  return { causes, places, whole }
}

function wordsAround(text: string, sides: readonly TextRange[], url: FoundUrl): Words {
  const [one, other] = sides.map(({ start, end }) => text.slice(start, end))
  if (one !== undefined && other !== undefined && isPair(one + other)) {
    const message = sentence(
      'The URL is between {opening} and {closing}, which are not part of it.',
      { opening: one, closing: other },
    )
    return { message, remedy: sentence('Remove both.') }
  }
  return {
    message: messageOfSides(text, sides, url),
    remedy: sentence('Use only {url:code80}.', { url: url.href }),
  }
}

function messageOfSides(
  text: string,
  sides: readonly TextRange[],
  { start: at }: FoundUrl,
): Sentence {
  const [first, after] = sides.map(({ start, end }) => {
    const c = codePointAt(text, start)
    return end - start === (c > 0xffff ? 2 : 1) ? characterSentence(c) : sentence('text')
  })
  const before = first!
  if (after !== undefined) {
    return before.text === after.text
      ? sentence('The input contains more than a URL: {around:phrase} is before and after it.', {
          around: before,
        })
      : sentence(
          'The input contains more than a URL: {before:phrase} is before it, and {after:phrase} after it.',
          { before, after },
        )
  }
  return sides[0]!.start < at
    ? sentence('The input contains more than a URL: {before:phrase} is before it.', { before })
    : sentence('The input contains more than a URL: {after:phrase} is after it.', { after: before })
}

const SCHEME = /^[a-z][a-z\d+.-]*:[/\\]*/i
/** A quotation mark that is alone, and what follows it in HTML, JSON or a sentence. */
const AFTER_QUOTE = /^["'][ >,;)\]}/]/
/** What follows the URL of a link in HTML, and in Markdown. */
const AFTER_LINK = /["'] +[a-z][a-z-]{0,30}=["']|\](?=\((?:https?|ftp|mailto):)/i
/** The end of an element, or a line break. */
const TAG = /<(?:\/[a-z][a-z\d]*>|br[\s/>]|p>)/i
/** What follows a URL on a command line, or in the first line of a request. */
const ARGUMENTS = /^ +(?:--?[a-z]|[|>&]|\d>|HTTP\/\d)/i
const SPECIAL = /^(?:https?|wss?|ftp|file):/i

/** In an opaque host, each wrong character has an error of its own. */
function isInOpaqueHost(evidence: Evidence, at: number): boolean {
  return evidence.reading.url === null || at < (evidence.host?.end ?? 0)
}

/** What is after a URL, if it is certainly not a part of it. */
function afterUrl(evidence: Evidence, input: TextRange): Surroundings | null {
  const { text } = evidence
  const { start, end } = input
  const whole = text.slice(start, end)
  const scheme = SCHEME.exec(whole)?.[0]
  if (scheme === undefined || /^(?:[a-z]|data|javascript|vbscript|mailto):/i.test(whole))
    return null
  const at = startOfRest(whole)
  // A scheme alone is not a URL, except file:.
  if (at === null || (at <= scheme.length && !/^file:/i.test(scheme))) return null
  const place = { start: start + at, end }
  if (!SPECIAL.test(whole) && isInOpaqueHost(evidence, place.start)) return null
  const url = { start, end: place.start, href: whole.slice(0, at) }
  const words = wordsAround(text, [place], url)
  const edit = replacing(place.start, place.end)
  const cause = { code: 'text-around-url', ...place, ...words, edit } as const
  return { causes: [cause], places: [place], whole: input }
}

/** A host, and what closes a quotation or a bracket in the text around it. */
const HOST_AND_CLOSERS =
  /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@\\"'()[\]{}<>`,;\u2018-\u201f\u2026]+([)"'\]}>`,;\u2019\u201d\u2026]+)\.?$/i

function startOfRest(whole: string): number | null {
  const closers = HOST_AND_CLOSERS.exec(whole)?.[1]
  if (closers !== undefined) return whole.lastIndexOf(closers)
  const quote = whole.indexOf('"')
  const isAlone = quote !== -1 && whole.split('"').length % 2 === 0
  if (isAlone && AFTER_QUOTE.test(whole.slice(quote, quote + 2))) return quote
  const link = AFTER_LINK.exec(whole)
  if (link !== null) return link.index
  const tag = TAG.exec(whole)
  if (tag !== null) return tag.index
  // A tab or a newline is removed, so that what follows it goes on with what is before it.
  const space = whole.search(/[ \t\n\r]/)
  if (whole.charAt(space) !== ' ') return null
  if (ARGUMENTS.test(whole.slice(space, space + 20))) return space
  // A name with a dot, or a port, ends a host; a sentence goes on after it.
  const host = whole.slice(0, space).replace(/^[^:]*:[/\\]+/, '')
  const isHost = /^(?:[^/?#@\\:]+\.[^/?#@\\:.]{2,}(?::\d+)?|[^/?#@\\:.]+:\d+)$/.test(host)
  const rest = /^[^/?#\\]*/.exec(whole.slice(space))![0].trim()
  const goesOn = /^[^\d.:@/?#\\]/.test(rest) && !/@|[^\s.]\.[^\s.]/.test(rest)
  return isHost && goesOn ? space : null
}
