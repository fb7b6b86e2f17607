import { problems as hreflangProblems } from '@waymark/hreflang/problems'
import { problems as databaseProblems } from '@waymark/i18n-validation/problems'
import { type ProblemEntry, SEVERITIES, type Severity } from '@waymark/infra/problem'
import { problems as languageProblems } from '@waymark/language-tag/problems'
import {
  checkSite,
  countLanguages,
  type FileProblem,
  type ProblemKind,
  ProblemLog,
  type SiteProblem,
} from '@waymark/site'
import { problems as siteProblems } from '@waymark/site/problems'
import { type BlobFile, blobFiles } from '@waymark/site/web'
import { problems as sitemapProblems } from '@waymark/sitemap/problems'
import type { Progress } from '../analysis/progress.ts'
import { type LanguageMatrix, PageLinks } from './page-links.ts'

/** What is audited. */
export interface AuditRequest {
  readonly files: readonly (BlobFile & { readonly blob: Blob })[]
  /** Files and folders, as the operands of `waymark validate`. */
  readonly paths: readonly string[]
  /** Whether URLs of a database that are not in their canonical form are reported. */
  readonly canonical: boolean
}

/** All problems of one code and severity, as the page shows them. */
export interface KindView extends Omit<ProblemKind, 'first' | 'leftOut'> {
  readonly explanation: string
  readonly source: string
  /** The first problems; the worker has more of them. */
  readonly first: readonly SiteProblem[]
  /** How many can be listed. */
  readonly listed: number
}

/** What a kind is known by. */
export type KindName = Pick<KindView, 'code' | 'severity'>

/** What the page shows of a site, as plain data. */
export interface SiteView {
  readonly entries: number
  readonly distinct: number
  readonly files: number
  readonly languages: number
  readonly links: number
  readonly severities: Readonly<Record<Severity, number>>
  readonly failures: readonly FileProblem[]
  readonly kinds: readonly KindView[]
  readonly matrix: LanguageMatrix
  /** Whether it is one file of a database, which can be repaired. */
  readonly isRepairable: boolean
  readonly milliseconds: number
}

/** A site that was audited. */
export interface AuditedSite {
  readonly view: SiteView
  readonly pages: PageLinks
  /** More of the problems of a kind. */
  problems(kind: KindName, from: number, count: number): readonly SiteProblem[]
}

/** How many problems of a code the page has at first. */
const FIRST = 5
const MOST_CAUSES = 100

const catalogue: ReadonlyMap<string, ProblemEntry> = new Map(
  [languageProblems, siteProblems, sitemapProblems, databaseProblems, hreflangProblems]
    .flatMap(({ entries }): readonly ProblemEntry[] => entries)
    .map((entry) => [entry.code, entry]),
)

/**
 * Audits a site as `waymark validate` does.
 *
 * @param onProblem - Called with each problem.
 */
export async function auditSite(
  { files, paths, canonical }: AuditRequest,
  progress: Progress,
  onProblem: (problem: SiteProblem) => void = () => {},
): Promise<AuditedSite> {
  const started = performance.now()
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0)
  let done = 0
  const opened = blobFiles(files, {
    listen(length) {
      done += length
      progress(done, total)
    },
  })
  const log = new ProblemLog()
  const failures: FileProblem[] = []
  let form: 'database' | 'sitemap' | null = null
  let links: PageLinks | null = null
  const check = canonical ? 'canonical' : 'usable'
  const events = checkSite(paths, opened, { check, onPage: (page) => links?.add(page) })
  let next = await events.next()
  for (; next.done !== true; next = await events.next()) {
    const event = next.value
    if (event.type === 'input') {
      form ??= event.form
      links ??= new PageLinks()
    } else if (event.type === 'failure') failures.push(event.error.problem)
    else {
      log.add(event.problem)
      onProblem(event.problem)
    }
  }
  const { figures, files: read } = next.value
  const kinds = log.kinds()
  const pages = links ?? new PageLinks()
  return {
    view: {
      entries: figures.entriesInAllFiles,
      distinct: figures.distinctLocs,
      files: read.length,
      languages: countLanguages(figures.languages),
      links: figures.counts.alternates,
      severities: countSeverities(log),
      failures,
      kinds: kinds.map(kindView),
      matrix: pages.matrix(),
      isRepairable: form === 'database' && paths.length === 1 && failures.length === 0,
      milliseconds: performance.now() - started,
    },
    pages,
    problems: ({ code, severity }, from, count) =>
      kinds
        .find((kind) => kind.code === code && kind.severity === severity)
        ?.first.slice(from, from + count) ?? [],
  }
}

function countSeverities(log: ProblemLog): Record<Severity, number> {
  const [error = 0, warning = 0, info = 0] = SEVERITIES.map((severity) => log.count(severity))
  return { error, warning, info }
}

function kindView({ first, leftOut: _, causes, ...kind }: ProblemKind): KindView {
  const { explanation = '', source = '' } = catalogue.get(kind.code) ?? {}
  return {
    ...kind,
    causes: causes.slice(0, MOST_CAUSES),
    explanation,
    source,
    first: first.slice(0, FIRST),
    listed: first.length,
  }
}
