import type { UrlRecord } from '@waymark/url-parser'
import { type Line, MAX_LINE } from '../input/line-reader.ts'
import { columnOf, type InvalidUrl, whyInvalid } from '../invalid-url.ts'
import { safeText } from '../terminal/safe-text.ts'

/** What a message about a line says behind the line's number: the column, and what is wrong. */
export function describeInvalidLine(
  text: string,
  problem: Line['problem'],
  base: UrlRecord | null = null,
): string {
  const error = problem === null ? whyInvalid(text, base) : null
  const column = error === null ? '' : `:${columnOf(text, error.start)}`
  return `${column}: ${describeProblem(text, problem, error)}`
}

export function describeProblem(
  text: string,
  problem: Line['problem'],
  error: InvalidUrl | null,
): string {
  if (problem === 'too-long') {
    return `the line is longer than ${MAX_LINE / 1_048_576} MiB, which no URL is: left out`
  }
  if (problem === 'not-utf-8') return 'the line is not UTF-8: convert the file first'
  if (error === null) return 'no absolute URL'
  return `${safeText(text, 80)}: ${error.name}: ${error.meaning}`
}
