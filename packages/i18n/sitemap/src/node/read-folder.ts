import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { SitemapItem } from '../read/read-item.ts'
import { READER_OPTIONS, type SitemapReaderOptions } from '../read/reader-options.ts'
import { readSitemapFile } from './read-file.ts'

/** The options of the readers of a folder's files, none of which has the one location. */
export type FolderReaderOptions = Omit<SitemapReaderOptions, 'location'>

const { location: _, ...readerTypes } = READER_OPTIONS

/** The types of `FolderReaderOptions`. */
export const FOLDER_READER_OPTIONS: OptionTable<FolderReaderOptions> = readerTypes

/** An item, and the file it is from. */
export interface FileItem {
  /** Path below the folder, with `/`. */
  readonly path: string
  readonly item: SitemapItem
}

/**
 * The paths of all `.xml` and `.xml.gz` files below a folder, with `/`, in the order of their UTF-16 units.
 * A symbolic link to a file counts as a file. Links to folders and names that begin with a dot are ignored.
 *
 * @throws The file system's error where a folder cannot be read.
 *
 * @example
 * ```ts
 * import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { listSitemapFiles } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * await mkdir(join(folder, 'de'))
 * for (const name of ['sitemap.xml', 'de/sitemap.xml.gz', 'robots.txt']) {
 *   await writeFile(join(folder, name), '')
 * }
 * await listSitemapFiles(folder) // => ['de/sitemap.xml.gz', 'sitemap.xml']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function listSitemapFiles(folder: string): Promise<string[]> {
  const paths: string[] = []
  const open = ['']
  for (let below = open.pop(); below !== undefined; below = open.pop()) {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) open.push(path)
      else if (/\.xml(?:\.gz)?$/i.test(entry.name) && (await isFile(entry, join(folder, path)))) {
        paths.push(path)
      }
    }
  }
  return paths.sort((a, b) => (a < b ? -1 : 1))
}

async function isFile(entry: Dirent, path: string): Promise<boolean> {
  if (!entry.isSymbolicLink()) return entry.isFile()
  try {
    return (await stat(path)).isFile()
  } catch {
    // It leads nowhere, or round in a circle.
    return false
  }
}

/**
 * Reads every `.xml` and `.xml.gz` file below a folder, one after the other. Each file gives a `root` item
 * first, if it is a sitemap, and an `end` item last.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { readSitemapFolder, writeSitemapFolder } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * await writeSitemapFolder(folder, [{ loc: 'https://a.example/' }])
 * const found = []
 * for await (const { path, item } of readSitemapFolder(folder)) found.push([path, item.type])
 * found // => [['sitemap.xml', 'root'], ['sitemap.xml', 'url'], ['sitemap.xml', 'end']]
 * await rm(folder, { recursive: true })
 * ```
 */
export async function* readSitemapFolder(
  folder: string,
  options: FolderReaderOptions = {},
): AsyncGenerator<FileItem, void, undefined> {
  options = checkOptions(options, FOLDER_READER_OPTIONS)
  for (const path of await listSitemapFiles(folder)) yield* readFileItems(folder, path, options)
}

export async function* readFileItems(
  folder: string,
  path: string,
  options: SitemapReaderOptions,
): AsyncGenerator<FileItem, void, undefined> {
  for await (const item of readSitemapFile(join(folder, path), options)) yield { path, item }
}
