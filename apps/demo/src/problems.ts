import type { UrlRecord, ValidationError } from '@waymark/url-parser'
import { causes, causesOf, type UrlCauseCode } from '@waymark/url-parser/causes'
import { problemOf, type UrlProblem } from '@waymark/url-parser/problems'
import { type Excerpt, excerptOf } from './excerpt.ts'

/** A validation error with what a person needs to understand and repair it. Only the one that stopped the parser is an `error`. */
export interface ShownProblem extends UrlProblem {
  /** What exactly is wrong at the place. */
  readonly cause: UrlCauseCode
  readonly source: string
  readonly excerpt: Excerpt
}

/**
 * Explains errors by their causes: one entry for each place.
 *
 * @param failed - Whether the parser stopped; then its last error is what stopped it.
 */
export function explainProblems(
  input: string,
  errors: readonly ValidationError[],
  failed: boolean,
  base: UrlRecord | null,
): ShownProblem[] {
  return errors.flatMap((error, i) => {
    const context = { isFailure: failed && i === errors.length - 1, base }
    const problem = problemOf(error, context)
    return causesOf(input, error, context).map(({ code: cause, message, remedy, start, end }) => ({
      ...problem,
      cause,
      message,
      remedy,
      start,
      end,
      source: sources.get(cause) ?? '',
      excerpt: excerptOf(input, { start, end }),
    }))
  })
}

const sources = new Map(causes.entries.map(({ code, source }) => [code, source]))
