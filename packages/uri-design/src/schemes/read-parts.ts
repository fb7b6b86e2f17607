import { serializeHost } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { hasOwn, type Sentence, sentence, tell } from '@waymark/infra/internal'
import { decodeSegment, type GuardPolicy, type Refusal } from '@waymark/path-guard'
import { parseUrl } from '@waymark/url-parser'
import { type ResourceProblem, resourceProblem } from '../resource-problem.ts'
import { findSegments, type Span, textOf, type UriSpans } from '../uri-spans.ts'
import { partsOf, type SchemeDefinition } from './scheme.ts'

/** A problem with its place. */
export type PlacedProblem = ResourceProblem & Span

/** A part with its place; `texts` are decoded once. */
export interface PlacedPart extends Span {
  readonly key: string
  readonly texts: readonly string[]
  readonly isRest: boolean
}

export type ReadParts =
  | { readonly problem: PlacedProblem; readonly parts?: never }
  | { readonly problem: null; readonly parts: readonly PlacedPart[] }

/** Gives each place of a URI to the part that the format names there. */
export function readParts(
  text: string,
  uri: UriSpans,
  scheme: SchemeDefinition,
  policy: GuardPolicy,
): ReadParts {
  const segments = findSegments(text, uri.path)
  if (scheme.style === 'file') return readFile(text, uri, segments, policy)
  if (scheme.style === 'network') return readNetwork(text, uri, scheme.name, segments, policy)
  const parts: PlacedPart[] = []
  const { authority, path } = uri
  const names = partsOf(scheme)
  if (names[0]?.place !== 'authority' && (authority === null || !isEmpty(authority))) {
    const code = authority === null ? 'part-missing' : 'part-unexpected'
    const place = authority ?? { start: path.start, end: path.start }
    return { problem: { ...resourceProblem(code, { scheme: scheme.name }), ...place } }
  }
  let next = 0
  for (const { name, key, place, isOptional } of names) {
    const span = place === 'authority' ? authority : (segments.at(next) ?? null)
    if (place !== 'authority') next++
    if (span === null || isEmpty(span)) {
      if (isOptional) continue
      if (isKeyInFragment(text, uri, name)) continue
      const at =
        place === 'authority' ? (authority?.start ?? path.start) : (span?.start ?? path.end)
      return { problem: missing(scheme.name, name, at) }
    }
    const spans = place === 'rest' ? [span, ...segments.slice(next)] : [span]
    if (place === 'rest') {
      next = segments.length
      if (spans.length > 1 && isEmpty(spans.at(-1)!)) spans.pop()
    }
    const read = readTexts(text, spans, policy)
    if (hasOwn(read, 'start')) return { problem: refused(scheme.name, name, read) }
    parts.push({
      key,
      texts: read.texts,
      isRest: place === 'rest',
      start: span.start,
      end: spans.at(-1)!.end,
    })
  }
  const extra = segments.at(next)
  // One slash at the end is another rule's concern.
  if (extra === undefined || (isEmpty(extra) && next === segments.length - 1)) {
    return { problem: null, parts }
  }
  const place = { start: extra.start, end: path.end }
  return { problem: { ...resourceProblem('part-unexpected', { scheme: scheme.name }), ...place } }
}

function isEmpty({ start, end }: Span): boolean {
  return start === end
}

/** The guide writes `memory://context#/user/preferences`, where the pointer takes the place of the key. */
function isKeyInFragment(text: string, { fragment }: UriSpans, name: string): boolean {
  return name === 'key' && fragment !== null && text.charAt(fragment.start) === '/'
}

/** Why a part is refused, and where. */
interface RefusedPart extends Span {
  readonly cause: Refusal
}

function readTexts(
  text: string,
  spans: readonly Span[],
  policy: GuardPolicy,
): { texts: readonly string[] } | RefusedPart {
  const texts: string[] = []
  for (const { start, end } of spans) {
    const written = text.slice(start, end)
    // Most segments need no look: it takes a tenth of the time of the guard.
    if (PLAIN_SEGMENT.test(written)) {
      texts.push(written)
      continue
    }
    const decoded = decodeSegment(written, { policy })
    if (!decoded.allowed) {
      const place = { start: start + decoded.start, end: start + decoded.end }
      return { start, end, cause: { ...decoded, ...place } }
    }
    texts.push(decoded.text)
  }
  return { texts }
}

const PLAIN_SEGMENT = /^[A-Za-z0-9_-]+$/

function missing(scheme: string, part: string, at: number): PlacedProblem {
  const told = tell({ message: sentence('The part {part:code} is missing.', { part }) })
  return { ...resourceProblem('part-missing', { scheme, part, ...told }), start: at, end: at }
}

function refused(scheme: string, part: string, { start, end, cause }: RefusedPart): PlacedProblem {
  const details = { scheme, part, cause, message: cause.message }
  return { ...resourceProblem('part-refused', details), start, end }
}

function readFile(
  text: string,
  uri: UriSpans,
  all: readonly Span[],
  policy: GuardPolicy,
): ReadParts {
  const { authority, path } = uri
  const isAbsolute = text.charAt(path.start) === '/'
  if (!isAbsolute) {
    const start = authority?.start ?? path.start
    const place = { start, end: Math.max(start, path.end) }
    return { problem: { ...resourceProblem('file-not-absolute', { scheme: 'file' }), ...place } }
  }
  const host = authority === null ? '' : textOf(text, authority)
  if (authority !== null && host !== '' && asciiLowercase(host) !== 'localhost') {
    return { problem: { ...resourceProblem('file-host-remote', { scheme: 'file' }), ...authority } }
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
  if (hasOwn(read, 'start')) return { problem: refused('file', 'path', read) }
  return {
    problem: null,
    parts: [...parts, { key: 'path', texts: read.texts, isRest: true, ...path }],
  }
}

function readNetwork(
  text: string,
  uri: UriSpans,
  scheme: string,
  all: readonly Span[],
  policy: GuardPolicy,
): ReadParts {
  const { authority, path } = uri
  if (authority === null || authority.start === authority.end) {
    const at = authority?.start ?? path.start
    return { problem: missing(scheme, 'host', at) }
  }
  const written = textOf(text, authority)
  // A URL parser ends the authority at a backslash, and removes tabs and newlines. None of these is part of an
  // authority, and credentials are not part of the name of a resource.
  const host = hostIn(written)
  if (host === null) {
    const details = { scheme, part: 'host', message: whyRefused(written).text }
    return { problem: { ...resourceProblem('part-refused', details), ...authority } }
  }
  const last = all.at(-1)
  const segments = last !== undefined && isEmpty(last) ? all.slice(0, -1) : all
  const read = readTexts(text, segments, policy)
  if (hasOwn(read, 'start')) return { problem: refused(scheme, 'path', read) }
  const port = /:([0-9]+)$/.exec(written)?.[1]
  return {
    problem: null,
    parts: [
      { key: 'host', texts: [host], isRest: false, ...authority },
      ...(port === undefined ? [] : [{ key: 'port', texts: [port], isRest: false, ...authority }]),
      { key: 'path', texts: read.texts, isRest: true, ...path },
    ],
  }
}

/** The host of an authority without credentials, as a URL parser writes it; `null` if it is not valid. */
function hostIn(authority: string): string | null {
  if (isPlainHost(authority)) return authority
  const url = /[\\@\t\n\r]/.test(authority) ? null : parseUrl(`https://${authority}/`)
  return url === null || url.host === null ? null : serializeHost(url.host)
}

/** Whether a URL parser keeps an authority as it is, as it does with most: that takes a tenth of its time. */
export function isPlainHost(authority: string): boolean {
  return /^(?:[a-z0-9-]+\.)*[a-z]+$/.test(authority) && !authority.includes('xn--')
}

function whyRefused(authority: string): Sentence {
  if (authority.includes('@')) return sentence('The URI contains a user name or a password.')
  if (/[\\\t\n\r]/.test(authority)) {
    return sentence('The host contains a backslash, a tab or a newline.')
  }
  return sentence('The host or the port is not valid.')
}
