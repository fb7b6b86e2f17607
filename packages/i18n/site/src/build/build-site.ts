import { createAudit } from '@waymark/hreflang'
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

/** How sitemaps are made from a database. */
export interface BuildOptions extends Omit<SplitOptions, 'onRefused' | 'onWarning'> {
  /** How URLs are normalised; options that are left out are those of `DEFAULT_URL_NORMALIZATION`. */
  readonly config?: URLNormalizationOptions | undefined
  /** The time, in milliseconds since 1970, for dates in the future; by default that of the clock. */
  readonly now?: number | undefined
}

/** A piece of a sitemap, as `splitSitemap` gives it, or something that is wrong in the database. */
export type BuildEvent = SplitEvent | { readonly type: 'problem'; readonly problem: SiteProblem }

/**
 * Turns a URL source database into sitemaps with hreflang links, one entry at a time.
 *
 * Anything that cannot be used is reported and left out: a page without a usable URL, or a part of an entry. Besides
 * the entry under way, memory holds the index of the audit.
 *
 * @returns The report, when all events have been taken.
 * @throws {@link FileError} for a database that is not JSON.
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
  readonly #counts = new SiteCounts('database')
  readonly #sites = new SiteComparison()
  readonly #audit: ReturnType<typeof createAudit>
  readonly #readable = new Map<string, boolean>()
  readonly #unknown = new UnknownMembers()
  readonly #isFuture: (date: string) => boolean
  readonly #query: DroppedPart
  readonly #fragment: DroppedPart
  #current: RawEntry = { index: 0, value: null, line: 0 }
  /** Problems that have not been handed over. */
  #found: SiteProblem[] = []
  #isXDefaultUsed = false
  #isRefused = false
  /** Where the links of the entry under way are in the database. */
  #linkIndexes: readonly number[] = []
  #entries = 0
  /** Entries that can be used and repeat none before them. */
  #pages = 0
  #repeated = 0

  constructor(database: ByteSource, { config, now = Date.now(), ...write }: BuildOptions) {
    this.#name = database.name
    this.#reader = readDatabase(database)
    this.#write = write
    // It checks its own options; `config` is checked by the validation.
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
      // Links with a value that no search engine reads are not written, nor repeated.
      ...(xDefaultLang !== undefined && this.#isReadable(xDefaultLang) ? { xDefaultLang } : {}),
    })
    const withQuery = matcherOf({ ...this.#config, removeQuery: false })
    const withFragment = matcherOf({ ...this.#config, removeFragment: false })
    this.#query = new DroppedPart('remove-query', withQuery)
    this.#fragment = new DroppedPart('remove-fragment', withFragment)
    this.#isFuture = createFutureCheck(now)
    this.#places.startFile(this.#name)
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
      for (const error of verdict.errors) this.#add(fromValidation(error, { file }))
    }
    this.#unknown.addHead(head, file)
    for (const problem of this.#unknown.problems()) this.#add(problem)
    const problem = listProblem(head, this.#entries, file)
    if (problem !== null) this.#add(problem)
  }

  /** An option that does nothing is most likely misspelt. */
  #checkXDefault(): void {
    const { xDefaultLang } = this.#write
    if (xDefaultLang === undefined || this.#isXDefaultUsed || this.#pages === 0) return
    const message = `No page and no link is in ${quoted(xDefaultLang)}, so there is nothing to repeat as x-default.`
    this.#add(siteProblem('x-default-unused', message, { pointer: '/urls', file: this.#name }))
  }

  async *#values(): AsyncGenerator<unknown, void, undefined> {
    for await (const batch of this.#reader.entries()) {
      for (const raw of batch) {
        // Entries are taken one by one: until the next is asked for, this is the one under way.
        this.#current = raw
        this.#entries++
        this.#unknown.addEntry(raw.value, raw.index, this.#name, raw.line)
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

  /** The place of a part of the entry under way. */
  #at(pointer: string): SiteProblemDetails {
    const { line, index } = this.#current
    return { pointer: `/urls/${index}${pointer}`, file: this.#name, line }
  }

  /** The entry as it is to be written; `null` if it cannot be used, or repeats a page. */
  #take(report: URLSourceEntryReport): SitemapEntry | null {
    const { line, index } = this.#current
    for (const error of report.errors ?? []) {
      this.#add(fromValidation(error, { file: this.#name, line }))
    }
    const rest = report.valid ? null : report.usable
    if (rest === undefined) return null
    const usable = report.valid ? report.data : rest!.entry
    const changes = report.valid ? report.changes : rest!.changes
    const alternateIndexes = rest?.alternateIndexes ?? null
    for (const change of changes) this.#rules.add(change)
    this.#places.add(line, index, alternateIndexes)
    const isFirst = this.#audit.add(usable)
    const change = changes.find(({ pointer }) => pointer === `${report.pointer}/loc`)
    for (const part of [this.#query, this.#fragment]) part.add(usable.loc, change, isFirst)
    // The audit reports the second entry of a page; the sitemap lists each page once, with the links of the first.
    if (!isFirst) {
      this.#repeated++
      return null
    }
    this.#pages++
    return this.#readableEntry(usable, alternateIndexes)
  }

  /** With a base, the writer compares the pages with that; without one, the sitemap is for the site of the first page. */
  #checkSite(loc: string): void {
    const { line } = this.#current
    if (this.#write.baseUrl !== undefined || !this.#sites.add(loc, line)) return
    const message = `the first page is on ${this.#sites.site}, and without a base URL the sitemap is taken to be there`
    this.#add(siteProblem('other-host', message, { value: loc, ...this.#at('/loc') }))
  }

  /** Without the links whose value no search engine can read; the audit reports those. */
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
      // Real sites have dozens of values; a hostile one must not fill the memory.
      if (this.#readable.size > 10_000) this.#readable.clear()
      this.#readable.set(value, readable)
    }
    return readable
  }

  #refused(problem: WriterProblem): void {
    this.#isRefused = !LINK.test(problem.pointer ?? '')
    this.#addFromWriter(problem)
  }

  /** Takes what the writer says about the current entry, whose links are those that were handed to it. */
  #addFromWriter(problem: WriterProblem): void {
    const { pointer = '', value } = problem
    const own = pointer.replace(LINK, (_, link) => `/alternates/${this.#linkIndexes[link]}`)
    this.#add(problemAt(problem, { value, ...this.#at(own) }))
  }
}

/** Begins the pointer of an error of one link. */
const LINK = /^\/alternates\/(\d+)/

/** Values with these problems are dropped by search engines, link and all. */
const UNREADABLE: ReadonlySet<HreflangProblemCode> = /* @__PURE__ */ new Set([
  'tag-not-well-formed',
  'grandfathered',
  'private-use',
  'unknown-language',
  'unknown-script',
  'unknown-region',
  'invalid-subtag',
])

/** Alternates name the same pages again and again. */
const OPTIONS = { cacheSize: 10_000, unknownMembers: 'drop', lenient: true } as const
