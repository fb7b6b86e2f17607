import type { UrlErrorName } from '@waymark/url-parser'
import type { UrlCauseCode } from './cause-code.ts'
import type { UrlCauseEntry } from './cause-entry.ts'

/** A wrong input, the characters that are the cause, and the input put right; with the base URL that it needs. */
type Row = readonly [wrong: string, marked: string, right: string, base?: string]

/** Makes entries of the causes that a section of a standard has. */
type BuildEntry = (
  code: UrlCauseCode,
  errors: readonly UrlErrorName[],
  texts: readonly [summary: string, explanation: string, remedy: string],
  ...rows: readonly Row[]
) => UrlCauseEntry

export function section(source: string, severity: 'error' | 'warning'): BuildEntry {
  return (
    code: UrlCauseCode,
    errors: readonly UrlErrorName[],
    [summary, explanation, remedy]: readonly [string, string, string],
    ...rows: readonly Row[]
  ): UrlCauseEntry => ({
    code,
    severity,
    errors,
    summary,
    explanation,
    remedy,
    source,
    examples: rows.map(([wrong, marked, right, base]) => ({
      wrong,
      marked,
      right,
      ...(base === undefined ? {} : { base, given: `the base URL ${base}` }),
    })),
  })
}
