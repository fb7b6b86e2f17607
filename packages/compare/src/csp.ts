import type { Host } from '@waymark/host'
import { parseHost } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { ArgumentError } from '@waymark/infra/argument'
import { sentence } from '@waymark/infra/internal'
import { percentDecodeString } from '@waymark/percent-encoding'
import {
  defaultPort,
  getOrigin,
  type Origin,
  parseUrl,
  serializeOrigin,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'

/** https://w3c.github.io/webappsec-csp/#scheme-part-match */
export function schemePartMatches(a: string, b: string): boolean {
  const expression = asciiLowercase(a)
  const scheme = asciiLowercase(b)
  switch (expression) {
    case scheme:
      return true
    case 'http':
      return scheme === 'https'
    case 'ws':
      return scheme === 'wss' || scheme === 'http' || scheme === 'https'
    case 'wss':
      return scheme === 'https'
    default:
      return false
  }
}

/** https://w3c.github.io/webappsec-csp/#host-part-match */
export function hostPartMatches(pattern: string, host: Host | null): boolean {
  if (host?.kind !== 'domain') return false
  if (pattern === '*') return true
  const name = asciiLowercase(pattern)
  return name.startsWith('*.') ? host.name.endsWith(name.slice(1)) : host.name === name
}

/** https://w3c.github.io/webappsec-csp/#port-part-match */
export function portPartMatches(input: string | null, url: UrlRecord): boolean {
  if (input === '*') return true
  const text = input ?? ''
  if (/\D/.test(text)) return false
  const port = text === '' ? null : Number(text)
  return port === url.port || (url.port === null && port === defaultPort(url.scheme))
}

/** https://github.com/w3c/webappsec-csp/commit/22d08b990290e49f5a666fad08de16d75bb369e7 */
export function portPartMatches2016(input: string | null, url: UrlRecord): boolean {
  const known = defaultPort(url.scheme)
  const port = url.port ?? known
  if (input === null || input === '') return port === known
  if (input === '*') return true
  if (/\D/.test(input)) return false
  return Number(input) === port || (Number(input) === 80 && port === 443)
}

/** https://w3c.github.io/webappsec-csp/#path-part-match */
export function pathPartMatches(a: string, b: string): boolean {
  if (a === '' || (a === '/' && b === '')) return true
  const piecesA = a.split('/')
  const piecesB = b.split('/')
  if (piecesA.length > piecesB.length) return false
  if (a.endsWith('/')) piecesA.pop()
  else if (piecesA.length !== piecesB.length) return false
  return piecesA.every((piece, at) => decoded(piece) === decoded(piecesB[at] ?? ''))
}

function decoded(piece: string): string {
  return /[^\0-\x7f]|%/.test(piece) ? fromBytes(percentDecodeString(piece)) : piece
}

interface HostSource {
  readonly scheme: string | null
  readonly host: string
  readonly port: string | null
  readonly path: string
}

/** https://w3c.github.io/webappsec-csp/#grammardef-host-source */
function parseHostSource(expression: string): HostSource | null {
  const mark = expression.indexOf('://')
  const scheme = mark === -1 ? null : expression.slice(0, mark)
  if (scheme !== null && !/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return null
  const rest = mark === -1 ? expression : expression.slice(mark + 3)
  const slash = rest.indexOf('/')
  const path = slash === -1 ? '' : rest.slice(slash)
  const server = slash === -1 ? rest : rest.slice(0, slash)
  const colon = server.indexOf(':')
  const host = colon === -1 ? server : server.slice(0, colon)
  const port = colon === -1 ? null : server.slice(colon + 1)
  if (!/^(?:\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.?)$/i.test(host)) return null
  if (port !== null && !/^(?:\d+|\*)$/.test(port)) return null
  return isPathAbsolute(path) ? { scheme, host, port, path } : null
}

/** As in RFC 3986, but without `;` and `,`, which end a directive and a policy. */
function isPathAbsolute(path: string): boolean {
  if (path.startsWith('//')) return false
  return !/[^a-z0-9._~!$&'()*+=:@%/-]/i.test(path) && !/%(?![0-9a-f]{2})/i.test(path)
}

/** https://w3c.github.io/webappsec-csp/#match-url-to-source-expression */
export function sourceMatches(
  expression: string,
  url: UrlRecord,
  self: UrlRecord | null,
  redirectCount: number,
): boolean {
  const isHttp = url.scheme === 'http' || url.scheme === 'https'
  if (expression === '*') return isHttp || url.scheme === self?.scheme
  if (/^[a-z][a-z0-9+.-]*:$/i.test(expression)) {
    return schemePartMatches(expression.slice(0, -1), url.scheme)
  }
  if (asciiLowercase(expression) === "'self'") return self !== null && selfMatches(self, url)
  const source = parseHostSource(expression)
  if (source === null || url.host === null) return false
  const scheme = source.scheme ?? self?.scheme
  return (
    scheme !== undefined &&
    schemePartMatches(scheme, url.scheme) &&
    hostPartMatches(source.host, url.host) &&
    portPartMatches(source.port, url) &&
    (source.path === '' || redirectCount > 0 || pathPartMatches(source.path, serializePath(url)))
  )
}

function selfMatches(self: UrlRecord, url: UrlRecord): boolean {
  const own = getOrigin(self)
  const other = getOrigin(url)
  if (own.kind === 'tuple' && serializeOrigin(own) === serializeOrigin(other)) return true
  const target = other.kind === 'tuple' ? other : null
  if (own.kind !== 'tuple' || target === null) return false
  if (serializeOrigin({ ...own, scheme: '', port: null }) !== hostOnly(target)) return false
  // A URL record has no port if it is the default port of its scheme.
  if (own.port !== target.port) return false
  const isSecure = url.scheme === 'https' || url.scheme === 'wss'
  return isSecure || (self.scheme === 'http' && url.scheme === 'ws')
}

function hostOnly(origin: Extract<Origin, { kind: 'tuple' }>): string {
  return serializeOrigin({ ...origin, scheme: '', port: null })
}

/** Parses a string as the host of a special URL. */
export function hostOfText(text: string): Host | null {
  return parseHost(text)
}

/** The URL of the protected resource; `null` is an opaque origin. */
export function selfOf(selfOrigin: string | undefined): UrlRecord | null {
  if (selfOrigin === undefined || selfOrigin === 'null') return null
  const url = parseUrl(selfOrigin)
  if (url !== null) return url
  throw new ArgumentError(
    'selfOrigin',
    sentence('option `selfOrigin` must be a URL; got {got:quote}', { got: selfOrigin }),
  )
}

/** Bytes as a string with one code unit per byte. */
function fromBytes(bytes: Uint8Array): string {
  let result = ''
  for (let at = 0; at < bytes.length; at += 4096) {
    result += String.fromCharCode(...bytes.subarray(at, at + 4096))
  }
  return result
}
