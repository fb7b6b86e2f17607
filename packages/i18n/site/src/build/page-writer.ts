import { sentence } from '@waymark/infra/internal'
import {
  createSplitter,
  type SitemapEntry,
  type SitemapSplitter,
  type SplitEvent,
  type SplitOptions,
  type WriterProblem,
} from '@waymark/sitemap'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import { type Entry, placeIn } from '../entry-reader.ts'
import type { LeftOut } from '../left-out.ts'
import { type AcceptedPage, pagesOf } from '../page.ts'
import { SiteComparison } from '../site-comparison.ts'
import { problemAt, type SiteProblem, siteProblem } from '../site-problem.ts'
import { ShapeCounter } from '../site-shape.ts'
import { chosenMembers, EXTENSION } from './extension-members.ts'
import { LINK } from './left-out-parts.ts'
import type { UsableEntry } from './page-audit.ts'
import type { ReadableValues } from './readable-values.ts'
import { SplitGroups } from './split-groups.ts'

/** The entry that is written. */
interface CurrentEntry {
  readonly entry: Entry
  /** The original indexes of its links; `null` if all are written. */
  readonly links: readonly number[] | null
  isRefused: boolean
}

/** How pages are written. */
export interface PageWriterOptions extends SplitOptions {
  /** The column by whose values the pages are split. */
  readonly split?: string | undefined
}

/** The last stage of a build: writes pages, and reports what cannot be written. */
export class PageWriter {
  readonly #options: SplitOptions
  readonly #splitter: SitemapSplitter
  readonly #values: ReadableValues
  readonly #found: SiteProblem[]
  readonly #sites = new SiteComparison()
  readonly #groups: SplitGroups | null
  readonly shape: ShapeCounter = new ShapeCounter()
  #current: CurrentEntry | null = null
  /** Whether a link was repeated as `x-default`. */
  isXDefaultUsed = false

  /**
   * @param found - Takes the problems.
   * @throws {OptionError} If an option is wrong.
   */
  constructor(
    { split, ...options }: PageWriterOptions,
    values: ReadableValues,
    found: SiteProblem[],
  ) {
    const groups = split === undefined ? null : new SplitGroups(split)
    this.#groups = groups
    this.#options = options
    this.#values = values
    this.#found = found
    this.#splitter = createSplitter({
      ...options,
      ...(groups === null ? {} : { groupOf: (page) => groups.nameOf(this.#current!.entry, page) }),
      onRefused: (problem) => this.#refused(problem),
      onWarning: (problem) => this.#add(problem),
    })
  }

  /** Writes the usable part of an entry, without links whose value search engines cannot read. */
  *write(entry: Entry, usable: UsableEntry): Generator<SplitEvent, void, undefined> {
    const { entry: page, linkIndexes: links } = this.#values.entry(usable.entry, usable.links)
    Object.assign(page, chosenMembers(usable.entry, this.#options.extensions ?? []))
    this.isXDefaultUsed ||= this.#hasXDefault(page)
    const { files } = entry.report
    const urls = pagesOf<AcceptedPage>(entry.report.urls, links).map(({ normal }) => normal)
    const current = { entry, links, isRefused: false }
    this.#current = current
    yield* this.#splitter.add(page, urls, (file) => files.get(file) ?? parseUrl(file))
    if (current.isRefused) return
    this.#checkSite(page.loc, urls[0]!, entry)
    this.shape.add(page)
  }

  /**
   * @param file - What messages call the database.
   * @throws {FileError} If the pages cannot be split.
   */
  end(file: string): readonly SplitEvent[] {
    this.#groups?.check(file)
    return this.#splitter.end()
  }

  /** Without a base URL, the sitemap belongs to the site of the first page. With one, the writer checks the pages. */
  #checkSite(loc: string, url: UrlRecord, entry: Entry): void {
    const { start } = entry.raw.places
    if (this.#options.baseUrl !== undefined || !this.#sites.add(loc, start, url)) return
    const message = sentence('The page is not on {site}, the site of the first page.', {
      site: this.#sites.site ?? '',
    })
    this.#found.push(siteProblem('other-host', message, { value: loc, ...placeIn(entry, '/loc') }))
  }

  /** Whether a link of an entry is repeated as x-default. */
  #hasXDefault({ lang, alternates = [] }: SitemapEntry): boolean {
    const wanted = this.#options.xDefaultLang?.toLowerCase()
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
    this.#current!.isRefused = !isPart
    this.#add(problem, isLink ? { links: 1 } : isPart ? { media: 1 } : { entries: 1 })
  }

  /** Reports a problem of the current entry. Its links are those that were passed to the splitter. */
  #add(problem: WriterProblem, leftOut?: Partial<LeftOut>): void {
    const { pointer = '', value } = problem
    const { entry, links } = this.#current!
    const own = pointer.replace(LINK, (_, link) => `/alternates/${links?.[link] ?? link}`)
    this.#found.push(problemAt(problem, { value, leftOut, ...placeIn(entry, own) }))
  }
}
