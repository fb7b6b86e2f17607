import { isValidHostString, parseHostText } from '@waymark/host/ascii'
import { requireString } from '@waymark/infra/argument'
import { type LocatedParts, runLocateParts } from './locate-parts.ts'
import { type BasicUrlParserOptions, NO_OPTIONS, runBasicUrlParser } from './parse-record.ts'
import { NO_PARSE_OPTIONS, type ParseUrlOptions, runUrlParser } from './parse-url.ts'
import { runUrlParserWithErrors, type UrlWithErrors } from './parse-url-with-errors.ts'
import { NO_BLOB_URL_STORE, type Origin, type OriginOptions, originOf } from './record/origin.ts'
import type { UrlRecord } from './record/url-record.ts'
import { runValidUrlString } from './url-writing.ts'

export { findScheme, type WrittenScheme } from './find-scheme.ts'
export type { LocatedParameter, LocatedParts } from './locate-parts.ts'
export type { BasicUrlParserOptions } from './parse-record.ts'
export type { ParseUrlOptions } from './parse-url.ts'
export type { FailedWithErrors, ParsedWithErrors, UrlWithErrors } from './parse-url-with-errors.ts'
export { type Origin, type OriginOptions, serializeOrigin } from './record/origin.ts'
export {
  cannotHaveUsernamePasswordPort,
  defaultPort,
  includesCredentials,
  isSpecial,
  isSpecialScheme,
  type RecordParts,
  requireRecord,
  type UrlPath,
  type UrlRecord,
} from './record/url-record.ts'
export { serializePath, serializeUrl, urlEquals } from './record/url-serializer.ts'
export type { Reporter, UrlErrorName, ValidationError } from './record/validation-error.ts'
export { withParts } from './record/with-parts.ts'
export type { StateOverride } from './state-overrides.ts'
export { InputTooLongError } from './text/input-length.ts'
export type { TakenFromBase } from './text/places.ts'
export type { TextRange } from './text/read-input.ts'
export type { UrlText } from './text/url-text.ts'

// Each is the function of the same name in the main entry, which has the whole story.

/** The basic URL parser, for which a domain that is not ASCII is a failure. */
export function basicUrlParse(
  input: string,
  base: UrlRecord | null = null,
  options: BasicUrlParserOptions = NO_OPTIONS,
): UrlRecord | null {
  return runBasicUrlParser(input, base, options, parseHostText)
}

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
export function parseUrl(
  input: string,
  options: ParseUrlOptions = NO_PARSE_OPTIONS,
): UrlRecord | null {
  return runUrlParser(input, options, parseHostText)
}

/** Parses a URL and lists its validation errors; a domain that is not ASCII is a failure. */
export function parseUrlWithErrors(
  input: string,
  base: UrlRecord | string | null = null,
): UrlWithErrors {
  return runUrlParserWithErrors(input, base, parseHostText)
}

/** Where each part of a URL is in a string; a domain that is not ASCII is a failure. */
export function locateParts(input: string, base: UrlRecord | string | null = null): LocatedParts {
  return runLocateParts(input, base, parseHostText)
}

/** Whether a string parses as a URL here. */
export function canParse(input: string, base: UrlRecord | string | null = null): boolean {
  requireString(input, 'input')
  return runUrlParser(input, { ...NO_PARSE_OPTIONS, base }, parseHostText) !== null
}

/** The origin of a URL. */
export function getOrigin(url: UrlRecord, options: OriginOptions = NO_BLOB_URL_STORE): Origin {
  return originOf(url, options, basicUrlParse)
}

/** Whether a string is a *valid URL string* whose domain is ASCII. */
export function isValidUrlString(input: string, base: UrlRecord | string | null = null): boolean {
  return runValidUrlString(input, base, parseHostText, isValidHostString)
}
