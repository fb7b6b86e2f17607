import { hexValue, isAsciiAlphanumeric, utf8Length } from '@waymark/infra'
import { utf8CodePointAt } from '@waymark/infra/internal'
import type { TextRange } from '@waymark/url-parser'
import { programOf } from './schemes.ts'
import type { UrlContext } from './url-context.ts'

/** A URL in the path, the query or the fragment of another. */
export interface InnerUrl extends TextRange {
  /** As whoever takes it out reads it: percent-decoded as often as it was encoded. */
  readonly text: string
  /** Where each unit of the text, and its end, is in the outer URL; `null` if the text is there as it is. */
  readonly starts: readonly number[] | null
  /** Whether it has no scheme, so that it has that of the outer URL. */
  readonly isRelative: boolean
}

/** A part of the outer URL. */
interface Part extends TextRange {
  readonly kind: 'path' | 'query' | 'fragment'
}

/** Where an inner URL can have its colon, or slashes after the name of a parameter: encoded up to three times. */
const MARK = /:|%(?:25){0,2}3a|=(?=[/\\%])/gi

/**
 * Finds the URLs in a URL, from left to right. None is a part of another: looking into each finds what is inside of it. Takes
 * linear time.
 */
export function innerUrls(context: UrlContext): InnerUrl[] {
  const { input, host, scheme, parts } = context
  const { path, query, fragment } = parts
  if (host === null && programOf(scheme) === null) return []
  const end = (fragment ?? query ?? path)?.end ?? 0
  const served = hostInPath(context, end)
  if (served !== null) return [served]
  MARK.lastIndex = (path ?? query ?? fragment)?.start ?? input.length
  // Most URLs have none.
  if (!MARK.test(input)) return []
  const found: InnerUrl[] = []
  let from = 0
  const look = (part: Part): void => {
    MARK.lastIndex = Math.max(part.start, from)
    for (let mark = MARK.exec(input); mark !== null && mark.index < part.end; ) {
      const { 0: written, index } = mark
      const inner =
        written === '='
          ? relativeAt(input, index + 1, part)
          : absoluteAt(input, { start: index, end: index + written.length }, part, end)
      if (inner !== null) {
        found.push(inner)
        from = inner.end
        MARK.lastIndex = from
      }
      mark = MARK.exec(input)
    }
  }
  if (path !== null && host !== null) look({ kind: 'path', start: path.start, end: path.end })
  if (query !== null) look({ kind: 'query', start: query.start, end: query.end })
  if (fragment !== null) look({ kind: 'fragment', start: fragment.start, end: fragment.end })
  return found
}

/** Where services of the web have the host of another site in the path, and no scheme before it. */
const SERVED: readonly (readonly [host: RegExp, path: RegExp])[] = [
  // https://developers.google.com/search/docs/crawl-indexing/amp
  [/^(?:www\.)?(?:google|bing)\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /\/amp\/(?:s\/)?/y],
  // https://amp.dev/documentation/guides-and-tutorials/learn/amp-caches-and-cors/amp-cache-urls
  [/(?:^|\.)(?:cdn\.ampproject\.org|bing-amp\.com)$/, /\/(?:[a-z]\/)?[aciprv]\/(?:s\/)?/y],
  // https://en.wikipedia.org/wiki/Wayback_Machine
  [/^web\.archive\.org$/, /\/web\/[\d*]{1,14}(?:[a-z]{2}_)?\//y],
]

/** A possible host with a dot, and not a URL with a scheme. */
const SERVED_HOST = /(?![a-z][a-z\d+-]*(?::[/\\]|%(?:25)*3a))[^/\\?#]{1,300}\.[^/\\?#]/iy

/** A URL without its scheme and slashes, which one of these services leads to. */
function hostInPath({ input, destination, parts }: UrlContext, end: number): InnerUrl | null {
  const { host } = destination
  const { path } = parts
  if (host === null || path === null) return null
  for (const [services, before] of SERVED) {
    before.lastIndex = path.start
    if (!before.test(input) || !services.test(host)) continue
    const start = before.lastIndex
    SERVED_HOST.lastIndex = start
    if (!SERVED_HOST.test(input)) return null
    const written = input.slice(start, end)
    const scheme = 'https://'
    const length = scheme.length + written.length + 1
    const starts = Array.from({ length }, (_, i) => start + Math.max(0, i - scheme.length))
    return { start, end, text: scheme + written, starts, isRelative: false }
  }
  return null
}

const WEB: readonly string[] = ['http', 'https', 'ws', 'wss', 'ftp']
const SCRIPTS: readonly string[] = ['javascript', 'vbscript', 'data']

/** @param end - Of the outer URL. */
function absoluteAt(input: string, colon: TextRange, part: Part, end: number): InnerUrl | null {
  const before = schemeBefore(input, colon.start, part)
  if (before === null) return null
  const { start, scheme, isValue } = before
  const slashes = slashesAt(input, colon.end)
  const isUrl =
    slashes.count > 1 ||
    (slashes.count === 1 && WEB.includes(scheme)) ||
    (isValue && (SCRIPTS.includes(scheme) || programOf(scheme)?.isAbused === true))
  // The letter of a drive is not a scheme.
  if (!isUrl || scheme.length < 2) return null
  const times = Math.max(timesEncoded(input, colon.start), timesEncoded(input, colon.end))
  const isPlain = input[colon.end] === '/' || input[colon.end] === '\\'
  const until =
    part.kind !== 'path'
      ? endOfValue(input, slashes.end, part)
      : times === 0
        ? end
        : isPlain
          ? part.end
          : endAt('/', input, slashes.end, part)
  return until <= slashes.end ? null : innerUrl(input, { start, end: until }, times, false)
}

/** What is before a URL in another one, percent-encoded or not. */
const BEFORE = '=&?#/:!(["\' '

/** The longest scheme that is looked for. */
const LONGEST_SCHEME = 30

/** The scheme that ends at a colon, and whether it begins the value of a parameter, or a query or a fragment. */
function schemeBefore(input: string, colon: number, { kind, start: from }: Part) {
  let start = colon
  while (
    start > from &&
    colon - start < LONGEST_SCHEME &&
    isSchemeUnit(input.charCodeAt(start - 1))
  )
    start--
  let before: string
  if (start === from) before = kind === 'path' ? '/' : '='
  else if (input[start - 1] === '%') {
    const [digits = ''] = /^(?:25)*[2-7][\da-f]/i.exec(input.slice(start, start + 8)) ?? []
    if (digits === '') return null
    start += digits.length
    before = String.fromCharCode(Number.parseInt(digits.slice(-2), 16))
  } else before = input[start - 1]!
  const scheme = input.slice(start, colon).toLowerCase()
  return BEFORE.includes(before) && /^[a-z]/.test(scheme)
    ? { start, scheme, isValue: before === '=' }
    : null
}

/** https://url.spec.whatwg.org/#scheme-state */
function isSchemeUnit(unit: number): boolean {
  return isAsciiAlphanumeric(unit) || unit === 0x2b || unit === 0x2d || unit === 0x2e
}

const SLASHES = /(?:[/\\]|%(?:25){0,2}(?:2f|5c))*/iy

function slashesAt(input: string, at: number): { readonly count: number; readonly end: number } {
  SLASHES.lastIndex = at
  const [written] = SLASHES.exec(input)!
  const count = written.replace(/%(?:25)*(?:2f|5c)/gi, '/').length
  return { count, end: at + written.length }
}

/** How often a character was percent-encoded: `%253A` is a colon that was encoded twice. */
function timesEncoded(input: string, at: number): number {
  const [percent = ''] = /^%(?:25)*/.exec(input.slice(at, at + 7)) ?? []
  return (percent.length + 1) >> 1
}

function endAt(character: string, input: string, from: number, { end }: TextRange): number {
  const at = input.indexOf(character, from)
  return at === -1 ? end : Math.min(at, end)
}

function endOfValue(input: string, from: number, part: Part): number {
  // https://developer.chrome.com/docs/android/intents
  const isIntent = part.kind === 'fragment' && input.startsWith('Intent;', part.start)
  return endAt(isIntent ? ';' : '&', input, from, part)
}

/** Parameters that take a URL. */
const TAKES_URL =
  /(?:^|[?&#])(?:(?:back|dest|redirect|return)?_?(?:ur[il]|to)|u|next|go|out|dest(?:ination)?|target|continue|forward|return|redir(?:ect)?|link)=$/i

/** A host with a dot: one without is probably a folder. */
const DOTTED_HOST = /^[/\\]+[^/\\?#]*[^/\\?#.]\.[^/\\?#]*[a-z\d\u0080-\uffff]/i

/** As far as one is looked for. */
const LONGEST_HOST = 300

/** A URL without a scheme, as the value of a parameter. */
function relativeAt(input: string, start: number, part: Part): InnerUrl | null {
  const slashes = slashesAt(input, start)
  if (part.kind === 'path' || slashes.count < 2) return null
  const times = Math.max(timesEncoded(input, start), timesEncoded(input, start + 1))
  const beginning = { start, end: Math.min(part.end, start + LONGEST_HOST) }
  const isUrl =
    TAKES_URL.test(input.slice(Math.max(0, start - 20), start)) ||
    DOTTED_HOST.test(innerUrl(input, beginning, times, true).text)
  const end = isUrl ? endOfValue(input, slashes.end, part) : start
  return end <= slashes.end ? null : innerUrl(input, { start, end }, times, true)
}

function innerUrl(
  input: string,
  { start, end }: TextRange,
  times: number,
  isRelative: boolean,
): InnerUrl {
  let text = input.slice(start, end)
  let starts: readonly number[] | null = null
  for (let i = 0; i < times; i++) {
    const decoded = percentDecode(text)
    const earlier: readonly number[] | null = starts
    starts =
      earlier === null
        ? decoded.starts.map((at) => start + at)
        : decoded.starts.map((at) => earlier[at]!)
    text = decoded.text
  }
  return { start, end, text, starts, isRelative }
}

interface Decoded {
  readonly text: string
  /** Where each unit of the text, and its end, was before. */
  readonly starts: readonly number[]
}

/** https://url.spec.whatwg.org/#string-percent-decode, with places; what is not UTF-8 becomes U+FFFD. */
function percentDecode(encoded: string): Decoded {
  let text = ''
  const starts: number[] = []
  for (let at = 0; at < encoded.length; ) {
    let character = encoded[at]!
    let length = 1
    if (escapedByte(encoded, at) !== -1) {
      const c = utf8CodePointAt(encoded, at, 3, escapedByte)
      character = c < 0 ? '\ufffd' : String.fromCodePoint(c)
      length = 3 * (c < 0 ? -c : utf8Length(c))
    }
    for (let i = 0; i < character.length; i++) starts.push(at)
    text += character
    at += length
  }
  starts.push(encoded.length)
  return { text, starts }
}

/** The byte that is percent-encoded at a place; -1 if there is none. */
function escapedByte(text: string, at: number): number {
  if (text[at] !== '%') return -1
  const high = hexValue(text.charCodeAt(at + 1))
  const low = hexValue(text.charCodeAt(at + 2))
  return high < 0 || low < 0 ? -1 : high * 16 + low
}
