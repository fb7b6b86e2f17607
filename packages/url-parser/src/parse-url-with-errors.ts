import { parseTextWithErrors } from './basic-url-parser.ts'
import { toBaseRecord } from './parse-url.ts'
import { baseOfRecord, requireBase } from './record/base-of-record.ts'
import { takeRecord, type UrlRecord } from './record/url-record.ts'
import type { ValidationError } from './record/validation-error.ts'
import type { ParseHost } from './text/parser.ts'

/** What the parser made of an input, and its validation errors. */
export type UrlWithErrors = ParsedWithErrors | FailedWithErrors

/** What `parseUrlWithErrors` gives for an input that parses. */
export interface ParsedWithErrors {
  readonly url: UrlRecord
  /** All errors of the input, in the order of the standard's steps. None of them stopped the parser. */
  readonly errors: readonly ValidationError[]
  readonly failure: null
  readonly errorsOf: 'input'
}

/** What `parseUrlWithErrors` gives for an input, or a base, that does not parse. */
export interface FailedWithErrors {
  readonly url: null
  /** All errors of one of the two strings, up to the failure, in the order of the standard's steps. */
  readonly errors: readonly ValidationError[]
  /** The error that stopped the parser: the last of `errors`. */
  readonly failure: ValidationError
  /** Which string `errors` and their offsets are about. With `'base'`, the input was not read at all. */
  readonly errorsOf: 'input' | 'base'
}

/** https://url.spec.whatwg.org/#concept-url-parser */
export function runUrlParserWithErrors(
  input: string,
  baseOrText: UrlRecord | string | null,
  parseHost: ParseHost,
): UrlWithErrors {
  requireBase(baseOrText)
  const base = toBaseRecord(baseOrText, parseHost)
  return base === null && typeof baseOrText === 'string'
    ? parse(baseOrText, null, 'base', parseHost)
    : parse(input, base, 'input', parseHost)
}

function parse(
  input: string,
  base: UrlRecord | null,
  errorsOf: 'input' | 'base',
  parseHost: ParseHost,
): UrlWithErrors {
  const baseText = base && baseOfRecord(base)
  const { isUrl, errors } = parseTextWithErrors(input, baseText, parseHost)
  // Nothing fails without an error.
  if (!isUrl) return { url: null, errors, failure: errors[errors.length - 1]!, errorsOf }
  return { url: takeRecord(), errors, failure: null, errorsOf: 'input' }
}
