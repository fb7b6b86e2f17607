import { isValidHostString } from '@waymark/host'
import { parseHostText } from '@waymark/host/internal'
import { type BasicUrlParserOptions, NO_OPTIONS, runBasicUrlParser } from './parse-record.ts'
import { NO_PARSE_OPTIONS, type ParseUrlOptions, runUrlParser } from './parse-url.ts'
import { NO_READ_OPTIONS, type Reading, type ReadUrlOptions, runReadUrl } from './read-url.ts'
import { NO_BLOB_URL_STORE, type Origin, type OriginOptions, originOf } from './record/origin.ts'
import type { UrlRecord } from './record/url-record.ts'
import { type Resolver, runCreateResolver } from './resolver.ts'
import { runValidUrlString } from './url-writing.ts'

export { findScheme, type WrittenScheme } from './find-scheme.ts'
export type { LocatedParameter, LocatedParts } from './located-parts.ts'
export type { BasicUrlParserOptions } from './parse-record.ts'
export type { ParseUrlOptions } from './parse-url.ts'
export type { FailedReading, ParsedReading, Reading, ReadUrlOptions } from './read-url.ts'
export { type Origin, type OriginOptions, serializeOrigin } from './record/origin.ts'
export {
  cannotHaveUsernamePasswordPort,
  defaultPort,
  includesCredentials,
  isSpecial,
  isSpecialScheme,
  type RecordParts,
  type UrlPath,
  type UrlRecord,
} from './record/url-record.ts'
export { serializePath, serializeUrl, urlEquals } from './record/url-serializer.ts'
export type { Reporter, UrlErrorName, ValidationError } from './record/validation-error.ts'
export type { Resolver } from './resolver.ts'
export type { StateOverride } from './state-overrides.ts'
export { InputTooLongError } from './text/input-length.ts'
export type { TakenFromBase } from './text/places.ts'
export type { TextRange } from './text/read-input.ts'
export type { UrlText } from './text/url-text.ts'

/**
 * The basic URL parser, with its state override.
 *
 * Records are not changed: where the standard changes `options.url`, a new record is returned. The state must fit
 * that URL, as the standard's setters make sure: for example, no host state for an opaque path.
 *
 * @param input - Any string; lone surrogates count as U+FFFD.
 * @returns `null` is the standard's *failure*. With a state override it means that nothing is to be
 *   changed; if the parser fails after a change, for example at a port after a valid host, the result is the record
 *   with that change.
 * @throws {TypeError} When only one of `url` and `stateOverride` is given.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 *
 * @example
 * ```ts
 * import { basicUrlParse } from '@waymark/url-parser'
 *
 * const url = basicUrlParse('https://a.example/b?c')!
 * basicUrlParse('d/../e', { url, stateOverride: 'path start state' })?.href // => 'https://a.example/b/e?c'
 * ```
 */
export function basicUrlParse(
  input: string,
  options: BasicUrlParserOptions = NO_OPTIONS,
): UrlRecord | null {
  return runBasicUrlParser(input, options, parseHostText)
}

/**
 * Parses a URL.
 *
 * @param input - Any string; lone surrogates count as U+FFFD.
 * @returns `null` when it is not a URL: the last reported error says why.
 * @throws InputTooLongError when the input is longer than `maxLength`.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser'
 *
 * parseUrl('HTTPS://Bücher.example:443/a/../b c')?.href // => 'https://xn--bcher-kva.example/b%20c'
 * parseUrl('../x', { base: 'https://a.example/b/c/d' })?.href // => 'https://a.example/b/x'
 * parseUrl('page.html') // => null
 * ```
 */
export function parseUrl(
  input: string,
  options: ParseUrlOptions = NO_PARSE_OPTIONS,
): UrlRecord | null {
  return runUrlParser(input, options, parseHostText)
}

/**
 * Reads a string as a URL, and returns all that the parser knows of it: the record, every validation error, and where each part
 * is, as half-open ranges of UTF-16 code units. Spaces at the ends, tabs and newlines count, too.
 *
 * The errors are those that `parseUrl` reports, in the same order. Parts are found where the parser read them: in a special URL a
 * `\` is a slash, any number of slashes may be before the host, and dot segments and `C|` are segments like others.
 * Parts that come from the base are `null`.
 *
 * @param input - Any string; lone surrogates count as U+FFFD.
 * @throws ArgumentError if the input is not a string.
 * @throws OptionError if an option is misspelt or has a wrong value.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 * @see https://url.spec.whatwg.org/#validation-error
 *
 * @example
 * ```ts
 * import { readUrl } from '@waymark/url-parser'
 *
 * const { errors, parts, url } = readUrl(' https://a.example\\b?c=1')
 * url?.href // => 'https://a.example/b?c=1'
 * errors.map(({ name }) => name) // => ['invalid-URL-unit', 'invalid-reverse-solidus']
 * parts.host // => { start: 9, end: 18 }
 * readUrl('https://a.example:x/').failure // => { name: 'port-invalid', start: 18, end: 19 }
 * ```
 */
export function readUrl(input: string, options: ReadUrlOptions = NO_READ_OPTIONS): Reading {
  return runReadUrl(input, options, parseHostText)
}

/**
 * Makes a function that resolves references against a base, which is parsed once.
 *
 * @returns `null` if the base is not a URL.
 * @throws ArgumentError if the base is neither a string nor a URL record.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 *
 * @example
 * ```ts
 * import { createResolver } from '@waymark/url-parser'
 *
 * const resolve = createResolver('https://a.example/b/c')!
 * resolve('../d')?.href // => 'https://a.example/d'
 * resolve('https://e.example')?.href // => 'https://e.example/'
 * resolve('//[') // => null
 * createResolver('page.html') // => null
 * ```
 */
export function createResolver(base: UrlRecord): Resolver
export function createResolver(base: UrlRecord | string): Resolver | null
export function createResolver(base: UrlRecord | string): Resolver | null {
  return runCreateResolver(base, parseHostText)
}

/**
 * Whether a string parses as a URL; if the base does not, nothing does.
 *
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 *
 * @example
 * ```ts
 * import { canParse } from '@waymark/url-parser'
 *
 * canParse('page.html') // => false
 * canParse('page.html', { base: 'https://a.example/' }) // => true
 * ```
 */
export function canParse(input: string, options: ParseUrlOptions = NO_PARSE_OPTIONS): boolean {
  return runUrlParser(input, options, parseHostText) !== null
}

/**
 * The origin of a URL.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 *
 * @example
 * ```ts
 * import { getOrigin, parseUrl } from '@waymark/url-parser'
 *
 * const origin = getOrigin(parseUrl('https://a.example:443/b')!)
 * origin.kind === 'tuple' && origin.host // => { kind: 'domain', name: 'a.example' }
 * getOrigin(parseUrl('data:,b')!) // => { kind: 'opaque' }
 * ```
 */
export function getOrigin(url: UrlRecord, options: OriginOptions = NO_BLOB_URL_STORE): Origin {
  return originOf(url, options, basicUrlParse)
}

/**
 * Whether a string is a *valid URL string*: written as the standard wants URLs written, which is much
 * stricter than the parser.
 *
 * Without a base only absolute strings are valid; with one that does not parse, none is.
 *
 * @see https://url.spec.whatwg.org/#valid-url-string
 *
 * @example
 * ```ts
 * import { isValidUrlString } from '@waymark/url-parser'
 *
 * isValidUrlString('https://a.example/b%20c') // => true
 * // The parser takes the space and reports a validation error.
 * isValidUrlString('https://a.example/b c') // => false
 * ```
 */
export function isValidUrlString(
  input: string,
  options: ReadUrlOptions = NO_READ_OPTIONS,
): boolean {
  return runValidUrlString(input, options, parseHostText, isValidHostString)
}
