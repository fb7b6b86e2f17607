import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { hasOwn } from '@waymark/infra'
import type { EndItem, ProblemItem, UrlItem } from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import type { DatabaseForm, RawEntry } from '../database/database-reader.ts'
import { readDatabase } from '../database/read-database.ts'
import { FileError } from '../file-error.ts'
import { isDatabase, tellKind } from '../input-kind.ts'
import type { SiteFiles } from '../site-files.ts'
import type { SiteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'
import { listInputs, type SitemapFile } from './list-inputs.ts'
import type { OtherXml } from './other-xml.ts'
import { readInputs } from './read-inputs.ts'
import { refusalOf } from './refused-kind.ts'
import { readRobots } from './robots-sitemaps.ts'
import { SitemapIndexes } from './sitemap-indexes.ts'
import { type SitemapKnowledge, sitemapForm, sitemapItems } from './sitemap-items.ts'

/** What is made of the pages that are read. */
export interface PageForm<Page> extends Pick<SitemapKnowledge, 'keepRefused'> {
  readonly inputFormat: DatabaseForm | undefined
  readonly memory: TableMemory | undefined
  /** What to do about a sitemap that cannot be read to its end. */
  readonly remedy: string
  /** Returns the page of an entry of a database; `null` if it has no usable URL. */
  ofEntry(entry: RawEntry, file: string): Page | null
  ofItem(item: UrlItem, file: string): Page
  /** Called with each problem of an index or a robots.txt. */
  onListProblem(problem: SiteProblem, file: string): void
}

/** What was read apart from the pages. */
export interface PageFigures {
  readonly form: 'database' | 'sitemap'
  /** Entries without a usable URL. */
  readonly unusable: number
}

/**
 * Reads the pages of a database or of sitemaps, in the same order as `checkSite`. The sitemaps of an index or a robots.txt are
 * read too.
 *
 * @throws {FileError} If anything cannot be read to its end.
 */
export function readPages<Page>(
  paths: readonly string[],
  files: SiteFiles,
  form: PageForm<Page>,
): AsyncGenerator<Page, PageFigures, undefined> {
  return new PageReading(files, form).run(paths)
}

/** The problem of a file that is not a sitemap. It is skipped. */
const SKIPPED = 'other-xml'

class PageReading<Page> {
  readonly #files: SiteFiles
  readonly #page: PageForm<Page>
  readonly #indexes: SitemapIndexes
  readonly #groups: UrlTable
  #form: 'database' | 'sitemap' | null = null
  #sitemaps = 0
  #unusable = 0

  constructor(files: SiteFiles, page: PageForm<Page>) {
    this.#files = files
    this.#page = page
    this.#indexes = new SitemapIndexes(files)
    this.#groups = createUrlTable({ memory: page.memory })
  }

  async *run(paths: readonly string[]): AsyncGenerator<Page, PageFigures, undefined> {
    const inputs = await listInputs(paths, this.#files, (error) => {
      throw error
    })
    yield* readInputs(inputs, this.#files, (input) => this.#read(input))
    if (this.#form !== 'database' && this.#sitemaps === 0) {
      const remedy = 'name another folder or a file'
      const name = paths.map(shownPath).join(', ')
      throw new FileError('folder-without-sitemaps', name, 'no sitemap among its files', { remedy })
    }
    return { form: this.#form ?? 'sitemap', unusable: this.#unusable }
  }

  async *#read(file: SitemapFile): AsyncGenerator<Page, readonly SitemapFile[], undefined> {
    const opened = await this.#files.open(file.path)
    const { kind, source } = await tellKind(opened, this.#page.inputFormat)
    try {
      const refusal = refusalOf(kind, file, { name: source.name, form: this.#form })
      if (refusal !== null) throw refusal
      this.#form ??= isDatabase(kind) ? 'database' : 'sitemap'
      if (kind === 'robots') {
        const { problems, named } = await readRobots(source, file, this.#files)
        for (const problem of problems) this.#page.onListProblem(problem, source.name)
        return named
      }
      if (!isDatabase(kind)) return yield* this.#sitemap(source, file, sitemapForm(kind))
      yield* this.#database(source, kind)
      return []
    } finally {
      await source.close()
    }
  }

  async *#database(
    source: ByteSource,
    inputFormat: DatabaseForm,
  ): AsyncGenerator<Page, void, undefined> {
    const reader = await readDatabase(source, { inputFormat, groups: this.#groups })
    for await (const batch of reader.entries()) {
      // Problems of rows are kept until they are asked for.
      reader.problems()
      for (const entry of batch) {
        const page = this.#page.ofEntry(entry, source.name)
        if (page === null) this.#unusable++
        else yield page
      }
    }
  }

  async *#sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<Page, readonly SitemapFile[], undefined> {
    const { keepRefused, remedy } = this.#page
    const sitemaps: { readonly loc: string; readonly line: number }[] = []
    let end: EndItem | null = null
    let pages = 0
    let last: OtherXml | ProblemItem | null = null
    for await (const item of sitemapItems(source, { form, isNamed, keepRefused, now: undefined })) {
      if (item.type === 'url') {
        pages++
        yield this.#page.ofItem(item, source.name)
      } else if (item.type === 'sitemap') sitemaps.push({ loc: item.entry.loc, line: item.line })
      else if (item.type === 'end') end = item
      else if (item.type === 'problem' && (item.code === SKIPPED || refusesFile(item))) last = item
    }
    if (last?.code === SKIPPED) return []
    this.#sitemaps++
    if (end?.isComplete !== true) throw incomplete(source.name, last, remedy)
    if (end.kind !== 'sitemapindex') {
      this.#unusable += end.entries - pages
      return []
    }
    if (folder === undefined) return []
    const found = this.#indexes.add({ path, name: source.name, folder, sitemaps })
    for (let next = found.next(); ; next = found.next()) {
      if (next.done !== true) this.#page.onListProblem(next.value, source.name)
      else return next.value.map((path) => ({ path, isNamed: true, folder: undefined }))
    }
  }
}

function refusesFile(item: object): boolean {
  return hasOwn(item, 'refuses') && item.refuses === 'file'
}

function incomplete(
  name: string,
  problem: OtherXml | ProblemItem | null,
  remedy: string,
): FileError {
  if (problem === null) {
    return new FileError('file-incomplete', name, 'cannot be read to its end', { remedy })
  }
  const { message, line, column } = problem
  const what = `cannot be read to its end: ${message.replace(/\.$/, '')}`
  return new FileError('file-incomplete', name, what, { line, column, remedy })
}
