import { domainToUnicode, serializeHost } from '@waymark/host'
import { utf8DecodeStrict } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import { splitAuthority, splitUri } from '@waymark/rfc3986'
import {
  type LocatedParts,
  readUrl,
  serializePath,
  type TextRange,
  type UrlRecord,
} from '@waymark/url-parser'
import { parseUrlencoded } from '@waymark/urlencoded'

/** The parts of a URL in which two are compared, in the order in which they are written. */
export const URL_PARTS = [
  'scheme',
  'credentials',
  'host',
  'port',
  'path',
  'query',
  'fragment',
] as const

/** A part of a URL. Username and password are one, the credentials. */
export type UrlPart = (typeof URL_PARTS)[number]

/** One part of a URL. Each form is without the delimiters around it, and `null` if the URL has no such part. */
export interface PartForms {
  /** As it is written. */
  readonly written: string | null
  /** As the URL parser serialises it; also `null` if the string is not a URL. */
  readonly parsed: string | null
  /**
   * For reading: a domain in Unicode, and percent-encoded bytes decoded, where that leaves no doubt about where
   * a path segment or a parameter ends. If they are not UTF-8, as they are.
   */
  readonly decoded: string | null
}

/** A URL, taken apart. */
export interface TakenApart {
  /** Whether it is a URL. If it is not, its parts are those that RFC 3986 sees. */
  readonly isUrl: boolean
  readonly parts: Readonly<Record<UrlPart, PartForms>>
  readonly parameters: readonly ParameterForms[]
}

/** One `name=value` of a query. */
export interface ParameterForms extends PartForms {
  /** Decoded, as the form-urlencoded parser reads it. */
  readonly name: string
}

/** One string for each part. */
export type PartStrings = Readonly<Record<UrlPart, string | null>>

/** Takes a string apart, whether it is a URL or not. */
export function takeApart(text: string, base: UrlRecord | string | null): TakenApart {
  const { url: record, parts: located } = readUrl(text, { base })
  const written = record === null ? splitParts(text) : cutOut(text, located)
  const parsed = record === null ? null : partsOfRecord(record)
  const formsOf = (part: UrlPart): PartForms => {
    const value = parsed === null ? written[part] : parsed[part]
    return {
      written: written[part],
      parsed: parsed === null ? null : parsed[part],
      decoded: value === null ? null : decoders[part](value),
    }
  }
  return {
    isUrl: record !== null,
    parts: {
      scheme: formsOf('scheme'),
      credentials: formsOf('credentials'),
      host: formsOf('host'),
      port: formsOf('port'),
      path: formsOf('path'),
      query: formsOf('query'),
      fragment: formsOf('fragment'),
    },
    parameters: parametersOf(
      record === null
        ? piecesOf(written.query)
        : located.parameters.map(({ name, value }) => text.slice(name.start, (value ?? name).end)),
      parsed === null ? null : piecesOf(parsed.query),
    ),
  }
}

function cutOut(text: string, located: LocatedParts): PartStrings {
  const { username, password } = located
  const cut = (range: TextRange | null) =>
    range === null ? null : text.slice(range.start, range.end)
  const credentials =
    username === null && password === null
      ? null
      : { start: (username ?? password)!.start, end: (password ?? username)!.end }
  return {
    scheme: cut(located.scheme),
    credentials: cut(credentials),
    host: cut(located.host),
    port: cut(located.port),
    path: cut(located.path),
    query: cut(located.query),
    fragment: cut(located.fragment),
  }
}

/** Splits as RFC 3986 does. Any string splits. */
export function splitParts(text: string): PartStrings {
  const { scheme, authority, path, query, fragment } = splitUri(text)
  const split = authority === null ? null : splitAuthority(authority)
  return {
    scheme,
    credentials: split === null ? null : split.userinfo,
    host: split === null ? null : split.host,
    port: split === null ? null : split.port,
    // As the parser locates it: an empty path is not there.
    path: path === '' ? null : path,
    query,
    fragment,
  }
}

function partsOfRecord(record: UrlRecord): PartStrings {
  const { scheme, username, password, host, port, query, fragment } = record
  return {
    scheme,
    credentials:
      username === '' && password === ''
        ? null
        : `${username}${password === '' ? '' : `:${password}`}`,
    host: host === null ? null : serializeHost(host),
    port: port === null ? null : String(port),
    path: serializePath(record),
    query,
    fragment,
  }
}

const asItIs = (text: string): string => text

const decoders: Readonly<Record<UrlPart, (text: string) => string>> = {
  scheme: asItIs,
  // A decoded colon would look like the one between username and password.
  credentials: asItIs,
  host: (host) => (/xn--/i.test(host) ? domainToUnicode(host) : host),
  port: asItIs,
  path: decodePath,
  query: (query) => query.split('&').map(decodeParameter).join('&'),
  fragment: decodeSegment,
}

/** A path for reading: see {@link PartForms}. */
export function decodePath(path: string): string {
  return path.split('/').map(decodeSegment).join('/')
}

/** A segment that would get a slash or a percent sign stays as it is, so that no two become the same by accident. */
function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment
  const decoded = utf8DecodeStrict(percentDecodeString(segment))
  return decoded === null || /[/%]/.test(decoded) ? segment : decoded
}

function decodeParameter(piece: string): string {
  const [tuple] = parseUrlencoded(piece)
  if (tuple === undefined) return piece
  const [name, value] = tuple
  if (name.includes('=') || /[&%+\ufffd]/.test(name + value)) return piece
  return piece.includes('=') ? `${name}=${value}` : name
}

function piecesOf(query: string | null): readonly string[] {
  return query === null ? [] : query.split('&').filter((piece) => piece !== '')
}

/** The parser changes no `&`, so both lists have the same pieces, unless the query is that of a base URL. */
function parametersOf(
  written: readonly string[],
  parsed: readonly string[] | null,
): readonly ParameterForms[] {
  return (parsed ?? written).map((piece, at) => ({
    name: parseUrlencoded(piece)[0]?.[0] ?? '',
    written: written[at] ?? null,
    parsed: parsed === null ? null : piece,
    decoded: decodeParameter(piece),
  }))
}
