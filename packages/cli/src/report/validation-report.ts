import type { FileFigures, FileProblem, ProblemKind, SiteFigures, SiteShape } from '@waymark/site'
import { say } from '../speech.ts'
import type { Run } from './listed-run.ts'
import { type ReportedKind, withoutLeftOut } from './report.ts'
import type { ReportChanges } from './since.ts'

/** What `waymark validate` found: the content of its reports. */
export interface ValidationReport extends SiteFigures, SiteShape {
  readonly generator: string
  readonly command: 'validate'
  /** The time of the run. */
  readonly generated: string
  readonly input: readonly string[]
  /** What has changed since an earlier report, if one is given. */
  readonly since?: ReportChanges
  /** The files that were read. */
  readonly files: readonly FileFigures[]
  readonly kinds: readonly ReportedKind[]
  /** How many problems were found and are not reported. */
  readonly hidden: number
  /** The inputs that could not be read, or not to their end. */
  readonly failures: readonly FileProblem[]
  readonly milliseconds: number
}

/** What a check found, with all figures of its problems. */
export type Found = Omit<ValidationReport, 'kinds' | keyof Run | 'command' | 'since'> & {
  readonly kinds: readonly ProblemKind[]
}

/** The report of a check. */
export function toValidationReport(
  { matrix, paths, files, kinds, hidden, failures, ...figures }: Found,
  { generator, generated, input, milliseconds }: Run,
): ValidationReport {
  return {
    generator,
    command: 'validate',
    generated,
    input,
    ...figures,
    matrix,
    paths,
    files,
    kinds: kinds.map(withoutLeftOut),
    hidden,
    failures,
    milliseconds,
  }
}

/** Whether the links between pages were checked: missing ones cannot be found if a part of a database is missing. */
export function hasCheckedLinks({
  files,
  failures,
}: Pick<ValidationReport, 'files' | 'failures'>): boolean {
  return files.length > 0 && !(failures.length > 0 && files.some(({ kind }) => kind === 'database'))
}

/** What was read: `12 entries in 2 files, with 10 distinct URLs`. */
export function readText({
  entriesInAllFiles,
  distinctLocs,
  files,
}: Pick<ValidationReport, 'entriesInAllFiles' | 'distinctLocs' | 'files'>): string {
  const read = say('{entries} {entries|entry|entries} in {files} {files|file|files}', {
    entries: entriesInAllFiles,
    files: files.length,
  })
  if (entriesInAllFiles === distinctLocs) return read
  return say('{read}, with {urls} distinct {urls|URL|URLs}', { read, urls: distinctLocs })
}

/** How many links search engines ignore because of their language. */
export function ignoredLinks({
  kinds,
  languages,
}: Pick<ValidationReport, 'kinds' | 'languages'>): number {
  const values = kinds
    .filter(({ severity, links }) => severity === 'error' && links !== undefined)
    .flatMap(({ causes }) => causes.map(({ value }) => value ?? ''))
  return [...new Set(values)].reduce((sum, value) => sum + (languages[value] ?? 0), 0)
}
