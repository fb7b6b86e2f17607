import { isAsciiAlpha, isAsciiDigit } from '@waymark/infra'
import { copyText } from '@waymark/infra/internal'
import { isAuthorityEnd, writeHost } from './states/authority-states.ts'
import { writeFileHost } from './states/file-states.ts'
import { opaquePathState, pathState } from './states/path-states.ts'
import { fragmentState, queryState } from './states/query-states.ts'
import { skipScheme } from './states/scheme-states.ts'
import { BACKSLASH, CLOSING_BRACKET, COLON, OPENING_BRACKET, SLASH } from './text/code-units.ts'
import {
  begin,
  type EncodeQuery,
  fail,
  forgetInput,
  inOnePiece,
  open,
  type ParseHost,
  parser,
  takeResult,
} from './text/parser.ts'
import { encodeRun, NO_MARK } from './text/percent-encode-run.ts'
import type { ReadInput } from './text/read-input.ts'
import { DEFAULT_PORTS, FILE, kindOfScheme, NOT_SPECIAL } from './text/scheme-kind.ts'
import { removeTabsAndNewlines } from './text/tabs-and-newlines.ts'
import { IN_USERINFO, IS_HARD, IS_MARK, UNIT_BITS } from './text/unit-bits.ts'
import { hasAuthority, hasCredentials, kindOf, type UrlText } from './text/url-text.ts'

/**
 * The states that other standards start the parser in. Only the URL Pattern Standard starts in the opaque path state.
 *
 * @see https://url.spec.whatwg.org/#basic-url-parser-state-override
 */
export type StateOverride =
  | 'scheme start state'
  | 'host state'
  | 'hostname state'
  | 'port state'
  | 'path start state'
  | 'opaque path state'
  | 'query state'
  | 'fragment state'

/**
 * Runs one state on the input that was opened.
 *
 * @param isEmptied - Whether the path, query or fragment is emptied first, as setters do; else the state adds to it.
 * @returns Whether the URL changes; if it does, the registers hold the result.
 */
export type Override = (url: UrlText, isEmptied: boolean) => boolean

/**
 * The basic URL parser with a state override: the same states read the new value, which then replaces the part
 * in the serialised URL.
 *
 * @param url - Its `searchStart` must not be -1.
 * @returns Whether the URL changes; if it does, the registers of `parser` hold the result.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overridePort, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/', parseHostText)!
 * overrideWith(overridePort, url, '8443', true, parseHostText) // => true
 * parser.href // => 'https://a.example:8443/'
 * ```
 */
export function overrideWith(
  override: Override,
  url: UrlText,
  value: string,
  isEmptied: boolean,
  parseHost: ParseHost,
): boolean {
  parser.asksOnly = false
  parser.isOverridden = true
  parser.parseHost = parseHost
  parser.kind = kindOf(url)
  parser.schemeEnd = url.schemeEnd
  parser.hostStart = url.hostStart
  open(removeTabsAndNewlines(value), null)
  try {
    return override(url, isEmptied)
  } finally {
    parser.isOverridden = false
    forgetInput()
  }
}

const OVERRIDES = {
  // So that only these are members.
  __proto__: null,
  'scheme start state': overrideScheme,
  'host state': overrideHost,
  'hostname state': overrideHostname,
  'port state': overridePort,
  'path start state': overridePath,
  'opaque path state': overrideOpaquePath,
  'query state': overrideQuery,
  'fragment state': overrideFragment,
} satisfies { readonly [State in StateOverride | '__proto__']: Override | null }

/** Whether a value is the name of a state that a setter can run. */
export function isStateOverride(value: unknown): value is StateOverride {
  return typeof value === 'string' && Object.hasOwn(OVERRIDES, value)
}

/**
 * `overrideWith` by the name of the state, with an encoder, and what collects the validation errors. Path, query and
 * fragment are appended to.
 */
export function overrideState(
  url: UrlText,
  value: string,
  state: StateOverride,
  parseHost: ParseHost,
  encodeQuery: EncodeQuery,
  read: ReadInput | null,
): boolean {
  parser.encodeQuery = encodeQuery
  parser.report = read?.report ?? null
  try {
    return overrideWith(OVERRIDES[state], url, value, false, parseHost)
  } finally {
    parser.encodeQuery = null
    parser.report = null
  }
}

/**
 * The scheme state for {@link overrideWith}.
 *
 * @see https://url.spec.whatwg.org/#scheme-state, step 2.1
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overrideScheme, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/', parseHostText)!
 * overrideWith(overrideScheme, url, 'wss:', true, parseHostText) // => true
 * parser.href // => 'wss://a.example/'
 * ```
 */
export function overrideScheme(url: UrlText): boolean {
  const { input, kind } = parser
  if (!isAsciiAlpha(input.charCodeAt(0))) return false
  const end = skipScheme(input)
  if (input.charCodeAt(end) !== COLON) return false
  const scheme = input.slice(0, end).toLowerCase()
  const next = kindOfScheme(scheme)
  const hasPort = url.portEnd > url.hostEnd
  if (
    (next === NOT_SPECIAL) !== (kind === NOT_SPECIAL) ||
    (next === FILE && (hasCredentials(url) || hasPort)) ||
    (kind === FILE && url.hostStart === url.hostEnd)
  ) {
    // Not a failure: the URL stays the same.
    replaceFragment(url, url.href.slice(url.hashStart))
    return true
  }
  replacePart(url, SCHEME_END, 0, url.schemeEnd, scheme)
  if (hasPort && +url.href.slice(url.hostEnd + 1, url.portEnd) === DEFAULT_PORTS[next]) {
    replacePort(takeResult(), '')
  }
  return true
}

/**
 * The host state for {@link overrideWith}: a host, and a port after it.
 *
 * @see https://url.spec.whatwg.org/#host-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overrideHost, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/', parseHostText)!
 * overrideWith(overrideHost, url, 'B.example:81', true, parseHostText) // => true
 * parser.href // => 'https://b.example:81/'
 * ```
 */
export function overrideHost(url: UrlText): boolean {
  return changeHost(url, true)
}

/**
 * The hostname state for {@link overrideWith}: a host without a port.
 *
 * @see https://url.spec.whatwg.org/#hostname-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overrideHostname, overrideWith, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/', parseHostText)!
 * overrideWith(overrideHostname, url, 'b.example', true, parseHostText) // => true
 * overrideWith(overrideHostname, url, 'b.example:81', true, parseHostText) // => false
 * ```
 */
export function overrideHostname(url: UrlText): boolean {
  return changeHost(url, false)
}

function changeHost(url: UrlText, mayHavePort: boolean): boolean {
  const { input, kind } = parser
  let end = 0
  let bits = 0
  let isInBrackets = false
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if (isAuthorityEnd(c, kind) || (c === COLON && !isInBrackets && kind !== FILE)) break
    if (c === OPENING_BRACKET) isInBrackets = true
    else if (c === CLOSING_BRACKET) isInBrackets = false
    const own = UNIT_BITS[c]!
    bits |= (own & IS_MARK) === 0 ? own : IS_HARD
  }
  const isAtPort = end < input.length && input.charCodeAt(end) === COLON
  if (end === 0 && (isAtPort || (kind !== NOT_SPECIAL && kind !== FILE))) {
    return fail('host-missing', 0, 0)
  }
  if (isAtPort && !mayHavePort) return false
  if (end === 0 && kind !== FILE && (hasCredentials(url) || url.portEnd > url.hostEnd)) {
    return false
  }
  // Only the host is written to the output.
  parser.hostStart = 0
  if (end > 0 && !(kind === FILE ? writeFileHost(0, end, bits) : writeHost(0, end, bits))) {
    return false
  }
  const host = parser.from < end ? parser.out + input.slice(parser.from, end) : parser.out
  replaceHost(url, host)
  if (isAtPort) changePort(takeResult(), end + 1)
  return true
}

/** Puts a serialised host in the place of the old one, or where an authority would be. */
export function replaceHost(url: UrlText, host: string): void {
  if (hasAuthority(url)) replacePart(url, HOST_END, url.hostStart, url.hostEnd, host)
  else {
    // A URL with an authority needs no `/.` before the path.
    replacePart(url, SEARCH_START, url.hostStart, url.pathStart, `//${host}`)
    parser.usernameEnd = parser.hostStart = url.schemeEnd + 3
    parser.hostEnd = parser.portEnd = parser.pathStart = parser.hostStart + host.length
  }
}

/**
 * The port state for {@link overrideWith}.
 *
 * @see https://url.spec.whatwg.org/#port-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overridePort, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example:81/', parseHostText)!
 * overrideWith(overridePort, url, '443', true, parseHostText) // => true
 * parser.href // => 'https://a.example/'
 * ```
 */
export function overridePort(url: UrlText): boolean {
  // Setters do not get here without a host. The standard would store a port that is never serialised.
  return hasAuthority(url) && changePort(url, 0)
}

function changePort(url: UrlText, start: number): boolean {
  const { input } = parser
  let end = start
  let port = 0
  for (; isAsciiDigit(input.charCodeAt(end)); end++) {
    if (port <= 0xffff) port = port * 10 + input.charCodeAt(end) - 0x30
  }
  if (end === start) return false
  if (port > 0xffff) return fail('port-out-of-range', start, end)
  replacePort(url, port === DEFAULT_PORTS[parser.kind] ? '' : `:${port}`)
  return true
}

/**
 * The path start state for {@link overrideWith}.
 *
 * @see https://url.spec.whatwg.org/#path-start-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overridePath, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/b?c', parseHostText)!
 * overrideWith(overridePath, url, 'd/../e', true, parseHostText) // => true
 * parser.href // => 'https://a.example/e?c'
 * ```
 */
export function overridePath(url: UrlText, isEmptied: boolean): boolean {
  const { input, kind, report } = parser
  const { portEnd, searchStart } = url
  let path = isEmptied ? '' : url.href.slice(url.pathStart, searchStart)
  parser.pathStart = 0
  if (kind === NOT_SPECIAL && input === '' && hasAuthority(url)) {
    if (!isEmptied) return false
  } else {
    const c = input.charCodeAt(0)
    const isBackslash = c === BACKSLASH && kind !== NOT_SPECIAL
    if (isBackslash) report?.('invalid-reverse-solidus', 0, 1)
    const at = c === SLASH || isBackslash ? 1 : 0
    begin(`${path}/`, at)
    pathState(at)
    path = parser.href
  }
  const pathStart = portEnd + parser.pathStart
  // This also replaces the `/.` before the old path.
  replacePart(url, SEARCH_START, portEnd, searchStart, path)
  parser.pathStart = pathStart
  return true
}

/** https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state */
function overrideOpaquePath(url: UrlText): boolean {
  begin(url.href.slice(url.pathStart, url.searchStart), 0)
  opaquePathState(0)
  const { hashStart, href, searchStart } = parser
  replacePart(url, SEARCH_START, url.pathStart, url.searchStart, href.slice(0, searchStart))
  if (hashStart > searchStart) replaceQuery(parser, href.slice(searchStart, hashStart))
  if (href.length > hashStart) replaceFragment(parser, href.slice(hashStart))
  return true
}

/**
 * The query state for {@link overrideWith}.
 *
 * @see https://url.spec.whatwg.org/#query-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overrideQuery, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/?b#c', parseHostText)!
 * overrideWith(overrideQuery, url, 'ü', true, parseHostText) // => true
 * parser.href // => 'https://a.example/?%C3%BC#c'
 * ```
 */
export function overrideQuery(url: UrlText, isEmptied: boolean): boolean {
  const query = isEmptied ? '' : url.href.slice(url.searchStart, url.hashStart)
  begin(query === '' ? '?' : query, 0)
  queryState(0)
  replaceQuery(url, parser.href)
  return true
}

/**
 * The fragment state for {@link overrideWith}.
 *
 * @see https://url.spec.whatwg.org/#fragment-state
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { overrideFragment, overrideWith, parser, parseUrlText } from '@waymark/url-parser/internal'
 *
 * const url = parseUrlText('https://a.example/#b', parseHostText)!
 * overrideWith(overrideFragment, url, 'c d', true, parseHostText) // => true
 * parser.href // => 'https://a.example/#c%20d'
 * ```
 */
export function overrideFragment(url: UrlText, isEmptied: boolean): boolean {
  const fragment = isEmptied ? '' : url.href.slice(url.hashStart)
  begin(fragment === '' ? '#' : fragment, 0)
  fragmentState(0)
  replaceFragment(url, parser.href)
  return true
}

/**
 * Sets the result to a URL with another username, which is percent-encoded.
 *
 * @see https://url.spec.whatwg.org/#set-the-username
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseUrlText, replaceUsername } from '@waymark/url-parser/internal'
 *
 * replaceUsername(parseUrlText('https://a.example/', parseHostText)!, 'ann@home')
 * parser.href // => 'https://ann%40home@a.example/'
 * ```
 */
export function replaceUsername(url: UrlText, value: string): void {
  const { hostStart, href, usernameEnd } = url
  replaceCredentials(url, encodeUserinfo(value), href.slice(usernameEnd + 1, hostStart - 1))
}

/**
 * Sets the result to a URL with another password, which is percent-encoded.
 *
 * @see https://url.spec.whatwg.org/#set-the-password
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseUrlText, replacePassword } from '@waymark/url-parser/internal'
 *
 * replacePassword(parseUrlText('https://ann@a.example/', parseHostText)!, 'a:b')
 * parser.href // => 'https://ann:a%3Ab@a.example/'
 * ```
 */
export function replacePassword(url: UrlText, value: string): void {
  const { href, schemeEnd, usernameEnd } = url
  replaceCredentials(url, href.slice(schemeEnd + 3, usernameEnd), encodeUserinfo(value))
}

function encodeUserinfo(value: string): string {
  open(value, null)
  encodeRun(0, value.length, IN_USERINFO, NO_MARK)
  return parser.out + value.slice(parser.from)
}

/** @param username - Percent-encoded, as the password is. */
export function replaceCredentials(url: UrlText, username: string, password: string): void {
  const start = url.schemeEnd + 3
  const text = password === '' ? username : `${username}:${password}`
  replacePart(url, HOST_START, start, url.hostStart, text === '' ? '' : `${text}@`)
  parser.usernameEnd = start + username.length
}

/**
 * Sets the result to a URL with another port.
 *
 * @param text - With its `:`; or empty.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseUrlText, replacePort } from '@waymark/url-parser/internal'
 *
 * replacePort(parseUrlText('https://a.example:81/', parseHostText)!, '')
 * parser.href // => 'https://a.example/'
 * ```
 */
export function replacePort(url: UrlText, text: string): void {
  replacePart(url, PORT_END, url.hostEnd, url.portEnd, text)
}

/**
 * Sets the result to a URL with another query.
 *
 * @param text - Percent-encoded, with its `?`; or empty.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseUrlText, replaceQuery } from '@waymark/url-parser/internal'
 *
 * replaceQuery(parseUrlText('https://a.example/?b#c', parseHostText)!, '?d')
 * parser.href // => 'https://a.example/?d#c'
 * ```
 */
export function replaceQuery(url: UrlText, text: string): void {
  replacePart(url, HASH_START, url.searchStart, url.hashStart, text)
}

/**
 * Sets the result to a URL with another fragment.
 *
 * @param text - Percent-encoded, with its `#`; or empty.
 *
 * @example
 * ```ts
 * import { parseHostText } from '@waymark/host/internal'
 * import { parser, parseUrlText, replaceFragment } from '@waymark/url-parser/internal'
 *
 * replaceFragment(parseUrlText('https://a.example/#b', parseHostText)!, '#c')
 * parser.href // => 'https://a.example/#c'
 * ```
 */
export function replaceFragment(url: UrlText, text: string): void {
  replacePart(url, HREF_END, url.hashStart, url.href.length, text)
}

// The offsets of a `UrlText` in their order.
export const SCHEME_END = 0
const USERNAME_END = 1
const HOST_START = 2
const HOST_END = 3
export const PORT_END = 4
const PATH_START = 5
export const SEARCH_START = 6
const HASH_START = 7
const HREF_END = 8

/**
 * Sets the result to a URL with one part replaced.
 *
 * @param moved - The first offset that moves.
 */
export function replacePart(
  url: UrlText,
  moved: number,
  start: number,
  end: number,
  text: string,
): void {
  const { href } = url
  const shift = text.length - (end - start)
  const head = href.slice(0, start)
  // A slice would keep the whole old text in memory.
  parser.href =
    text === '' && end === href.length ? copyText(head) : inOnePiece(head + text + href.slice(end))
  parser.schemeEnd = url.schemeEnd + (moved <= SCHEME_END ? shift : 0)
  parser.usernameEnd = url.usernameEnd + (moved <= USERNAME_END ? shift : 0)
  parser.hostStart = url.hostStart + (moved <= HOST_START ? shift : 0)
  parser.hostEnd = url.hostEnd + (moved <= HOST_END ? shift : 0)
  parser.portEnd = url.portEnd + (moved <= PORT_END ? shift : 0)
  parser.pathStart = url.pathStart + (moved <= PATH_START ? shift : 0)
  parser.searchStart = url.searchStart + (moved <= SEARCH_START ? shift : 0)
  parser.hashStart = url.hashStart + (moved <= HASH_START ? shift : 0)
}
