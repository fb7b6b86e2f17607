import type { ValidationError } from '@waymark/url-parser'
import { problems as catalogue, problemOf, type UrlProblem } from '@waymark/url-parser/problems'
import { type Excerpt, excerptOf } from './excerpt.ts'

/** A validation error with what a person needs to understand and repair it. Only the one that stopped the parser is an `error`. */
export interface ShownProblem extends UrlProblem {
  readonly source: string
  readonly excerpt: Excerpt
}

/**
 * Explains errors with the parser's catalogue.
 *
 * @param failed - Whether the parser stopped; then its last error is what stopped it.
 * @param hasBase - Whether there was a base URL.
 */
export function explainProblems(
  input: string,
  errors: readonly ValidationError[],
  failed: boolean,
  hasBase: boolean,
): ShownProblem[] {
  return errors.map((error, i) => ({
    ...problemOf(error, { isFailure: failed && i === errors.length - 1, hasBase }),
    source: sources.get(error.name) ?? '',
    excerpt: excerptOf(input, error),
  }))
}

const sources = new Map(catalogue.entries.map(({ code, source }) => [code, source]))
