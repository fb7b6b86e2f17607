import type { ProblemKind, SiteProblem } from '@waymark/site'
import type { SitemapReport } from '../src/report/report.ts'
import type { ValidationReport } from '../src/report/validation-report.ts'
import type { Paint } from '../src/terminal/style.ts'

/** Shows which style a text has. */
export const marked: Paint = (format, text) => `<${[format].flat().join('+')}>${text}</>`

/** What is printed for people, in so many columns, with its styles. */
export const printer = (columns: number) => ({ paint: marked, columns })

export const nothing = { entries: 0, links: 0, dates: 0, hints: 0, media: 0 }

export function kindOf(some: Partial<ProblemKind> = {}): ProblemKind {
  return {
    code: 'some-code',
    severity: 'error',
    summary: 'Something is wrong.',
    remedy: 'Correct it.',
    count: 1,
    entries: null,
    leftOut: nothing,
    causes: [],
    first: [],
    ...some,
  }
}

export function problemOf(some: Partial<SiteProblem> = {}): SiteProblem {
  return {
    code: 'some-code',
    severity: 'error',
    message: 'It is wrong.',
    remedy: 'Correct it.',
    ...some,
  }
}

const counts: SitemapReport['counts'] = {
  entries: 2,
  written: 2,
  unlisted: 0,
  leftOut: 0,
  repeated: 0,
  merged: 0,
  linksLeftOut: 0,
  datesLeftOut: 0,
  hintsLeftOut: 0,
  mediaLeftOut: 0,
  alternates: 0,
  linksWritten: 0,
  languages: 0,
  files: 1,
  bytes: 500,
  normalised: 0,
  problems: { error: 0, warning: 0, info: 0 },
  hidden: 0,
}

/** A report of `waymark sitemap` with nothing to report. */
export function sitemapReport(
  some: Partial<Omit<SitemapReport, 'counts'>> & { counts?: Partial<SitemapReport['counts']> } = {},
): SitemapReport {
  const report: Omit<SitemapReport, 'site'> = {
    generator: 'waymark 1.2.3',
    command: 'sitemap',
    generated: '2024-03-15T10:00:59.000Z',
    input: 'db.json',
    output: 'out',
    languages: {},
    matrix: {},
    paths: [],
    files: [fileOf('sitemap.xml', { entries: 2, size: 500 })],
    removed: [],
    isUnchanged: false,
    normalisation: [],
    kinds: [],
    milliseconds: 12,
    ...some,
    counts: { ...counts, ...some.counts },
  }
  // No report for people has the counts of the original database.
  return report as SitemapReport
}

export function fileOf(
  name: string,
  some: Partial<SitemapReport['files'][number]> = {},
): SitemapReport['files'][number] {
  return {
    name,
    kind: 'urlset',
    entries: 1,
    bytes: 1000,
    size: 1000,
    loc: null,
    change: 'written',
    ...some,
  } as SitemapReport['files'][number]
}

/** A report of `waymark validate` with nothing to report. */
export function validationReport(some: Partial<ValidationReport> = {}): ValidationReport {
  const report: Partial<ValidationReport> = {
    generator: 'waymark 1.2.3',
    command: 'validate',
    generated: '2024-03-15T10:00:59.000Z',
    input: ['db.json'],
    entriesInAllFiles: 2,
    distinctLocs: 2,
    repeatedLocs: 0,
    withoutUrl: 0,
    languages: {},
    counts: { alternates: 0 } as ValidationReport['counts'],
    matrix: {},
    paths: [],
    files: [{ path: 'db.json', bytes: 500, kind: 'database', entries: 2 }],
    kinds: [],
    hidden: 0,
    failures: [],
    milliseconds: 12,
    ...some,
  }
  // The members that no text of a report has are left out.
  return report as ValidationReport
}
