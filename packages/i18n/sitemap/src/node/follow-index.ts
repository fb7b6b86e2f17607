import { sentence } from '@waymark/infra/internal'
import { checkOptions, FILE_PATH, type OptionTable } from '@waymark/infra/options'
import { problem, type SitemapItemReference } from '../read/read-item.ts'
import { findSitemapFiles, segmentsOf } from '../read/sitemap-files.ts'
import {
  type FileItem,
  FOLDER_READER_OPTIONS,
  type FolderReaderOptions,
  listSitemapFiles,
  readFileItems,
} from './read-folder.ts'

/** Which index to follow, and what its readers pass on. */
export interface FollowOptions extends FolderReaderOptions {
  /** Path of the index below the folder; by default the first of `sitemap.xml`, `sitemap.xml.gz`, `sitemap_index.xml`, `sitemap_index.xml.gz`. */
  readonly index?: string | undefined
}

/** The types of `FollowOptions`. */
export const FOLLOW_OPTIONS: OptionTable<FollowOptions> = {
  ...FOLDER_READER_OPTIONS,
  index: FILE_PATH,
}

const USUAL = ['sitemap.xml', 'sitemap.xml.gz', 'sitemap_index.xml', 'sitemap_index.xml.gz']

/**
 * Reads the sitemap of a site from a folder: the index, then the files that it names, each once.
 * A `urlset` is read as it is.
 *
 * The file of a URL is found by its path: `https://a.example/docs/en/sitemap.xml` is `docs/en/sitemap.xml` below the
 * folder, else `en/sitemap.xml`, else `sitemap.xml`. If there is no file of that name, the same name with or without
 * `.gz` is tried. If several URLs match a file, the one that shares more of its path gets it. Only existing files are
 * candidates, so no URL leads out of the folder. A URL without a file gives a problem `sitemap-not-found`. An index that
 * is named by an index, or by itself, gives `nested-index` and is not followed.
 *
 * @throws Error with `code: 'ENOENT'` where the folder has no index.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { followSitemapIndex, writeSitemapFolder } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * const pages = [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }]
 * await writeSitemapFolder(folder, pages, { maxUrls: 1 })
 * const found = []
 * for await (const { path, item } of followSitemapIndex(folder)) {
 *   if (item.type === 'url') found.push([path, item.entry.loc])
 * }
 * found // => [['sitemap-1.xml', 'https://a.example/1'], ['sitemap-2.xml', 'https://a.example/2']]
 * await rm(folder, { recursive: true })
 * ```
 */
export async function* followSitemapIndex(
  folder: string,
  options: FollowOptions = {},
): AsyncGenerator<FileItem, void, undefined> {
  options = checkOptions(options, FOLLOW_OPTIONS)
  const { index: given, ...readerOptions } = options
  const files = new Set(await listSitemapFiles(folder))
  const index = given ?? USUAL.find((name) => files.has(name)) ?? USUAL[0]!
  const sitemaps = new Map<string, SitemapItemReference>()
  for await (const file of readFileItems(folder, index, readerOptions)) {
    yield file
    const { item } = file
    if (item.type === 'sitemap' && !sitemaps.has(item.entry.loc)) {
      sitemaps.set(item.entry.loc, item)
    }
  }
  const found: string[] = []
  const paths = findSitemapFiles([...sitemaps.keys()], files, new Set([index]))
  for (const [n, [loc, item]] of [...sitemaps].entries()) {
    const path = paths[n]!
    if (path !== null) found.push(path)
    else if (segmentsOf(loc).join('/') === index) {
      const message = sentence('The index names itself.', { detail: 'itself' })
      yield { path: index, item: problem('nested-index', message, loc, item) }
    } else {
      const message = sentence('The index names a sitemap that is not in the folder.')
      yield { path: index, item: problem('sitemap-not-found', message, loc, item) }
    }
  }
  for (const path of found) {
    for await (const file of readFileItems(folder, path, readerOptions)) {
      yield file
      const { item } = file
      if (item.type === 'root' && item.kind === 'sitemapindex') {
        const message = sentence(
          'This file is an index that another index names, so its sitemaps are not read.',
          { detail: 'nested' },
        )
        yield { path, item: problem('nested-index', message, null, item) }
      }
    }
  }
}
