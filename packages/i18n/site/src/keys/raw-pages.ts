import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import type { EndItem } from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import { listInputs } from '../check/list-inputs.ts'
import { readInputs } from '../check/read-inputs.ts'
import { refusalOf } from '../check/refused-kind.ts'
import { readRobots } from '../check/robots-sitemaps.ts'
import type { SitemapFile } from '../check/site-check.ts'
import { SitemapIndexes } from '../check/sitemap-indexes.ts'
import { type SitemapKnowledge, sitemapForm, sitemapItems } from '../check/sitemap-items.ts'
import { type DatabaseForm, readDatabase } from '../database/database-reader.ts'
import { FileError } from '../file-error.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import { type CountedPage, keptLinks, toCountedPage } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import { shownPath } from '../words.ts'

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

/** What was read apart from the pages. */
export interface RawFigures {
  readonly form: 'database' | 'sitemap'
  /** Entries that have no string as their URL. */
  readonly withoutUrl: number
}

/** How pages are read. */
export interface RawPageOptions {
  readonly inputFormat: DatabaseForm | undefined
  readonly memory: TableMemory | undefined
}

/**
 * Reads the pages of a database or of sitemaps as they are written, in the same order as `checkSite`: nothing is left out
 * because it is wrong.
 *
 * @throws {FileError} If anything cannot be read to its end, because a part of a site has other missing links than the whole.
 */
export function readRawPages(
  paths: readonly string[],
  files: SiteFiles,
  options: RawPageOptions,
): AsyncGenerator<RawPage, RawFigures, undefined> {
  return new RawReading(files, options).run(paths)
}

class RawReading {
  readonly #files: SiteFiles
  readonly #inputFormat: DatabaseForm | undefined
  readonly #indexes: SitemapIndexes
  readonly #groups: UrlTable
  #form: 'database' | 'sitemap' | null = null
  #sitemaps = 0
  #withoutUrl = 0

  constructor(files: SiteFiles, { inputFormat, memory }: RawPageOptions) {
    this.#files = files
    this.#inputFormat = inputFormat
    this.#indexes = new SitemapIndexes(files)
    this.#groups = createUrlTable({ memory })
  }

  async *run(paths: readonly string[]): AsyncGenerator<RawPage, RawFigures, undefined> {
    const inputs = await listInputs(paths, this.#files, (error) => {
      throw error
    })
    yield* readInputs(inputs, this.#files, (input) => this.#read(input))
    if (this.#form !== 'database' && this.#sitemaps === 0) {
      const remedy = 'name another folder or a file'
      const name = paths.map(shownPath).join(', ')
      throw new FileError('folder-without-sitemaps', name, 'no sitemap among its files', { remedy })
    }
    return { form: this.#form ?? 'sitemap', withoutUrl: this.#withoutUrl }
  }

  async *#read(file: SitemapFile): AsyncGenerator<RawPage, readonly SitemapFile[], undefined> {
    const opened = await this.#files.open(file.path)
    const { kind, source } = await tellKind(opened, this.#inputFormat)
    try {
      const refusal = refusalOf(kind, file, { name: source.name, form: this.#form })
      if (refusal !== null) throw refusal
      this.#form ??= isDatabase(kind) ? 'database' : 'sitemap'
      if (isDatabase(kind)) {
        yield* this.#database(source, kind)
        return []
      }
      if (kind !== 'robots') return yield* this.#sitemap(source, file, sitemapForm(kind))
      return (await readRobots(source, file, this.#files)).named
    } finally {
      await source.close()
    }
  }

  async *#database(
    source: ByteSource,
    inputFormat: DatabaseForm,
  ): AsyncGenerator<RawPage, void, undefined> {
    const { readCsv } = this.#files
    const reader = await readDatabase(source, { inputFormat, readCsv, groups: this.#groups })
    const file = source.name
    for await (const batch of reader.entries()) {
      // Problems of rows are kept until they are asked for.
      reader.problems()
      for (const { value, index, places } of batch) {
        const page = toCountedPage(value)
        if (page === null) this.#withoutUrl++
        else {
          const { line } = places.start
          yield { page, kept: keptLinks(value), file, line, pointer: `/urls/${index}` }
        }
      }
    }
  }

  async *#sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<RawPage, readonly SitemapFile[], undefined> {
    const sitemaps: { readonly loc: string; readonly line: number }[] = []
    let end: EndItem | null = null
    let pages = 0
    let isOther = false
    for await (const item of sitemapItems(source, { form, isNamed, keepRefused: true })) {
      if (item.type === 'url') {
        pages++
        const { loc, lastmod, alternates } = item.entry
        const page = { loc, lastmod, alternates }
        yield { page, kept: null, file: source.name, line: item.line, pointer: null }
      } else if (item.type === 'sitemap') sitemaps.push({ loc: item.entry.loc, line: item.line })
      else if (item.type === 'end') end = item
      else if (item.type === 'problem') isOther = item.code === 'other-xml'
    }
    if (isOther) return []
    this.#sitemaps++
    if (end?.isComplete !== true) {
      const remedy = 'correct the error that `waymark validate` shows, and run this again'
      throw new FileError('file-incomplete', source.name, 'cannot be read to its end', { remedy })
    }
    if (end.kind !== 'sitemapindex') {
      this.#withoutUrl += end.entries - pages
      return []
    }
    if (folder === undefined) return []
    const found = this.#indexes.add({ path, name: source.name, folder, sitemaps })
    for (let next = found.next(); ; next = found.next()) {
      if (next.done !== true) continue
      return next.value.map((named) => ({ path: named, isNamed: true, folder: undefined }))
    }
  }
}
