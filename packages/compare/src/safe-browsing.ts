import { parseDomain, parseIpv6, serializeIpv4, serializeIpv6 } from '@waymark/host'
import { asciiLowercase, isAsciiString, utf8Decode } from '@waymark/infra'
import { decodeUntilDone, escapeBytes, toByteString, toBytes } from './bytes.ts'
import { inetAton } from './inet-aton.ts'

/** What no canonical URL holds: controls, space, `#`, `%`, and all above ASCII. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the bytes to escape
const ESCAPED = /[\x00-\x20\x7f-\xff#%]/g

/**
 * Canonicalises a URL as Safe Browsing does before it hashes it. A URL without a scheme is one of http.
 *
 * @returns `null` where there is no host.
 * @see https://developers.google.com/safe-browsing/v4/urls-hashing#canonicalization
 */
export function canonicalizeSafeBrowsing(url: string, profile: 'v4' | 'v5'): string | null {
  const hash = url.indexOf('#')
  const text = (hash === -1 ? url : url.slice(0, hash)).replace(/[\t\r\n]+/g, '')
  // From here on a unit is a byte.
  const rest = decodeUntilDone(toByteString(trimSpace(text)))
  const colon = rest.indexOf(':')
  const scheme = colon === -1 ? '' : rest.slice(0, colon)
  const hasScheme = /^[a-z][a-z0-9+.-]*$/i.test(scheme)
  if (hasScheme && !rest.startsWith('//', colon + 1)) return null
  const start = hasScheme ? colon + 3 : 0
  const mark = rest.indexOf('?', start)
  const pathEnd = mark === -1 ? rest.length : mark
  const slash = rest.indexOf('/', start)
  const hostEnd = slash === -1 || slash > pathEnd ? pathEnd : slash
  const host = canonicalHost(rest.slice(start, hostEnd), profile)
  if (host === '') return null
  const path = canonicalPath(rest.slice(hostEnd, pathEnd))
  const query = mark === -1 ? '' : rest.slice(mark)
  const name = hasScheme ? asciiLowercase(scheme) : 'http'
  return `${name}://${escapeBytes(host, ESCAPED)}${escapeBytes(path + query, ESCAPED)}`
}

function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && text.charCodeAt(start) <= 0x20) start++
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end--
  return text.slice(start, end)
}

/** User information and port are no part of the host. */
function canonicalHost(authority: string, profile: 'v4' | 'v5'): string {
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  const colon = host.lastIndexOf(':')
  const hasPort = colon > host.lastIndexOf(']') && /^\d*$/.test(host.slice(colon + 1))
  const name = trimDots(asciiName(hasPort ? host.slice(0, colon) : host))
  const literal = profile === 'v5' ? canonicalLiteral(name) : null
  return literal ?? inetAton(name) ?? asciiLowercase(name)
}

/** A domain in Unicode gets its A-labels; bytes that are no text, and no domain, stay. */
function asciiName(host: string): string {
  if (isAsciiString(host)) return host
  const text = utf8Decode(toBytes(host))
  return parseDomain(text, false) ?? host
}

function trimDots(host: string): string {
  const name = host.replace(/\.{2,}/g, '.')
  const start = name.startsWith('.') ? 1 : 0
  return name.slice(start, name.length > start && name.endsWith('.') ? -1 : undefined)
}

/** Version 5 writes IPv6 addresses in their short form, and those that carry an IPv4 address as that. */
function canonicalLiteral(host: string): string | null {
  if (!host.startsWith('[') || !host.endsWith(']')) return null
  const pieces = parseIpv6(host.slice(1, -1))
  if (pieces === null) return null
  const [high = 0, low = 0] = pieces.slice(6)
  const prefix = pieces.slice(0, 6).join(' ')
  const carriesIpv4 = prefix === `0 0 0 0 0 ${0xffff}` || prefix === `${0x64} ${0xff9b} 0 0 0 0`
  return carriesIpv4 ? serializeIpv4(high * 0x10000 + low) : `[${serializeIpv6(pieces)}]`
}

/** Dot segments go with the segment before them, and a run of slashes becomes one. */
function canonicalPath(path: string): string {
  const segments: string[] = []
  let isFolder = false
  for (const segment of path.split('/')) {
    isFolder = segment === '' || segment === '.' || segment === '..'
    if (segment === '..') segments.pop()
    else if (!isFolder) segments.push(segment)
  }
  return `/${segments.join('/')}${isFolder && segments.length > 0 ? '/' : ''}`
}
