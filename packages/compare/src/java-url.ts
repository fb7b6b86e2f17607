import { serializeIpv4, serializeIpv6 } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { parseJavaAddress } from './java-ipv6.ts'
import type { CompareOptions } from './options.ts'

/** The protocols of every Java runtime, with their default ports. The constructor throws for all others. */
const PORTS: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
  ['file', -1],
  ['mailto', -1],
])

/** Only characters of `Character.isWhitespace`: of the separators, those that allow a line break. */
const BLANK =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: four of the controls are among them
  /^[\t-\r\x1c-\x20\u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]*$/

/** Controls, and characters that compatibility normalisation turns into one of `#/:?@`. */
const NOT_IN_HOST =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Java refuses them
  /[\0-\x1f\x7f\u2047-\u2049\u2100\u2101\u2105\u2106\u2a74\ufe55\ufe56\ufe5f\ufe6b\uff03\uff0f\uff1a\uff1f\uff20]/

/** The zeros beyond ASCII that are one code unit: general category Nd. */
const ZEROS =
  '\u0660\u06f0\u07c0\u0966\u09e6\u0a66\u0ae6\u0b66\u0be6\u0c66\u0ce6\u0d66\u0de6\u0e50\u0ed0\u0f20\u1040\u1090' +
  '\u17e0\u1810\u1946\u19d0\u1a80\u1a90\u1b50\u1bb0\u1c40\u1c50\ua620\ua8d0\ua900\ua9d0\ua9f0\uaa50\uabf0\uff10'

/** The first address of each name. */
type Addresses = ReadonlyMap<string, string>

/**
 * The key of a `java.net.URL`: two keys are the same exactly if `equals` returns true; `null` if the
 * constructor throws.
 *
 * The protocol is compared ignoring case, the port with its default, file and reference as strings, and hosts by
 * their first IP address if they have one, which is the pitfall. Credentials count only for `ftp`, and the handler
 * of `mailto` has no authority and no reference. Dot segments are kept, as in Java 17.
 *
 * @see https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URL.html#equals(java.lang.Object)
 */
export function javaUrlKey(text: string, dns: Addresses): string | null {
  const spec = trim(text)
  const colon = spec.search(/[:/]/)
  if (colon === -1 || spec[colon] !== ':') return null
  const protocol = asciiLowercase(spec.slice(0, colon))
  if (protocol === 'jar') return jarKey(spec.slice(colon + 1), dns)
  const defaultPort = PORTS.get(protocol)
  if (defaultPort === undefined) return null
  const hash = spec.indexOf('#', colon)
  const reference = hash === -1 ? '' : spec.slice(hash)
  const body = spec.slice(colon + 1, hash === -1 ? undefined : hash)
  // The handler of mailto has neither authority nor reference, and refuses an empty URL.
  if (protocol === 'mailto') return BLANK.test(body) ? null : `mailto:${body}`
  const mark = body.indexOf('?')
  const query = mark === -1 ? '' : body.slice(mark)
  const hier = mark === -1 ? body : body.slice(0, mark)
  const hasAuthority = hier.startsWith('//') && !hier.startsWith('////')
  const slash = hasAuthority ? hier.indexOf('/', 2) : 0
  const pathStart = slash === -1 ? hier.length : slash
  const authority = hasAuthority ? splitServer(hier.slice(2, pathStart)) : NO_SERVER
  if (authority === null) return null
  const path = hier.slice(pathStart)
  // Without an authority, a path may begin without a slash.
  if (!hasAuthority && /^[^/]/.test(path)) return `${protocol}:${path}${query}${reference}`
  const port = authority.port === -1 ? defaultPort : authority.port
  const host = hostOf(authority.host, protocol, dns)
  const user = protocol === 'ftp' ? authority.user : ''
  return `${protocol}://${user}${host}${port === -1 ? '' : `:${port}`}${path}${query}${reference}`
}

/** The key of an entry in an archive; the URL of the archive is compared by its own protocol. */
function jarKey(text: string, dns: Addresses): string | null {
  const hash = text.indexOf('#')
  const body = hash === -1 ? text : text.slice(0, hash)
  const mark = body.lastIndexOf('!/')
  // Java does not open an archive inside an archive.
  if (mark === -1 || /^\s*(?:url:)?jar:/i.test(body)) return null
  const archive = javaUrlKey(body.slice(0, mark), dns)
  return archive === null ? null : `jar:${archive}${text.slice(mark)}`
}

function trim(text: string): string {
  let start = 0
  let end = text.length
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  while (start < end && text.charCodeAt(start) <= 0x20) start++
  if (/^url:/i.test(text.slice(start, start + 4))) start += 4
  return text.slice(start, end)
}

interface Server {
  /** Including the `@`. */
  readonly user: string
  readonly host: string
  readonly port: number
}

const NO_SERVER: Server = { user: '', host: '', port: -1 }

/** If there is more than one `@`, Java finds neither user nor host. */
function splitServer(authority: string): Server | null {
  const at = authority.indexOf('@')
  if (at !== -1 && at !== authority.lastIndexOf('@')) return NO_SERVER
  const user = authority.slice(0, at + 1)
  const server = authority.slice(at + 1)
  const bracket = server.startsWith('[') ? server.indexOf(']') : 0
  if (bracket === -1) return null
  if (bracket > 0 && parseJavaAddress(server.slice(1, bracket)) === null) return null
  const colon = server.indexOf(':', bracket)
  // The constructor looks for them in a host, and nowhere else.
  if (NOT_IN_HOST.test(colon === -1 ? server : server.slice(0, colon))) return null
  if (colon === -1)
    return bracket > 0 && bracket + 1 < server.length ? null : { user, host: server, port: -1 }
  if (bracket > 0 && colon !== bracket + 1) return null
  const digits = toAsciiDigits(server.slice(colon + 1))
  if (!/^(?:[+-]?\d+)?$/.test(digits)) return null
  const port = digits === '' ? -1 : Number(digits)
  return port < -1 || port > 0x7fffffff ? null : { user, host: server.slice(0, colon), port }
}

/** `Integer.parseInt` takes the decimal digits of every script that are one code unit. */
function toAsciiDigits(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (codeUnit) => {
    // Scripts have their ten digits in a row.
    for (const zero of ZEROS) {
      const digit = codeUnit.charCodeAt(0) - zero.charCodeAt(0)
      if (digit >= 0 && digit < 10) return String(digit)
    }
    return codeUnit
  })
}

function hostOf(host: string, protocol: string, dns: Addresses): string {
  // The handler of file takes both as the local machine, even if the name resolves.
  const name = protocol === 'file' && host === '' ? 'localhost' : foldCase(host)
  return addressOf(name) ?? dns.get(name) ?? name
}

/** Folds case as `equalsIgnoreCase` does: each code unit separately. */
function foldCase(text: string): string {
  return text.replace(/[^a-z0-9.[\]:-]/g, (codeUnit) => {
    const upper = codeUnit.toUpperCase()
    // Of U+0130, which has two code units in lower case, Java takes the first.
    return (upper.length === 1 ? upper : codeUnit).toLowerCase().charAt(0)
  })
}

/** The IP address if the host is one, as one to four decimal parts or IPv6; `null` for a name. */
function addressOf(text: string): string | null {
  const literal = text.startsWith('[') ? text.slice(1, -1) : text
  // A scope that is not a number is the name of a network interface, and no such name is known here.
  const percent = literal.indexOf('%')
  const scope = percent === -1 ? '0' : literal.slice(percent + 1)
  const isNumber = /^\d+$/.test(scope) && Number(scope) <= 0x7fffffff
  const pieces = isNumber && literal.includes(':') ? parseJavaAddress(literal) : null
  if (pieces !== null) {
    const [high = 0, low = 0] = pieces.slice(6)
    const isMapped = pieces.slice(0, 6).join(' ') === `0 0 0 0 0 ${0xffff}`
    return isMapped ? serializeIpv4(high * 0x10000 + low) : `[${serializeIpv6(pieces)}]`
  }
  // Java accepts an IPv4 address of at most 15 characters, and ignores leading zeros.
  if (text.length > 15 || !/^\d+(?:\.\d+){0,3}$/.test(text)) return null
  const parts = text.split('.').map(Number)
  const last = parts.pop() ?? 0
  if (parts.some((part) => part > 255) || last >= 256 ** (4 - parts.length)) return null
  return serializeIpv4(parts.reduce((sum, part, at) => sum + part * 256 ** (3 - at), last))
}

/** The only names that resolve, each to its first address, as from `InetAddress.getByName`. */
export function readDns(dns: NonNullable<CompareOptions['dns']>): Addresses {
  return new Map(
    Object.entries(dns).flatMap(([name, [first]]) =>
      first === undefined ? [] : [[foldCase(name), addressOf(first) ?? first] as const],
    ),
  )
}
