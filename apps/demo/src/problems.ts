import type { TextRange, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { validationErrors } from '@waymark/url-parser/validation-errors'
import { type Excerpt, excerptOf } from './excerpt.ts'

/** A validation error with what a person needs to understand and repair it. */
export interface Problem extends TextRange {
  readonly name: UrlErrorName
  readonly fatal: boolean
  readonly meaning: string
  readonly remedy: string
  readonly excerpt: Excerpt
}

/**
 * Explains errors out of the parser's catalogue.
 *
 * @param failed - Whether the parser gave up; then its last error is what stopped it.
 */
export function explainProblems(
  input: string,
  errors: readonly ValidationError[],
  failed: boolean,
): Problem[] {
  return errors.map((error, i) => {
    const entry = catalogue.get(error.name)
    return {
      name: error.name,
      start: error.start,
      end: error.end,
      fatal: failed && i === errors.length - 1,
      meaning: entry?.meaning ?? error.name,
      remedy: entry?.remedy ?? '',
      excerpt: excerptOf(input, error),
    }
  })
}

const catalogue = new Map(validationErrors.map((entry) => [entry.name, entry]))
