import { parseDomain, parseIpv6, serializeIpv4, serializeIpv6 } from '@waymark/host'
import { asciiLowercase, isAsciiDigit } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import { trimDots } from '../archive/steps.ts'
import {
  decodeStrictly,
  escapeBytes,
  fromByteString,
  fromBytes,
  requireStringOrBytes,
  toByteString,
  unescapeBytes,
  unescapeRepeatedly,
} from '../bytes.ts'
import type { CanonicalizerStep } from '../preset.ts'
import { linkWithStep } from '../resolve-input.ts'
import type { NormalizeOptions } from '../rule.ts'
import { resolvePath } from './resolve-path.ts'

/** A version of the protocol. `v5` writes IPv6 addresses in one form, and those with an embedded IPv4 address as IPv4. */
export type SafeBrowsingVersion = 'v4' | 'v5'

/** A canonical URL in its parts, all ASCII. */
export interface SafeBrowsingUrl {
  readonly scheme: string
  readonly host: string
  /** Begins with a slash. */
  readonly path: string
  /** Without the `?`; `null` if there is none. */
  readonly query: string | null
}

/**
 * Returns the parts of a URL in the canonical form of Safe Browsing.
 *
 * It parses as the first clients did: the URL is decoded until no percent-encoded byte is left, percent-encoded
 * once, and then divided. Without a scheme it is taken as `http`. Ports are ignored.
 *
 * @param input - A string, or bytes if they are not UTF-8.
 * @returns `null` if there is no host.
 * @see https://developers.google.com/safe-browsing/reference/URLs.and.Hashing
 *
 * @example
 * ```ts
 * import { parseSafeBrowsingUrl } from '@waymark/normalize/safe-browsing'
 *
 * parseSafeBrowsingUrl('A.example:8080/%2561/../b?q#f') // => { scheme: 'http', host: 'a.example', path: '/b', query: 'q' }
 * ```
 */
export function parseSafeBrowsingUrl(
  input: string | Uint8Array,
  version: SafeBrowsingVersion = 'v4',
): SafeBrowsingUrl | null {
  requireStringOrBytes(input, 'input')
  const bytes = typeof input === 'string' ? toByteString(input) : fromBytes(input)
  return parseEscaped(escapeOnce(unescapeRepeatedly(withoutJunk(bytes))), version)
}

/**
 * Returns a URL in the canonical form of Safe Browsing; `null` if there is no host.
 *
 * @example
 * ```ts
 * import { canonicalizeForSafeBrowsing } from '@waymark/normalize/safe-browsing'
 *
 * canonicalizeForSafeBrowsing('A.example/%2561/../b#f') // => 'http://a.example/b'
 * canonicalizeForSafeBrowsing('http://3279880203/blah') // => 'http://195.127.0.11/blah'
 * ```
 */
export function canonicalizeForSafeBrowsing(
  input: string | Uint8Array,
  version: SafeBrowsingVersion = 'v4',
): string | null {
  const url = parseSafeBrowsingUrl(input, version)
  return url === null ? null : write(url)
}

/** The same in steps, for a trace. */
export function canonicalizeWithSteps(
  input: string,
  onStep?: (step: CanonicalizerStep) => void,
  { base }: Pick<NormalizeOptions, 'base'> = {},
): string | null {
  const link = linkWithStep(input, base, onStep)
  if (link === null) return null
  const clean = withoutJunk(toByteString(link))
  const escaped = escapeOnce(unescapeRepeatedly(clean))
  const url = parseEscaped(escaped, 'v4')
  if (url === null) return null
  const result = write(url)
  if (onStep === undefined) return result
  let before = link
  const step = (
    name: string,
    category: CanonicalizerStep['category'],
    { text: reason }: Sentence,
    after: string,
  ) => {
    if (after !== before) onStep({ name, category, reason, after })
    before = after
  }
  step(
    'trim',
    'changes',
    sentence('Removes the fragment, spaces around the URL, and line breaks.'),
    fromByteString(clean),
  )
  step(
    'recode',
    'changes',
    sentence('Decodes percent-encoded bytes until none are left, then percent-encodes once.'),
    escaped,
  )
  step(
    'host-and-path',
    'changes',
    sentence('Writes host and path in one form, without credentials and port.'),
    result,
  )
  return result
}

function write({ scheme, host, path, query }: SafeBrowsingUrl): string {
  return `${scheme}://${host}${path}${query === null ? '' : `?${query}`}`
}

function withoutJunk(bytes: string): string {
  const hash = bytes.indexOf('#')
  const text = hash === -1 ? bytes : bytes.slice(0, hash)
  let start = 0
  while (isSpace(text.charCodeAt(start))) start++
  let end = text.length
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end).replace(/[\t\n\r]/g, '')
}

function isSpace(c: number): boolean {
  return c === 0x20 || (c >= 0x09 && c <= 0x0d)
}

function escapeOnce(text: string): string {
  return escapeBytes(text, (byte) => byte <= 0x20 || byte >= 0x7f || byte === 0x23 || byte === 0x25)
}

function parseEscaped(text: string, version: SafeBrowsingVersion): SafeBrowsingUrl | null {
  const colon = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text.indexOf(':') : -1
  // `example.com:80/` is a host with a port.
  const hasScheme = colon !== -1 && !/^[^:]*:\d+(?:[/?]|$)/.test(text)
  const scheme = hasScheme ? asciiLowercase(text.slice(0, colon)) : 'http'
  let rest = hasScheme ? text.slice(colon + 1) : text
  if (hasScheme) {
    if (!rest.startsWith('//')) return null
    rest = rest.slice(2)
  }
  const mark = rest.indexOf('?')
  const query = mark === -1 ? null : rest.slice(mark + 1)
  if (mark !== -1) rest = rest.slice(0, mark)
  const slash = rest.indexOf('/')
  const host = canonicalHost(slash === -1 ? rest : rest.slice(0, slash), version)
  if (host === null || host === '') return null
  return { scheme, host, path: resolvePath(slash === -1 ? '/' : rest.slice(slash)), query }
}

/** @param authority - Percent-encoded once. */
function canonicalHost(authority: string, version: SafeBrowsingVersion): string | null {
  const host = withoutPorts(authority.slice(authority.lastIndexOf('@') + 1))
  if (host.startsWith('[')) return canonicalIpv6(asciiLowercase(host), version)
  const bytes = unescapeBytes(host)
  let name = host
  if (/[^\0-\x80]/.test(bytes)) {
    const text = decodeStrictly(bytes)
    name = (text === null ? null : parseDomain(text)) ?? host
  }
  name = withoutPorts(trimDots(name.replace(/\.(?=\.)/g, '')))
  // Without the dots before it, a bracket begins an IPv6 address, and would be read as one the next time.
  if (name.startsWith('[')) return canonicalIpv6(asciiLowercase(name), version)
  return canonicalIpv4(name) ?? lowercaseOutsidePercentEncoding(name)
}

/** Removes ports and dots at the end, repeatedly, because removing one may leave another. */
function withoutPorts(host: string): string {
  let end = host.length
  for (;;) {
    let at = end
    while (isAsciiDigit(host.charCodeAt(at - 1))) at--
    if (host[at - 1] === ':') end = at - 1
    else if (host[end - 1] === '.') end--
    else return host.slice(0, end)
  }
}

/** Percent-encoded bytes already have upper-case digits, and keep them. */
function lowercaseOutsidePercentEncoding(name: string): string {
  return name.replace(/%..|[A-Z]+/g, (run) => (run.startsWith('%') ? run : run.toLowerCase()))
}

/**
 * An IPv4 address of one to four parts, decimal, octal or hexadecimal. If a part is too large, its lowest bytes
 * count, as in the first clients.
 */
export function canonicalIpv4(host: string): string | null {
  const parts = host.split('.', 5)
  if (parts.length > 4) return null
  let address = 0
  for (let i = 0; i < parts.length; i++) {
    const value = parseNumber(parts[i]!)
    if (value === null) return null
    const isLast = i === parts.length - 1
    const size = isLast ? 256 ** (5 - parts.length) : 256
    address += (value % size) * (isLast ? 1 : 256 ** (3 - i))
  }
  return serializeIpv4(address)
}

/** At most 32 bits. */
function parseNumber(text: string): number | null {
  const [digits, radix] = /^0x[0-9a-f]+$/i.test(text)
    ? [text.slice(2), 16]
    : /^0[0-7]+$/.test(text)
      ? [text.slice(1), 8]
      : /^(?:0|[1-9][0-9]*)$/.test(text)
        ? [text, 10]
        : ['', 0]
  if (radix === 0) return null
  const significant = digits.replace(/^0+/, '')
  if (significant.length > 11) return null
  const value = significant === '' ? 0 : Number.parseInt(significant, radix)
  return value > 0xffffffff ? null : value
}

function canonicalIpv6(host: string, version: SafeBrowsingVersion): string | null {
  if (!host.endsWith(']')) return null
  if (version === 'v4') return host
  const pieces = parseIpv6(host.slice(1, -1))
  if (pieces === null) return host
  const embedded = serializeIpv4(pieces[6]! * 0x10000 + pieces[7]!)
  const isZero = (from: number, to: number) => pieces.slice(from, to).every((piece) => piece === 0)
  const isMapped = isZero(0, 5) && pieces[5] === 0xffff
  const isTranslated = pieces[0] === 0x64 && pieces[1] === 0xff9b && isZero(2, 6)
  return isMapped || isTranslated ? embedded : `[${serializeIpv6(pieces)}]`
}
