import {
  type Audit,
  checks,
  createAudit,
  createUrlTable,
  type HreflangFinding,
  type UrlTable,
} from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { ownOptions, sentence } from '@waymark/infra/internal'
import { isWellFormed } from '@waymark/language-tag'
import type { EndItem, SitemapItemReference, UrlItem } from '@waymark/sitemap'
import { type ByteSource, countBytes } from '../byte-source.ts'
import { CanonicalForm } from '../canonical-form.ts'
import { CellProblems } from '../cell-problems.ts'
import type { DatabaseForm } from '../database/database-reader.ts'
import { dateProblem, type Entry, EntryReader, entryErrors } from '../entry-reader.ts'
import { FileError } from '../file-error.ts'
import { fromFinding } from '../finding-problem.ts'
import { CheckedFixes, withoutEdits } from '../fix/checked-fixes.ts'
import { createEntryValidator, type EntryValidator, isAccepted, pagesOf } from '../page.ts'
import { Places } from '../places.ts'
import { SiteComparison, type UrlPlace } from '../site-comparison.ts'
import { keptLinks, SiteCounts, type SiteFigures } from '../site-counts.ts'
import type { SiteFiles } from '../site-files.ts'
import {
  problemAt,
  type SiteProblem,
  type SiteProblemDetails,
  siteProblem,
} from '../site-problem.ts'
import { ShapeCounter, type SiteShape } from '../site-shape.ts'
import { createDateCheck, type DateCheck } from '../unlikely-dates.ts'
import type { CheckOptions } from './check-options.ts'
import type { DisallowedPages } from './disallowed-pages.ts'
import { HostCheck } from './host-check.ts'
import { INCOMPLETE } from './incomplete-file.ts'
import type { SitemapFile } from './list-inputs.ts'
import type { RobotsReading } from './robots-sitemaps.ts'
import type { SiteForm, SiteReader } from './site-reading.ts'
import { type FoundKind, type IndexFile, SitemapIndexes } from './sitemap-indexes.ts'
import { type SitemapKnowledge, sitemapItems } from './sitemap-items.ts'
import { Supplements } from './supplements.ts'
import { UrlHabits } from './url-habits.ts'
import { findUrlProblems } from './url-problems.ts'

/** One file that was read. */
export interface FileFigures {
  /** The path as it was given. */
  readonly path: string
  /** Before compression. */
  readonly bytes: number
  readonly kind:
    | 'urlset'
    | 'sitemapindex'
    | 'feed'
    | 'text'
    | 'robots'
    | 'database'
    | 'crawl'
    | null
  readonly entries: number
}

/** One run of a check. */
export interface CheckRun extends CheckOptions {
  readonly files: SiteFiles
  readonly urls: UrlTable
  readonly now: number
  /** What each robots.txt disallows; it counts the pages of the sitemaps. */
  readonly robots?: readonly DisallowedPages[]
  /**
   * Called with each page of a sitemap. Its alternates are then audited elsewhere, and of the checks of hreflang only the one of
   * repeated pages runs.
   */
  readonly onItem?: (item: UrlItem, file: string) => void
  /** Called with the error of a file that is not complete. */
  readonly fail: (error: FileError) => FileError
}

/** A file that is read next. */
export interface InputEvent {
  readonly type: 'input'
  readonly name: string
  readonly form: SiteForm
}

/** What is found while files are read. The error is that of a file that cannot be read to its end. */
export type CheckItem = InputEvent | SiteProblem | FileError

/** URLs that are not usable are already reported when they are read. */
const ELSEWHERE: readonly string[] = [
  'page-url-relative',
  'page-url-unsupported-scheme',
  'page-url-invalid',
]

/**
 * Checks a site. It takes files one by one, and then returns the findings that need all of them. Problems are returned as
 * they are found and are not kept.
 */
export class SiteCheck implements SiteReader<CheckItem> {
  readonly #form: SiteForm
  readonly #run: CheckRun
  readonly #audit: Audit
  /** `null` if all hosts are accepted. */
  readonly #hosts: HostCheck | null
  readonly #counts: SiteCounts
  readonly #shape = new ShapeCounter()
  readonly #places: Places
  readonly #checkDate: DateCheck
  readonly #read: FileFigures[] = []
  readonly #indexes: SitemapIndexes
  readonly #kinds = new Map<string, FoundKind>()
  readonly #reader: EntryReader
  readonly #habits: UrlHabits
  readonly #supplements: Supplements
  readonly #groups: UrlTable
  /** Judges pages of sitemaps by the canonical form; `null` if none is asked for. */
  readonly #judge: EntryValidator | null
  readonly #isHttpsOnly: boolean
  /** Problems of pages that are in several files. */
  readonly #told: UrlTable
  /** `null` if fixes are not asked for. */
  readonly #fixes: CheckedFixes | null

  constructor(form: SiteForm, given: CheckRun) {
    const run = ownOptions(given)
    const { urls, fixes = false, allowUnreachableHosts = false } = run
    const memory = urls.memory ?? undefined
    const canonical = new CanonicalForm(run.config, true)
    this.#form = form
    this.#run = run
    this.#indexes = new SitemapIndexes(run.files)
    this.#places = new Places(memory)
    this.#supplements = new Supplements(memory)
    this.#groups = createUrlTable({ memory })
    this.#told = createUrlTable({ memory })
    this.#counts = new SiteCounts(form, urls)
    // Next to a database, a robots.txt may be that of another site.
    this.#habits = new UrlHabits(form, form === 'sitemap' ? run.robots : [])
    this.#checkDate = createDateCheck(form, run.now)
    const mode = run.check === 'canonical' ? 'check' : 'normalize'
    const reading = { canonical, mode, allowUnreachableHosts, fixes, lenient: true } as const
    this.#reader = new EntryReader(reading, this.#counts, this.#places)
    const isJudged = form === 'sitemap' && run.onItem === undefined && isChosen(run.config)
    this.#judge = isJudged
      ? createEntryValidator(canonical.config, { allowUnreachableHosts: true })
      : null
    this.#isHttpsOnly = isJudged && !canonical.config.allowedProtocols.includes('http')
    this.#hosts = allowUnreachableHosts ? null : new HostCheck()
    this.#fixes = fixes ? new CheckedFixes() : null
    this.#audit = createAudit({
      form,
      fixes,
      normalize: canonical.match,
      report: 'info',
      urls,
      checks: checks
        .filter(({ code }) =>
          run.onItem === undefined ? !ELSEWHERE.includes(code) : code === 'duplicate-loc',
        )
        .map((check) =>
          form === 'sitemap' && check.code === 'duplicate-loc'
            ? this.#supplements.leaveOut(check)
            : check,
        ),
    })
  }

  get files(): readonly FileFigures[] {
    return this.#read
  }

  figures(): SiteFigures {
    return this.#counts.figures()
  }

  shape(): SiteShape {
    return this.#shape.shape()
  }

  start(name: string): readonly InputEvent[] {
    return [{ type: 'input', name, form: this.#form }]
  }

  /** Reads a file of a database, and yields its problems. */
  async *database(
    source: ByteSource,
    path: string,
    inputFormat: DatabaseForm,
  ): AsyncGenerator<SiteProblem, void, undefined> {
    const counted = countBytes(source)
    if (inputFormat === 'csv' || inputFormat === 'tsv') this.#fixes?.startTable()
    const database = { inputFormat, groups: this.#groups }
    const found: SiteProblem[] = []
    const cells = new CellProblems((file) => this.#places.isTable(file))
    let entries = 0
    try {
      for await (const entry of this.#reader.read(counted, database, found)) {
        entries++
        // A loop waits only for what it yields; `yield*` also waits for the end.
        for (const problem of cells.begin(entry.raw.group)) yield problem
        for (const problem of found.splice(0)) yield problem
        for (const own of this.#entry(entry)) for (const problem of cells.add(own)) yield problem
      }
    } catch (error) {
      // Before the error of a file that cannot be read to its end. Not `finally`, which a reader that stops would hang in.
      yield* cells.end()
      throw error
    }
    yield* cells.end()
    yield* found
    this.#read.push({ path, bytes: counted.bytes(), kind: 'database', entries })
  }

  *#entry(entry: Entry): Generator<SiteProblem, void, undefined> {
    const { raw, page, isFirst, report, merged } = entry
    if (page !== null) {
      this.#run.onPage?.(page)
      if (isFirst) this.#shape.add(page)
      const kept = keptLinks(raw.value)
      const pages = pagesOf(report.urls, kept)
      this.#audit.add(page, pages)
      this.#places.addEntry(raw, kept)
      this.#fixes?.addEntry(raw, kept)
      if (merged !== null) yield merged
      yield* findUrlProblems(entry, pages, kept)
      const urls = pages.map(({ written }) => written)
      yield* this.#habits.addEntry(entry, urls, kept)
      const unlikely = dateProblem(entry, this.#checkDate)
      if (unlikely !== null) yield unlikely
    }
    const details = { fixes: this.#fixes !== null }
    for (const problem of entryErrors(entry, () => details)) {
      if (this.#fixes?.holdsBack(problem) !== true) yield problem
    }
  }

  /** Reads a sitemap or an index, and yields its problems. */
  async *sitemap(
    source: ByteSource,
    { path, isNamed, folder }: SitemapFile,
    form: SitemapKnowledge['form'],
  ): AsyncGenerator<CheckItem, readonly SitemapFile[], undefined> {
    this.#places.startFile(source.name)
    this.#supplements.startFile()
    const sitemaps: IndexFile['sitemaps'][number][] = []
    let end: EndItem | null = null
    let isOther = false
    let pages = 0
    const sites = new SiteComparison()
    const knowledge = { isNamed, form, now: this.#run.now, keepRefused: true }
    for await (const item of sitemapItems(source, knowledge)) {
      switch (item.type) {
        case 'url': {
          pages++
          const { loc, lastmod, alternates } = item.entry
          const page = { loc, alternates, ...(lastmod === undefined ? {} : { lastmod }) }
          const own = { ...page, lang: selfLanguage(page) }
          this.#run.onPage?.(own)
          this.#run.onItem?.(item, source.name)
          const at = placeOf(item, form)
          const isFirst = this.#counts.add(page)
          if (isFirst) this.#shape.add(own)
          const place = { file: source.name, ...at, loc }
          for (const found of this.#habits.addItem(item.entry, isFirst, place)) yield found
          const judged = this.#judgeItem(item.entry, place)
          if (judged !== null) yield judged
          this.#audit.add(this.#run.onItem === undefined ? page : { loc })
          this.#supplements.add(item.entry)
          this.#places.addItem(at)
          sites.add(loc, at)
          const links = alternates.map((link) => link.loc)
          const urls = [loc, ...links, ...mediaUrls(item.entry)]
          yield* this.#hostProblems(urls, { ...at, loc }, source.name)
          yield* this.#refusedUrls(urls.slice(1), place)
          yield* this.#unlikelyLastmod(item, at, source.name)
          break
        }
        case 'problem':
          isOther = item.code === 'other-xml'
          // What is left of a template has characters that a URL cannot contain.
          if (item.code === 'untidy-url' && this.#habits.saysMore(item.value)) break
          yield problemAt(item, {
            file: source.name,
            ...placeOf(item, form),
            value: item.value,
            loc: item.loc,
          })
          break
        case 'end':
          end = item
          break
        case 'sitemap':
          sitemaps.push({ loc: item.entry.loc, line: item.line, column: item.column })
          yield* this.#hostProblems([item.entry.loc], placeOf(item, form), source.name)
          yield* this.#unlikelyLastmod(item, placeOf(item, form), source.name)
          break
        case 'root':
          break
      }
    }
    const others = sites.others()
    if (others !== null) {
      const { message, url, at } = others
      yield siteProblem('page-elsewhere', message, { file: source.name, ...at, value: url })
    }
    const kind = end?.kind ?? null
    // If the file ends before its root, its kind is not known.
    if (isOther || kind !== null) this.#kinds.set(this.#run.files.identify(path), kind)
    if (isOther) return []
    const { bytes = 0, entries = 0 } = end ?? {}
    if (kind === 'urlset') this.#counts.addWithoutUrl(entries - pages)
    this.#read.push({ path, bytes, kind: form === 'xml' ? kind : form, entries })
    let named: readonly SitemapFile[] = []
    if (kind === 'sitemapindex' && folder !== undefined) {
      const listed = this.#indexes.add({ path, name: source.name, folder, sitemaps })
      yield* listed.problems
      named = listed.named
    }
    if (end?.isComplete !== true) {
      const remedy = sentence('Correct the error and check again.')
      yield this.#run.fail(new FileError('file-incomplete', source.name, INCOMPLETE, { remedy }))
    }
    return named
  }

  /** Returns the problem of a page of a sitemap that the canonical form makes an earlier one, or does not accept. */
  #judgeItem({ loc, alternates }: UrlItem['entry'], place: SiteProblemDetails): SiteProblem | null {
    const [own = null, ...links] = this.#judge?.({ loc, alternates }).urls ?? []
    if (own === null) return null
    this.#reader.changed.addLinks(links.filter(isAccepted))
    if (own.error === null) return this.#reader.changed.add(own, () => place)
    // Other schemes, and what is no URL, are reported by the reader.
    const isKnown = own.error.code !== 'UNSUPPORTED_PROTOCOL' || own.record?.scheme !== 'http'
    return isKnown ? null : problemAt(own.error, { ...place, value: loc })
  }

  /** Yields the problems of other URLs of a page of a sitemap whose scheme the canonical form does not accept. */
  *#refusedUrls(
    urls: readonly string[],
    place: SiteProblemDetails,
  ): Generator<SiteProblem, void, undefined> {
    if (!this.#isHttpsOnly) return
    for (const url of urls) {
      const own = /^http:/i.test(url) ? this.#judge?.({ loc: url }).urls[0] : undefined
      if (own?.error?.code === 'UNSUPPORTED_PROTOCOL') {
        yield problemAt(own.error, { ...place, value: url })
      }
    }
  }

  *robots(
    { bytes, problems, sitemaps }: RobotsReading,
    path: string,
    file: string,
  ): Generator<SiteProblem, void, undefined> {
    this.#places.startFile(file)
    yield* problems
    for (const { loc, line } of sitemaps) yield* this.#hostProblems([loc], { line }, file)
    this.#read.push({ path, bytes, kind: 'robots', entries: sitemaps.length })
  }

  *#hostProblems(
    urls: readonly string[],
    at: PlaceInSitemap & Pick<SiteProblem, 'loc'>,
    file: string,
  ): Generator<SiteProblem, void, undefined> {
    for (const url of urls) {
      const problem = this.#hosts?.judge(url) ?? null
      if (problem !== null) yield problemAt(problem, { file, ...at, value: url })
    }
  }

  *#unlikelyLastmod(
    { entry }: UrlItem | SitemapItemReference,
    at: PlaceInSitemap,
    file: string,
  ): Generator<SiteProblem, void, undefined> {
    const { loc, lastmod } = entry
    if (lastmod === undefined) return
    const problem = this.#checkDate(lastmod, () => ({ file, ...at, value: loc }))
    if (problem !== null) yield problem
  }

  /** Returns the problems that need all files. */
  *findings(): Generator<SiteProblem, void, undefined> {
    const cells = new CellProblems((file) => this.#places.isTable(file))
    for (const found of this.#allFindings()) yield* cells.add(found)
    yield* cells.end()
  }

  *#allFindings(): Generator<SiteProblem, void, undefined> {
    const { changed } = this.#reader
    yield* changed.problems(this.#places.find('/urls'))
    yield* this.#habits.problems()
    yield* this.#indexes.findings(this.#kinds)
    for (const finding of this.#audit.findings(this.#reader.heads.mainLanguage)) {
      if (this.#isKnown(finding)) this.#fixes?.correct(this.#problemOf(finding))
      else if (!this.#isTold(finding)) {
        const rest = changed.restOf(this.#problemOf(finding))
        if (rest !== null) yield rest
      }
    }
    yield* this.#fixes?.heldBack((loc) => this.#audit.hasEntry(loc)) ?? []
  }

  #problemOf(finding: HreflangFinding): SiteProblem {
    const edits = this.#fixes?.check(finding)
    const problem = fromFinding(finding, this.#places)
    return edits === null ? withoutEdits(problem) : problem
  }

  /** Whether a problem of a page that is in several files is already reported. */
  #isTold({ code, loc, lang, target }: HreflangFinding): boolean {
    if (loc === undefined || !this.#counts.isRepeated(loc)) return false
    const known = this.#told.length
    return this.#told.add(JSON.stringify([code, loc, lang, target])) < known
  }

  /** Whether the validation of a database has already found a tag that is not well-formed. */
  #isKnown({ code, lang }: HreflangFinding): boolean {
    if (this.#form !== 'database' || code !== 'invalid-hreflang') return false
    return lang !== undefined && !isWellFormed(lang)
  }
}

/** Whether options say anything of the canonical form. */
function isChosen(config: CheckOptions['config']): boolean {
  return config !== undefined && Object.values(config).some((value) => value !== undefined)
}

/** A place in a sitemap; a list of lines has no columns. */
type PlaceInSitemap = UrlPlace['at']

function placeOf(
  { line, column }: { readonly line: number; readonly column: number },
  form: SitemapKnowledge['form'],
): PlaceInSitemap {
  return form === 'text' ? { line } : { line, column }
}

/** The URLs of the images and videos of a page. */
function mediaUrls({ images = [], videos = [] }: UrlItem['entry']): readonly string[] {
  const urls = [
    ...images.map(({ loc }) => loc),
    ...videos.flatMap((video) => [video.thumbnailLoc, video.contentLoc, video.playerLoc]),
  ]
  return urls.filter((url) => url !== undefined)
}

/** The language of a page of a sitemap: that of its link to itself. */
function selfLanguage({ loc, alternates }: UrlItem['entry']): string | undefined {
  return alternates.find((link) => link.loc === loc && asciiLowercase(link.lang) !== 'x-default')
    ?.lang
}
