import type { Severity } from '@waymark/infra/problem'
import {
  checkSite,
  countLanguages,
  type FileProblem,
  ProblemLog,
  type SiteProblem,
} from '@waymark/site'
import { type BlobFile, blobFiles } from '@waymark/site/web'
import type { Progress } from '../analysis/progress.ts'
import {
  countSeverities,
  type KindName,
  type KindView,
  kindView,
  problemsOfKind,
} from './kind-view.ts'
import { type LanguageMatrix, PageLinks } from './page-links.ts'

/** What is audited. */
export interface AuditRequest {
  readonly files: readonly (BlobFile & { readonly blob: Blob })[]
  /** Files and folders, as the operands of `waymark validate`. */
  readonly paths: readonly string[]
  /** Whether URLs of a database that are not in their canonical form are reported. */
  readonly canonical: boolean
}

/** What the page shows of a site, as plain data. */
export interface SiteView {
  readonly entries: number
  readonly distinct: number
  readonly files: number
  readonly languages: number
  readonly links: number
  readonly severities: Readonly<Record<Severity, number>>
  /** Without files that are not well-formed: that is said among the problems. */
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
  /** All failures, as `waymark validate` reports them. */
  readonly failures: readonly FileProblem[]
  readonly pages: PageLinks
  /** More of the problems of a kind. */
  problems(kind: KindName, from: number, count: number): readonly SiteProblem[]
}

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
  const allFailures: FileProblem[] = []
  /** Where XML is not well-formed, which also ends the reading of the file. */
  const broken = new Set<string | undefined>()
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
    } else if (event.type === 'failure') allFailures.push(event.error.problem)
    else {
      log.add(event.problem)
      if (event.problem.code === 'not-well-formed') broken.add(event.problem.file)
      onProblem(event.problem)
    }
  }
  const { figures, files: read } = next.value
  const kinds = log.kinds()
  const failures = allFailures.filter(
    ({ code, file }) => code !== 'file-incomplete' || !broken.has(file),
  )
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
      isRepairable: form === 'database' && paths.length === 1 && allFailures.length === 0,
      milliseconds: performance.now() - started,
    },
    pages,
    failures: allFailures,
    problems: (kind, from, count) => problemsOfKind(kinds, { kind, from, count }),
  }
}
