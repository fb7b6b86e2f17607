import { type Host, parseHost, serializeHost } from '@waymark/host'
import { isRecord, wrongValue } from '@waymark/infra/internal'
import {
  COUNT,
  checkOptions,
  OptionError,
  type OptionTable,
  type OptionType,
  optionType,
} from '@waymark/infra/options'
import { C0_CONTROL, utf8PercentEncode } from '@waymark/percent-encoding'
import {
  basicUrlParse,
  defaultPort,
  isSpecialScheme,
  parseUrl,
  type RecordParts,
  serializePath,
  type UrlErrorName,
  type UrlPath,
  type UrlRecord,
} from '@waymark/url-parser'
import { replaceParts, requireRecord } from '@waymark/url-parser/internal'
import {
  type EncodedText,
  encodePart,
  encodeSegment,
  FRAGMENT_SETS,
  isDotSegment,
  noSegment,
  OPAQUE_PATH_SETS,
  type PartSets,
  QUERY_SETS,
  SPECIAL_QUERY_SETS,
  type Text,
  USERINFO_SETS,
} from './encode-parts.ts'

/** What becomes of a URL. A part that is left out stays as it is. */
export interface UrlEdits {
  /** Without the colon. A special scheme, such as `https`, stays special, and another stays another. */
  readonly scheme?: string | undefined
  readonly username?: Text | undefined
  readonly password?: Text | undefined
  /** A name or an address as people write it, an IPv6 address in brackets; or what `parseHost` gives; `null` for none. */
  readonly host?: string | Host | null | undefined
  /** 0 to 65535, or `null` for none. The default port of the scheme is left out. */
  readonly port?: number | null | undefined
  /**
   * The segments as they are meant, each after a slash; or the whole path, if it is percent-encoded already. The opaque path
   * of a URL such as `mailto:` is one text.
   */
  readonly path?: readonly string[] | Text | undefined
  /** `null` for none, which is not the same as empty. */
  readonly query?: Text | null | undefined
  /** `null` for none. */
  readonly fragment?: Text | null | undefined
}

const isText = (value: unknown): value is Text =>
  typeof value === 'string' || (isRecord(value) && typeof value['encoded'] === 'string')

const TEXT: OptionType = /* @__PURE__ */ optionType('a string or { encoded: string }', isText)

const TEXT_OR_NULL: OptionType = /* @__PURE__ */ optionType(
  'a string, { encoded: string } or null',
  (value) => value === null || isText(value),
)

export const URL_EDITS: OptionTable<UrlEdits> = {
  scheme: /* @__PURE__ */ optionType(
    'a scheme: a letter, then letters, digits, +, - and dots',
    (value) => typeof value === 'string' && /^[a-z][a-z\d+.-]*$/i.test(value),
  ),
  username: TEXT,
  password: TEXT,
  host: /* @__PURE__ */ optionType(
    'a string, a host of parseHost or null',
    (value) => value === null || typeof value === 'string' || isHost(value),
  ),
  port: /* @__PURE__ */ optionType(
    'a port from 0 to 65535, or null',
    (value) => value === null || (COUNT.accepts(value) && (value as number) < 65_536),
  ),
  path: /* @__PURE__ */ optionType(
    'a list of segments, a string or { encoded: string }',
    (value) =>
      isText(value) ||
      (Array.isArray(value) && Array.from(value).every((each) => typeof each === 'string')),
  ),
  query: TEXT_OR_NULL,
  fragment: TEXT_OR_NULL,
}

function isHost(value: unknown): boolean {
  try {
    serializeHost(value as Host)
    return true
  } catch {
    return false
  }
}

/**
 * Changes parts of a URL. The result is what the parser would give: its parts read back as they were meant, and no part gets
 * into another.
 *
 * @param edits - What becomes of it. Text is percent-encoded, unless it is `{ encoded: … }`.
 * @throws ArgumentError if it is not a URL record.
 * @throws OptionError for a part that does not exist, has a value that no such part can have, or does not fit the others. For a
 *   host, the message has the name of the standard's error and its place in the value.
 * @see https://url.spec.whatwg.org/#api
 *
 * @example
 * ```ts
 * import { editUrl } from '@waymark/url-edit'
 * import { parseUrl } from '@waymark/url-parser'
 *
 * const url = parseUrl('https://a.example:8443/b?c#d')!
 * editUrl(url, { port: null, path: ['tea & cake', 'a/b'], fragment: null }).href // => 'https://a.example/tea%20&%20cake/a%2Fb?c'
 * editUrl(url, { query: { encoded: 'q=caf%C3%A9' } }).query // => 'q=caf%C3%A9'
 * editUrl(url, { username: 'x@evil.example/' }).host // => { kind: 'domain', name: 'a.example' }
 * ```
 */
export function editUrl(url: UrlRecord, edits: UrlEdits): UrlRecord {
  requireRecord(url)
  const given = checkOptions<UrlEdits>(edits ?? null, URL_EDITS)
  const scheme = schemeOf(url, given)
  const host = hostOf(url, given, scheme)
  const username = written(given.username, url.username, USERINFO_SETS)
  const password = written(given.password, url.password, USERINFO_SETS)
  const port = portOf(url, given, scheme)
  requireServer(given, { scheme, host, username, password, port })
  const path = pathOf(url, given, scheme, host)
  const sets = isSpecialScheme(scheme) ? SPECIAL_QUERY_SETS : QUERY_SETS
  const query = written(given.query, url.query, sets)
  const fragment = written(given.fragment, url.fragment, FRAGMENT_SETS)
  const edited = replaceParts(url, {
    scheme,
    username,
    password,
    host,
    port,
    path,
    query,
    fragment,
  })
  const read = parseUrl(edited.href)!
  if (given.scheme === undefined) return read
  // A drive letter and `localhost` are others in a file: URL.
  const isSame =
    serializePath(read) === serializePath(edited) &&
    serializedHost(read.host) === serializedHost(host)
  if (isSame) return read
  const text = `option \`scheme\`: ${scheme} reads the host or the path differently`
  throw new OptionError('scheme', { text, data: { scheme } })
}

function serializedHost(host: Host | null): string | null {
  return host && serializeHost(host)
}

/** The text of a part that is given, or its own. */
function written<Own extends string | null>(
  given: Text | Own | undefined,
  own: Own,
  sets: PartSets,
): Own | string {
  if (given === undefined) return own
  return isText(given) ? encodePart(given, sets) : given
}

function schemeOf(url: UrlRecord, { scheme }: UrlEdits): string {
  if (scheme === undefined) return url.scheme
  const name = scheme.toLowerCase()
  if (isSpecialScheme(name) === isSpecialScheme(url.scheme)) return name
  const is = (special: string) =>
    `${special} is ${isSpecialScheme(special) ? '' : 'not '}a special scheme`
  throw new OptionError('scheme', {
    text: `option \`scheme\`: ${is(name)} and ${is(url.scheme)}, which reads the other parts differently; parse the URL that you mean`,
    data: { scheme: name, own: url.scheme },
  })
}

function hostOf(url: UrlRecord, { host }: UrlEdits, scheme: string): Host | null {
  const isSpecial = isSpecialScheme(scheme)
  if (host === undefined) {
    if (url.host?.kind === 'empty' && isSpecial && scheme !== 'file') throw needsHost(scheme)
    return url.host
  }
  if (host === null) {
    if (isSpecial) throw needsHost(scheme)
    return null
  }
  const text = typeof host === 'string' ? host : serializeHost(host)
  const isOpaque = !isSpecial
  if (text === '') {
    if (isSpecial && scheme !== 'file') throw needsHost(scheme)
    return { kind: 'empty' }
  }
  let why: readonly [name: UrlErrorName, start: number, end: number] | null = null
  const own = parseHost(text, {
    isOpaque,
    report: (name, start, end) => {
      why = [name, start, end]
    },
  })
  if (typeof host !== 'string' && (own === null || serializeHost(own) !== text)) {
    const made = `what \`parseHost\` with \`isOpaque: ${isOpaque}\` gives`
    const text = `option \`host\` is not ${made} for the scheme ${scheme}`
    throw new OptionError('host', { text, data: { scheme, expected: made } })
  }
  if (own === null) {
    // A failure is always reported.
    const [name, start, end] = why!
    const text = `option \`host\` is not a host: ${name} from ${start} to ${end}`
    throw new OptionError('host', { text, data: { name, start, end } })
  }
  return scheme === 'file' && own.kind === 'domain' && own.name === 'localhost'
    ? { kind: 'empty' }
    : own
}

function needsHost(scheme: string): OptionError {
  const none = scheme === 'file' ? ", which may be ''" : ''
  const text = `option \`host\`: a URL with the scheme ${scheme} needs one${none}`
  return new OptionError('host', { text, data: { scheme } })
}

function portOf(url: UrlRecord, { port }: UrlEdits, scheme: string): number | null {
  const own = port === undefined ? url.port : port
  return own === defaultPort(scheme) ? null : own
}

/** https://url.spec.whatwg.org/#cannot-have-a-username-password-port */
function requireServer(
  given: UrlEdits,
  {
    scheme,
    host,
    username,
    password,
    port,
  }: Pick<RecordParts, 'scheme' | 'host' | 'username' | 'password' | 'port'>,
): void {
  if (host !== null && host.kind !== 'empty' && scheme !== 'file') return
  const left = [
    ...(username === '' ? [] : ['username' as const]),
    ...(password === '' ? [] : ['password' as const]),
    ...(port === null ? [] : ['port' as const]),
  ]
  if (left.length === 0) return
  const own = left.find((name) => given[name] !== undefined)
  const name = own ?? (given.host === undefined ? 'scheme' : 'host')
  const why = scheme === 'file' ? 'a file: URL has' : 'a URL without a host has'
  const text = `option \`${name}\`: ${why} no ${left.join(' and no ')}`
  throw new OptionError(name, { text, data: { scheme, left } })
}

function pathOf(url: UrlRecord, { path }: UrlEdits, scheme: string, host: Host | null): UrlPath {
  if (path === undefined) {
    if (url.hasOpaquePath && host !== null) {
      const remedy = 'give `path` as a list as well'
      const text = `option \`host\`: an opaque path has no host before it; ${remedy}`
      throw new OptionError('host', { text, data: { remedy } })
    }
    return requireSegment(url.path, 'host', host)
  }
  if (isText(path) && url.hasOpaquePath && host === null) return opaquePath(path)
  if (typeof path === 'string') throw wrongValue('path', LIST_OR_ENCODED, path)
  if (!Array.isArray(path)) {
    return requireSegment(encodedPath(path as EncodedText, scheme, host), 'path', host)
  }
  const segments = (path as readonly string[]).map((segment) => {
    if (isDotSegment(segment)) {
      const text = `option \`path\`: ${noSegment(segment)}`
      throw new OptionError('path', { text, data: { segment } })
    }
    return encodeSegment(segment)
  })
  const isRoot = segments.length === 0 && isSpecialScheme(scheme)
  return requireSegment({ kind: 'list', segments: isRoot ? [''] : segments }, 'path', host)
}

const LIST_OR_ENCODED = /* @__PURE__ */ optionType(
  'a list of segments, or { encoded: … } if it is percent-encoded',
  (value) => typeof value !== 'string',
)

/** Without a host and without a slash, the path would be opaque. */
function requireSegment(path: UrlPath, option: 'host' | 'path', host: Host | null): UrlPath {
  if (host !== null || path.kind === 'opaque' || path.segments.length > 0) return path
  throw new OptionError(
    option,
    `option \`${option}\`: a URL without a host needs a path with a segment`,
  )
}

function opaquePath(path: Text): UrlPath {
  const text = encodePart(path, OPAQUE_PATH_SETS)
  if (!text.startsWith('/')) return { kind: 'opaque', text: withoutSpaceAtEnd(text) }
  if (typeof path === 'string') return { kind: 'opaque', text: `%2F${text.slice(1)}` }
  throw new OptionError(
    'path',
    'option `path` begins with a slash, so that it is not opaque; give it as a list of segments',
  )
}

/** The path state reads it: backslashes and dot segments mean what they mean in a URL. It would remove tabs and newlines. */
function encodedPath(path: EncodedText, scheme: string, host: Host | null): UrlPath {
  const encoded = utf8PercentEncode(path.encoded, C0_CONTROL)
  const empty = parseUrl(
    isSpecialScheme(scheme) ? `${scheme}://h/` : host === null ? 'x:/' : 'x://h',
  )!
  const url = replaceParts(empty, { path: { kind: 'list', segments: [] } })
  return (
    basicUrlParse(encoded, { url, stateOverride: 'path start state' })?.path ?? {
      kind: 'list',
      segments: [],
    }
  )
}

/** The parser removes spaces at the end of its input. */
function withoutSpaceAtEnd(text: string): string {
  let end = text.length
  while (text[end - 1] === ' ') end--
  return text.slice(0, end) + '%20'.repeat(text.length - end)
}
