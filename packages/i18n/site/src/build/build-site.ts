import { createAudit, createUrlTable, type UrlTable } from '@waymark/hreflang'
import {
  type URLNormalizationConfig,
  type URLSourceEntriesOptions,
  type URLSourceEntryReport,
  urlNormalizationRules,
} from '@waymark/i18n-validation'
import { quote } from '@waymark/infra'
import { checkOptions } from '@waymark/infra/options'
import {
  createSplitter,
  type SitemapEntry,
  type SitemapFileInfo,
  type SitemapSplitter,
  type SplitEvent,
  type SplitOptions,
  type WriterProblem,
} from '@waymark/sitemap'
import { extensions as allExtensions, type SitemapExtension } from '@waymark/sitemap/extensions'
import type { UrlRecord } from '@waymark/url-parser'
import { type ByteSource, sourcesOf } from '../byte-source.ts'
import { DatabaseHeads } from '../database/database-head.ts'
import {
  type DatabaseOptions,
  type DatabaseReader,
  type RawEntry,
  readDatabase,
} from '../database/database-reader.ts'
import { UnknownMembers } from '../database/unknown-members.ts'
import { fromFinding } from '../finding-problem.ts'
import { fromValidation } from '../found-problems.ts'
import { createFutureCheck, futureDate } from '../future-dates.ts'
import type { LeftOut } from '../left-out.ts'
import { matcherOf } from '../matcher.ts'
import { type AcceptedPage, createEntryValidator, type Page, pagesOf } from '../page.ts'
import { Places } from '../places.ts'
import { ProblemLog } from '../problem-log.ts'
import { SiteComparison } from '../site-comparison.ts'
import { SiteCounts, toCountedPage } from '../site-counts.ts'
import {
  problemAt,
  type SiteProblem,
  type SiteProblemDetails,
  siteProblem,
} from '../site-problem.ts'
import { ShapeCounter } from '../site-shape.ts'
import { openMemory, withinMemory } from '../table-store.ts'
import { TrailingSlashes } from '../trailing-slashes.ts'
import { valueAt } from '../value-at.ts'

import { BUILD_OPTIONS, type BuildOptions } from './build-options.ts'
import { DroppedPart } from './dropped-part.ts'
import { chosenMembers, EXTENSION } from './extension-members.ts'
import { type EntryState, LINK, leftOutParts } from './left-out-parts.ts'
import { MergedLanguages } from './merged-languages.ts'
import { ReadableValues } from './readable-values.ts'
import { RuleLog } from './rule-log.ts'
import { type SiteReport, toSiteReport } from './site-report.ts'

/** A piece of a sitemap, as in `splitSitemap`, or a problem of the database. */
export type BuildEvent = SplitEvent | { readonly type: 'problem'; readonly problem: SiteProblem }

/**
 * Builds sitemaps with hreflang links from a URL source database, one entry at a time.
 *
 * A page without a usable URL, and any other part of an entry that is not usable, is reported and left out. Memory holds
 * the current entry and the index of the audit.
 *
 * @param database - JSON, NDJSON, CSV or TSV. Several sources are one database, in their order.
 * @returns The report, after all events have been read.
 * @throws {FileError} If a source cannot be read.
 *
 * @example
 * ```ts
 * import { buildSite } from '@waymark/site'
 *
 * const pages = `{"loc":"https://A.example/tea/","lastmod":"2024-03-15T10:00:00Z"}
 * {"loc":"/coffee","lastmod":"2024-03-15T10:00:00Z"}
 * `
 * const source = {
 *   name: 'pages.ndjson',
 *   async *chunks() {
 *     yield new TextEncoder().encode(pages)
 *   },
 *   close: async () => {},
 * }
 * let xml = ''
 * const found = []
 * for await (const event of buildSite(source)) {
 *   if (event.type === 'text') xml += event.text
 *   if (event.type === 'problem') found.push([event.problem.code, event.problem.line])
 * }
 * xml.includes('<loc>https://a.example/tea</loc>') // => true
 * found // => [['RELATIVE_URL', 2]]
 * ```
 */
export function buildSite(
  database: ByteSource | readonly ByteSource[],
  options: BuildOptions = {},
): AsyncGenerator<BuildEvent, SiteReport, undefined> {
  options = checkOptions(options, BUILD_OPTIONS)
  const sources = sourcesOf(database)
  const { memory: limit, createStore, ...others } = options
  const memory = openMemory(limit, createStore)
  const urls = createUrlTable({ memory: memory.tables })
  const events = new SiteBuild(sources, others, urls).run()
  return withinMemory(events, memory, sources[0]?.name ?? 'the database')
}

class SiteBuild {
  readonly #sources: readonly ByteSource[]
  readonly #database: DatabaseOptions
  readonly #heads = new DatabaseHeads()
  readonly #write: SplitOptions
  readonly #validation: URLSourceEntriesOptions
  readonly #extensions: readonly SitemapExtension[]
  readonly #splitter: SitemapSplitter
  readonly #config: URLNormalizationConfig
  readonly #problems = new ProblemLog()
  readonly #rules = new RuleLog()
  readonly #places: Places
  readonly #urls: UrlTable
  readonly #counts: SiteCounts
  readonly #sites = new SiteComparison()
  readonly #shape = new ShapeCounter()
  readonly #audit: ReturnType<typeof createAudit>
  readonly #readable = new ReadableValues()
  readonly #isFuture: (date: string) => boolean
  readonly #query: DroppedPart
  readonly #fragment: DroppedPart
  readonly #merged: MergedLanguages
  readonly #slashes: TrailingSlashes
  #reader: DatabaseReader | null = null
  #current: RawEntry | null = null
  /** Problems that are not yet returned. */
  #found: SiteProblem[] = []
  #isXDefaultUsed = false
  #isRefused = false
  /** The original indexes of the links of the current entry. */
  #linkIndexes: readonly number[] | null = null
  #entries = 0
  /** Entries of the audit. */
  #audited = 0
  /** Usable entries that do not repeat an earlier page. */
  #pages = 0
  #repeated = 0
  #holdsUntil: number | null = null

  constructor(
    sources: readonly ByteSource[],
    {
      config,
      allowUnreachableHosts = false,
      now = Date.now(),
      inputFormat,
      readCsv,
      extensions = allExtensions,
      ...write
    }: Omit<BuildOptions, 'memory' | 'createStore'>,
    urls: UrlTable,
  ) {
    this.#extensions = extensions
    const memory = urls.memory ?? undefined
    this.#sources = sources
    this.#urls = urls
    this.#counts = new SiteCounts('database', urls)
    this.#places = new Places(memory)
    this.#database = { inputFormat, readCsv, groups: createUrlTable({ memory }) }
    this.#validation = { lenient: true, allowUnreachableHosts }
    this.#write = write
    // The splitter checks its own options; the validation checks `config`.
    this.#splitter = createSplitter({
      ...write,
      extensions: this.#extensions,
      onRefused: (problem) => this.#refused(problem),
      onWarning: (problem) => this.#addFromWriter(problem),
    })
    this.#config = urlNormalizationRules(config).config
    const { xDefaultLang } = write
    this.#audit = createAudit({
      form: 'database',
      repeated: 'first',
      normalize: matcherOf(this.#config),
      report: 'info',
      urls: this.#urls,
      // Links with a value that search engines cannot read are neither written nor repeated.
      ...(xDefaultLang !== undefined && this.#readable.has(xDefaultLang) ? { xDefaultLang } : {}),
    })
    const withQuery = matcherOf({ ...this.#config, removeQuery: false })
    const withFragment = matcherOf({ ...this.#config, removeFragment: false })
    this.#query = new DroppedPart('remove-query', withQuery, this.#urls)
    this.#fragment = new DroppedPart('remove-fragment', withFragment, this.#urls)
    this.#merged = new MergedLanguages(createUrlTable({ memory }))
    this.#slashes = new TrailingSlashes(this.#config.trailingSlash)
    this.#isFuture = createFutureCheck(now, (until) => {
      this.#holdsUntil = Math.min(this.#holdsUntil ?? until, until)
    })
  }

  async *run(): AsyncGenerator<BuildEvent, SiteReport, undefined> {
    for (const source of this.#sources) yield* this.#file(source)
    let files: readonly SitemapFileInfo[] = []
    for (const event of this.#splitter.end()) {
      if (event.type === 'end') files = event.files
      yield event
    }
    this.#checkXDefault()
    this.#checkSlashes()
    yield* this.#events()
    for (const finding of this.#merged.findings()) {
      this.#add(fromFinding(finding, this.#places))
      yield* this.#events()
    }
    for (const finding of this.#audit.findings(this.#heads.mainLanguage)) {
      this.#add(fromFinding(finding, this.#places, this.#readable.leftOutBy(finding)))
      yield* this.#events()
    }
    return toSiteReport({
      entries: this.#entries,
      repeated: this.#repeated,
      repeatedWithoutQuery: this.#query.lost,
      repeatedWithoutFragment: this.#fragment.lost,
      site: this.#counts.figures(),
      shape: this.#shape.shape(),
      files,
      rules: this.#rules,
      problems: this.#problems,
      holdsUntil: this.#holdsUntil,
    })
  }

  /** Adds the entries of one source. */
  async *#file(source: ByteSource): AsyncGenerator<BuildEvent, void, undefined> {
    const reader = await readDatabase(source, this.#database)
    this.#reader = reader
    this.#places.startDatabase(reader)
    const unknown = new UnknownMembers()
    const before = this.#entries
    const validate = createEntryValidator(this.#config, this.#validation)
    for await (const batch of reader.entries()) {
      for (const problem of reader.problems()) this.#add(problem)
      for (const raw of batch) {
        this.#current = raw
        this.#entries++
        unknown.addEntry(raw, reader.file)
        this.#count(raw)
        const report = validate(raw.value)
        const entry = this.#take(report)
        if (entry !== null) {
          this.#isRefused = false
          const pages = pagesOf<AcceptedPage>(report.urls, this.#linkIndexes)
          const urls = pages.map(({ normal }) => normal)
          for (const event of this.#splitter.add(entry, urls)) yield event
          if (!this.#isRefused) {
            this.#checkSite(entry.loc, urls[0]!)
            this.#shape.add(entry)
          }
        }
        if (this.#found.length > 0) yield* this.#events()
      }
    }
    for (const problem of reader.problems()) this.#add(problem)
    for (const problem of this.#heads.check(reader, this.#entries - before, unknown)) {
      this.#add(problem)
    }
    yield* this.#events()
  }

  *#events(): Generator<BuildEvent, void, undefined> {
    const found = this.#found
    this.#found = []
    for (const problem of found) yield { type: 'problem', problem }
  }

  #add(problem: SiteProblem): void {
    this.#problems.add(problem)
    this.#found.push(problem)
  }

  /** Reports `xDefaultLang` if it has no effect, because it is probably misspelt. */
  #checkXDefault(): void {
    const { xDefaultLang } = this.#write
    if (xDefaultLang === undefined || this.#isXDefaultUsed || this.#pages === 0) return
    const message = `No page and no link is in ${quote(xDefaultLang)}, so nothing is repeated as x-default.`
    this.#add(siteProblem('x-default-unused', message, this.#places.find('/urls')))
  }

  #checkSlashes(): void {
    const problem = this.#slashes.problem(this.#places.find('/urls'))
    if (problem !== null) this.#add(problem)
  }

  /** Counts the current entry as it is written. */
  #count({ value }: RawEntry): void {
    const page = toCountedPage(value)
    if (page === null) {
      this.#counts.addWithoutUrl(1)
      return
    }
    this.#counts.add(page)
    this.#slashes.add(page.loc)
    if (page.lastmod !== undefined && this.#isFuture(page.lastmod)) {
      this.#add(futureDate('FUTURE_DATE_TIME', page.lastmod, this.#at('/lastmod')))
    }
  }

  /** The place of a part of the current entry. */
  #at(pointer: string): SiteProblemDetails {
    const { places, index } = this.#current!
    return {
      pointer: `/urls/${index}${pointer}`,
      file: this.#reader!.file,
      ...places.find(pointer),
    }
  }

  /** Returns the entry that is written; `null` if it is not usable or repeats a page. */
  #take(report: URLSourceEntryReport<unknown, Page>): SitemapEntry | null {
    const raw = this.#current!
    const rest = report.valid ? null : report.usable
    if (rest === undefined) {
      this.#addErrors(report, 'unusable')
      return null
    }
    const usable = report.valid ? report.data : rest!.entry
    const alternateIndexes = rest?.alternateIndexes ?? null
    const pages = pagesOf<AcceptedPage>(report.urls, alternateIndexes)
    for (const page of pages) this.#rules.add(page)
    this.#places.addEntry(raw, alternateIndexes)
    const isFirst = this.#audit.add(usable, pages)
    this.#addErrors(report, isFirst ? 'written' : 'repeated')
    this.#merged.add(this.#audited++, usable, pages)
    for (const part of [this.#query, this.#fragment]) part.add(pages[0]!, isFirst)
    // The audit reports repeated pages. The sitemap lists each page once, with the links of its first entry.
    if (!isFirst) {
      this.#repeated++
      return null
    }
    this.#pages++
    const { entry: page, linkIndexes } = this.#readable.entry(usable, alternateIndexes)
    const entry = Object.assign(page, chosenMembers(usable, this.#extensions))
    this.#linkIndexes = linkIndexes
    this.#isXDefaultUsed ||= this.#hasXDefault(entry)
    return entry
  }

  /** Reports the errors of the current entry, each with the part that is left out because of it. */
  #addErrors(report: URLSourceEntryReport, state: EntryState): void {
    const { value, places } = this.#current!
    const leftOut = leftOutParts(value, state)
    for (const error of report.errors ?? []) {
      const own = error.pointer.slice(report.pointer.length)
      const found = { place: places.find(own), value: valueAt(value, own), leftOut: leftOut(own) }
      this.#add(fromValidation(error, this.#reader!.file, found))
    }
  }

  /** Without a base URL, the sitemap belongs to the site of the first page. With one, the writer checks the pages. */
  #checkSite(loc: string, url: UrlRecord): void {
    const { line } = this.#current!.places.start
    if (this.#write.baseUrl !== undefined || !this.#sites.add(loc, line, url)) return
    const message = `The page is not on ${this.#sites.site}, the site of the first page.`
    this.#add(siteProblem('other-host', message, { value: loc, ...this.#at('/loc') }))
  }

  /** Whether a link of an entry is repeated as x-default. */
  #hasXDefault({ lang, alternates = [] }: SitemapEntry): boolean {
    const wanted = this.#write.xDefaultLang?.toLowerCase()
    if (wanted === undefined) return false
    return (
      wanted === lang?.toLowerCase() ||
      alternates.some((link) => link.lang.toLowerCase() === wanted)
    )
  }

  #refused(problem: WriterProblem): void {
    const { pointer = '' } = problem
    const isLink = LINK.test(pointer)
    const isPart = isLink || EXTENSION.test(pointer)
    this.#isRefused = !isPart
    this.#addFromWriter(problem, isLink ? { links: 1 } : isPart ? { media: 1 } : { entries: 1 })
  }

  /** Reports a problem that the writer found in the current entry. Its links are those that were passed to the writer. */
  #addFromWriter(problem: WriterProblem, leftOut?: Partial<LeftOut>): void {
    const { pointer = '', value } = problem
    const own = pointer.replace(
      LINK,
      (_, link) => `/alternates/${this.#linkIndexes?.[link] ?? link}`,
    )
    this.#add(problemAt(problem, { value, leftOut, ...this.#at(own) }))
  }
}
