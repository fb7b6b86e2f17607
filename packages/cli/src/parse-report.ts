import { readUrl, type UrlRecord } from '@waymark/url-parser'
import { causesOf, type UrlCause } from '@waymark/url-parser/causes'
import { problemOf, type UrlProblem } from '@waymark/url-parser/problems'

/** A validation error as a problem, with what exactly caused it. */
export interface ReportedError extends UrlProblem {
  /** One or more, from left to right. */
  readonly causes: readonly UrlCause[]
}

/** The result of parsing an input, with its validation errors as problems. */
export interface ParseReport {
  /** `null` if the input is not a URL. */
  readonly url: UrlRecord | null
  /** The first errors, and the one that ended the parsing. */
  readonly errors: readonly ReportedError[]
  /** The number of all errors, listed or not. */
  readonly errorCount: number
}

/** Parses, and lists the validation errors as problems: the first `limit`, and the one that ended the parsing. */
export function parseWithErrors(
  input: string,
  base: UrlRecord | null = null,
  limit: number = 1000,
): ParseReport {
  const { url, errors, failure } = readUrl(input, { base })
  const listed = errors.slice(0, limit)
  if (failure !== null && errors.length > limit) listed.push(failure)
  const problems = listed.map((error) => {
    const context = { isFailure: error === failure, base }
    return { ...problemOf(error, context), causes: causesOf(input, error, context) }
  })
  return { url, errors: problems, errorCount: errors.length }
}
