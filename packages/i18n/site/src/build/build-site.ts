import { createAudit, createUrlTable } from '@waymark/hreflang'
import {
  type URLNormalizationConfig,
  type URLNormalizationOptions,
  type URLSourceEntryReport,
  type UsableURLSourceEntry,
  urlNormalizationRules,
  validateURLSourceEntries,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { checkOptions, isRecord, type OptionTable, optionType } from '@waymark/infra/options'
import { checkHreflang, type HreflangProblemCode } from '@waymark/language-tag'
import {
  createSplitter,
  type SitemapEntry,
  type SitemapFileInfo,
  type SitemapSplitter,
  SPLIT_OPTIONS,
  type SplitEvent,
  type SplitOptions,
  type WriterProblem,
} from '@waymark/sitemap'
import type { ByteSource } from '../byte-source.ts'
import { HEADER_OPTIONS, mainLanguageOf } from '../database/database-head.ts'
import { type DatabaseReader, type RawEntry, readDatabase } from '../database/database-reader.ts'
import { listProblem } from '../database/list-problem.ts'
import { UnknownMembers } from '../database/unknown-members.ts'
import { fromValidation } from '../found-problems.ts'
import { createFutureCheck, futureDate, MILLISECONDS } from '../future-dates.ts'
import { matcherOf } from '../matcher.ts'
import { Places } from '../places.ts'
import { ProblemLog } from '../problem-log.ts'
import { SiteComparison } from '../site-comparison.ts'
import { countLanguages, SiteCounts, toCountedPage } from '../site-counts.ts'
import {
  problemAt,
  type SiteProblem,
  type SiteProblemDetails,
  siteProblem,
} from '../site-problem.ts'
import { quoted } from '../words.ts'
import { DroppedPart } from './dropped-part.ts'
import { RuleLog } from './rule-log.ts'
import type { SiteReport } from './site-report.ts'

/** Options for building sitemaps from a database. */
export interface BuildOptions extends Omit<SplitOptions, 'onRefused' | 'onWarning'> {
  /** How URLs are normalised. The defaults are those of `DEFAULT_URL_NORMALIZATION`. */
  readonly config?: URLNormalizationOptions | undefined
  /** The current time in milliseconds since 1970, to find dates in the future. Default: the clock. */
  readonly now?: number | undefined
}

/** A piece of a sitemap, as in `splitSitemap`, or a problem of the database. */
export type BuildEvent = SplitEvent | { readonly type: 'problem'; readonly problem: SiteProblem }

/**
 * Builds sitemaps with hreflang links from a URL source database, one entry at a time.
 *
 * A page without a usable URL, and any other part of an entry that is not usable, is reported and left out. Memory holds
 * the current entry and the index of the audit.
 *
 * @returns The report, after all events have been read.
 * @throws {FileError} If the database is not JSON.
 */
export function buildSite(
  database: ByteSource,
  options: BuildOptions = {},
): AsyncGenerator<BuildEvent, SiteReport, undefined> {
  checkOptions(options, BUILD_OPTIONS)
  return new SiteBuild(database, options).run()
}

const { onRefused: _refused, onWarning: _warning, ...split } = SPLIT_OPTIONS

/** The options of `buildSite`. */
export const BUILD_OPTIONS: OptionTable<BuildOptions> = {
  ...split,
  config: optionType('an object', isRecord),
  now: MILLISECONDS,
}

class SiteBuild {
  readonly #name: string
  readonly #reader: DatabaseReader
  readonly #write: SplitOptions
  readonly #splitter: SitemapSplitter
  readonly #config: URLNormalizationConfig
  readonly #problems = new ProblemLog()
  readonly #rules: RuleLog
  readonly #places = new Places()
  readonly #urls = createUrlTable()
  readonly #counts = new SiteCounts('database', this.#urls)
  readonly #sites = new SiteComparison()
  readonly #audit: ReturnType<typeof createAudit>
  readonly #readable = new Map<string, boolean>()
  readonly #unknown = new UnknownMembers()
  readonly #isFuture: (date: string) => boolean
  readonly #query: DroppedPart
  readonly #fragment: DroppedPart
  #current: RawEntry | null = null
  /** Problems that are not yet returned. */
  #found: SiteProblem[] = []
  #isXDefaultUsed = false
  #isRefused = false
  /** The original indexes of the links of the current entry. */
  #linkIndexes: readonly number[] = []
  #entries = 0
  /** Usable entries that do not repeat an earlier page. */
  #pages = 0
  #repeated = 0

  constructor(database: ByteSource, { config, now = Date.now(), ...write }: BuildOptions) {
    this.#name = database.name
    this.#reader = readDatabase(database)
    this.#write = write
    // The splitter checks its own options; the validation checks `config`.
    this.#splitter = createSplitter({
      ...write,
      onRefused: (problem) => this.#refused(problem),
      onWarning: (problem) => this.#addFromWriter(problem),
    })
    const ruleSet = urlNormalizationRules(config)
    this.#config = ruleSet.config
    this.#rules = new RuleLog(ruleSet)
    const { xDefaultLang } = write
    this.#audit = createAudit({
      form: 'database',
      repeated: 'first',
      normalize: matcherOf(this.#config),
      report: 'info',
      urls: this.#urls,
      // Links with a value that search engines cannot read are neither written nor repeated.
      ...(xDefaultLang !== undefined && this.#isReadable(xDefaultLang) ? { xDefaultLang } : {}),
    })
    const withQuery = matcherOf({ ...this.#config, removeQuery: false })
    const withFragment = matcherOf({ ...this.#config, removeFragment: false })
    this.#query = new DroppedPart('remove-query', withQuery, this.#urls)
    this.#fragment = new DroppedPart('remove-fragment', withFragment, this.#urls)
    this.#isFuture = createFutureCheck(now)
    this.#places.startDatabase(this.#name, this.#reader)
  }

  async *run(): AsyncGenerator<BuildEvent, SiteReport, undefined> {
    const splitter = this.#splitter
    for await (const report of validateURLSourceEntries(this.#values(), this.#config, OPTIONS)) {
      const entry = this.#take(report)
      if (entry !== null) {
        this.#isRefused = false
        for (const event of splitter.add(entry)) yield event
        if (!this.#isRefused) this.#checkSite(entry.loc)
      }
      if (this.#found.length > 0) yield* this.#events()
    }
    let files: readonly SitemapFileInfo[] = []
    for (const event of splitter.end()) {
      if (event.type === 'end') files = event.files
      yield event
    }
    this.#checkHead()
    this.#checkXDefault()
    yield* this.#events()
    for (const finding of this.#audit.findings(mainLanguageOf(this.#reader.head()))) {
      const { loc, target, pointer } = finding
      const at = { value: target ?? loc, ...this.#places.find(pointer) }
      this.#add(problemAt(finding, at))
      yield* this.#events()
    }
    return this.#report(files)
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

  #report(all: readonly SitemapFileInfo[]): SiteReport {
    const written = all.reduce((sum, { part, entries }) => (part > 0 ? sum + entries : sum), 0)
    const files = written === 0 ? [] : all
    const site = this.#counts.figures()
    return {
      counts: {
        entries: this.#entries,
        written,
        leftOut: this.#entries - written,
        repeated: this.#repeated,
        repeatedWithoutQuery: this.#query.lost,
        repeatedWithoutFragment: this.#fragment.lost,
        alternates: site.counts.alternates,
        linksWritten: all.reduce((sum, { links }) => sum + links, 0),
        languages: countLanguages(site.languages),
        files: files.length,
        bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
        normalised: this.#rules.changed,
        problems: {
          error: this.#problems.count('error'),
          warning: this.#problems.count('warning'),
          info: this.#problems.count('info'),
        },
      },
      languages: site.languages,
      site,
      files,
      normalisation: this.#rules.effects(),
      kinds: this.#problems.kinds(),
    }
  }

  #checkHead(): void {
    const file = this.#name
    const head = this.#reader.head()
    const verdict = validateURLSourceHeader(head, HEADER_OPTIONS)
    if (!verdict.valid) {
      for (const error of verdict.errors) {
        this.#add(fromValidation(error, file, this.#reader.placeOf(error.pointer)))
      }
    }
    this.#unknown.addHead(this.#reader, file)
    for (const problem of this.#unknown.problems()) this.#add(problem)
    const problem = listProblem(this.#reader, this.#entries, file)
    if (problem !== null) this.#add(problem)
  }

  /** Reports `xDefaultLang` if it has no effect, because it is probably misspelt. */
  #checkXDefault(): void {
    const { xDefaultLang } = this.#write
    if (xDefaultLang === undefined || this.#isXDefaultUsed || this.#pages === 0) return
    const message = `No page and no link is in ${quoted(xDefaultLang)}, so nothing is repeated as x-default.`
    this.#add(
      siteProblem('x-default-unused', message, {
        pointer: '/urls',
        file: this.#name,
        ...this.#reader.placeOf('/urls'),
      }),
    )
  }

  async *#values(): AsyncGenerator<unknown, void, undefined> {
    for await (const batch of this.#reader.entries()) {
      for (const raw of batch) {
        // Entries are taken one by one, so this is the current entry until the next is read.
        this.#current = raw
        this.#entries++
        this.#unknown.addEntry(raw, this.#name)
        const page = toCountedPage(raw.value)
        if (page !== null) {
          this.#counts.add(page)
          if (page.lastmod !== undefined && this.#isFuture(page.lastmod)) {
            this.#add(futureDate('FUTURE_DATE_TIME', page.lastmod, this.#at('/lastmod')))
          }
        }
        yield raw.value
      }
    }
  }

  /** The place of a part of the current entry. */
  #at(pointer: string): SiteProblemDetails {
    const { places, index } = this.#current!
    return { pointer: `/urls/${index}${pointer}`, file: this.#name, ...places.find(pointer) }
  }

  /** Returns the entry that is written; `null` if it is not usable or repeats a page. */
  #take(report: URLSourceEntryReport): SitemapEntry | null {
    const raw = this.#current!
    for (const error of report.errors ?? []) {
      const place = raw.places.find(error.pointer.slice(report.pointer.length))
      this.#add(fromValidation(error, this.#name, place))
    }
    const rest = report.valid ? null : report.usable
    if (rest === undefined) return null
    const usable = report.valid ? report.data : rest!.entry
    const changes = report.valid ? report.changes : rest!.changes
    const alternateIndexes = rest?.alternateIndexes ?? null
    for (const change of changes) this.#rules.add(change)
    this.#places.addEntry(raw, alternateIndexes)
    const isFirst = this.#audit.add(usable)
    const change = changes.find(({ pointer }) => pointer === `${report.pointer}/loc`)
    for (const part of [this.#query, this.#fragment]) part.add(usable.loc, change, isFirst)
    // The audit reports repeated pages. The sitemap lists each page once, with the links of its first entry.
    if (!isFirst) {
      this.#repeated++
      return null
    }
    this.#pages++
    return this.#readableEntry(usable, alternateIndexes)
  }

  /** Without a base URL, the sitemap belongs to the site of the first page. With one, the writer checks the pages. */
  #checkSite(loc: string): void {
    const { line } = this.#current!.places.start
    if (this.#write.baseUrl !== undefined || !this.#sites.add(loc, line)) return
    const message = `The page is not on ${this.#sites.site}, the site of the first page.`
    this.#add(siteProblem('other-host', message, { value: loc, ...this.#at('/loc') }))
  }

  /** Returns an entry without the links whose value search engines cannot read, which the audit reports. */
  #readableEntry(
    { loc, lastmod, lang, alternates = [] }: UsableURLSourceEntry['entry'],
    alternateIndexes: readonly number[] | null,
  ): SitemapEntry {
    const kept = [...alternates.keys()].filter((at) => this.#isReadable(alternates[at]!.lang))
    const links = kept.map((at) => alternates[at]!)
    const isNamed = lang !== undefined && this.#isReadable(lang)
    const wanted = this.#write.xDefaultLang?.toLowerCase()
    if (wanted !== undefined) {
      this.#isXDefaultUsed ||=
        wanted === lang?.toLowerCase() || links.some((link) => link.lang.toLowerCase() === wanted)
    }
    this.#linkIndexes = kept.map((at) => alternateIndexes?.[at] ?? at)
    return {
      loc,
      ...(lastmod === undefined ? {} : { lastmod }),
      ...(isNamed ? { lang } : {}),
      ...(links.length === 0 ? {} : { alternates: links }),
    }
  }

  #isReadable(value: string): boolean {
    let readable = this.#readable.get(value)
    if (readable === undefined) {
      readable = !checkHreflang(value).problems.some(({ code }) => UNREADABLE.has(code))
      // Real sites have dozens of values, but a hostile database must not fill the memory.
      if (this.#readable.size > 10_000) this.#readable.clear()
      this.#readable.set(value, readable)
    }
    return readable
  }

  #refused(problem: WriterProblem): void {
    this.#isRefused = !LINK.test(problem.pointer ?? '')
    this.#addFromWriter(problem)
  }

  /** Reports a problem that the writer found in the current entry. Its links are those that were passed to the writer. */
  #addFromWriter(problem: WriterProblem): void {
    const { pointer = '', value } = problem
    const own = pointer.replace(LINK, (_, link) => `/alternates/${this.#linkIndexes[link]}`)
    this.#add(problemAt(problem, { value, ...this.#at(own) }))
  }
}

/** The beginning of a pointer to a link. */
const LINK = /^\/alternates\/(\d+)/

/** Search engines ignore links whose value has one of these problems. */
const UNREADABLE: ReadonlySet<HreflangProblemCode> = /* @__PURE__ */ new Set([
  'tag-not-well-formed',
  'grandfathered',
  'private-use',
  'unknown-language',
  'unknown-script',
  'unknown-region',
  'invalid-subtag',
])

/** The cache is useful because the same pages are alternates of many others. */
const OPTIONS = { cacheSize: 10_000, unknownMembers: 'drop', lenient: true } as const
