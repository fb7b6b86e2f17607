import { createUrlTable, type UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { checkOptions } from '@waymark/infra/options'
import type { SitemapFileInfo, SplitEvent } from '@waymark/sitemap'
import { extensions as allExtensions } from '@waymark/sitemap/extensions'
import { type ByteSource, sourcesOf } from '../byte-source.ts'
import { CanonicalForm } from '../canonical-form.ts'
import { CellProblems } from '../cell-problems.ts'
import type { FoundRobots } from '../check/disallowed-pages.ts'
import { UrlHabits } from '../check/url-habits.ts'
import { isUnlisted } from '../database/crawl-export.ts'
import type { DatabaseOptions } from '../database/database-reader.ts'
import { dateProblem, type Entry, EntryReader, entryErrors, placeIn } from '../entry-reader.ts'
import { Places } from '../places.ts'
import { ProblemLog } from '../problem-log.ts'
import { SiteCounts } from '../site-counts.ts'
import { type FilterProblem, type SiteProblem, siteProblem } from '../site-problem.ts'
import { openMemory, withinMemory } from '../table-store.ts'
import { createDateCheck, type DateCheck } from '../unlikely-dates.ts'
import { BUILD_OPTIONS, type BuildOptions } from './build-options.ts'
import { type EntryState, leftOutParts } from './left-out-parts.ts'
import { LostMembers } from './lost-members.ts'
import { PageAudit, type UsableEntry, usablePart } from './page-audit.ts'
import { PageWriter } from './page-writer.ts'
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
 * xml.includes('<loc>https://a.example/tea/</loc>') // => true
 * found // => [['RELATIVE_URL', 2]]
 * ```
 */
export function buildSite(
  database: ByteSource | readonly ByteSource[],
  options: BuildOptions = {},
): AsyncGenerator<BuildEvent, SiteReport, undefined> {
  return buildPages(sourcesOf(database), options)
}

/**
 * The same with the robots.txt of the sitemaps.
 *
 * @param robots - Counts the pages of sitemaps.
 */
export function buildPages(
  sources: readonly ByteSource[],
  options: BuildOptions,
  robots: FoundRobots = { robots: [], unreadable: [] },
): AsyncGenerator<BuildEvent, SiteReport, undefined> {
  options = checkOptions(options, BUILD_OPTIONS)
  const { memory: limit, createStore, ...others } = options
  const memory = openMemory(limit, createStore)
  const urls = createUrlTable({ memory: memory.tables })
  const events = new SiteBuild(others, urls, robots).run(sources)
  return withinMemory(events, memory, sources[0]?.name ?? 'the database')
}

class SiteBuild {
  readonly #database: DatabaseOptions
  readonly #xDefaultLang: string | undefined
  readonly #places: Places
  readonly #values = new ReadableValues()
  readonly #reader: EntryReader
  readonly #counts: SiteCounts
  readonly #checkDate: DateCheck
  readonly #rules = new RuleLog()
  readonly #audit: PageAudit
  /** What it looks at is as in the sitemap. */
  readonly #habits: UrlHabits
  /** The problems of robots.txt that matter if there are sitemaps. */
  readonly #unreadable: readonly SiteProblem[]
  readonly #writer: PageWriter
  readonly #problems = new ProblemLog()
  readonly #filterProblem: FilterProblem
  /** Problems that are not yet returned. */
  readonly #found: SiteProblem[] = []
  readonly #cells = new CellProblems((file) => this.#places.isTable(file))
  readonly #lost: LostMembers
  #entries = 0
  #unlisted = 0
  #hidden = 0
  #hasSitemap = false
  #holdsUntil: number | null = null

  constructor(
    {
      config: options,
      allowUnreachableHosts = false,
      now = Date.now(),
      inputFormat,
      extensions = allExtensions,
      filterProblem = (problem) => problem,
      ...write
    }: Omit<BuildOptions, 'memory' | 'createStore'>,
    urls: UrlTable,
    { robots, unreadable }: FoundRobots,
  ) {
    const memory = urls.memory ?? undefined
    const { xDefaultLang } = write
    this.#filterProblem = filterProblem
    this.#habits = new UrlHabits('sitemap', robots)
    this.#unreadable = unreadable
    // The writer checks its own options; the validation checks `config`.
    this.#writer = new PageWriter({ ...write, extensions }, this.#values, this.#found)
    const canonical = new CanonicalForm(options)
    const column = write.split === 'lang' ? undefined : write.split
    this.#database = { inputFormat, groups: createUrlTable({ memory }), column }
    this.#xDefaultLang = xDefaultLang
    this.#places = new Places(memory)
    this.#lost = new LostMembers(urls)
    this.#counts = new SiteCounts('database', urls)
    const reading = { canonical, allowUnreachableHosts, lenient: true }
    this.#reader = new EntryReader(reading, this.#counts, this.#places)
    this.#checkDate = createDateCheck('database', now, (until) => {
      this.#holdsUntil = Math.min(this.#holdsUntil ?? until, until)
    })
    // Links with a value that search engines cannot read are neither written nor repeated.
    const isReadable = xDefaultLang !== undefined && this.#values.has(xDefaultLang)
    this.#audit = new PageAudit(canonical, urls, isReadable ? xDefaultLang : undefined)
  }

  async *run(sources: readonly ByteSource[]): AsyncGenerator<BuildEvent, SiteReport, undefined> {
    for (const source of sources) yield* this.#file(source)
    let files: readonly SitemapFileInfo[] = []
    for (const event of this.#writer.end(sources[0]?.name ?? 'the database')) {
      if (event.type === 'end') files = event.files
      yield event
    }
    this.#checkXDefault()
    const { changed, heads } = this.#reader
    this.#found.push(...changed.problems(this.#places.find('/urls')))
    this.#found.push(...this.#habits.problems())
    if (this.#hasSitemap) this.#found.push(...this.#unreadable)
    yield* this.#events()
    for (const problem of this.#audit.problems(heads.mainLanguage, this.#places, this.#values)) {
      const rest = changed.restOf(problem)
      if (rest === null) continue
      this.#found.push(rest)
      yield* this.#events()
    }
    yield* this.#tell(this.#cells.end())
    return toSiteReport({
      entries: this.#entries + this.#reader.refused,
      unlisted: this.#unlisted,
      repeated: this.#audit.repeated,
      merged: changed.merged,
      site: this.#counts.figures(),
      shape: this.#writer.shape.shape(),
      files,
      rules: this.#rules,
      problems: this.#problems,
      hidden: this.#hidden,
      holdsUntil: this.#holdsUntil,
    })
  }

  /** Adds the entries of one source. */
  async *#file(source: ByteSource): AsyncGenerator<BuildEvent, void, undefined> {
    try {
      for await (const entry of this.#reader.read(source, this.#database, this.#found)) {
        this.#entries++
        this.#hasSitemap ||= entry.isOfSitemap
        yield* this.#tell(this.#cells.begin(entry.raw.group))
        const usable = this.#take(entry)
        if (usable !== null) {
          for (const event of this.#writer.write(entry, usable)) yield event
        }
        if (this.#found.length > 0) yield* this.#events()
      }
    } catch (error) {
      yield* this.#tell(this.#cells.end())
      throw error
    }
    yield* this.#tell(this.#cells.end())
    yield* this.#events()
  }

  *#events(): Generator<BuildEvent, void, undefined> {
    for (const found of this.#found.splice(0)) yield* this.#tell(this.#cells.add(found))
  }

  *#tell(problems: readonly SiteProblem[]): Generator<BuildEvent, void, undefined> {
    for (const found of problems) {
      if (isUnlisted(found)) this.#unlisted++
      const problem = this.#filterProblem(found)
      if (problem === null) this.#hidden++
      this.#problems.add(problem, found)
      if (problem !== null) yield { type: 'problem', problem }
    }
  }

  /** Reports `xDefaultLang` if it has no effect, because it is probably misspelt. */
  #checkXDefault(): void {
    const lang = this.#xDefaultLang
    if (lang === undefined || this.#writer.isXDefaultUsed || this.#audit.pages === 0) return
    const message = sentence(
      'No page and no link is in {lang:quote}, so nothing is repeated as x-default.',
      { lang },
    )
    this.#found.push(siteProblem('x-default-unused', message, this.#places.find('/urls')))
  }

  /** Returns the usable part of an entry; `null` if there is none, or if it repeats a page. */
  #take(entry: Entry): UsableEntry | null {
    if (entry.merged !== null) this.#found.push({ ...entry.merged, leftOut: { entries: 1 } })
    const unlikely = dateProblem(entry, this.#checkDate)
    if (unlikely !== null) this.#found.push(unlikely)
    const usable = usablePart(entry)
    if (usable === null) {
      this.#addErrors(entry, 'unusable')
      return null
    }
    for (const page of usable.pages) this.#rules.add(page)
    this.#places.addEntry(entry.raw, usable.links)
    const isFirst = this.#audit.add(usable)
    this.#addErrors(entry, isFirst ? 'written' : 'repeated')
    if (!isFirst) this.#checkMembers(entry, usable)
    else {
      this.#lost.addFirst(usable.entry)
      const urls = usable.pages.map(({ data }) => data)
      for (const found of this.#habits.addEntry(entry, urls, usable.links)) this.#found.push(found)
    }
    // The audit reports repeated pages. The sitemap lists each page once, with the links of its first entry.
    return isFirst ? usable : null
  }

  /** Reports what an entry that repeats a page has, and the page does not get. */
  #checkMembers(entry: Entry, usable: UsableEntry): void {
    const lost = this.#lost.of(usable.entry)
    if (lost.length === 0) return
    const message = sentence(
      'This entry repeats a page and is left out. In the first entry, these are different or missing: {members}.',
      { members: lost.join(', ') },
    )
    this.#found.push(siteProblem('entry-not-merged', message, placeIn(entry, '/loc')))
  }

  /** Reports the errors of an entry, each with the part that is left out because of it. */
  #addErrors(entry: Entry, state: EntryState): void {
    const leftOut = leftOutParts(entry.raw.value, state)
    const errors = entryErrors(entry, (pointer, { severity }) =>
      severity === 'error' ? { leftOut: leftOut(pointer) } : {},
    )
    for (const error of errors) this.#found.push(error)
  }
}
