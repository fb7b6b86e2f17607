import { ownOptions, safeMessage } from '@waymark/infra/internal'
import { type Facts, hidePassword } from '@waymark/infra/problem'
import { type Advice, type SitemapProblem, sitemapProblem, tellAdvice } from './sitemap-problem.ts'

/** Why a sitemap cannot be written, or a source of bytes cannot be read. */
export type SitemapErrorCode =
  | 'loc-relative'
  | 'loc-not-url'
  | 'loc-protocol'
  | 'loc-too-long'
  | 'credentials'
  | 'invalid-lastmod'
  | 'invalid-changefreq'
  | 'invalid-priority'
  | 'invalid-lang'
  | 'invalid-entry'
  | 'illegal-character'
  | 'extension-incomplete'
  | 'extension-value'
  | 'too-many-elements'
  | 'entry-too-large'
  | 'too-many-urls'
  | 'file-too-large'
  | 'too-many-sitemaps'
  | 'truncated-gzip'
  | 'corrupt-gzip'

/** What is written as it is, but should be looked at. */
export type SitemapWarningCode = 'other-host' | 'other-folder'

/** What is wrong with something that is to be written. Its `pointer` is relative to the entry. */
export interface WriterProblem
  extends SitemapProblem<SitemapErrorCode | SitemapWarningCode>,
    SitemapErrorPlace {
  readonly remedy: string
}

/** Where an error is: in which entry, in which of its values, and in which part of that. */
export interface SitemapErrorPlace {
  /** The number of the entry, from 0, among those given to the writer. */
  readonly entry?: number
  /** JSON Pointer relative to the entry, for example `/alternates/2/loc`; `''` is the whole entry. */
  readonly pointer?: string
  /** The value concerned; the password of a URL is shown as `***`. */
  readonly value?: string
  /** The first UTF-16 code unit of `value` concerned. */
  readonly start?: number
  /** One past the last code unit. */
  readonly end?: number
  /** The remedy for this value. Default: the remedy of the code. */
  readonly remedy?: string
  /** The facts in the message and the remedy, as plain values. */
  readonly data?: Facts
}

/**
 * The one class of errors of this package. Its message begins with the number of the entry and the JSON Pointer.
 *
 * @example
 * ```ts
 * import { createSitemapFiles, SitemapError } from '@waymark/sitemap'
 *
 * try {
 *   await createSitemapFiles([{ loc: 'https://a.example/', lastmod: '2.1.2026' }])
 * } catch (error) {
 *   error instanceof SitemapError && [error.code, error.problem.pointer] // => ['invalid-lastmod', '/lastmod']
 * }
 * ```
 */
export class SitemapError extends Error {
  override readonly name = 'SitemapError'
  readonly code: SitemapErrorCode
  /** The same as data: what is wrong, where, and what to do. */
  readonly problem: WriterProblem

  constructor(code: SitemapErrorCode, message: string, place: SitemapErrorPlace = {}) {
    const { entry, pointer = '', value } = ownOptions(place)
    const where =
      entry === undefined ? '' : `entry ${entry}${pointer === '' ? '' : ` ${pointer}`}: `
    super(safeMessage(`${where}${message}`))
    this.code = code
    this.problem = {
      ...sitemapProblem(code, { text: message, data: {} }),
      ...(entry === undefined ? {} : { pointer }),
      ...(value === undefined ? {} : { start: 0, end: value.length }),
      ...place,
      ...(value === undefined ? {} : { value: hidePassword(value) }),
    }
  }
}

/** The error that says a sentence. */
export function sitemapError(
  code: SitemapErrorCode,
  said: Advice,
  place: SitemapErrorPlace = {},
): SitemapError {
  const { message, ...others } = tellAdvice(said)
  return new SitemapError(code, message, { ...place, ...others })
}
