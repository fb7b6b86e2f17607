import { createAudit } from '@waymark/hreflang'
import {
  type URLNormalizationConfig,
  type URLSourceError,
  validateURLSourceEntries,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { checkHreflang, type HreflangProblemName } from '@waymark/language-tag'
import type { SitemapEntry, SitemapError, SitemapWarning } from '@waymark/sitemap'
import {
  type WriteFolderOptions,
  type WrittenFile,
  writeSitemapFolder,
} from '@waymark/sitemap/node'
import { matcherOf } from '../canonical-options.ts'
import type { DatabaseReader, RawEntry } from '../input/database-reader.ts'
import { describeFinding, severityOf } from '../report/descriptions.ts'
import type { ProblemLog } from '../report/problem-log.ts'
import type { Problem, RepeatedEntries } from '../report/report.ts'
import type { RuleLog } from '../report/rule-log.ts'
import { quoted } from '../terminal/safe-text.ts'
import { defaultLangOf, HEADER_OPTIONS } from './database-head.ts'
import { DroppedPart } from './dropped-part.ts'
import { createFutureCheck, futureDate } from './future-dates.ts'
import { listProblem } from './list-problem.ts'
import { Places } from './places.ts'
import { salvageEntry, toUsable, type UsableEntry } from './salvage.ts'
import { SiteComparison } from './site-comparison.ts'
import { SiteCounts, type SiteFigures, toCountedPage } from './site-counts.ts'
import { UnknownMembers } from './unknown-members.ts'

export interface BuildOptions {
  readonly config: URLNormalizationConfig
  /** Milliseconds since 1970. */
  readonly now: number
  /** Name of the input, for `file:line`. */
  readonly name: string
  readonly write: WriteFolderOptions
  readonly problems: ProblemLog
  readonly rules: RuleLog
}

export interface BuiltSitemap {
  readonly site: SiteFigures
  readonly files: readonly WrittenFile[]
  readonly entries: number
  readonly written: number
  readonly repeated: RepeatedEntries
  readonly linksWritten: number
}

/**
 * Turns a database into sitemap files in a folder, one entry at a time.
 *
 * What cannot be used is reported and left out: a page without a usable address, or a part of an entry.
 * Besides the entry under way, memory holds the index of the audit.
 */
export async function buildSitemap(
  reader: DatabaseReader,
  folder: string,
  options: BuildOptions,
): Promise<BuiltSitemap> {
  return await new SitemapBuild(reader, options).run(folder)
}

class SitemapBuild {
  readonly #reader: DatabaseReader
  readonly #options: BuildOptions
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
  #isXDefaultUsed = false
  #isRefused = false
  /** Where the links of the entry under way stand in the database. */
  #linkIndexes: readonly number[] = []
  #entries = 0
  /** Entries that can be used and repeat none before them. */
  #pages = 0
  #repeated = 0

  constructor(reader: DatabaseReader, options: BuildOptions) {
    this.#reader = reader
    this.#options = options
    const { defaultLang } = options.write
    this.#audit = createAudit({
      form: 'database',
      repeated: 'first',
      normalize: matcherOf(options.config),
      report: 'info',
      // Links with a label that nobody reads are not written, nor repeated.
      ...(defaultLang !== undefined && this.#isReadable(defaultLang)
        ? { xDefaultLang: defaultLang }
        : {}),
    })
    const { config } = options
    this.#query = new DroppedPart('remove-query', matcherOf({ ...config, removeQuery: false }))
    const withFragment = matcherOf({ ...config, removeFragment: false })
    this.#fragment = new DroppedPart('remove-fragment', withFragment)
    this.#isFuture = createFutureCheck(options.now)
    this.#places.startFile(options.name)
  }

  async run(folder: string): Promise<BuiltSitemap> {
    const { write, problems, name } = this.#options
    const result = await writeSitemapFolder(folder, this.#usableEntries(), {
      ...write,
      onRefused: (error) => this.#refused(error),
      onWarning: (warning) => this.#warned(warning),
    })
    const head = validateURLSourceHeader(this.#reader.head(), HEADER_OPTIONS)
    if (!head.valid) for (const error of head.errors) this.#report(error, null)
    this.#unknown.addHead(this.#reader.head(), name)
    for (const problem of this.#unknown.problems()) problems.add(problem)
    const problem = listProblem(this.#reader.head(), this.#entries, name)
    if (problem !== null) problems.add(problem)
    this.#checkXDefault()
    for (const finding of this.#audit.findings(defaultLangOf(this.#reader.head()))) {
      const { code, severity, loc } = finding
      const address = finding.target ?? loc ?? null
      const place = this.#places.find(finding.pointer)
      problems.add({ code, severity, message: describeFinding(finding), address, ...place })
    }
    return {
      site: this.#counts.figures(),
      files: result.files,
      entries: this.#entries,
      written: result.urls,
      repeated: {
        repeated: this.#repeated,
        repeatedWithoutQuery: this.#query.lost,
        repeatedWithoutFragment: this.#fragment.lost,
      },
      linksWritten: result.files.reduce((sum, { links }) => sum + links, 0),
    }
  }

  /** An option that does nothing is most likely misspelt. */
  #checkXDefault(): void {
    const { write, problems, name } = this.#options
    if (write.defaultLang === undefined || this.#isXDefaultUsed || this.#pages === 0) return
    problems.add({
      code: 'x-default-unused',
      severity: 'warning',
      message: `No page and no link is in ${quoted(write.defaultLang)}, so there is nothing to repeat as x-default.`,
      pointer: '/urls',
      place: name,
      address: null,
    })
  }

  async *#rawValues(): AsyncGenerator<unknown, void, undefined> {
    for await (const batch of this.#reader.entries()) {
      for (const raw of batch) {
        // Entries are taken one by one: until the next is asked for, this is the one under way.
        this.#current = raw
        this.#entries++
        this.#unknown.addEntry(raw.value, raw.index, `${this.#options.name}:${raw.line}`)
        const page = toCountedPage(raw.value)
        if (page !== null) {
          this.#counts.add(page)
          if (page.lastmod !== undefined) this.#checkDate(page.lastmod)
        }
        yield raw.value
      }
    }
  }

  #checkDate(lastmod: string): void {
    if (!this.#isFuture(lastmod)) return
    const { line, index } = this.#current
    const at = { pointer: `/urls/${index}/lastmod`, place: `${this.#options.name}:${line}` }
    this.#options.problems.add({ ...futureDate('FUTURE_DATE_TIME', lastmod), ...at })
  }

  async *#usableEntries(): AsyncGenerator<SitemapEntry, void, undefined> {
    const { config, rules } = this.#options
    for await (const report of validateURLSourceEntries(this.#rawValues(), config, OPTIONS)) {
      const { line, index } = this.#current
      let usable: UsableEntry
      let alternateIndexes: readonly number[] | null = null
      let changes = report.valid ? report.changes : []
      if (report.valid) usable = toUsable(report.data)
      else {
        for (const error of report.errors) this.#report(error, line)
        const salvage = salvageEntry(report.original, report.errors, report.pointer, config)
        if (salvage === null) continue
        usable = salvage.entry
        alternateIndexes = salvage.alternateIndexes
        changes = salvage.changes
      }
      for (const change of changes) rules.add(change)
      this.#places.add(line, index, alternateIndexes)
      const isFirst = this.#audit.add(usable)
      const change = changes.find(({ pointer }) => pointer === `${report.pointer}/loc`)
      for (const part of [this.#query, this.#fragment]) part.add(usable.loc, change, isFirst)
      // The audit reports the second entry of a page; the sitemap lists each page once, with the links of the first.
      if (!isFirst) {
        this.#repeated++
        continue
      }
      this.#pages++
      this.#isRefused = false
      yield this.#readableEntry(usable, alternateIndexes)
      // Who asks for the next entry has written this one, or refused it.
      if (!this.#isRefused) this.#checkSite(usable.loc)
    }
  }

  /** With a base, the writer compares the pages with that; without one, the sitemap is for the site of the first page. */
  #checkSite(loc: string): void {
    const { line } = this.#current
    if (this.#options.write.baseUrl !== undefined || !this.#sites.add(loc, line)) return
    const reason = `the first page is on ${this.#sites.site}, and without --base the sitemap is taken to lie there`
    this.#tell({ code: 'other-host', reason, pointer: '/loc', input: loc }, 'warning')
  }

  /** Without the links whose label no search engine can read; the audit reports those. */
  #readableEntry(
    { loc, lastmod, lang, alternates = [] }: UsableEntry,
    alternateIndexes: readonly number[] | null,
  ): SitemapEntry {
    const kept = [...alternates.keys()].filter((at) => this.#isReadable(alternates[at]!.lang))
    const links = kept.map((at) => alternates[at]!)
    const isNamed = lang !== undefined && this.#isReadable(lang)
    const wanted = this.#options.write.defaultLang?.toLowerCase()
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

  #isReadable(label: string): boolean {
    let readable = this.#readable.get(label)
    if (readable === undefined) {
      readable = !checkHreflang(label).problems.some(({ name }) => UNREADABLE.has(name))
      // Real sites have dozens of labels; a hostile one must not fill the memory.
      if (this.#readable.size > 10_000) this.#readable.clear()
      this.#readable.set(label, readable)
    }
    return readable
  }

  #refused(error: SitemapError): void {
    this.#isRefused = !LINK.test(error.pointer)
    this.#tell(error, 'error')
  }

  #warned(warning: SitemapWarning): void {
    this.#tell(warning, severityOf({ code: warning.code, refuses: 'nothing' }))
  }

  /** Reports what the writer says of the entry under way, whose links are those that were handed to it. */
  #tell(
    {
      code,
      reason,
      pointer,
      input,
    }: Pick<SitemapError, 'reason' | 'pointer' | 'input'> & {
      readonly code: string
    },
    severity: Problem['severity'],
  ): void {
    const { line, index } = this.#current
    const own = pointer.replace(LINK, (_, link) => `/alternates/${this.#linkIndexes[link]}`)
    this.#options.problems.add({
      code,
      severity,
      message: reason,
      pointer: `/urls/${index}${own}`,
      place: `${this.#options.name}:${line}`,
      address: input,
    })
  }

  #report({ code, message, pointer }: URLSourceError, line: number | null): void {
    const { problems, name } = this.#options
    const place = line === null ? name : `${name}:${line}`
    problems.add({ code, severity: 'error', message, pointer, place, address: null })
  }
}

/** Begins the pointer of an error of one link. */
const LINK = /^\/alternates\/(\d+)/

/** Labels with these are dropped by search engines, link and all. */
const UNREADABLE: ReadonlySet<HreflangProblemName> = /* @__PURE__ */ new Set([
  'not-well-formed',
  'grandfathered',
  'private-use',
  'unknown-language',
  'unknown-script',
  'unknown-region',
  'invalid-subtag',
])

/** Alternates name the same pages again and again. */
const OPTIONS = { cacheSize: 10_000, unknownMembers: 'drop' } as const
