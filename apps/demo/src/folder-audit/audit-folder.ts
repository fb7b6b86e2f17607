import { hidePassword, type Severity } from '@waymark/infra/problem'
import {
  FileError,
  type FileProblem,
  type ProblemKind,
  ProblemLog,
  type SiteProblem,
} from '@waymark/site'
import { type AuditReport, auditSite, type PageFiles, type SiteAddress } from '@waymark/site/audit'
import { type BlobFile, blobFiles } from '@waymark/site/web'
import type { Progress } from '../analysis/progress.ts'
import { countSeverities, type KindView, kindView } from '../site-audit/kind-view.ts'
import type { LanguageMatrix } from '../site-audit/page-links.ts'
import { languageLinks } from './language-links.ts'
import { readAhead } from './read-ahead.ts'

/** A folder with built pages. */
export interface FolderRequest {
  readonly files: readonly (BlobFile & { readonly blob: Blob })[]
  /** The folder that the files are in; empty if they are in none. */
  readonly folder: string
}

/** What the page shows of a folder with built pages, as plain data. */
export interface FolderView {
  readonly address: SiteAddress
  readonly pages: number
  readonly indexable: number
  /** Indexable pages in a sitemap. */
  readonly listed: number
  readonly severities: Readonly<Record<Severity, number>>
  readonly failures: readonly FileProblem[]
  readonly kinds: readonly KindView[]
  /** The alternates of each language. */
  readonly matrix: LanguageMatrix
  readonly milliseconds: number
}

/** A folder that was audited. */
export interface AuditedFolder {
  readonly view: FolderView
  readonly kinds: readonly ProblemKind[]
}

/**
 * Audits built pages as `waymark audit` does.
 *
 * @param onProblem - Called with each problem.
 * @returns `null` if no file is a page, such as in a folder with sitemaps and a page for errors.
 */
export async function auditFolder(
  { files, folder }: FolderRequest,
  progress: Progress,
  onProblem: (problem: SiteProblem) => void = () => {},
): Promise<AuditedFolder | null> {
  const started = performance.now()
  const byPath = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const ahead = readAhead(byPath)
  const reading = watchFiles(blobFiles(ahead.files), progress, ahead.after)
  const log = new ProblemLog()
  const failures: FileProblem[] = []
  const events = auditSite(folder, reading.files)
  let report: AuditReport
  try {
    let next = await events.next()
    for (; next.done !== true; next = await events.next()) {
      const event = next.value
      if (event.type === 'address') reading.start()
      else if (event.type === 'failure') failures.push(event.error.problem)
      else if (event.type === 'problem') {
        log.add(event.problem)
        onProblem(event.problem)
      }
    }
    report = next.value
  } catch (error) {
    if (error instanceof FileError && error.problem.code === 'folder-without-pages') return null
    throw error
  }
  const { address, pages, indexable, listed } = report
  const kinds = log.kinds()
  return {
    view: {
      ...{ address: { ...address, base: hidePassword(address.base) }, pages, indexable, listed },
      severities: countSeverities(log),
      failures,
      // A page is not an entry.
      kinds: kinds.map((kind) => ({ ...kindView(kind), entries: null })),
      matrix: languageLinks(report),
      milliseconds: performance.now() - started,
    },
    kinds,
  }
}

/**
 * Says how far the audit is. The pages are read in the order in which they are listed, so the place of one in the list is the
 * number of files that are done. Before that, the beginnings of some pages are read.
 *
 * @param opened - Called with each page that is read.
 */
function watchFiles(
  files: PageFiles,
  progress: Progress,
  opened: (path: string) => void,
): { readonly files: PageFiles; start(): void } {
  const places = new Map<string, number>()
  let hasStarted = false
  return {
    files: {
      ...files,
      async listAll(folder) {
        const listing = await files.listAll(folder)
        for (const name of listing.names) places.set(files.join(folder, name), places.size + 1)
        return listing
      },
      openBytes(path) {
        if (hasStarted) {
          progress(places.get(path) ?? 0, places.size)
          opened(path)
        }
        return files.openBytes(path)
      },
    },
    start() {
      hasStarted = true
    },
  }
}
