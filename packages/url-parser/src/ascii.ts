import { isValidHostString, parseHost } from '@waymark/host/ascii'
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

// Each is the function of the same name in the main entry, which has the whole story.

/** The basic URL parser, for which a domain that is not ASCII is a failure. */
export function basicUrlParse(
  input: string,
  base: UrlRecord | null = null,
  options: BasicUrlParserOptions = NO_OPTIONS,
): UrlRecord | null {
  return runBasicUrlParser(input, base, options, parseHost)
}

/** Parses a URL; a domain that is not ASCII is a failure. */
export function parseUrl(
  input: string,
  options: ParseUrlOptions = NO_PARSE_OPTIONS,
): UrlRecord | null {
  return runUrlParser(input, options, parseHost)
}

/** Whether a string parses as a URL here. */
export function canParse(input: string, base: UrlRecord | string | null = null): boolean {
  return runUrlParser(input, { ...NO_PARSE_OPTIONS, base }, parseHost) !== null
}

/** The origin of a URL. */
export function getOrigin(url: UrlRecord, options: OriginOptions = NO_BLOB_URL_STORE): Origin {
  return originOf(url, options, basicUrlParse)
}

/** Whether a string is a *valid URL string* whose domain is ASCII. */
export function isValidUrlString(input: string, base: UrlRecord | string | null = null): boolean {
  return runValidUrlString(input, base, parseHost, isValidHostString)
}
