import { isValidOpaqueHostString } from '@waymark/host/ascii'
import { isUrlUnits } from '@waymark/host/internal/ascii'
import { asciiLowercase } from '@waymark/infra'
import { requireString } from '@waymark/infra/argument'
import { checkOptions } from '@waymark/infra/options'
import { toBaseRecord } from './parse-url.ts'
import { NO_READ_OPTIONS, READ_URL_OPTIONS, type ReadUrlOptions } from './read-url.ts'
import { isSpecialScheme } from './record/url-record.ts'
import type { ParseHost } from './text/parser.ts'

/** What the two entries of this package bind: *valid host string* needs the IDNA tables. */
export type IsValidHostString = (input: string) => boolean

const SCHEME = /^([A-Za-z][\dA-Za-z+.-]*):/

/** https://url.spec.whatwg.org/#valid-url-string */
export function runValidUrlString(
  input: string,
  options: ReadUrlOptions,
  parseHost: ParseHost,
  isValidHostString: IsValidHostString,
): boolean {
  requireString(input, 'input')
  if (options !== NO_READ_OPTIONS) options = checkOptions(options, READ_URL_OPTIONS)
  const { base: baseOrText = null } = options
  const base = toBaseRecord(baseOrText, parseHost)
  if (base === null && baseOrText !== null) return false
  const { before: withoutFragment, after: fragment } = cut(input, '#')
  if (fragment !== null && !isUrlUnits(fragment)) return false
  const scheme = SCHEME.exec(withoutFragment)
  if (scheme === null && base?.hasOpaquePath === true) {
    return withoutFragment === '' && fragment !== null
  }
  const { before: text, after: query } = cut(withoutFragment, '?')
  if (query !== null && !isUrlUnits(query)) return false
  if (scheme !== null) {
    return isAbsolute(asciiLowercase(scheme[1]!), text.slice(scheme[0].length), isValidHostString)
  }
  return base !== null && isRelative(text, base.scheme, isValidHostString)
}

/** What comes before `?` in an absolute-URL string. https://url.spec.whatwg.org/#absolute-url-string */
function isAbsolute(scheme: string, rest: string, isValidHostString: IsValidHostString): boolean {
  if (isSchemeRelative(scheme, rest, isValidHostString)) return true
  return !isSpecialScheme(scheme) && (isPathAbsoluteNonAuthority(rest) || isOpaquePath(rest))
}

/** What comes before `?` in a relative-URL string. https://url.spec.whatwg.org/#relative-url-string */
function isRelative(text: string, scheme: string, isValidHostString: IsValidHostString): boolean {
  return (
    isPathAbsoluteNonAuthority(text) ||
    isPathRelativeSchemeLess(text) ||
    isSchemeRelative(scheme, text, isValidHostString)
  )
}

/** The form that fits a scheme: scheme-relative-special-, -file- or plain scheme-relative-URL string. */
function isSchemeRelative(
  scheme: string,
  text: string,
  isValidHostString: IsValidHostString,
): boolean {
  if (!text.startsWith('//')) return false
  const slash = text.indexOf('/', 2)
  const authority = slash === -1 ? text.slice(2) : text.slice(2, slash)
  if (slash !== -1 && !isPathAbsolute(text.slice(slash))) return false
  if (scheme === 'file') return authority === '' || isValidHostString(authority)
  const { before: host, after: port } = splitPort(authority)
  if (port !== null && !isUrlPort(port)) return false
  if (isSpecialScheme(scheme)) return isValidHostString(host)
  return authority === '' || isValidOpaqueHostString(host)
}

/** https://url.spec.whatwg.org/#url-port-string */
function isUrlPort(text: string): boolean {
  return text === '' || (!/\D/.test(text) && +text <= 0xffff)
}

/** https://url.spec.whatwg.org/#path-absolute-url-string */
function isPathAbsolute(text: string): boolean {
  return text.startsWith('/') && isUrlUnits(text)
}

/** https://url.spec.whatwg.org/#path-absolute-non-authority-url-string */
function isPathAbsoluteNonAuthority(text: string): boolean {
  return isPathAbsolute(text) && !text.startsWith('//')
}

/** https://url.spec.whatwg.org/#path-relative-scheme-less-url-string */
function isPathRelativeSchemeLess(text: string): boolean {
  return !text.startsWith('/') && isUrlUnits(text)
}

/** https://url.spec.whatwg.org/#opaque-path-url-string */
function isOpaquePath(text: string): boolean {
  return !text.startsWith('/') && isUrlUnits(text)
}

/** What is before a mark and after it; without the mark, the whole and `null`. */
interface Halves {
  readonly before: string
  readonly after: string | null
}

function splitPort(authority: string): Halves {
  return cut(authority, ':', authority.startsWith('[') ? authority.indexOf(']') : 0)
}

function cut(text: string, mark: string, from = 0): Halves {
  const at = text.indexOf(mark, from)
  return at === -1
    ? { before: text, after: null }
    : { before: text.slice(0, at), after: text.slice(at + 1) }
}
