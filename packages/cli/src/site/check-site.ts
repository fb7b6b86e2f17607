import { type Audit, checks, createAudit, type Finding } from '@waymark/hreflang'
import {
  type URLNormalizationConfig,
  type URLSourceError,
  validateURLSourceEntries,
  validateURLSourceHeader,
} from '@waymark/i18n-validation'
import { isWellFormed } from '@waymark/language-tag'
import {
  type EndItem,
  readSitemap,
  type SitemapItem,
  type SitemapItemReference,
  type UrlItem,
} from '@waymark/sitemap'
import { matcherOf } from '../canonical-options.ts'
import { type ByteSource, countBytes } from '../input/byte-source.ts'
import { type RawEntry, readDatabase } from '../input/database-reader.ts'
import { realFile } from '../input/real-file.ts'
import { describeFinding, severityOf } from '../report/descriptions.ts'
import type { Problem } from '../report/report.ts'
import { AddressProblems } from './address-problems.ts'
import { defaultLangOf, HEADER_OPTIONS } from './database-head.ts'
import { createFutureCheck, futureDate } from './future-dates.ts'
import { listProblem } from './list-problem.ts'
import { readUnnamed } from './other-xml.ts'
import { Places } from './places.ts'
import { SiteComparison } from './site-comparison.ts'
import { keptLinks, SiteCounts, type SiteFigures, toCountedPage } from './site-counts.ts'
import { type FoundKind, SitemapIndexes } from './sitemap-indexes.ts'
import { readTextSitemap, type TextProblem } from './text-sitemap.ts'
import { UnknownMembers } from './unknown-members.ts'

/** One file as `facts` of a site list it. */
export interface FileFigures {
  /** As in the place of a problem. */
  readonly path: string
  /** Before compression. */
  readonly bytes: number
  readonly kind: 'urlset' | 'sitemapindex' | 'text' | 'database' | null
  readonly entries: number
}

export interface CheckOptions {
  readonly form: 'database' | 'sitemap'
  readonly config: URLNormalizationConfig
  /** Milliseconds since 1970. */
  readonly now: number
  /** Whether what normalising would change is a problem. */
  readonly isStrict: boolean
}

/** A file that should be a sitemap or an index. */
export interface SitemapFile {
  readonly path: string
  /** Whether somebody calls it a sitemap: other XML that is not named is passed over with a note. */
  readonly isNamed: boolean
  /**
   * Of an index, where its sitemaps are looked for; `null` where there is no such place, `undefined` when it is
   * not followed.
   */
  readonly folder: string | null | undefined
}

/** What came of a file. */
export interface SitemapReading {
  /** Whether it could be read to its end. */
  readonly isComplete: boolean
  /** Of an index that is followed, the files that it names. */
  readonly named: readonly string[]
}

/** Addresses that are no usable URL are reported where they are read, with their line. */
const ELSEWHERE: readonly string[] = ['relative-url', 'unsupported-protocol', 'invalid-url']

/**
 * Looks for everything that is wrong with a site: files go in one by one, then come the findings that
 * need all of them. Problems are given as they are found, and none is kept.
 */
export class SiteCheck {
  readonly #options: CheckOptions
  readonly #audit: Audit
  readonly #addresses: AddressProblems
  readonly #counts: SiteCounts
  readonly #places = new Places()
  readonly #isFuture: (date: string) => boolean
  readonly #files: FileFigures[] = []
  readonly #indexes = new SitemapIndexes()
  readonly #kinds = new Map<string, FoundKind>()
  #known: ReturnType<typeof defaultLangOf> = {}

  constructor(options: CheckOptions) {
    this.#options = options
    this.#counts = new SiteCounts(options.form)
    this.#isFuture = createFutureCheck(options.now)
    this.#addresses = new AddressProblems(options.config)
    const match = matcherOf(options.config)
    this.#audit = createAudit({
      form: options.form,
      // The audit asks once for each distinct address. Of sitemaps, the reader has judged them all.
      normalize: (loc) => {
        const matched = match(loc)
        if (options.form === 'database') this.#addresses.judge(loc, matched)
        return matched
      },
      report: 'info',
      checks: checks.filter(({ code }) => !ELSEWHERE.includes(code)),
    })
  }

  get files(): readonly FileFigures[] {
    return this.#files
  }

  figures(): SiteFigures {
    return this.#counts.figures()
  }

  async *database(source: ByteSource, path: string): AsyncGenerator<Problem, void, undefined> {
    const { config, isStrict } = this.#options
    const counted = countBytes(source)
    const reader = readDatabase(counted)
    this.#places.startFile(source.name)
    let entries = 0
    let current: RawEntry = { index: 0, value: null, line: 0 }
    const values = async function* (): AsyncGenerator<unknown, void, undefined> {
      for await (const batch of reader.entries()) {
        for (const raw of batch) {
          current = raw
          entries++
          yield raw.value
        }
      }
    }
    const unknown = new UnknownMembers()
    const mode = isStrict ? 'check' : 'normalize'
    const options = { mode, cacheSize: 10_000, unknownMembers: 'drop' } as const
    for await (const report of validateURLSourceEntries(values(), config, options)) {
      const { line, index, value } = current
      unknown.addEntry(value, index, `${source.name}:${line}`)
      const page = toCountedPage(value)
      if (page !== null) {
        this.#counts.add(page)
        this.#audit.add(page)
        const kept = keptLinks(value)
        this.#places.add(line, index, kept)
        const place = `${source.name}:${line}`
        for (const { pointer, address, problem } of this.#addresses.of(page, kept)) {
          const { code, message } = problem
          const severity = severityOf({ code, refuses: 'nothing' })
          yield { code, severity, message, pointer: `/urls/${index}${pointer}`, place, address }
        }
        if (page.lastmod !== undefined && this.#isFuture(page.lastmod)) {
          const at = { pointer: `/urls/${index}/lastmod`, place }
          yield { ...futureDate('FUTURE_DATE_TIME', page.lastmod), ...at }
        }
      }
      if (report.valid) continue
      for (const error of report.errors) yield fromError(error, `${source.name}:${line}`)
    }
    const head = reader.head()
    const verdict = validateURLSourceHeader(head, HEADER_OPTIONS)
    if (!verdict.valid) for (const error of verdict.errors) yield fromError(error, source.name)
    this.#known = defaultLangOf(head)
    unknown.addHead(head, source.name)
    yield* unknown.problems()
    const problem = listProblem(head, entries, source.name)
    if (problem !== null) yield problem
    this.#files.push({ path, bytes: counted.bytes(), kind: 'database', entries })
  }

  /** Reads a sitemap or an index, and says what came of it. */
  async *sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    isText: boolean,
  ): AsyncGenerator<Problem, SitemapReading, undefined> {
    this.#places.startFile(source.name)
    const sitemaps: { readonly loc: string; readonly line: number }[] = []
    let end: EndItem | null = null
    let isOther = false
    const sites = new SiteComparison()
    for await (const item of itemsOf(source, isNamed, isText)) {
      switch (item.type) {
        case 'url': {
          const { loc, lastmod, alternates } = item.entry
          const page = { loc, alternates, ...(lastmod === undefined ? {} : { lastmod }) }
          this.#counts.add(page)
          this.#audit.add(page)
          this.#places.add(item.line)
          sites.add(loc, item.line)
          yield* this.#futureLastmod(item, source.name)
          break
        }
        case 'problem':
          isOther = item.code === 'other-xml'
          yield {
            code: item.code,
            severity: severityOf(item),
            message: item.message,
            pointer: null,
            place: `${source.name}:${item.line}${isText ? '' : `:${item.column}`}`,
            address: item.value,
          }
          break
        case 'end':
          end = item
          break
        case 'sitemap':
          sitemaps.push({ loc: item.entry.loc, line: item.line })
          yield* this.#futureLastmod(item, source.name)
          break
        case 'root':
          break
      }
    }
    const others = sites.others()
    if (others !== null) {
      const { message, address, line } = others
      const at = { pointer: null, place: `${source.name}:${line}`, address }
      yield { code: 'page-elsewhere', severity: 'warning', message, ...at }
    }
    const kind = end?.kind ?? null
    // Of a file that broke off before its root, that is all there is to say.
    if (isOther || kind !== null) this.#kinds.set(realFile(path), kind)
    if (isOther) return { isComplete: true, named: [] }
    const { bytes = 0, entries = 0 } = end ?? {}
    this.#files.push({ path, bytes, kind: isText ? 'text' : kind, entries })
    const isFollowed = kind === 'sitemapindex' && folder !== undefined
    const index = { path, name: source.name, sitemaps }
    const named = isFollowed ? yield* this.#indexes.add({ ...index, folder }) : []
    return { isComplete: end?.isComplete ?? false, named }
  }

  *#futureLastmod(
    { entry, line }: UrlItem | SitemapItemReference,
    name: string,
  ): Generator<Problem, void, undefined> {
    const { loc, lastmod } = entry
    if (lastmod === undefined || !this.#isFuture(lastmod)) return
    const at = { place: `${name}:${line}`, address: loc }
    yield { ...futureDate('future-lastmod', lastmod), ...at }
  }

  /** What only shows when all entries are known. */
  *findings(): Generator<Problem, void, undefined> {
    yield* this.#indexes.findings(this.#kinds)
    const told = new Set<string>()
    for (const finding of this.#audit.findings(this.#known)) {
      if (this.#isKnown(finding) || this.#isTold(finding, told)) continue
      const { code, severity, pointer, loc, target } = finding
      const message = describeFinding(finding)
      const address = target ?? loc ?? null
      yield { code, severity, message, address, ...this.#places.find(pointer) }
    }
  }

  /** A page that stands in several files has its faults told once, at the first. */
  #isTold({ code, loc, lang, target }: Finding, told: Set<string>): boolean {
    if (loc === undefined || !this.#counts.isRepeated(loc)) return false
    const key = JSON.stringify([code, loc, lang, target])
    if (told.has(key)) return true
    told.add(key)
    return false
  }

  /** Of a database, tags that are not well-formed are reported by its validation already. */
  #isKnown({ code, lang }: Finding): boolean {
    if (this.#options.form !== 'database' || code !== 'invalid-hreflang') return false
    return lang !== undefined && !isWellFormed(lang)
  }
}

function itemsOf(
  source: ByteSource,
  isNamed: boolean,
  isText: boolean,
): AsyncIterable<SitemapItem | TextProblem> {
  if (isText) return readTextSitemap(source)
  return isNamed ? readSitemap(source.chunks(), { keepRefused: true }) : readUnnamed(source)
}

function fromError({ code, message, pointer }: URLSourceError, place: string): Problem {
  return { code, severity: 'error', message, pointer, place, address: null }
}
