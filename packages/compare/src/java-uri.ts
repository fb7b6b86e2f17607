import { asciiLowercase, isAsciiString } from '@waymark/infra'
import { uppercasePercentEncoding } from '@waymark/rfc3986'
import { parseJavaIpv6 } from './java-ipv6.ts'

/** Characters that do not belong to each character class of `java.net.URI`. */
const NOT_IN = {
  // Java's "other" category is allowed wherever percent-encoded octets are.
  uric: /[^a-z0-9_.!~'();/?:@&=+$,[\]*%\x81-\u{10ffff}-]/iu,
  path: /[^a-z0-9_.!~'():@&=+$,;/*%\x81-\u{10ffff}-]/iu,
  regName: /[^a-z0-9_.!~'()$,;:@&=+*%\x81-\u{10ffff}-]/iu,
  userinfo: /[^a-z0-9_.!~'();:&=+$,*%\x81-\u{10ffff}-]/iu,
} as const
/** Beyond ASCII, the controls and separators, which do not belong to the "other" category. */
const NOT_OTHER = /[\x80-\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/
const BROKEN_PERCENT = /%(?![0-9a-f]{2})/i

function isMadeOf(text: string, part: keyof typeof NOT_IN): boolean {
  return !NOT_IN[part].test(text) && !NOT_OTHER.test(text) && !BROKEN_PERCENT.test(text)
}

/**
 * The key of a `java.net.URI`: two keys are the same exactly if `equals` returns true; `null` if the
 * constructor throws.
 *
 * If the authority is a server, the case of its host is ignored and its port is a number. Any other authority
 * (an underscore in the host is enough) is compared as a string. The case of the digits in percent-encoded octets
 * is always ignored. Nothing is decoded.
 *
 * @see https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URI.html
 */
export function javaUriKey(text: string): string | null {
  const hash = text.indexOf('#')
  const body = hash === -1 ? text : text.slice(0, hash)
  const fragment = hash === -1 ? null : text.slice(hash + 1)
  if (fragment !== null && !isMadeOf(fragment, 'uric')) return null
  const end = hash === -1 ? '' : `#${uppercasePercentEncoding(fragment ?? '')}`
  const stop = body.search(/[:/?]/)
  const hasScheme = stop !== -1 && body[stop] === ':'
  if (!hasScheme) {
    const rest = hierarchical(body, hash !== -1)
    return rest === null ? null : rest + end
  }
  const scheme = body.slice(0, stop)
  if (!/^[a-z][a-z0-9+.-]*$/i.test(scheme)) return null
  const rest = schemeSpecific(body.slice(stop + 1), hash !== -1)
  return rest === null ? null : `${asciiLowercase(scheme)}:${rest}${end}`
}

function schemeSpecific(rest: string, hasFragment: boolean): string | null {
  if (rest.startsWith('/')) {
    const key = hierarchical(rest, hasFragment)
    // Without the slashes, the key would look like that of an opaque URI.
    return key === null || key.startsWith('/') ? key : `//${key}`
  }
  return rest !== '' && isMadeOf(rest, 'uric') ? uppercasePercentEncoding(rest) : null
}

function hierarchical(text: string, hasFragment: boolean): string | null {
  const mark = text.indexOf('?')
  const pathEnd = mark === -1 ? text.length : mark
  let path = text.slice(0, pathEnd)
  const query = mark === -1 ? null : text.slice(mark + 1)
  let authority: string | null = ''
  if (path.startsWith('//')) {
    const slash = path.indexOf('/', 2)
    const written = path.slice(2, slash === -1 ? undefined : slash)
    path = slash === -1 ? '' : path.slice(slash)
    // An authority may be followed by nothing, but an empty authority may not.
    if (written === '' && path === '' && query === null && !hasFragment) return null
    // Java drops an empty authority, so file:///a and file:/a are equal.
    authority = written === '' ? '' : authorityKey(written)
    if (authority === null) return null
  }
  if (!isMadeOf(path, 'path') || (query !== null && !isMadeOf(query, 'uric'))) return null
  // Without an authority, a path that begins with two slashes would look like one.
  const guarded = authority === '' && path.startsWith('//') ? `//${path}` : path
  const rest = query === null ? guarded : `${guarded}?${query}`
  return authority + uppercasePercentEncoding(rest)
}

function authorityKey(text: string): string | null {
  const server = serverKey(text)
  if (server !== null) return `//${server}`
  return isMadeOf(text, 'regName') ? `//${uppercasePercentEncoding(text)}` : null
}

function serverKey(text: string): string | null {
  const at = text.indexOf('@')
  const userinfo = at === -1 ? '' : text.slice(0, at)
  if (!isMadeOf(userinfo, 'userinfo')) return null
  const rest = text.slice(at + 1)
  const bracket = rest.startsWith('[') ? rest.indexOf(']') : -1
  const colon = rest.indexOf(':', bracket + 1)
  const host = colon === -1 ? rest : rest.slice(0, colon)
  const digits = colon === -1 ? '' : rest.slice(colon + 1)
  if (/\D/.test(digits) || Number(digits) > 0x7fffffff) return null
  if (!isAsciiString(host) || !(bracket === -1 ? isHostname(host) : isLiteral(host))) return null
  const before = at === -1 ? '' : `${uppercasePercentEncoding(userinfo)}@`
  return before + asciiLowercase(host) + (digits === '' ? '' : `:${Number(digits)}`)
}

function isLiteral(host: string): boolean {
  const [address = '', scope, ...more] = host.slice(1, -1).split('%', 3)
  if (more.length > 0 || (scope !== undefined && !/^[a-z0-9_.]+$/i.test(scope))) return false
  return parseJavaIpv6(address) !== null
}

function isHostname(host: string): boolean {
  if (/^[\d.]+$/.test(host) && isDottedDecimal(host)) return true
  const labels = (host.endsWith('.') ? host.slice(0, -1) : host).split('.')
  if (!labels.every((label) => /^[a-z0-9-]+$/i.test(label) && !/^-|-$/.test(label))) return false
  return labels.length === 1 || /^[a-z]/i.test(labels[labels.length - 1] ?? '')
}

function isDottedDecimal(host: string): boolean {
  const parts = host.split('.', 5)
  return parts.length === 4 && parts.every((part) => part !== '' && Number(part) <= 255)
}
