import type { Problem, Severity } from '@waymark/infra/problem'
import { entryOf } from './problems/catalogue.ts'

/** A problem of a site, at its place in one of the files. */
export interface SiteProblem extends Problem {
  /** The file, as it was named. */
  readonly file?: string
  /** What is concerned, as it is written: a URL, a date, an element. */
  readonly value?: string
}

/** What differs from case to case. */
export interface SiteProblemDetails {
  /** In place of the severity that the code usually has. */
  readonly severity?: Severity
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
  readonly pointer?: string | undefined
  readonly value?: string | undefined
}

/** Makes a problem, with the severity and the remedy that the catalogues have for its code. */
export function siteProblem(
  code: string,
  message: string,
  details: SiteProblemDetails,
): SiteProblem {
  const { severity, remedy } = entryOf(code)
  return problemAt({ code, severity, message, remedy }, details)
}

/** What another package reports, at its place in a file. */
export function problemAt(
  { code, severity: usual, message, remedy }: Problem,
  { severity = usual, file, line, column, pointer, value }: SiteProblemDetails,
): SiteProblem {
  return {
    code,
    severity,
    message,
    remedy,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(pointer === undefined ? {} : { pointer }),
    ...(value === undefined ? {} : { value }),
  }
}
