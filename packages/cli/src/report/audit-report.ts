import { hidePassword } from '@waymark/infra/problem'
import type { FileFigures, FileProblem, SiteFigures, SiteShape } from '@waymark/site'
import type { AuditReport, LanguageFigures, SiteAddress } from '@waymark/site/audit'
import { say } from '../speech.ts'
import type { Run } from './listed-run.ts'
import type { Listing } from './listing.ts'
import { type ReportedKind, withoutLeftOut } from './report.ts'
import type { ReportChanges } from './since.ts'

/** What `waymark audit` found: the content of its reports. */
export interface PagesReport extends Run, SiteShape {
  readonly command: 'audit'
  /** Which file has which URL. */
  readonly address: SiteAddress
  readonly pages: number
  readonly indexable: number
  readonly listed: number
  /** The languages of the pages, the most frequent first. */
  readonly languages: readonly LanguageFigures[]
  /** Counts of the alternates of the indexable pages. */
  readonly site: SiteFigures
  /** What has changed since an earlier report, if one is given. */
  readonly since?: ReportChanges
  /** The sitemaps and the robots.txt that were read. */
  readonly files: readonly FileFigures[]
  readonly kinds: readonly ReportedKind[]
  /** How many problems were found and are not reported. */
  readonly hidden: number
  /** The files that could not be read, or not to their end. */
  readonly failures: readonly FileProblem[]
}

/** The report of an audit. */
export function toPagesReport(
  { address, pages, indexable, listed, languages, figures, matrix, paths, files }: AuditReport,
  { kinds, hidden, failures }: ReturnType<Listing<PagesReport>['listed']>,
  { generator, generated, input, milliseconds }: Run,
): PagesReport {
  return {
    generator,
    command: 'audit',
    generated,
    input,
    address: { ...address, base: hidePassword(address.base) },
    pages,
    indexable,
    listed,
    languages: [...languages].sort((a, b) => b.pages - a.pages || (a.lang < b.lang ? -1 : 1)),
    site: figures,
    matrix,
    paths,
    files,
    kinds: kinds.map(withoutLeftOut),
    hidden,
    failures,
    milliseconds,
  }
}

/** What was read: `12 pages, 10 indexable, 8 of these in a sitemap`. */
export function pagesText({
  pages,
  indexable,
  listed,
}: Pick<PagesReport, 'pages' | 'indexable' | 'listed'>): string {
  return say('{pages} {pages|page|pages}, {indexable} indexable, {listed} of these in a sitemap', {
    pages,
    indexable,
    listed,
  })
}
