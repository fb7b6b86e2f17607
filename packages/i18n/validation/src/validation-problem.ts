import type { Problem } from '@waymark/infra/problem'
import { REMEDIES, type URLErrorCode, type URLSourceErrorCode } from './error-codes.ts'

/** One thing that is wrong with a value. */
export interface ValidationProblem<Code extends URLSourceErrorCode = URLSourceErrorCode>
  extends Problem<Code> {
  readonly severity: 'error'
  /** The first UTF-16 code unit concerned, in the string that was given; 0 if it was not a string. */
  readonly start: number
  /** One past the last code unit; equal to `start` if something is missing there. */
  readonly end: number
}

/** One thing that is wrong with a URL. */
export interface URLValidationError extends ValidationProblem<URLErrorCode> {
  /** The URL Standard's name for it, where the URL parser stopped. */
  readonly cause?: string
  /** In check mode: the rule of `@waymark/normalize` that would change the URL here. */
  readonly rule?: string
  /** In check mode: the URL as it should be written. */
  readonly expected?: string
}

/** Either the data, or everything that is wrong; both with what was given. */
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
  message: string,
  start = 0,
  end: number = start,
): ValidationProblem<Code> {
  return { code, severity: 'error', message, remedy: REMEDIES[code], start, end }
}

/** A value as a message shows it: short, on one line. */
export function quote(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  }
  if (value === undefined) return 'nothing'
  if (value === null || typeof value === 'number' || typeof value === 'boolean')
    return String(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

/** What `normalizeURL` throws. */
export class URLNormalizationError extends Error {
  /** One of the specification's codes. */
  readonly code: URLErrorCode
  /** The URL that was given. */
  readonly original: unknown
  readonly remedy: string
  /** The first UTF-16 code unit of `original` concerned. */
  readonly start: number
  /** One past the last code unit. */
  readonly end: number
  /** The URL Standard's name for it, where the URL parser stopped. */
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
