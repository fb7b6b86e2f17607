import { createUrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { hidePassword } from '@waymark/infra/problem'
import { parseUrl } from '@waymark/url-parser'
import { countBytes } from '../byte-source.ts'
import type { FileFigures } from '../check/site-check.ts'
import { readDatabase } from '../database/read-database.ts'
import { FileError } from '../file-error.ts'
import { type CountedPage, toCountedPage } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'
import type { CrawledUrls } from './crawled-urls.ts'
import type { FileUrls } from './file-urls.ts'
import type { FilePlace } from './place-list.ts'
import { readCrawl } from './read-crawl.ts'

/** What other sources are read with. */
export interface SourceTaker {
  readonly files: SiteFiles
  /** The files that were read. */
  readonly figures: FileFigures[]
}

/**
 * Reads databases, and yields the errors of those that cannot be read. What is wrong with a database is the matter of a check of it.
 *
 * @param onPage - Takes a page that a database lists.
 */
export async function* readDatabases(
  paths: readonly string[],
  taker: SourceTaker,
  onPage: (page: CountedPage, at: FilePlace) => void,
): AsyncGenerator<FileError, void, undefined> {
  for (const path of paths) {
    try {
      taker.figures.push(await readPages(path, taker.files, onPage))
    } catch (error) {
      yield failureOf(error)
    }
  }
}

/** Reads exports of crawlers, and yields what is wrong with them. */
export async function* readCrawls(
  paths: readonly string[],
  taker: SourceTaker,
  tables: CrawlTables,
): AsyncGenerator<SiteProblem | FileError, void, undefined> {
  for (const path of paths) {
    try {
      taker.figures.push(yield* readCrawled(path, taker.files, tables))
    } catch (error) {
      yield failureOf(error)
    }
  }
}

function failureOf(error: unknown): FileError {
  if (!(error instanceof FileError)) throw error
  return error
}

async function readPages(
  path: string,
  files: SiteFiles,
  onPage: (page: CountedPage, at: FilePlace) => void,
): Promise<FileFigures> {
  const source = countBytes(await files.open(path))
  try {
    const reader = await readDatabase(source, { groups: createUrlTable() })
    let entries = 0
    for await (const batch of reader.entries()) {
      for (const { value, places } of batch) {
        const page = toCountedPage(value)
        if (page !== null) onPage(page, { file: source.name, ...places.find('/loc') })
      }
      // Else they would fill the memory.
      reader.problems()
      entries += batch.length
    }
    return { path, bytes: source.bytes(), kind: 'database', entries }
  } finally {
    await source.close()
  }
}

/** The URLs of the site, and what crawlers found at them. */
export interface CrawlTables {
  readonly site: FileUrls
  readonly crawled: CrawledUrls
}

async function* readCrawled(
  path: string,
  files: SiteFiles,
  { site, crawled }: CrawlTables,
): AsyncGenerator<SiteProblem, FileFigures, undefined> {
  const start = crawled.length
  let first = ''
  let isOfSite = false
  const figures = yield* readCrawl(path, files, ({ url: written, state, redirect, at }) => {
    const url = parseUrl(written)
    if (url === null) return
    if (first === '') first = url.href
    const isHere = site.pathBelow(url.href) !== null
    isOfSite ||= isHere
    // Elsewhere, only what is wrong matters.
    if (state === null || (state === 'found' && !isHere)) return
    const to = redirect === '' ? null : parseUrl(redirect, { base: url })
    crawled.add(url.href, { state, to: to?.href ?? null, at })
  })
  if (isOfSite || first === '') return figures
  crawled.forget(start)
  const facts = { first: hidePassword(first), base: hidePassword(site.address.base) }
  const message = sentence('No URL in it is below {base:quote}: the first is {first:quote}.', facts)
  const remedy = sentence(
    'Crawl the site into which the folder is published, or say with {base:option} which one it is.',
  )
  throw new FileError('crawl-of-other-site', shownPath(path), message, { remedy })
}
