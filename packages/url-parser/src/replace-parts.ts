import { asciiLowercase } from '@waymark/infra'
import { repairHost } from './repair-host.ts'
import { repairPath } from './repair-path.ts'
import { authorityStart, scanHost } from './scan-authority.ts'
import { LONGEST_MATCHED, skipPath } from './serialized-grammar.ts'
import type { SerializedUrl } from './split-serialized.ts'
import { withoutTabsAndNewlines } from './tabs-and-newlines.ts'
import { CLASSES, ENDS_AUTHORITY } from './unit-classes.ts'
import type { ParseHost } from './url-parser.ts'
import { defaultPort } from './url-record.ts'

// The fast path of the setters: in a URL with a special scheme other than `file`, a part is replaced as text.
// Each gives the URL as it was where the standard's steps fail, and `null`, which says nothing, for other URLs.

/** What the scheme start state with state override makes of a scheme; `null` also for `file`. */
export function replaceScheme(url: SerializedUrl, value: string): SerializedUrl | null {
  if (!isWeb(url)) return null
  const input = withoutTabsAndNewlines(value)
  const colon = input.indexOf(':')
  const scheme = asciiLowercase(colon === -1 ? input : input.slice(0, colon))
  if (scheme === 'file') return null
  const standard = defaultPort(scheme)
  // Whatever is no scheme changes nothing, and nor does one that is not special.
  if (standard === null) return url
  const port = portOf(url)
  return splice(url, scheme, credentialsOf(url), hostOf(url), port === `:${standard}` ? '' : port)
}

/** @param username - Percent-encoded; so is the password. `null` leaves what there is. */
export function replaceCredentials(
  url: SerializedUrl,
  username: string | null,
  password: string | null,
): SerializedUrl | null {
  if (!isWeb(url)) return null
  const [oldName, oldWord] = credentialsOf(url)
  const credentials = [username ?? oldName, password ?? oldWord] as const
  return splice(url, schemeOf(url), credentials, hostOf(url), portOf(url))
}

/**
 * What the host state with state override makes of a host.
 *
 * @param withPort - Whether a port may follow: the `host` setter's state override, not the `hostname` setter's.
 */
export function replaceHost(
  url: SerializedUrl,
  value: string,
  withPort: boolean,
  parseHost: ParseHost,
): SerializedUrl | null {
  if (!isWeb(url)) return null
  const input = withoutTabsAndNewlines(value)
  const end = endOfHost(input)
  const hasColon = input.charCodeAt(end) === COLON
  if (end === 0 || (hasColon && !withPort)) return url
  const written = input.slice(0, end)
  const name = scanHost(written, 0) === end ? written : repairHost(written, parseHost)
  if (name === null) return url
  const port = hasColon ? newPort(url, input.slice(end + 1)) : portOf(url)
  return splice(url, schemeOf(url), credentialsOf(url), name, port)
}

/** What the `port` setter's steps make of a port. */
export function replacePort(url: SerializedUrl, value: string): SerializedUrl | null {
  if (!isWeb(url)) return null
  const port = value === '' ? '' : newPort(url, withoutTabsAndNewlines(value))
  return splice(url, schemeOf(url), credentialsOf(url), hostOf(url), port)
}

/** What the path start state with state override makes of a path. */
export function replacePath(url: SerializedUrl, value: string): SerializedUrl | null {
  if (!isWeb(url)) return null
  const { href, pathStart, searchStart, hashStart } = url
  const input = withoutTabsAndNewlines(value)
  const text = /^[/\\]/.test(input) ? input : `/${input}`
  const isClean = text.length <= LONGEST_MATCHED && skipPath(text, 0) === text.length
  const path = isClean ? text : repairPath(text)
  const shift = pathStart + path.length - searchStart
  return {
    ...url,
    href: href.slice(0, pathStart) + path + href.slice(searchStart),
    searchStart: searchStart + shift,
    hashStart: hashStart + shift,
  }
}

function isWeb({ href }: SerializedUrl): boolean {
  return authorityStart(href) !== -1
}

function schemeOf({ href, schemeEnd }: SerializedUrl): string {
  return href.slice(0, schemeEnd)
}

/** Empty without a user name and without a password. */
type Credentials = readonly [username: string, password: string]

function credentialsOf({ href, schemeEnd, usernameEnd, hostStart }: SerializedUrl): Credentials {
  return [href.slice(schemeEnd + 3, usernameEnd), href.slice(usernameEnd + 1, hostStart - 1)]
}

function hostOf({ href, hostStart, hostEnd }: SerializedUrl): string {
  return href.slice(hostStart, hostEnd)
}

/** With its colon. */
function portOf({ href, hostEnd, portEnd }: SerializedUrl): string {
  return href.slice(hostEnd, portEnd)
}

/** For the digits at the beginning of a text; with none, or too many, the old port stays. */
function newPort(url: SerializedUrl, text: string): string {
  const digits = /^\d+/.exec(text)
  const port = Number(digits?.[0] ?? Number.NaN)
  if (!(port <= 0xffff)) return portOf(url)
  return port === defaultPort(schemeOf(url)) ? '' : `:${port}`
}

/**
 * The end of the authority, or the first `:` before it that is not inside brackets. Not the host state's own
 * look: shared between entries, it would stand in another file than the states, which then take a tenth longer.
 */
function endOfHost(input: string): number {
  let end = 0
  let insideBrackets = false
  for (; end < input.length; end++) {
    const c = input.charCodeAt(end)
    if ((CLASSES[c]! & ENDS_AUTHORITY) !== 0 || (c === COLON && !insideBrackets)) break
    if (c === OPENING_BRACKET) insideBrackets = true
    else if (c === CLOSING_BRACKET) insideBrackets = false
  }
  return end
}

function splice(
  { href, pathStart, searchStart, hashStart }: SerializedUrl,
  scheme: string,
  [username, password]: Credentials,
  host: string,
  port: string,
): SerializedUrl {
  let before = `${scheme}://${username}`
  const usernameEnd = before.length
  if (password !== '') before += `:${password}`
  if (before.length > scheme.length + 3) before += '@'
  const hostEnd = before.length + host.length
  const portEnd = hostEnd + port.length
  const shift = portEnd - pathStart
  return {
    href: before + host + port + href.slice(pathStart),
    schemeEnd: scheme.length,
    usernameEnd,
    hostStart: before.length,
    hostEnd,
    portEnd,
    pathStart: portEnd,
    searchStart: searchStart + shift,
    hashStart: hashStart + shift,
  }
}

const COLON = 0x3a
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
