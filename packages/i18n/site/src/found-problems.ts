import type { URLSourceError } from '@waymark/i18n-validation'
import { ownOptions } from '@waymark/infra/internal'
import { checkHreflang } from '@waymark/language-tag'
import type { Position } from './database/position.ts'
import type { LeftOut } from './left-out.ts'
import { findEntry } from './problems/catalogue.ts'
import { problemAt, type SiteProblem } from './site-problem.ts'

/** What is known about an error of the validation. */
export interface ErrorDetails {
  readonly place: Position
  /** The value that the error is about, which is a part of the problem if it is its cause. */
  readonly value?: unknown
  /** The URL of the page that it belongs to. */
  readonly loc?: string | undefined
  readonly leftOut?: Partial<LeftOut> | undefined
  /** Whether the problem has the changes that correct it. Default `false`. */
  readonly fixes?: boolean | undefined
}

/** Makes a problem of an error that the validation of a database found. */
export function fromValidation(
  error: URLSourceError,
  file: string,
  given: ErrorDetails,
): SiteProblem {
  const { place, value, loc, leftOut, fixes = false } = ownOptions(given)
  const { causedBy } = findEntry(error.code) ?? {}
  // An error is at the value that is to be changed.
  const edits = fixes ? error.edits?.map((edit) => ({ ...edit, ...place })) : undefined
  const details = { pointer: error.pointer, file, ...place, loc, leftOut, edits }
  if (causedBy === undefined || typeof value !== 'string') return problemAt(error, details)
  const problem = problemAt(error, { ...details, value })
  // The language of a page is its link to itself. That of a database is not a link.
  if (causedBy !== 'lang' || !error.pointer.startsWith('/urls/')) return problem
  const suggestion = checkHreflang(value).problems[0]?.suggestion
  return { ...problem, lang: value, links: 1, ...(suggestion === undefined ? {} : { suggestion }) }
}
