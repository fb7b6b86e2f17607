import { isValidHostString } from '@waymark/host/ascii'
import { parseHostText } from '@waymark/host/internal/ascii'
import type * as main from './index.ts'
import { NO_OPTIONS, runBasicUrlParser } from './parse-record.ts'
import { NO_PARSE_OPTIONS, runUrlParser } from './parse-url.ts'
import { NO_READ_OPTIONS, runReadUrl } from './read-url.ts'
import { NO_BLOB_URL_STORE, originOf } from './record/origin.ts'
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

// Each is the function of the same name in the main entry, which has the whole story.

/** The basic URL parser, for which a domain that is not ASCII is a failure. */
export const basicUrlParse: typeof main.basicUrlParse = (input, options = NO_OPTIONS) =>
  runBasicUrlParser(input, options, parseHostText)

/**
 * Parses a URL; a domain that is not ASCII is a failure.
 *
 * @example
 * ```ts
 * import { parseUrl } from '@waymark/url-parser/ascii'
 *
 * parseUrl('https://example.com/ü')?.href // => 'https://example.com/%C3%BC'
 * parseUrl('https://bücher.example/') // => null
 * ```
 */
export const parseUrl: typeof main.parseUrl = (input, options = NO_PARSE_OPTIONS) =>
  runUrlParser(input, options, parseHostText)

/** Reads a string as a URL; a domain that is not ASCII is a failure. */
export const readUrl: typeof main.readUrl = (input, options = NO_READ_OPTIONS) =>
  runReadUrl(input, options, parseHostText)

/** Makes a function that resolves references; a domain that is not ASCII is a failure. */
export function createResolver(base: UrlRecord): Resolver
export function createResolver(base: UrlRecord | string): Resolver | null
export function createResolver(base: UrlRecord | string): Resolver | null {
  return runCreateResolver(base, parseHostText)
}

/** Whether a string parses as a URL here. */
export const canParse: typeof main.canParse = (input, options = NO_PARSE_OPTIONS) =>
  runUrlParser(input, options, parseHostText) !== null

/** The origin of a URL. */
export const getOrigin: typeof main.getOrigin = (url, options = NO_BLOB_URL_STORE) =>
  originOf(url, options, basicUrlParse)

/** Whether a string is a *valid URL string* whose domain is ASCII. */
export const isValidUrlString: typeof main.isValidUrlString = (input, options = NO_READ_OPTIONS) =>
  runValidUrlString(input, options, parseHostText, isValidHostString)
