import { readFile } from 'node:fs/promises'
import { isRecord, sentence } from '@waymark/infra/internal'
import { type CheckReport, countLanguages, type ProblemKind } from '@waymark/site'
import { asFailure, Failure, verbatim } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { say } from '../speech.ts'

/** The commands that write reports. */
type Reporting = 'sitemap' | 'validate' | 'audit'

/** The counts of a report by name, which are compared with those of an earlier one; `null` if the value has none. */
type CountsOf = (report: Readonly<Record<string, unknown>>) => Counts | null

type Counts = Readonly<Record<string, number>>

const COUNTS_OF: Readonly<Record<Reporting, CountsOf>> = {
  sitemap: ({ counts }) =>
    numbersOf(counts, [
      'entries',
      'written',
      'leftOut',
      'alternates',
      'linksWritten',
      'linksLeftOut',
      'datesLeftOut',
      'hintsLeftOut',
      'mediaLeftOut',
      'languages',
      'hidden',
    ]),
  validate: (report) => {
    const { files, failures, languages, counts } = report
    const entries = numbersOf(report, [
      'entriesInAllFiles',
      'distinctLocs',
      'repeatedLocs',
      'withoutUrl',
      'hidden',
    ])
    const links = numbersOf(counts, ['alternates', 'withoutAlternates', 'withXDefault'])
    if (entries === null || links === null || !isRecord(languages)) return null
    if (!Array.isArray(files) || !Array.isArray(failures)) return null
    const tags = countLanguages(languages as CheckReport['figures']['languages'])
    return { files: files.length, failures: failures.length, ...entries, ...links, languages: tags }
  },
  audit: (report) => {
    const { failures, languages, site } = report
    const pages = numbersOf(report, ['pages', 'indexable', 'listed', 'hidden'])
    const links = isRecord(site) ? numbersOf(site['counts'], ['alternates']) : null
    if (pages === null || links === null) return null
    if (!Array.isArray(failures) || !Array.isArray(languages)) return null
    return { ...pages, failures: failures.length, ...links, languages: languages.length }
  },
}

const NAMES: Readonly<Record<string, () => string>> = {
  entries: () => say('Entries'),
  written: () => say('Entries written'),
  leftOut: () => say('Entries left out'),
  alternates: () => say('Alternates in the input'),
  linksWritten: () => say('Links written'),
  linksLeftOut: () => say('Links left out'),
  datesLeftOut: () => say('Dates left out'),
  hintsLeftOut: () => say('Values of changefreq and priority left out'),
  mediaLeftOut: () => say('Images, videos and articles left out'),
  languages: () => say('Languages'),
  files: () => say('Files that were read'),
  failures: () => say('Inputs that could not be read'),
  entriesInAllFiles: () => say('Entries'),
  distinctLocs: () => say('Distinct URLs'),
  repeatedLocs: () => say('Entries with the URL of an earlier one'),
  withoutUrl: () => say('Entries without a URL'),
  withoutAlternates: () => say('URLs without alternates'),
  withXDefault: () => say('URLs with x-default'),
  pages: () => say('Pages'),
  indexable: () => say('Indexable pages'),
  listed: () => say('Indexable pages in a sitemap'),
  hidden: () => say('Hidden problems'),
}

/** What a report calls a count. */
export function nameOfCount(name: string): string {
  return NAMES[name]?.() ?? name
}

function numbersOf(value: unknown, names: readonly string[]): Counts | null {
  if (!isRecord(value) || !names.every((name) => typeof value[name] === 'number')) return null
  return Object.fromEntries(names.map((name) => [name, value[name] as number]))
}

/** A number of an earlier report and of this one. */
export interface Change {
  readonly before: number
  readonly after: number
}

/** The number of problems with one code and one cause in an earlier report and in this one. */
export interface ProblemChange extends Change {
  readonly code: string
  readonly severity: ProblemKind['severity']
  /** The cause, if the problems of the code have different causes. */
  readonly value?: string
}

/** What has changed since an earlier report. */
export interface ReportChanges {
  /** The time of the earlier report. */
  readonly generated: string
  /** The counts that are different. */
  readonly counts: Readonly<Record<string, Change>>
  /** The causes with a different number of problems, the largest differences first. */
  readonly problems: readonly ProblemChange[]
}

/** The parts of an earlier report that are compared. */
export interface EarlierReport {
  readonly generated: string
  readonly counts: Counts
  readonly problems: ReadonlyMap<
    string,
    Omit<ProblemChange, 'before' | 'after'> & { count: number }
  >
}

/**
 * Reads the report that `--since` names; `null` if it is not given.
 *
 * @throws {Failure} If the file cannot be read or is not the JSON report of the command.
 */
export async function earlierReport(
  options: OptionValues,
  command: Reporting,
): Promise<EarlierReport | null> {
  const path = options.text('since')
  if (path === null) return null
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw asFailure(error, path)
  })
  const report = reportOf(text, command)
  if (report === null) {
    throw new Failure(
      sentence(
        '{file:verbatim}: is not a JSON report of waymark {command}: give the file that an earlier run wrote next to its HTML report',
        { detail: 'not-an-earlier-report', file: verbatim(path), command },
      ),
    )
  }
  return report
}

type CountedKind = Pick<ProblemKind, 'code' | 'severity' | 'count'> & {
  readonly causes: readonly { readonly value: string | null; readonly count: number }[]
}

/** The parts of a report that are compared, besides its counts. */
interface ComparedReport {
  readonly command: Reporting
  readonly kinds: readonly CountedKind[]
}

/** Compares a report with an earlier one of the same command. */
export function changesSince(earlier: EarlierReport, report: ComparedReport): ReportChanges {
  const { command, kinds } = report
  const counts = COUNTS_OF[command](report as unknown as Readonly<Record<string, unknown>>) ?? {}
  const now = problemsOf(kinds)
  const keys = new Set([...now.keys(), ...earlier.problems.keys()])
  const problems = [...keys].map((key) => {
    const { count: _, ...what } = (now.get(key) ?? earlier.problems.get(key))!
    const [before, after] = [earlier.problems, now].map((list) => list.get(key)?.count ?? 0)
    return { ...what, before: before!, after: after! }
  })
  return {
    generated: earlier.generated,
    counts: Object.fromEntries(
      Object.entries(counts)
        .map(([name, after]) => [name, { before: earlier.counts[name] ?? 0, after }] as const)
        .filter(([, { before, after }]) => before !== after),
    ),
    problems: problems
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  }
}

function problemsOf(kinds: readonly CountedKind[]): EarlierReport['problems'] {
  return new Map(
    kinds.flatMap(({ code, severity, count, causes }) =>
      causes.length === 0
        ? [[JSON.stringify([code, severity]), { code, severity, count }] as const]
        : causes.map(({ value, count: times }) => {
            const what = value === null ? { code, severity } : { code, severity, value }
            return [JSON.stringify([code, severity, value]), { ...what, count: times }] as const
          }),
    ),
  )
}

function reportOf(text: string, command: Reporting): EarlierReport | null {
  const report = parsed(text)
  if (!isRecord(report) || report['command'] !== command) return null
  const { generated, kinds } = report
  if (typeof generated !== 'string' || Number.isNaN(Date.parse(generated))) return null
  const counts = COUNTS_OF[command](report)
  if (counts === null || !isListOf(kinds, isKind)) return null
  return { generated, counts, problems: problemsOf(kinds as readonly CountedKind[]) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isKind(value: unknown): value is CountedKind {
  if (!isRecord(value) || typeof value['code'] !== 'string') return false
  if (!['error', 'warning', 'info'].includes(String(value['severity']))) return false
  return typeof value['count'] === 'number' && isListOf(value['causes'], isCause)
}

function isCause(value: unknown): boolean {
  if (!isRecord(value) || typeof value['count'] !== 'number') return false
  return value['value'] === null || typeof value['value'] === 'string'
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem)
}
