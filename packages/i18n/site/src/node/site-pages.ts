import { asciiLowercase, utf8Encode } from '@waymark/infra'
import { BOOLEAN, checkOptions, FUNCTION, type OptionTable } from '@waymark/infra/options'
import type { SiteAddress } from '../audit/audit-types.ts'
import {
  LISTABLE_OPTIONS,
  type ListableEvent,
  type ListableOptions,
  type ListablePage,
  type ListableReport,
  listablePages,
} from '../audit/listable-pages.ts'
import type { ByteSource } from '../byte-source.ts'
import type { RawEntry } from '../database/database-reader.ts'
import { EntryPlaces } from '../database/entry-places.ts'
import type { FileError } from '../file-error.ts'
import { type PageDates, PageDating } from '../parts/page-dates.ts'
import { shownPath } from '../words.ts'
import { DISK_FILES_OPTIONS, type DiskFilesOptions, diskFiles } from './disk-files.ts'

/** Options for the pages of a folder as a database. */
export interface SitePagesOptions
  extends Pick<ListableOptions, 'base' | 'config' | 'memory'>,
    Pick<DiskFilesOptions, 'listen'> {
  /** Whether pages without alternates have the language of their `html` element, as for `split: 'lang'`. Default `false`. */
  readonly languages?: boolean | undefined
  /** Called with the error of each file that cannot be read. */
  readonly onFailure?: ((error: FileError) => void) | undefined
}

const { base, config, memory } = LISTABLE_OPTIONS

export const SITE_PAGES_OPTIONS: OptionTable<SitePagesOptions> = {
  ...{ base, config, memory },
  listen: DISK_FILES_OPTIONS.listen,
  languages: BOOLEAN,
  onFailure: FUNCTION,
}

/** How many entries are returned together. */
const BATCH = 256

/** The pages of a folder that a sitemap may list, as a database for `writeSite` and `stageSite`, which can be read once. */
export interface SitePages extends ByteSource {
  /** Which file has which URL. */
  readonly address: SiteAddress
  readonly entries: NonNullable<ByteSource['entries']>
  /** What became of the HTML files, after all pages have been read; `null` before. */
  readonly report: ListableReport | null
  /** What is left to the next run, after all pages have been read; `null` if pages get no dates. */
  readonly dates: PageDates | null
  /** Whether pages get dates without those of an earlier run: the state is missing, damaged, or of another version or site. */
  readonly isFirst: boolean
  /**
   * Gives each page the date since which its content is the same. `stageSite` calls this if it has a state.
   *
   * @param earlier - Of the last run; `null` if there is none.
   * @param now - In milliseconds since 1970.
   */
  date(earlier: PageDates | null, now: number): void
}

/** Whether a source has the pages of a folder. */
export function isSitePages(source: string | ByteSource): source is SitePages {
  return typeof source !== 'string' && 'dates' in source
}

/**
 * Opens a folder of built pages as a database: each page is an entry that a sitemap may list, with its alternates. Pages that are
 * `noindex`, redirect, are canonical elsewhere or disallowed are left out, as `auditSite` finds them. Its sitemaps are not read, so
 * the output may be the folder itself.
 *
 * With the option `state` of `writeSite`, pages have a `lastmod`, which changes only if their title, description or main text does.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the folder cannot be listed, has no page, or nothing says which URL it has.
 *
 * @example
 * ```ts
 * import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { openSitePages, writeSite } from '@waymark/site/node'
 *
 * const dist = await mkdtemp(join(tmpdir(), 'dist-'))
 * await writeFile(join(dist, 'tea.html'), '<html lang="en"><title>Tea</title><main>Green</main>')
 * await writeFile(join(dist, '404.html'), '<title>Not found</title>')
 * const pages = await openSitePages(dist, { base: 'https://a.example/' })
 * const { counts } = await writeSite(pages, dist, { baseUrl: pages.address.base })
 * counts.written // => 1
 * pages.report?.leftOut // => { 'error-page': 1 }
 * (await readdir(dist)).sort() // => ['404.html', 'sitemap.xml', 'tea.html']
 * await rm(dist, { recursive: true })
 * ```
 */
export async function openSitePages(
  folder: string,
  options: SitePagesOptions = {},
): Promise<SitePages> {
  options = checkOptions(options, SITE_PAGES_OPTIONS)
  const { listen, languages = false, onFailure = () => {}, ...listable } = options
  let report: ListableReport | null = null
  let dating: PageDating | null = null
  async function* read(): AsyncGenerator<ListableEvent, void, undefined> {
    report = yield* listablePages(folder, diskFiles({ listen }), { ...listable, contents: true })
  }
  const events = read()
  let address: SiteAddress | null = null
  while (address === null) {
    const { value } = await events.next()
    if (value?.type === 'failure') onFailure(value.error)
    // It is told before the end, or an error is thrown.
    if (value?.type === 'address') address = value.address
  }
  async function* entries(): AsyncGenerator<readonly RawEntry[], void, undefined> {
    let batch: RawEntry[] = []
    let index = 0
    for await (const event of events) {
      if (event.type === 'failure') onFailure(event.error)
      if (event.type !== 'page') continue
      batch.push(entryOf(event.page, index++, { dating, languages }))
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  }
  return {
    name: shownPath(folder),
    address,
    entries,
    /** The same as JSON, an entry in each line. */
    async *chunks() {
      for await (const batch of entries()) {
        yield utf8Encode(batch.map(({ value }) => `${JSON.stringify(value)}\n`).join(''))
      }
    },
    close: async () => {
      await events.return()
    },
    get report() {
      return report
    },
    get dates() {
      return dating?.build() ?? null
    },
    get isFirst() {
      return dating?.isFirst ?? false
    },
    date(earlier, now) {
      dating = new PageDating(earlier, now)
    },
  }
}

interface EntrySettings {
  readonly dating: PageDating | null
  readonly languages: boolean
}

function entryOf(
  page: ListablePage,
  index: number,
  { dating, languages }: EntrySettings,
): RawEntry {
  const { loc, file, alternates, content, modified } = page
  const lastmod = dating === null ? null : dating.dateOf(loc, content ?? 0n, modified)
  const lang = languageOf(page, languages)
  const start = { line: 1, column: 1 }
  const places = new EntryPlaces(start)
  places.addMember('alternates', start)
  for (const { at } of alternates) places.addAlternate(at.file === file ? at : start)
  const value = {
    loc,
    ...(lastmod === null ? {} : { lastmod }),
    ...(lang === null ? {} : { lang }),
    ...(alternates.length === 0
      ? {}
      : { alternates: alternates.map((link) => ({ lang: link.lang, loc: link.loc })) }),
  }
  return { index, file: shownPath(file), value, places }
}

/** The language of an entry is its link to itself, which alternates need. */
function languageOf(
  { lang, htmlLang, alternates }: ListablePage,
  languages: boolean,
): string | null {
  if (lang !== null || htmlLang === null) return lang
  if (alternates.length === 0) return languages ? htmlLang : null
  const isOther = alternates.some((link) => asciiLowercase(link.lang) === asciiLowercase(htmlLang))
  return isOther ? null : htmlLang
}
