import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { sentence, tell } from '@waymark/infra/internal'
import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import type { Problem } from '@waymark/infra/problem'
import type { UrlErrorName, ValidationError } from '@waymark/url-parser'
import { entries } from './catalogue.ts'
import type { UrlProblemEntry } from './problem-entry.ts'

/** A validation error as a problem: with its place, a message and a remedy. */
export interface UrlProblem extends Problem<UrlErrorName> {
  readonly start: number
  readonly end: number
}

/** What a validation error alone does not tell. */
export interface ErrorContext {
  /** Whether the parser stopped at this error. Default: whether it always does. */
  readonly isFailure?: boolean | undefined
  /** Whether the input was resolved against a base URL. Default `false`. */
  readonly hasBase?: boolean | undefined
}

/** What `problemOf` takes. */
export const CONTEXT: OptionTable<ErrorContext> = { isFailure: BOOLEAN, hasBase: BOOLEAN }

const VALIDATION_ERROR: ArgumentType = {
  expected: 'a validation error',
  remedy: 'readUrl lists them in `errors`',
}

/**
 * Makes a problem of a validation error: an error if the parser stopped there, otherwise a warning.
 *
 * @throws ArgumentError if it is not a validation error.
 * @throws OptionError if a name or a value in `context` is wrong.
 *
 * @example
 * ```ts
 * import { readUrl } from '@waymark/url-parser'
 * import { problemOf } from '@waymark/explain'
 *
 * const { errors } = readUrl('https://example.org\\path')
 * errors.map((error) => problemOf(error).remedy) // => ['Write / instead of \\.']
 * ```
 */
export function problemOf(error: ValidationError, context?: ErrorContext): UrlProblem {
  context = checkOptions(context, CONTEXT)
  const entry = requireEntry(error)
  const { name: code, start, end } = error
  const { isFailure = entry.fails === 'yes', hasBase = false } = context
  const isUnfit = hasBase && code === 'missing-scheme-non-relative-URL'
  const { message, remedy } = isUnfit ? unfitBase() : { ...entry, message: entry.summary }
  return { code, severity: isFailure ? 'error' : 'warning', message, remedy, start, end }
}

/**
 * What the catalogue says of an error.
 *
 * @throws ArgumentError if it is not a validation error.
 */
export function requireEntry(error: ValidationError): UrlProblemEntry {
  const { name, start, end } = error ?? {}
  const entry = entries.find(({ code }) => code === name)
  if (entry === undefined || typeof start !== 'number' || typeof end !== 'number') {
    throw wrongArgument('error', VALIDATION_ERROR, error)
  }
  return entry
}

/** The catalogue has the case that there is no base URL at all. */
function unfitBase(): Pick<UrlProblem, 'message' | 'remedy'> {
  return tell({
    message: sentence(
      'The input has no scheme, and only a fragment can be resolved against this base URL, which has an opaque path.',
    ),
    remedy: sentence(
      'Write the whole URL, or give a base URL with slashes, such as https://example.com/.',
    ),
  })
}
