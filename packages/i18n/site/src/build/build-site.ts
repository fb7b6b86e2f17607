import { createAudit, createUrlTable, type HreflangFinding } from '@waymark/hreflang'
import {
  type URLNormalizationConfig,
  type URLNormalizationOptions,
  type URLSourceEntriesOptions,
  type URLSourceEntryReport,
  type UsableURLSourceEntry,
  urlNormalizationRules,
  validateURLSourceEntries,
} from '@waymark/i18n-validation'
import {
  BOOLEAN,
  checkOptions,
  isRecord,
  type OptionTable,
  optionType,
} from '@waymark/infra/options'
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
import { DatabaseHeads } from '../database/database-head.ts'
import { DATABASE_OPTIONS } from '../database/database-options.ts'
import {
  type DatabaseOptions,
  type DatabaseReader,
  type RawEntry,
  readDatabase,
} from '../database/database-reader.ts'
import { UnknownMembers } from '../database/unknown-members.ts'
import { fromFinding } from '../finding-problem.ts'
import { fromValidation } from '../found-problems.ts'
import { createFutureCheck, futureDate, MILLISECONDS } from '../future-dates.ts'
import type { LeftOut } from '../left-out.ts'
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
import { TrailingSlashes } from '../trailing-slashes.ts'
import { valueAt } from '../value-at.ts'
import { quoted } from '../words.ts'
import { DroppedPart } from './dropped-part.ts'
import { MergedLanguages } from './merged-languages.ts'
import { RuleLog } from './rule-log.ts'
import type { SiteReport } from './site-report.ts'
import { ShapeCounter } from './site-shape.ts'

/** Options for building sitemaps from a database. */
export interface BuildOptions
  extends Omit<SplitOptions, 'onRefused' | 'onWarning'>,
    Omit<DatabaseOptions, 'groups'> {
  /** How URLs are normalised. The defaults are those of `DEFAULT_URL_NORMALIZATION`. */
  readonly config?: URLNormalizationOptions | undefined
  /** Whether hosts that no visitor reaches are accepted, for sites under test. Default `false`. */
  readonly allowUnreachableHosts?: boolean | undefined
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
 * @param database - JSON, NDJSON, CSV or TSV. Several sources are one database, in their order.
 * @returns The report, after all events have been read.
 * @throws {FileError} If a source cannot be read.
 */
export function buildSite(
  database: ByteSource | readonly ByteSource[],
  options: BuildOptions = {},
): AsyncGenerator<BuildEvent, SiteReport, undefined> {
  checkOptions(options, BUILD_OPTIONS)
  const sources = 'chunks' in database ? [database] : database
  return new SiteBuild(sources, options).run()
}

const { onRefused: _refused, onWarning: _warning, ...split } = SPLIT_OPTIONS

/** The options of `buildSite`. */
export const BUILD_OPTIONS: OptionTable<BuildOptions> = {
  ...split,
  inputFormat: DATABASE_OPTIONS.inputFormat,
  readCsv: DATABASE_OPTIONS.readCsv,
  config: optionType('an object', isRecord),
  allowUnreachableHosts: BOOLEAN,
  now: MILLISECONDS,
}

class SiteBuild {
  readonly #sources: readonly ByteSource[]
  readonly #database: DatabaseOptions
  readonly #heads = new DatabaseHeads()
  readonly #write: SplitOptions
  readonly #validation: URLSourceEntriesOptions
  readonly #splitter: SitemapSplitter
  readonly #config: URLNormalizationConfig
  readonly #problems = new ProblemLog()
  readonly #rules: RuleLog
  readonly #places = new Places()
  readonly #urls = createUrlTable()
  readonly #counts = new SiteCounts('database', this.#urls)
  readonly #sites = new SiteComparison()
  readonly #shape = new ShapeCounter()
  readonly #audit: ReturnType<typeof createAudit>
  readonly #readable = new Map<string, boolean>()
  /** For each value that search engines cannot read, the check that reports it first. */
  readonly #unreadable = new Map<string, HreflangFinding['code']>()
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
  #linkIndexes: readonly number[] = []
  #entries = 0
  /** Entries of the audit. */
  #audited = 0
  /** Usable entries that do not repeat an earlier page. */
  #pages = 0
  #repeated = 0

  constructor(
    sources: readonly ByteSource[],
    {
      config,
      allowUnreachableHosts = false,
      now = Date.now(),
      inputFormat,
      readCsv,
      ...write
    }: BuildOptions,
  ) {
    this.#sources = sources
    this.#database = { inputFormat, readCsv, groups: new Set() }
    this.#validation = { ...OPTIONS, allowUnreachableHosts }
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
    this.#merged = new MergedLanguages(matcherOf(this.#config))
    this.#slashes = new TrailingSlashes(this.#config.trailingSlash)
    this.#isFuture = createFutureCheck(now)
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
      this.#add(fromFinding(finding, this.#places, this.#leftOutBy(finding)))
      yield* this.#events()
    }
    return this.#report(files)
  }

  /** Adds the entries of one source. */
  async *#file(source: ByteSource): AsyncGenerator<BuildEvent, void, undefined> {
    const reader = await readDatabase(source, this.#database)
    this.#reader = reader
    this.#places.startDatabase(reader)
    const unknown = new UnknownMembers()
    const before = this.#entries
    const reports = validateURLSourceEntries(
      this.#values(reader, unknown),
      this.#config,
      this.#validation,
    )
    for await (const report of reports) {
      const entry = this.#take(report)
      if (entry !== null) {
        this.#isRefused = false
        for (const event of this.#splitter.add(entry)) yield event
        if (!this.#isRefused) {
          this.#checkSite(entry.loc)
          this.#shape.add(entry)
        }
      }
      if (this.#found.length > 0) yield* this.#events()
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

  #report(all: readonly SitemapFileInfo[]): SiteReport {
    const written = all.reduce((sum, { part, entries }) => (part > 0 ? sum + entries : sum), 0)
    const files = written === 0 ? [] : all
    const site = this.#counts.figures()
    const leftOut = this.#problems.leftOut()
    return {
      counts: {
        entries: this.#entries,
        written,
        leftOut: this.#entries - written,
        linksLeftOut: leftOut.links,
        datesLeftOut: leftOut.dates,
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
      ...this.#shape.shape(),
      files,
      normalisation: this.#rules.effects(),
      kinds: this.#problems.kinds(),
    }
  }

  /** Reports `xDefaultLang` if it has no effect, because it is probably misspelt. */
  #checkXDefault(): void {
    const { xDefaultLang } = this.#write
    if (xDefaultLang === undefined || this.#isXDefaultUsed || this.#pages === 0) return
    const message = `No page and no link is in ${quoted(xDefaultLang)}, so nothing is repeated as x-default.`
    this.#add(siteProblem('x-default-unused', message, this.#places.find('/urls')))
  }

  #checkSlashes(): void {
    const problem = this.#slashes.problem(this.#places.find('/urls'))
    if (problem !== null) this.#add(problem)
  }

  async *#values(
    reader: DatabaseReader,
    unknown: UnknownMembers,
  ): AsyncGenerator<unknown, void, undefined> {
    for await (const batch of reader.entries()) {
      for (const problem of reader.problems()) this.#add(problem)
      for (const raw of batch) {
        // Entries are taken one by one, so this is the current entry until the next is read.
        this.#current = raw
        this.#entries++
        unknown.addEntry(raw, reader.file)
        const page = toCountedPage(raw.value)
        if (page !== null) {
          this.#counts.add(page)
          this.#slashes.add(page.loc)
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
    return {
      pointer: `/urls/${index}${pointer}`,
      file: this.#reader!.file,
      ...places.find(pointer),
    }
  }

  /** Returns the entry that is written; `null` if it is not usable or repeats a page. */
  #take(report: URLSourceEntryReport): SitemapEntry | null {
    const raw = this.#current!
    const rest = report.valid ? null : report.usable
    if (rest === undefined) {
      this.#addErrors(report, 'unusable')
      return null
    }
    const usable = report.valid ? report.data : rest!.entry
    const changes = report.valid ? report.changes : rest!.changes
    const alternateIndexes = rest?.alternateIndexes ?? null
    for (const change of changes) this.#rules.add(change)
    this.#places.addEntry(raw, alternateIndexes)
    const isFirst = this.#audit.add(usable)
    this.#addErrors(report, isFirst ? 'written' : 'repeated')
    this.#merged.add(this.#audited++, usable, changes, report.pointer, alternateIndexes)
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

  /** Reports the errors of the current entry, each with the part that is left out because of it. */
  #addErrors(report: URLSourceEntryReport, state: 'written' | 'repeated' | 'unusable'): void {
    const { value, places } = this.#current!
    const gone = new Set<string>()
    for (const error of report.errors ?? []) {
      const own = error.pointer.slice(report.pointer.length)
      const part = state === 'unusable' ? UNUSABLE : state === 'written' ? partOf(own) : null
      // Two errors of one part leave it out once.
      const leftOut = part === null || gone.has(part.name) ? undefined : part.leftOut
      if (part !== null) gone.add(part.name)
      const found = { place: places.find(own), value: valueAt(value, own), leftOut }
      this.#add(fromValidation(error, this.#reader!.file, found))
    }
  }

  /** What is left out because of a finding: repeated entries, and links with a value that search engines cannot read. */
  #leftOutBy({ code, lang, links, entries }: HreflangFinding): Partial<LeftOut> | undefined {
    if (code === 'duplicate-loc') return { entries: (entries ?? 2) - 1 }
    if (lang === undefined || links === undefined || this.#isReadable(lang)) return undefined
    // A value may have several problems.
    const first = this.#unreadable.get(lang) ?? code
    this.#unreadable.set(lang, first)
    return first === code ? { links } : undefined
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
    { loc, lastmod, lang, changefreq, priority, alternates = [] }: UsableURLSourceEntry['entry'],
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
      ...(changefreq === undefined ? {} : { changefreq }),
      ...(priority === undefined ? {} : { priority }),
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
    const isLink = LINK.test(problem.pointer ?? '')
    this.#isRefused = !isLink
    this.#addFromWriter(problem, isLink ? { links: 1 } : { entries: 1 })
  }

  /** Reports a problem that the writer found in the current entry. Its links are those that were passed to the writer. */
  #addFromWriter(problem: WriterProblem, leftOut?: Partial<LeftOut>): void {
    const { pointer = '', value } = problem
    const own = pointer.replace(LINK, (_, link) => `/alternates/${this.#linkIndexes[link]}`)
    this.#add(problemAt(problem, { value, leftOut, ...this.#at(own) }))
  }
}

/** The beginning of a pointer to a link. */
const LINK = /^\/alternates\/(\d+)/

const UNUSABLE = { name: 'entry', leftOut: { entries: 1 } } as const

/** Returns the part of a written entry that an error at a pointer leaves out; `null` if it is not one part. */
function partOf(
  pointer: string,
): { readonly name: string; readonly leftOut: Partial<LeftOut> } | null {
  if (pointer === '/lastmod') return { name: pointer, leftOut: { dates: 1 } }
  const link = pointer === '/lang' ? pointer : LINK.exec(pointer)?.[0]
  return link === undefined ? null : { name: link, leftOut: { links: 1 } }
}

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
