import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import { REMEDIES, type URLErrorCode, type URLSourceErrorCode } from './error-codes.ts'

/** An error in a value. */
export interface ValidationProblem<Code extends URLSourceErrorCode = URLSourceErrorCode>
  extends Problem<Code> {
  readonly severity: 'error'
  /** The first UTF-16 code unit concerned in the given string; 0 if the value is not a string. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
}

/** An error in a URL. */
export interface URLValidationError extends ValidationProblem<URLErrorCode> {
  /** The URL Standard's name of the error, if the URL parser failed. */
  readonly cause?: string
  /** In check mode: the rule of `@waymark/normalize` that would change the URL. */
  readonly rule?: string
  /** In check mode: the URL in its normal form. */
  readonly expected?: string
}

/** The data, or all errors; in both cases with the original value. */
export type ValidationResult<Data, Found, Original = unknown> =
  | {
      readonly valid: true
      readonly data: Data
      readonly errors?: undefined
      readonly original: Original
    }
  | {
      readonly valid: false
      readonly data?: undefined
      readonly errors: readonly Found[]
      readonly original: Original
    }

export function makeError<Code extends URLSourceErrorCode>(
  code: Code,
  message: Sentence,
  start = 0,
  end: number = start,
): ValidationProblem<Code> {
  return { code, severity: 'error', ...tell({ message }), remedy: REMEDIES[code], start, end }
}

/** An error whose remedy names what to write. */
export function makeErrorWith<Code extends URLSourceErrorCode>(
  code: Code,
  message: Sentence,
  remedy: Sentence,
): ValidationProblem<Code> {
  return { ...makeError(code, message), ...tell({ message, remedy }) }
}

/** What a message says that it has got, after “not”. */
export function sayValue(value: unknown): Sentence {
  if (typeof value === 'string') return sentence('{value:quote60}', { value })
  if (value === undefined) return sentence('nothing')
  if (Array.isArray(value)) return sentence('a list')
  if (typeof value === 'function') return sentence('a function')
  if (typeof value === 'symbol') return sentence('a symbol')
  if (typeof value === 'bigint') return sentence('a bigint')
  if (typeof value === 'object' && value !== null) return sentence('an object')
  return sentence('{value}', { value: String(value) })
}

/**
 * The error that `normalizeURL` throws.
 *
 * @example
 * ```ts
 * import { normalizeURL, URLNormalizationError } from '@waymark/i18n-validation'
 *
 * try {
 *   normalizeURL('https://a b.example/')
 * } catch (error) {
 *   error instanceof URLNormalizationError && [error.code, error.start, error.end] // => ['INVALID_HOST', 9, 10]
 * }
 * ```
 */
export class URLNormalizationError extends Error {
  /** One of the codes of the specification. */
  readonly code: URLErrorCode
  /** The URL that was given. */
  readonly original: unknown
  readonly remedy: string
  /** The first UTF-16 code unit of `original` concerned. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
  /** The URL Standard's name of the error, if the URL parser failed. */
  declare readonly cause?: string

  constructor(error: URLValidationError, original: unknown) {
    const { cause } = error
    super(`${error.message} ${error.remedy}`, cause === undefined ? undefined : { cause })
    this.name = 'URLNormalizationError'
    this.code = error.code
    this.original = original
    this.remedy = error.remedy
    this.start = error.start
    this.end = error.end
  }
}
