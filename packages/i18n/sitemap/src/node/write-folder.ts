import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BOOLEAN, checkOptions, type OptionTable, oneOf } from '@waymark/infra/options'
import type { SitemapFileInfo, SplitEvent } from '../write/split-event.ts'
import { SPLIT_OPTIONS, type SplitOptions } from '../write/split-writer.ts'
import { type SitemapEntries, splitSitemap } from '../write/write-sitemap.ts'
import { PartFiles } from './part-files.ts'
import { publishFiles, type Replacement } from './publish-files.ts'

/** How the files of a folder are written. */
export interface WriteFolderOptions
  extends WriteEventsOptions,
    Omit<SplitOptions, 'extension' | 'earlier' | 'onPlaced'> {}

/** The same where the sitemaps have been split already. */
export interface WriteEventsOptions {
  /** The `name` that they were split with; by default `sitemap`. */
  readonly name?: string | undefined
  /** Compress: `sitemap.xml.gz`, `sitemap-1.xml.gz` and so on; by default `false`. */
  readonly gzip?: boolean | undefined
  /**
   * What happens to files of an earlier run that the new set has no name for, such as `sitemap-7.xml` when
   * there are now three parts, or `sitemap.xml` next to a new `sitemap.xml.gz`: `keep` (the default) leaves
   * them, because a crawler may still hold an index that names them, and lists them in the result;
   * `remove` deletes them once the new set is in place.
   */
  readonly stale?: 'keep' | 'remove' | undefined
}

/** The types of `WriteEventsOptions`. */
export const EVENTS_OPTIONS: OptionTable<WriteEventsOptions> = {
  name: SPLIT_OPTIONS.name,
  gzip: BOOLEAN,
  stale: /* @__PURE__ */ oneOf('keep', 'remove'),
}

const { extension: _, earlier: _earlier, onPlaced: _placed, ...splitTypes } = SPLIT_OPTIONS

/** The types of `WriteFolderOptions`. */
export const FOLDER_OPTIONS: OptionTable<WriteFolderOptions> = { ...splitTypes, ...EVENTS_OPTIONS }

/** One file in the folder. */
export interface WrittenFile extends SitemapFileInfo {
  /** Size on the disk; `bytes` is the size before compression. */
  readonly size: number
}

/** What a run wrote. */
export interface WrittenFolder {
  /** The index first, where there is one, then the parts. */
  readonly files: readonly WrittenFile[]
  /** Pages in all parts. */
  readonly urls: number
  /** Names of earlier files that the new set does not have; removed if that was asked for. */
  readonly stale: readonly string[]
}

/**
 * Writes sitemaps into a folder, whole or not at all: everything goes to temporary names in the folder
 * first, the parts get their names when all are complete, and the index last. On an error the temporary
 * files go away, and files that were there before are as they were.
 *
 * @param folder - Made when it is not there.
 * @throws OptionError for an option that does not exist or has a wrong value; SitemapError as `splitSitemap`; what the entries'
 *   source throws; the file system's error.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { writeSitemapFolder } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * const pages = [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }]
 * const { urls } = await writeSitemapFolder(folder, pages, { maxUrls: 1, gzip: true })
 * urls // => 2
 * (await readdir(folder)).sort() // => ['sitemap-1.xml.gz', 'sitemap-2.xml.gz', 'sitemap.xml.gz']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeSitemapFolder(
  folder: string,
  entries: SitemapEntries,
  options: WriteFolderOptions = {},
): Promise<WrittenFolder> {
  options = checkOptions(options, FOLDER_OPTIONS)
  const { gzip = false, stale, ...splitOptions } = options
  const extension = gzip ? '.xml.gz' : '.xml'
  const events = splitSitemap(entries, { ...splitOptions, extension })
  return await writeSitemapEvents(folder, events, { gzip, stale, name: options.name })
}

/**
 * The same from the events of `splitSitemap`, for a caller that looks at them or adds to them. Compressed files must
 * have been split with the extension `.xml.gz`.
 *
 * @throws OptionError for an option that does not exist or has a wrong value; what the events' source throws; the file system's error.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { splitSitemap } from '@waymark/sitemap'
 * import { writeSitemapEvents } from '@waymark/sitemap/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'sitemap-'))
 * const events = splitSitemap([{ loc: 'https://a.example/' }], { name: 'news' })
 * await writeSitemapEvents(folder, events, { name: 'news' })
 * await readdir(folder) // => ['news.xml']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function writeSitemapEvents(
  folder: string,
  events: AsyncIterable<SplitEvent>,
  options: WriteEventsOptions = {},
): Promise<WrittenFolder> {
  options = checkOptions(options, EVENTS_OPTIONS)
  const { gzip = false, stale: staleOption = 'keep' } = options
  await mkdir(folder, { recursive: true })
  const run = `.sitemap-${process.pid}-${crypto.randomUUID()}`
  const temporary = (part: number) => join(folder, `${run}-${part}.tmp`)
  const partFiles = new PartFiles(folder, { gzip, pathOf: temporary, isKnown: null })
  let isPublished = false
  try {
    let written: WrittenFolder | null = null
    for await (const event of events) {
      if (event.type !== 'end') await partFiles.add(event)
      else {
        if (event.index !== null) await partFiles.write(event.index)
        await partFiles.close()
        const files = event.files.map((file) => {
          return { ...file, size: partFiles.parts.get(file.part)?.size ?? 0 }
        })
        const replacements: Replacement[] = files.map(({ name, part }) => ({
          from: temporary(part),
          to: join(folder, name),
          backup: join(folder, `${run}-${part}.old`),
        }))
        // The index has its name last: until then it names what was there before.
        if (event.index !== null) replacements.push(replacements.shift()!)
        publishFiles(replacements)
        isPublished = true
        const stale = await findStale(folder, options.name ?? 'sitemap', files)
        if (staleOption === 'remove') for (const name of stale) await rm(join(folder, name))
        const urls = files.reduce((sum, file) => (file.part > 0 ? sum + file.entries : sum), 0)
        written = { files, urls, stale }
      }
    }
    if (written !== null) return written
  } finally {
    if (!isPublished) await partFiles.abandon()
  }
  throw new Error('the splitter ended without an end')
}

/** Files with names that this package gives, which the new set does not have. */
async function findStale(
  folder: string,
  name: string,
  files: readonly SitemapFileInfo[],
): Promise<string[]> {
  const names = new Set(files.map((file) => file.name))
  const found = await readdir(folder, { withFileTypes: true })
  return found
    .filter((entry) => entry.isFile() && !names.has(entry.name))
    .map((entry) => entry.name)
    .filter(
      (text) =>
        text.startsWith(name) && /^(?:-[1-9]\d{0,4})?\.xml(?:\.gz)?$/.test(text.slice(name.length)),
    )
    .sort()
}
