import { isValidHostString, parseHost } from '@waymark/host'
import { type BasicUrlParserOptions, NO_OPTIONS, runBasicUrlParser } from './basic-url-parser.ts'
import { NO_BLOB_URL_STORE, type Origin, type OriginOptions, originOf } from './origin.ts'
import { NO_PARSE_OPTIONS, type ParseUrlOptions, runUrlParser } from './parse-url.ts'
import type { UrlRecord } from './url-record.ts'
import { runValidUrlString } from './url-writing.ts'

export type { BasicUrlParserOptions } from './basic-url-parser.ts'
export { InputTooLongError } from './input-length.ts'
export { type Origin, type OriginOptions, serializeOrigin } from './origin.ts'
export type { ParseUrlOptions } from './parse-url.ts'
export type { StateOverride } from './url-parser.ts'
export {
  cannotHaveUsernamePasswordPort,
  defaultPort,
  includesCredentials,
  isSpecial,
  isSpecialScheme,
  type UrlPath,
  type UrlRecord,
} from './url-record.ts'
export { serializePath, serializeUrl, urlEquals } from './url-serializer.ts'
export type { Reporter, UrlErrorName, ValidationError } from './validation-error.ts'

/**
 * The basic URL parser, with its state override.
 *
 * Records are not changed: where the standard changes `options.url`, a new record comes back.
 *
 * @param input - Any string; lone surrogates count as U+FFFD.
 * @param base - The base URL, or `null`.
 * @returns `null` is the standard's *failure*. With a state override it means that nothing is to be
 *   changed; a failure after a change, as of a port behind a good host, gives the record as far as it came.
 * @throws {TypeError} When only one of `url` and `stateOverride` is given.
 * @see https://url.spec.whatwg.org/#concept-basic-url-parser
 */
export function basicUrlParse(
  input: string,
  base: UrlRecord | null = null,
  options: BasicUrlParserOptions = NO_OPTIONS,
): UrlRecord | null {
  return runBasicUrlParser(input, base, options, parseHost)
}

/**
 * Parses a URL.
 *
 * @param input - Any string; lone surrogates count as U+FFFD.
 * @returns `null` when it is not a URL: the last reported error says why.
 * @throws InputTooLongError when the input is longer than `maxLength`.
 * @see https://url.spec.whatwg.org/#concept-url-parser
 */
export function parseUrl(
  input: string,
  options: ParseUrlOptions = NO_PARSE_OPTIONS,
): UrlRecord | null {
  return runUrlParser(input, options, parseHost)
}

/**
 * Whether a string parses as a URL.
 *
 * @param base - What a relative URL is relative to; when it does not parse itself, nothing does.
 * @see https://url.spec.whatwg.org/#dom-url-canparse
 */
export function canParse(input: string, base: UrlRecord | string | null = null): boolean {
  return runUrlParser(input, { ...NO_PARSE_OPTIONS, base }, parseHost) !== null
}

/**
 * The origin of a URL.
 *
 * @see https://url.spec.whatwg.org/#concept-url-origin
 */
export function getOrigin(url: UrlRecord, options: OriginOptions = NO_BLOB_URL_STORE): Origin {
  return originOf(url, options, basicUrlParse)
}

/**
 * Whether a string is a *valid URL string*: written as the standard wants URLs written, which is much
 * stricter than what parses.
 *
 * @param base - The base URL that a relative string is for; without one only absolute strings are valid.
 *   Where a base is given as text that does not parse, nothing is valid.
 * @see https://url.spec.whatwg.org/#valid-url-string
 */
export function isValidUrlString(input: string, base: UrlRecord | string | null = null): boolean {
  return runValidUrlString(input, base, parseHost, isValidHostString)
}
