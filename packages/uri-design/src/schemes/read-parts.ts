import { serializeHost } from '@waymark/host'
import { parseUrl } from '@waymark/url-parser'
import { checkSegment, type GuardPolicy } from '../guard/segment.ts'
import { decodeComponent, whyNotDecoded } from '../percent-text.ts'
import { refusalRules } from '../refusal.ts'
import { type Span, splitPath, textOf, type UriParts } from '../uri-parts.ts'
import { partsOfFormat, type SchemeDefinition } from './scheme.ts'

/** What is wrong with a URI by the format of its scheme. */
export interface FormatProblem {
  /** `file-not-absolute`, `db-database-missing`, `db-part-unexpected`, `memory-key-refused`, … */
  readonly name: string
  readonly start: number
  readonly end: number
  /** One sentence, where the name does not say why. */
  readonly reason?: string
}

/** A part with its place; `text` is decoded once, and `null` for a rest of several segments. */
export interface PlacedPart extends Span {
  readonly key: string
  readonly texts: readonly string[]
  readonly isRest: boolean
}

export type ReadParts =
  | { readonly problem: FormatProblem; readonly parts?: never }
  | { readonly problem: null; readonly parts: readonly PlacedPart[] }

/** Gives each place of a URI to the part that the format names there. */
export function readParts(
  text: string,
  uri: UriParts,
  scheme: SchemeDefinition,
  policy: GuardPolicy,
): ReadParts {
  const segments = splitPath(text, uri.path)
  if (scheme.style === 'file') return readFile(text, uri, segments, policy)
  if (scheme.style === 'network') return readNetwork(text, uri, segments, policy)
  const parts: PlacedPart[] = []
  const { authority, path } = uri
  const names = partsOfFormat(scheme.format)
  let next = 0
  for (const { name, key, place, isOptional } of names) {
    const span = place === 'authority' ? authority : (segments[next] ?? null)
    if (place !== 'authority') next++
    if (span === null || isEmpty(span)) {
      if (isOptional) continue
      if (isKeyInFragment(text, uri, name)) continue
      const at =
        place === 'authority' ? (authority?.start ?? path.start) : (span?.start ?? path.end)
      return { problem: { name: `${scheme.name}-${name}-missing`, start: at, end: at } }
    }
    const spans = place === 'rest' ? [span, ...segments.slice(next)] : [span]
    if (place === 'rest') {
      next = segments.length
      if (spans.length > 1 && isEmpty(spans.at(-1)!)) spans.pop()
    }
    const read = readTexts(text, spans, policy)
    if ('start' in read) return { problem: { ...read, name: `${scheme.name}-${name}-refused` } }
    parts.push({
      key,
      texts: read.texts,
      isRest: place === 'rest',
      start: span.start,
      end: spans.at(-1)!.end,
    })
  }
  const extra = segments[next]
  // One slash at the end is another rule's concern.
  if (extra === undefined || (isEmpty(extra) && next === segments.length - 1)) {
    return { problem: null, parts }
  }
  return { problem: { name: `${scheme.name}-part-unexpected`, start: extra.start, end: path.end } }
}

function isEmpty({ start, end }: Span): boolean {
  return start === end
}

/** The guide writes `memory://context#/user/preferences`: there the pointer says what the key would. */
function isKeyInFragment(text: string, { fragment }: UriParts, name: string): boolean {
  return name === 'key' && fragment !== null && text.charAt(fragment.start) === '/'
}

function readTexts(
  text: string,
  spans: readonly Span[],
  policy: GuardPolicy,
): { texts: readonly string[] } | Required<Omit<FormatProblem, 'name'>> {
  const texts: string[] = []
  for (const span of spans) {
    const written = textOf(text, span)
    const decoded = decodeComponent(written)
    const rule = decoded === null ? whyNotDecoded(written) : checkSegment(decoded, policy)
    if (rule !== null) return { ...span, reason: refusalRules[rule] }
    // Without a decoded text there is a rule.
    texts.push(decoded!)
  }
  return { texts }
}

function readFile(
  text: string,
  uri: UriParts,
  all: readonly Span[],
  policy: GuardPolicy,
): ReadParts {
  const { authority, path } = uri
  const isAbsolute = text.charAt(path.start) === '/'
  if (!isAbsolute) {
    const start = authority?.start ?? path.start
    return { problem: { name: 'file-not-absolute', start, end: Math.max(start, path.end) } }
  }
  const host = authority === null ? '' : textOf(text, authority)
  if (host !== '' && host.toLowerCase() !== 'localhost') {
    return { problem: { name: 'file-host-remote', start: authority!.start, end: authority!.end } }
  }
  const parts: PlacedPart[] = []
  let segments = all
  const [first] = all
  if (first !== undefined && /^[A-Za-z]:$/.test(textOf(text, first))) {
    parts.push({ key: 'drive', texts: [text.charAt(first.start)], isRest: false, ...first })
    segments = all.slice(1)
  }
  const last = segments.at(-1)
  if (last !== undefined && isEmpty(last)) segments = segments.slice(0, -1)
  const read = readTexts(text, segments, policy)
  if ('start' in read) return { problem: { ...read, name: 'file-path-refused' } }
  return {
    problem: null,
    parts: [...parts, { key: 'path', texts: read.texts, isRest: true, ...path }],
  }
}

function readNetwork(
  text: string,
  uri: UriParts,
  all: readonly Span[],
  policy: GuardPolicy,
): ReadParts {
  const { authority, path } = uri
  if (authority === null || authority.start === authority.end) {
    const at = authority?.start ?? path.start
    return { problem: { name: 'http-host-missing', start: at, end: at } }
  }
  const written = textOf(text, authority)
  // A URL parser takes a backslash for the end of the authority, and tabs and newlines out; none of these is
  // part of an authority, and credentials are no part of a resource's name.
  const url = /[\\@\t\n\r]/.test(written) ? null : parseUrl(`https://${written}/`)
  if (url === null || url.host === null) {
    const { start, end } = authority
    return { problem: { name: 'http-host-refused', start, end, reason: whyRefused(written) } }
  }
  const last = all.at(-1)
  const segments = last !== undefined && isEmpty(last) ? all.slice(0, -1) : all
  const read = readTexts(text, segments, policy)
  if ('start' in read) return { problem: { ...read, name: 'http-path-refused' } }
  const port = /:([0-9]+)$/.exec(written)?.[1]
  return {
    problem: null,
    parts: [
      { key: 'host', texts: [serializeHost(url.host)], isRest: false, ...authority },
      ...(port === undefined ? [] : [{ key: 'port', texts: [port], isRest: false, ...authority }]),
      { key: 'path', texts: read.texts, isRest: true, ...path },
    ],
  }
}

function whyRefused(authority: string): string {
  if (authority.includes('@')) return refusalRules['credentials-not-allowed']
  if (/[\\\t\n\r]/.test(authority)) return 'A backslash, a tab or a line break stands in its host.'
  return 'Its host or its port is not valid.'
}
