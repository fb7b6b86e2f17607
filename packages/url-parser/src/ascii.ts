import { isValidHostString, parseHostText } from '@waymark/host/ascii'
import { requireString } from '@waymark/infra/argument'
import { type BasicUrlParserOptions, NO_OPTIONS, runBasicUrlParser } from './parse-record.ts'
import { NO_PARSE_OPTIONS, type ParseUrlOptions, runUrlParser } from './parse-url.ts'
import { NO_READ_OPTIONS, type Reading, type ReadUrlOptions, runReadUrl } from './read-url.ts'
import { NO_BLOB_URL_STORE, type Origin, type OriginOptions, originOf } from './record/origin.ts'
import type { UrlRecord } from './record/url-record.ts'
import { runValidUrlString } from './url-writing.ts'

export { findScheme, type WrittenScheme } from './find-scheme.ts'
export type { LocatedParameter, LocatedParts } from './located-parts.ts'
export type { BasicUrlParserOptions } from './parse-record.ts'
export type { ParseUrlOptions } from './parse-url.ts'
export type { FailedReading, ParsedReading, Reading, ReadUrlOptions } from './read-url.ts'
export { type Origin, type OriginOptions, serializeOrigin } from './record/origin.ts'
export { requireRecord } from './record/require-record.ts'
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

/** Reads a string as a URL; a domain that is not ASCII is a failure. */
export function readUrl(input: string, options: ReadUrlOptions = NO_READ_OPTIONS): Reading {
  return runReadUrl(input, options, parseHostText)
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
