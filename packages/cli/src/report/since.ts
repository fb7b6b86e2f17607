import { readFile } from 'node:fs/promises'
import { isRecord } from '@waymark/infra/options'
import type { ProblemKind } from '@waymark/site'
import { asFailure, Failure } from '../failure.ts'
import type { OptionValues } from '../option-values.ts'
import { safePath } from '../terminal/safe-text.ts'
import type { SitemapReport } from './report.ts'

/** The counts of a report that are compared with those of an earlier one. */
const COMPARED = [
  'entries',
  'written',
  'leftOut',
  'alternates',
  'linksWritten',
  'linksLeftOut',
  'datesLeftOut',
  'languages',
] as const

type Counts = Readonly<Record<(typeof COMPARED)[number], number>>

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
 * @throws {Failure} If the file cannot be read or is not the JSON report of `waymark sitemap`.
 */
export async function earlierReport(options: OptionValues): Promise<EarlierReport | null> {
  const path = options.text('since')
  if (path === null) return null
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw asFailure(error, safePath(path))
  })
  const report = reportOf(text)
  if (report === null) {
    throw new Failure(
      `${safePath(path)}: is not a JSON report of waymark sitemap: give the file that an earlier run wrote next to its HTML report`,
    )
  }
  return report
}

/** Compares a report with an earlier one. */
export function changesSince(
  earlier: EarlierReport,
  { counts, kinds }: Pick<SitemapReport, 'counts' | 'kinds'>,
): ReportChanges {
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
      COMPARED.map(
        (name) => [name, { before: earlier.counts[name], after: counts[name] }] as const,
      ).filter(([, { before, after }]) => before !== after),
    ),
    problems: problems
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before)),
  }
}

type CountedKind = Pick<ProblemKind, 'code' | 'severity' | 'count'> & {
  readonly causes: readonly { readonly value: string | null; readonly count: number }[]
}

function problemsOf(kinds: readonly CountedKind[]): EarlierReport['problems'] {
  return new Map(
    kinds.flatMap(({ code, severity, count, causes }) =>
      causes.length === 0
        ? [[code, { code, severity, count }] as const]
        : causes.map(({ value, count: times }) => {
            const what = value === null ? { code, severity } : { code, severity, value }
            return [JSON.stringify([code, value]), { ...what, count: times }] as const
          }),
    ),
  )
}

function reportOf(text: string): EarlierReport | null {
  const report = parsed(text)
  if (!isRecord(report) || report['command'] !== 'sitemap') return null
  const { generated, counts, kinds } = report
  if (typeof generated !== 'string' || Number.isNaN(Date.parse(generated))) return null
  if (!isRecord(counts) || !COMPARED.every((name) => typeof counts[name] === 'number')) return null
  if (!Array.isArray(kinds) || !kinds.every(isKind)) return null
  return { generated, counts: counts as Counts, problems: problemsOf(kinds) }
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
