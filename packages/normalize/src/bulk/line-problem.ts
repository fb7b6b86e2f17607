import { problemOf } from '@waymark/explain'
import { sentence, tell } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import { readUrl, type UrlRecord } from '@waymark/url-parser'
import { explainFailure, requireRecord } from '@waymark/url-parser/internal'
import { entryOf } from '../problem-entries.ts'

/** A line that is not a URL. Its code is a validation error of the URL Standard, or says why it was not read. */
export interface LineProblem extends Problem {
  /** Counted from 1. */
  readonly line: number
  /** The line without its ending; empty if it could not be read. */
  readonly input: string
}

/**
 * Makes the problem of a line that could not be read.
 *
 * @example
 * ```ts
 * import { unreadableLine } from '@waymark/normalize/bulk'
 *
 * unreadableLine('url-line-not-utf-8', 7).message // => 'The line is not UTF-8.'
 * ```
 */
export function unreadableLine(
  code: 'url-line-too-long' | 'url-line-not-utf-8',
  line: number,
): LineProblem {
  const { severity, summary: message, remedy } = entryOf(code)
  return { code, severity, message, remedy, line, input: '' }
}

/**
 * The problem of a line with more UTF-16 code units than the option `maxLength` allows; `null` if it fits.
 *
 * @example
 * ```ts
 * import { overlongLine } from '@waymark/normalize/bulk'
 *
 * overlongLine('https://a.example/p', 1, 18)?.code // => 'url-line-too-long'
 * overlongLine('https://a.example/', 1, 18) // => null
 * ```
 */
export function overlongLine(
  input: string,
  line: number,
  maxLength: number | undefined,
): LineProblem | null {
  if (maxLength === undefined || input.length <= maxLength) return null
  const problem = unreadableLine('url-line-too-long', line)
  return { ...problem, start: maxLength, end: input.length, input }
}

/**
 * Why a line has no normal form: the validation error after which the parser gave up, or a scheme that the preset does not take.
 *
 * @param schemes - Those that the preset takes; `null` for all.
 *
 * @example
 * ```ts
 * import { invalidLine } from '@waymark/normalize/bulk'
 *
 * invalidLine('https://a b.example/', 3, null).code // => 'domain-to-ASCII'
 * invalidLine('ftp://a.example/', 4, null, ['https', 'http']).code // => 'url-line-scheme'
 * ```
 */
export function invalidLine(
  input: string,
  line: number,
  base: UrlRecord | null,
  schemes: readonly string[] | null = null,
): LineProblem {
  if (base !== null) requireRecord(base, 'base')
  const { url, failure, parts } = readUrl(input, { base })
  if (failure === null && schemes !== null && !schemes.includes(url.scheme)) {
    const { code, severity, remedy } = entryOf('url-line-scheme')
    const message = sentence(
      'The scheme {scheme:quote40} is not accepted here, only {schemes,and}.',
      {
        scheme: url.scheme,
        schemes,
      },
    )
    const { start, end } = parts.scheme ?? { start: 0, end: input.length }
    return { code, severity, ...tell({ message }), remedy, start, end, line, input }
  }
  if (failure === null) {
    const { code, severity, summary: message, remedy } = entryOf('url-line-without-form')
    return { code, severity, message, remedy, start: 0, end: input.length, line, input }
  }
  const problem = problemOf(failure, { isFailure: true, hasBase: base !== null })
  return { ...problem, ...explainFailure(input, failure), line, input }
}
