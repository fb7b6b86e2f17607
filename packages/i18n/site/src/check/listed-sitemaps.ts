import { sentence } from '@waymark/infra/internal'
import type { ProblemItem } from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import { RIGHT_FILE } from '../database/json-document.ts'
import { FileError } from '../file-error.ts'
import { tellKind } from '../input-kind.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import { incompleteFile, refusesFile } from './incomplete-file.ts'
import type { SitemapFile } from './list-inputs.ts'
import { readRobots } from './robots-sitemaps.ts'
import { type IndexFile, type ListedSitemaps, SitemapIndexes, UNNAMED } from './sitemap-indexes.ts'
import { sitemapItems } from './sitemap-items.ts'

/** The files with the pages of a file, or the file itself. */
export interface ListedPages {
  /** The paths of the sitemaps that an index or a robots.txt lists; `null` for any other file. */
  readonly paths: readonly string[] | null
  /** The source as if it had not been read; for a file that lists sitemaps, it has been. */
  readonly source: ByteSource
}

/**
 * Finds the sitemaps that a file lists if it is an index or a robots.txt, as a check of the file finds them. The indexes that a
 * robots.txt lists are followed.
 *
 * @throws {FileError} If one of them cannot be found: what is made of the others would not have its pages.
 */
export async function listedPages(path: string, files: SiteFiles): Promise<ListedPages> {
  return await pagesOf({ path, isNamed: true, folder: files.folderOf(path) }, files)
}

async function pagesOf(file: SitemapFile, files: SiteFiles): Promise<ListedPages> {
  const opened = await files.open(file.path)
  const { kind, root, source } = await tellKind(opened)
  if (file.folder == null || (kind !== 'robots' && root !== 'sitemapindex')) {
    return { paths: null, source }
  }
  try {
    if (kind !== 'robots') {
      const index = await readIndex(source, { ...file, folder: file.folder })
      return { paths: allOf(new SitemapIndexes(files).add(index), source.name), source }
    }
    const paths: string[] = []
    for (const listed of allOf(await readRobots(source, file, files), source.name)) {
      const found = await listedPages(listed, files)
      await found.source.close()
      paths.push(...(found.paths ?? [listed]))
    }
    return { paths, source }
  } finally {
    await source.close()
  }
}

async function readIndex(
  source: ByteSource,
  { path, folder }: Pick<IndexFile, 'path' | 'folder'>,
): Promise<IndexFile> {
  const { name } = source
  const sitemaps: IndexFile['sitemaps'][number][] = []
  const reading = { form: 'xml', isNamed: true, keepRefused: true, now: undefined } as const
  for await (const item of sitemapItems(source, reading)) {
    if (item.type === 'problem' && refusesFile(item)) {
      throw incompleteFile(name, item, RIGHT_FILE)
    }
    if (item.type === 'problem' && 'refuses' in item && item.refuses === 'entry') {
      throw missingSitemap(name, item)
    }
    if (item.type === 'sitemap') sitemaps.push({ ...item, loc: item.entry.loc })
  }
  return { path, name, folder, sitemaps }
}

/** Problems with which a sitemap is not read. */
const MISSING: readonly string[] = [
  ...UNNAMED,
  'nested-index',
  'robots-without-sitemap',
  'sitemap-elsewhere',
  'sitemap-not-found',
  'sitemap-not-read',
]

function allOf({ problems, named }: ListedSitemaps, name: string): readonly string[] {
  const missing = problems.find(({ code }) => MISSING.includes(code))
  if (missing !== undefined) throw missingSitemap(name, missing)
  return named.map(({ path }) => path)
}

function missingSitemap(
  name: string,
  { message: text, data = {}, line = 1, column = 1 }: SiteProblem | ProblemItem,
): FileError {
  const remedy = sentence('Name the sitemaps themselves.')
  return new FileError('file-not-found', name, { text, data }, { line, column, remedy })
}
