import { parseUrlWithErrors, type UrlRecord } from '@waymark/url-parser'
import { problemOf, type UrlProblem } from '@waymark/url-parser/problems'

/** The result of parsing an input, with its validation errors as problems. */
export interface ParseReport {
  /** `null` if the input is not a URL. */
  readonly url: UrlRecord | null
  /** The first errors, and the one that ended the parsing. */
  readonly errors: readonly UrlProblem[]
  /** The number of all errors, listed or not. */
  readonly errorCount: number
}

/** Parses, and lists the validation errors as problems: the first `limit`, and the one that ended the parsing. */
export function parseWithErrors(
  input: string,
  base: UrlRecord | null = null,
  limit: number = 1000,
): ParseReport {
  const { url, errors, failure } = parseUrlWithErrors(input, base)
  const listed = errors.slice(0, limit)
  if (failure !== null && errors.length > limit) listed.push(failure)
  const hasBase = base !== null
  const problems = listed.map((error) =>
    problemOf(error, { isFailure: error === failure, hasBase }),
  )
  return { url, errors: problems, errorCount: errors.length }
}
