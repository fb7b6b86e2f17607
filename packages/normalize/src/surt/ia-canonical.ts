import { parseDomain, serializeIpv4 } from '@waymark/host'
import { asciiLowercase, isAsciiString } from '@waymark/infra'
import { parseArchiveIpv4 } from '../archive/archive-ip.ts'
import { trimDots } from '../archive/steps.ts'
import { decodeStrictly, escapeBytes, fromByteString, unescapeRepeatedly } from '../bytes.ts'
import { stripPathSessionId, stripQuerySessionId } from './ia-session-ids.ts'
import type { IaUrl } from './ia-url.ts'

/** https://github.com/internetarchive/surt/blob/master/surt/GoogleURLCanonicalizer.py */
export function applyGoogle(url: IaUrl): void {
  url.fragment = null
  if (url.query !== null) url.query = recode(url.query)
  if (url.host !== null) url.host = googleHost(url.host)
  const path = unescapeRepeatedly(url.path ?? '')
  url.path = escapeOnce(url.host === null ? path : normalizePath(path))
  if (url.path === '') url.path = null
}

function recode(text: string): string {
  return escapeOnce(unescapeRepeatedly(text))
}

function escapeOnce(text: string): string {
  return escapeBytes(text, (byte) => byte <= 0x20 || byte >= 0x7f || byte === 0x23 || byte === 0x25)
}

function googleHost(host: string): string {
  let bytes = unescapeRepeatedly(host)
  if (!isAsciiString(bytes)) bytes = domainToAscii(bytes)
  bytes = trimDots(bytes.replaceAll('..', '.'))
  return googleAddress(bytes) ?? escapeOnce(asciiLowercase(bytes))
}

/**
 * A host in ASCII as IDNA 2003 writes it, which the Internet Archive uses. Where IDNA 2003 fails, the bytes stay.
 *
 * @param bytes - A byte string. Bytes that are not UTF-8 are dropped.
 */
function domainToAscii(bytes: string): string {
  const text = decodeStrictly(bytes) ?? fromByteString(bytes).replaceAll('\ufffd', '')
  const labels = text.split(/[.\u3002\uff0e\uff61]/)
  if (labels.slice(0, -1).includes('')) return bytes
  if (isAsciiString(text)) return text
  const domain = parseDomain(withoutDeviations(text))
  const isShort = domain?.split('.').every((label) => label.length <= MOST_OF_LABEL)
  return domain !== null && isShort ? domain : bytes
}

const MOST_OF_LABEL = 63

/** Maps the four characters that later versions of IDNA keep. https://www.unicode.org/reports/tr46/#IDNAComparison */
function withoutDeviations(text: string): string {
  return text
    .replace(/[\u200c\u200d]/g, '')
    .replaceAll('\u00df', 'ss')
    .replaceAll('\u03c2', '\u03c3')
}

/** A single number is taken modulo 2^32; with dots, the parts are decimal or octal as in `inet_aton`. */
function googleAddress(host: string): string | null {
  if (host !== '' && !/[^0-9]/.test(host)) {
    let address = 0
    for (const digit of host) address = (address * 10 + Number(digit)) % 0x100000000
    return serializeIpv4(address)
  }
  if (!/^[0-9]+(?:\.[0-9]+){1,3}$/.test(host)) return null
  if (host.startsWith('0') && /[89]/.test(host)) return null
  const address = parseArchiveIpv4(host)
  return address === null ? null : serializeIpv4(address)
}

/** A `..` without a segment before it is kept. */
function normalizePath(path: string): string {
  if (path === '') return '/'
  const kept: string[] = []
  for (const segment of path.split('/').slice(1)) {
    if (segment === '.') continue
    if (segment === '..' && kept.length > 0) kept.pop()
    else kept.push(segment)
  }
  const last = kept.pop()
  if (last === undefined) return '/'
  return `/${kept
    .filter((segment) => segment !== '')
    .map((segment) => `${segment}/`)
    .join('')}${last}`
}

/** https://github.com/internetarchive/surt/blob/master/surt/IAURLCanonicalizer.py, with its defaults */
export function applyIa(url: IaUrl): void {
  if (url.host !== null) {
    url.host = asciiLowercase(url.host)
    if (url.scheme !== 'dns') url.host = massageHost(url.host)
  }
  if (url.port === defaultPortOf(url.scheme)) url.port = null
  if (url.path !== null) {
    const path = stripPathSessionId(asciiLowercase(url.path))
    url.path = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  }
  if (url.query === null) url.lastDelimiter = ''
  else {
    const query = reorderQuery(asciiLowercase(stripQuerySessionId(url.query)))
    url.query = query === '' ? null : query
  }
}

function defaultPortOf(scheme: string): number {
  const name = asciiLowercase(scheme)
  return name === 'http' ? 80 : name === 'https' ? 443 : 0
}

/**
 * Removes one `www`, with or without a number, from the start of a host.
 *
 * @example
 * ```ts
 * import { massageHost } from '@waymark/normalize/surt'
 *
 * massageHost('www12.a.example') // => 'a.example'
 * ```
 */
export function massageHost(host: string): string {
  return host.replace(/^www\d*\./, '')
}

/**
 * Sorts parameters by the bytes of their names, then of their values. A parameter without `=` comes before one
 * with an empty value.
 *
 * @example
 * ```ts
 * import { reorderQuery } from '@waymark/normalize/surt'
 *
 * reorderQuery('b=2&a=2&a=&a') // => 'a&a=&a=2&b=2'
 * ```
 */
export function reorderQuery(query: string): string {
  const parts = query.split('&').map((text) => {
    const at = text.indexOf('=')
    return at === -1
      ? { text, name: text, value: null }
      : { text, name: text.slice(0, at), value: text.slice(at + 1) }
  })
  parts.sort((a, b) => compare(a.name, b.name) || compareValues(a.value, b.value))
  return parts.map(({ text }) => text).join('&')
}

function compareValues(a: string | null, b: string | null): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1
  return compare(a, b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
