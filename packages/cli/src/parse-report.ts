import { type ExplainedError, explain } from '@waymark/explain'
import { readUrl, type UrlRecord } from '@waymark/url-parser'

/** The result of parsing an input, with its validation errors as problems. */
export interface ParseReport {
  /** `null` if the input is not a URL. */
  readonly url: UrlRecord | null
  /** The first errors, and the one that ended the parsing. */
  readonly errors: readonly ExplainedError[]
  /** The number of all errors, listed or not. */
  readonly errorCount: number
}

/** Parses, and lists the validation errors as problems: the first `limit`, and the one that ended the parsing. */
export function parseWithErrors(
  input: string,
  base: UrlRecord | null = null,
  limit: number = 1000,
): ParseReport {
  const reading = readUrl(input, { base })
  const { url, errors, failure } = reading
  const listed = errors.slice(0, limit)
  if (failure !== null && errors.length > limit) listed.push(failure)
  return { url, errors: explain(reading, listed), errorCount: errors.length }
}
