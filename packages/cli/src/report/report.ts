import type { CauseFigures, LeftOut, ProblemKind, SiteReport } from '@waymark/site'
import type { ListableReport } from '@waymark/site/audit'
import type { WrittenSite } from '@waymark/site/node'
import { saidName } from '../input/said-name.ts'
import type { ReportChanges } from './since.ts'

/** What `waymark sitemap` found and did: the content of all its reports, such as `url-source.report.json`. */
export interface SitemapReport extends Omit<SiteReport, 'files' | 'holdsUntil'> {
  readonly generator: string
  readonly command: 'sitemap'
  /** The time of the run. */
  readonly generated: string
  readonly input: string
  /** The folder that the files were written to, or `standard output`. */
  readonly output: string
  /** With `--from`, what became of the pages of the folder. */
  readonly pages?: PagesOfReport
  /** What has changed since an earlier report, if one is given. */
  readonly since?: ReportChanges
  readonly files: readonly WrittenFile[]
  /** Names of files of an earlier run that were removed. */
  readonly removed: readonly string[]
  /** Whether this is the report of an earlier run, because nothing has changed since. */
  readonly isUnchanged: boolean
  readonly milliseconds: number
}

/** A folder of built pages that a sitemap is made of. */
export interface PagesOfReport extends Pick<ListableReport, 'files' | 'listable' | 'leftOut'> {
  readonly folder: string
  /** The URL of the folder. */
  readonly base: string
}

/** The inputs of a report for people. */
export function inputText({ input }: { readonly input: string | readonly string[] }): string {
  const names = typeof input === 'string' ? input.split(', ') : input
  return names.map(saidName).join(', ')
}

/** A sitemap or a sitemap index that was written. */
export type WrittenFile = Pick<
  WrittenSite['files'][number],
  'name' | 'kind' | 'entries' | 'bytes' | 'size' | 'loc' | 'change'
>

/** A kind of problems in a report. A check leaves nothing out, because it writes nothing. */
export type ReportedKind = Omit<ProblemKind, 'leftOut' | 'causes'> & {
  readonly leftOut?: LeftOut
  readonly causes: readonly ReportedCause[]
}

/** The problems of a kind with one cause. */
export type ReportedCause = Omit<CauseFigures, 'leftOut'> & { readonly leftOut?: LeftOut }

/** A kind of problems without what is left out because of them. */
export function withoutLeftOut({ leftOut: _, causes, ...kind }: ProblemKind): ReportedKind {
  return { ...kind, causes: causes.map(({ leftOut: __, ...cause }) => cause) }
}
