import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { EndItem, ProblemItem, UrlItem } from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import type { CanonicalForm } from '../canonical-form.ts'
import type { DatabaseForm, DatabaseReader, RawEntry } from '../database/database-reader.ts'
import { listProblem } from '../database/list-problem.ts'
import { isLoss, LostParts } from '../database/lost-parts.ts'
import { readDatabase } from '../database/read-database.ts'
import type { SiteFiles } from '../site-files.ts'
import { problemAt, type SiteProblem } from '../site-problem.ts'
import { incompleteFile, refusesFile } from './incomplete-file.ts'
import { type SitemapFile, withoutSitemaps } from './list-inputs.ts'
import type { OtherXml } from './other-xml.ts'
import type { RobotsReading } from './robots-sitemaps.ts'
import { type SiteForm, type SiteReader, SiteReading } from './site-reading.ts'
import { type IndexFile, SitemapIndexes } from './sitemap-indexes.ts'
import { type SitemapKnowledge, sitemapItems } from './sitemap-items.ts'

/** What is made of the pages that are read. */
export interface PageMaker<Page> extends Pick<SitemapKnowledge, 'keepRefused'> {
  readonly inputFormat: DatabaseForm | undefined
  readonly memory: TableMemory | undefined
  /** Takes the form of the databases. */
  readonly canonical: CanonicalForm
  /** What to do about a sitemap that cannot be read to its end. */
  readonly remedy: Sentence
  /** Returns the page of an entry of a database; `null` if it has no usable URL. */
  ofEntry(entry: RawEntry, file: string): Page | null
  ofItem(item: UrlItem, file: string): Page
  /** Called with each problem of an index or a robots.txt. */
  onListProblem(problem: SiteProblem, file: string): void
  /** Whether elements of sitemaps matter that an entry has no member for. */
  readonly isWhole?: boolean
  /**
   * Called with each problem by which something is in no page.
   *
   * @param refuses - Of a sitemap: what search engines do not read because of it.
   */
  onLoss?(problem: SiteProblem, refuses?: ProblemItem['refuses']): void
}

/** What was read apart from the pages. */
export interface PageFigures {
  readonly form: SiteForm
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
  form: PageMaker<Page>,
): AsyncGenerator<Page, PageFigures, undefined> {
  return new PageReading(files, form).run(paths)
}

/** The problem of a file that is not a sitemap. It is skipped. */
const SKIPPED = 'other-xml'

class PageReading<Page> implements SiteReader<Page> {
  readonly #files: SiteFiles
  readonly #page: PageMaker<Page>
  readonly #indexes: SitemapIndexes
  readonly #groups: UrlTable
  #sitemaps = 0
  #unusable = 0

  constructor(files: SiteFiles, page: PageMaker<Page>) {
    this.#files = files
    this.#page = page
    this.#indexes = new SitemapIndexes(files)
    this.#groups = createUrlTable({ memory: page.memory })
  }

  async *run(paths: readonly string[]): AsyncGenerator<Page, PageFigures, undefined> {
    const reading = new SiteReading<Page>(this.#files, {
      inputFormat: this.#page.inputFormat,
      begin: () => this,
      fail: (error) => {
        throw error
      },
    })
    yield* reading.events(paths)
    const { form } = reading
    if (form !== 'database' && this.#sitemaps === 0) {
      throw withoutSitemaps(paths, sentence('There is no sitemap among its files.'))
    }
    return { form: form ?? 'sitemap', unusable: this.#unusable }
  }

  start(): readonly Page[] {
    return []
  }

  robots({ problems, sitemaps }: RobotsReading, _path: string, name: string): readonly Page[] {
    // That there is no sitemap at all is said otherwise.
    for (const problem of sitemaps.length === 0 ? [] : problems) {
      this.#page.onListProblem(problem, name)
    }
    return []
  }

  async *database(
    source: ByteSource,
    _path: string,
    inputFormat: DatabaseForm,
  ): AsyncGenerator<Page, void, undefined> {
    const reader = await readDatabase(source, { inputFormat, groups: this.#groups })
    const { canonical } = this.#page
    let entries = 0
    for await (const batch of reader.entries()) {
      if (entries === 0) canonical.begin(reader)
      entries += batch.length
      this.#tellProblems(reader)
      for (const entry of batch) {
        const page = this.#page.ofEntry(entry, source.name)
        if (page === null) this.#unusable++
        else yield page
      }
    }
    canonical.end(reader)
    this.#tellProblems(reader)
    const list = listProblem(reader, entries, source.name)
    if (list !== null) this.#page.onLoss?.(list)
  }

  /** Problems of rows are kept until they are asked for. */
  #tellProblems(reader: DatabaseReader): void {
    for (const problem of reader.problems()) this.#page.onLoss?.(problem)
  }

  #tellLoss(problem: SiteProblem | null, item: OtherXml | ProblemItem): void {
    const refuses = 'refuses' in item ? item.refuses : undefined
    if (problem !== null && isLoss(problem)) this.#page.onLoss?.(problem, refuses)
  }

  /** A sitemap is missing if the entry of an index has no URL. */
  #tellEntry(item: OtherXml | ProblemItem, file: string): void {
    const { line, column, value } = item
    if (!('refuses' in item) || item.refuses !== 'entry') return
    this.#page.onListProblem(problemAt(item, { file, line, column, value }), file)
  }

  async *sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<Page, readonly SitemapFile[], undefined> {
    const { keepRefused, remedy, onLoss, isWhole } = this.#page
    const sitemaps: IndexFile['sitemaps'][number][] = []
    let end: EndItem | null = null
    let pages = 0
    let last: OtherXml | ProblemItem | null = null
    let isIndex = false
    const lost = onLoss === undefined ? undefined : new LostParts(isWhole)
    const reading = { form, isNamed, keepRefused, now: undefined, lost }
    for await (const item of sitemapItems(source, reading)) {
      if (item.type === 'url') {
        pages++
        yield this.#page.ofItem(item, source.name)
      } else if (item.type === 'sitemap') {
        const { entry, line, column } = item
        sitemaps.push({ loc: entry.loc, line, column })
      } else if (item.type === 'end') end = item
      else if (item.type === 'root') isIndex = item.kind === 'sitemapindex'
      else if (item.type === 'problem') {
        if (item.code === SKIPPED || refusesFile(item)) last = item
        if (isIndex) this.#tellEntry(item, source.name)
        else this.#tellLoss(lost?.problemOf(item, source.name) ?? null, item)
      }
    }
    if (last?.code === SKIPPED) return []
    this.#sitemaps++
    if (end?.isComplete !== true) throw incompleteFile(source.name, last, remedy)
    if (end.kind !== 'sitemapindex') {
      this.#unusable += end.entries - pages
      return []
    }
    if (folder === undefined) return []
    const index = { path, name: source.name, folder, sitemaps }
    const { problems, named } = this.#indexes.add(index)
    for (const problem of problems) this.#page.onListProblem(problem, source.name)
    return named
  }
}
