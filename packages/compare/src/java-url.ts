import { serializeIpv4, serializeIpv6 } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { parseJavaIpv6 } from './java-ipv6.ts'
import type { CompareOptions } from './options.ts'

/** The protocols that every Java has, and their default ports; the constructor throws at all others. */
const PORTS: ReadonlyMap<string, number> = new Map([
  ['http', 80],
  ['https', 443],
  ['ftp', 21],
  ['file', -1],
  ['mailto', -1],
])

/** Nothing but what `Character.isWhitespace` takes: of the separators, those that let a line be broken. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: four of the controls are among them
const BLANK = /^(?:(?![\u00a0\u2007\u202f])[\t-\r\x1c-\x1f\p{Z}])*$/u

type Dns = NonNullable<CompareOptions['dns']>

/**
 * A text that two `java.net.URL` objects share exactly when `equals` says so; `null` where the
 * constructor throws.
 *
 * Protocol without case, port or the default one, file and reference as text, and hosts by their first
 * address where they have one: that is what goes wrong. User information counts for `ftp` alone, and the
 * handler of `mailto` knows no authority and no reference. Dot segments stay, as in Java 17.
 *
 * @see https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URL.html#equals(java.lang.Object)
 */
export function javaUrlKey(text: string, dns: Dns): string | null {
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
  // Its handler knows neither authority nor reference, and refuses what is empty.
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
  // Behind no authority a path need not begin with a slash.
  if (!hasAuthority && /^[^/]/.test(path)) return `${protocol}:${path}${query}${reference}`
  const port = authority.port === -1 ? defaultPort : authority.port
  const host = hostOf(authority.host, protocol, dns)
  const user = protocol === 'ftp' ? authority.user : ''
  return `${protocol}://${user}${host}${port === -1 ? '' : `:${port}`}${path}${query}${reference}`
}

/** Two entries of one archive; the URL of the archive is compared in its own way. */
function jarKey(text: string, dns: Dns): string | null {
  const hash = text.indexOf('#')
  const body = hash === -1 ? text : text.slice(0, hash)
  const mark = body.lastIndexOf('!/')
  // An archive in an archive is one more call, and no Java opens it.
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
  /** With its `@`. */
  readonly user: string
  readonly host: string
  readonly port: number
}

const NO_SERVER: Server = { user: '', host: '', port: -1 }

/** With more than one `@` there is neither user nor host. */
function splitServer(authority: string): Server | null {
  const at = authority.indexOf('@')
  if (at !== -1 && at !== authority.lastIndexOf('@')) return NO_SERVER
  const user = authority.slice(0, at + 1)
  const server = authority.slice(at + 1)
  const bracket = server.startsWith('[') ? server.indexOf(']') : 0
  if (bracket === -1) return null
  if (bracket > 0 && parseJavaIpv6(server.slice(1, bracket).replace(/%.*$/s, '')) === null)
    return null
  const colon = server.indexOf(':', bracket)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the constructor looks for them in a host, and nowhere else
  if (/[\0-\x1f\x7f]/.test(colon === -1 ? server : server.slice(0, colon))) return null
  if (colon === -1)
    return bracket > 0 && bracket + 1 < server.length ? null : { user, host: server, port: -1 }
  if (bracket > 0 && colon !== bracket + 1) return null
  const digits = server.slice(colon + 1)
  if (!/^(?:[+-]?\d+)?$/.test(digits)) return null
  const port = digits === '' ? -1 : Number(digits)
  return port < -1 || port > 0x7fffffff ? null : { user, host: server.slice(0, colon), port }
}

function hostOf(host: string, protocol: string, dns: Dns): string {
  // The handler of file takes both for the machine at hand, also where the name resolves.
  const name = protocol === 'file' && host === '' ? 'localhost' : foldCase(host)
  return addressOf(name) ?? resolve(name, dns) ?? name
}

/** `equalsIgnoreCase` folds each unit alone. */
function foldCase(text: string): string {
  return text.replace(/[^a-z0-9.[\]:-]/g, (unit) => {
    const upper = unit.toUpperCase()
    const folded = (upper.length === 1 ? upper : unit).toLowerCase()
    return folded.length === 1 ? folded : unit
  })
}

/** The address that is written as such: one to four decimal parts, or IPv6; `null` for a name. */
function addressOf(text: string): string | null {
  const literal = text.startsWith('[') ? text.slice(1, -1) : text
  const pieces = literal.includes(':') ? parseJavaIpv6(literal.replace(/%.*$/s, '')) : null
  if (pieces !== null) {
    const [high = 0, low = 0] = pieces.slice(6)
    const isMapped = pieces.slice(0, 6).join(' ') === `0 0 0 0 0 ${0xffff}`
    return isMapped ? serializeIpv4(high * 0x10000 + low) : `[${serializeIpv6(pieces)}]`
  }
  // Java looks for an address in no more than 15 characters; zeros before its numbers mean nothing.
  if (text.length > 15 || !/^\d+(?:\.\d+){0,3}$/.test(text)) return null
  const parts = text.split('.').map(Number)
  const last = parts.pop() ?? 0
  if (parts.some((part) => part > 255) || last >= 256 ** (4 - parts.length)) return null
  return serializeIpv4(parts.reduce((sum, part, at) => sum + part * 256 ** (3 - at), last))
}

const resolvers = new WeakMap<Dns, ReadonlyMap<string, string>>()

/** `InetAddress.getByName` gives the first address. */
function resolve(name: string, dns: Dns): string | null {
  let names = resolvers.get(dns)
  if (names === undefined) {
    names = new Map(
      Object.entries(dns).flatMap(([known, [first]]) =>
        first === undefined ? [] : [[foldCase(known), addressOf(first) ?? first] as const],
      ),
    )
    resolvers.set(dns, names)
  }
  return names.get(name) ?? null
}
