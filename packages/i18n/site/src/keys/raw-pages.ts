import type { TableMemory } from '@waymark/hreflang'
import { type PageFigures, readPages } from '../check/read-pages.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { type CountedPage, keptLinks, toCountedPage } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'

/** A page as it is written, and where. */
export interface RawPage {
  readonly page: CountedPage
  /** The original indexes of its links; `null` if all are there. */
  readonly kept: readonly number[] | null
  readonly file: string
  readonly line: number
  /** The JSON Pointer of an entry of a database; `null` in a sitemap. */
  readonly pointer: string | null
}

/** How pages are read. */
export interface RawPageOptions {
  readonly inputFormat: DatabaseForm | undefined
  readonly memory: TableMemory | undefined
}

/**
 * Reads the pages of a database or of sitemaps as they are written: nothing is left out because it is wrong.
 *
 * @throws {FileError} If anything cannot be read to its end, because a part of a site has other missing links than the whole.
 */
export function readRawPages(
  paths: readonly string[],
  files: SiteFiles,
  options: RawPageOptions,
): AsyncGenerator<RawPage, PageFigures, undefined> {
  return readPages<RawPage>(paths, files, {
    ...options,
    keepRefused: true,
    remedy: 'correct the error that `waymark validate` shows, and run this again',
    ofEntry({ value, index, places }, file) {
      const page = toCountedPage(value)
      if (page === null) return null
      const { line } = places.start
      return { page, kept: keptLinks(value), file, line, pointer: `/urls/${index}` }
    },
    ofItem({ entry: { loc, lastmod, alternates }, line }, file) {
      return { page: { loc, lastmod, alternates }, kept: null, file, line, pointer: null }
    },
    onListProblem() {},
  })
}
