import { createUrlTable } from '@waymark/hreflang'
import { countBytes } from '../byte-source.ts'
import type { FileFigures } from '../check/site-check.ts'
import { isUnlisted } from '../database/crawl-export.ts'
import type { RawEntry } from '../database/database-reader.ts'
import { readDatabase } from '../database/read-database.ts'
import { FileError } from '../file-error.ts'
import { type CountedPage, toCountedPage } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import type { FilePlace } from './place-list.ts'

/** What a crawler found at a URL of the published site, that the files do not tell. */
export type CrawledState = 'missing' | 'redirect' | 'noindex'

/** What is made of databases and of exports of crawlers. */
export interface SourceTaker {
  /** Takes a page that a database lists. */
  onPage(page: CountedPage, at: FilePlace): void
  /** Takes a URL that a crawler found not to be shown. */
  onCrawled(url: string, state: CrawledState, at: FilePlace): void
}

/** Reads databases and exports of crawlers, and yields the errors of those that cannot be read to their end. */
export async function* readSources(
  paths: readonly string[],
  files: SiteFiles,
  taker: SourceTaker,
): AsyncGenerator<FileError, readonly FileFigures[], undefined> {
  const figures: FileFigures[] = []
  for (const path of paths) {
    try {
      figures.push(await readSource(path, files, taker))
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      yield error
    }
  }
  return figures
}

async function readSource(
  path: string,
  files: SiteFiles,
  taker: SourceTaker,
): Promise<FileFigures> {
  const source = countBytes(await files.open(path))
  try {
    const reader = await readDatabase(source, { groups: createUrlTable() })
    let entries = 0
    for await (const batch of reader.entries()) {
      for (const entry of batch) addEntry(entry, source.name, taker)
      for (const problem of reader.problems()) addCrawled(problem, source.name, taker)
      entries += batch.length
    }
    for (const problem of reader.problems()) addCrawled(problem, source.name, taker)
    return { path, bytes: source.bytes(), kind: 'database', entries }
  } finally {
    await source.close()
  }
}

function addEntry({ value, places }: RawEntry, file: string, { onPage }: SourceTaker): void {
  const page = toCountedPage(value)
  if (page !== null) onPage(page, { file, ...places.find('/loc') })
}

/** A row that is not listed is a problem of the reader, whose facts say why. */
function addCrawled(problem: SiteProblem, file: string, { onCrawled }: SourceTaker): void {
  const { data = {}, line, column } = problem
  const url = data['url']
  const state = isUnlisted(problem) ? crawledState(problem) : null
  if (state === null || typeof url !== 'string' || line === undefined) return
  onCrawled(url, state, { file, line, column: column ?? 1 })
}

function crawledState({ code, value = '' }: SiteProblem): CrawledState | null {
  if (code === 'crawl-not-indexable') return /no-?index/i.test(value) ? 'noindex' : null
  if (code !== 'crawl-status') return null
  // Other errors of a server may be gone a moment later.
  if (/^4(?:04|10)/.test(value)) return 'missing'
  return value.startsWith('3') ? 'redirect' : null
}
