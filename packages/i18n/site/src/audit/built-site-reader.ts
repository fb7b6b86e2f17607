import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import type { HostingNote } from '@waymark/pages/hosting'
import type { UrlItem } from '@waymark/sitemap'
import { parseRobotsRules } from '@waymark/sitemap/robots'
import { parseUrl } from '@waymark/url-parser'
import { canonicalConfig, matcherOf } from '../canonical-form.ts'
import { HostCheck } from '../check/host-check.ts'
import type { FileFigures } from '../check/site-check.ts'
import { FileError } from '../file-error.ts'
import type { CountedPage } from '../site-counts.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { AddressFinder, baseUrl } from './address.ts'
import { AlternateLinks } from './alternate-links.ts'
import type { AuditOptions } from './audit-options.ts'
import type { AuditEvent, PageFiles } from './audit-types.ts'
import { BuiltPages } from './built-pages.ts'
import { CrawledUrls } from './crawled-urls.ts'
import { FileUrls } from './file-urls.ts'
import { type HostingReading, readHostingFiles } from './hosting-files.ts'
import { InternalLinks } from './internal-links.ts'
import { type ListedElsewhere, moveListings } from './listings.ts'
import type { PageContents } from './page-contents.ts'
import type { FilePlace } from './place-list.ts'
import { readSitePages } from './read-site-pages.ts'
import { ROBOTS, readSitemaps, type SitemapReading } from './read-sitemaps.ts'
import { readCrawls, readDatabases } from './read-sources.ts'
import { sampleHeads } from './sample-heads.ts'
import { openFolder, type SiteFolder } from './site-folder.ts'
import { SiteGraph } from './site-graph.ts'
import { SiteServer } from './site-server.ts'
import { UrlForms } from './url-forms.ts'

/** What of a built site is read. */
export interface SiteReading {
  /** Of the tables. */
  readonly memory: TableMemory | undefined
  /** Whether the sitemaps in the folder are read. */
  readonly withSitemaps: boolean
  /** Takes the contents of the pages; `null` if nobody asks. */
  readonly contents: PageContents | null
}

/** A built site, as it was read. */
export interface BuiltSite {
  readonly graph: SiteGraph
  readonly hosts: HostingReading
  /** The sitemaps and other sources. */
  readonly figures: readonly FileFigures[]
  readonly elsewhere: ListedElsewhere | null
  /** Whether all sitemaps were read to their ends. */
  readonly isComplete: boolean
  /** Lines of rules of the robots.txt that are reported; `null` if one problem says that all pages are disallowed. */
  readonly disallowedLines: ReadonlySet<number> | null
}

const NO_SITEMAPS: SitemapReading = { files: [], isComplete: false }

/** Reads a built site into tables, stage by stage. */
export class BuiltSiteReader {
  readonly #files: PageFiles
  readonly #options: AuditOptions
  readonly #reading: SiteReading
  readonly #memory: TableMemory | undefined
  readonly #urls: UrlTable
  readonly #texts: UrlTable
  readonly #pages: BuiltPages
  readonly #alternates: AlternateLinks
  #disallowedLines: Set<number> | null = new Set()

  constructor(files: PageFiles, options: AuditOptions, reading: SiteReading) {
    const { memory } = reading
    this.#files = files
    this.#options = options
    this.#reading = reading
    this.#memory = memory
    this.#urls = createUrlTable({ memory })
    this.#texts = createUrlTable({ memory })
    this.#pages = new BuiltPages(this.#texts, memory)
    this.#alternates = new AlternateLinks(this.#texts, memory)
  }

  /** Yields the address of the site, and what is wrong with its files and with single pages. */
  async *read(path: string): AsyncGenerator<AuditEvent, BuiltSite, undefined> {
    const folder = await openFolder(path, this.#files, this.#memory)
    yield* problemEvents(leftOutProblems(folder))
    const hosts = await readHostingFiles(folder, this.#files)
    yield* problemEvents(hostingProblems(hosts))
    const finder = new AddressFinder((name) => folder.has(name))
    const read = this.#reading.withSitemaps
      ? yield* this.#readSitemaps(folder, finder)
      : NO_SITEMAPS
    const site = await this.#findUrls(folder, hosts, finder)
    const { base } = site.address
    yield { type: 'address', address: site.address }
    const elsewhere = moveListings(this.#alternates, this.#urls, site)
    const forms = new UrlForms(this.#urls, matcherOf(canonicalConfig(this.#options.config)))
    const crawled = new CrawledUrls(forms, this.#texts, this.#memory)
    const { databases = [], crawls = [] } = this.#options
    const taker = { files: this.#files, figures: [] as FileFigures[] }
    yield* problemEvents(readCrawls(crawls, taker, { site, crawled }))
    const server = new SiteServer(site, folder, { hosting: hosts.hosting, crawled })
    const links = new InternalLinks(server, (row) => pathOf(folder, this.#pages, row), this.#memory)
    yield* problemEvents(this.#readPages({ folder, hosts, server, links, forms }))
    yield* problemEvents(
      readDatabases(databases, taker, (page, at) => this.#addEntry(page, at, base)),
    )
    const graph = new SiteGraph({
      ...{ folder, server, links, forms },
      ...{ pages: this.#pages, alternates: this.#alternates, texts: this.#texts },
    })
    return {
      ...{ graph, hosts, elsewhere, isComplete: read.isComplete },
      figures: [...read.files, ...taker.figures],
      disallowedLines: this.#disallowedLines,
    }
  }

  #readSitemaps(
    folder: SiteFolder,
    finder: AddressFinder,
  ): AsyncGenerator<AuditEvent, SitemapReading, undefined> {
    return readSitemaps(folder, {
      urls: this.#urls,
      options: this.#options,
      onItem: (item, file) => this.#addListed(item, file, finder),
      onDisallowed: (line) => {
        if (line === null) this.#disallowedLines = null
        else this.#disallowedLines?.add(line)
      },
    })
  }

  #addListed({ entry, line, column }: UrlItem, file: string, finder: AddressFinder): void {
    const { loc, alternates } = entry
    finder.addListed(loc)
    this.#alternates.begin(this.#urls.add(loc), 'sitemap', { file, line, column })
    for (const link of alternates) {
      this.#alternates.add(this.#urls.add(link.loc), this.#texts.add(link.lang), null)
    }
  }

  #addEntry({ loc, lang, alternates }: CountedPage, at: FilePlace, base: string): void {
    const number = (url: string) => this.#urls.add(parseUrl(url, { base })?.href ?? url)
    const page = number(loc)
    this.#alternates.begin(page, 'database', at)
    // The language of an entry is its link to itself. One that it also writes is not another.
    const isWritten = alternates.some((link) => number(link.loc) === page && link.lang === lang)
    if (alternates.length > 0 && lang !== undefined && !isWritten) {
      this.#alternates.add(page, this.#texts.add(lang), null)
    }
    for (const link of alternates) {
      this.#alternates.add(number(link.loc), this.#texts.add(link.lang), null)
    }
  }

  async #findUrls(
    folder: SiteFolder,
    { hosting }: HostingReading,
    finder: AddressFinder,
  ): Promise<FileUrls> {
    await sampleHeads(folder, this.#files, finder)
    const { host, cleanUrls, trailingSlash } = hosting
    const { base } = this.#options
    const given = base === undefined ? null : baseUrl(base)
    const address = finder.choose({ base: given, host, cleanUrls, trailingSlash })
    return new FileUrls(address, folder.names)
  }

  #readPages({
    folder,
    hosts,
    server,
    links,
    forms,
  }: ReadingStage): AsyncGenerator<SiteProblem | FileError, void, undefined> {
    const isSame = (one: string, other: string) =>
      one === other || forms.formOf(this.#urls.add(one)) === forms.formOf(this.#urls.add(other))
    const { robots, hosting } = hosts
    const isAtRoot = server.urls.prefix === '/'
    return readSitePages({
      ...{ folder, files: this.#files, server, hosting, isSame, links },
      ...{ urls: this.#urls, texts: this.#texts, pages: this.#pages, alternates: this.#alternates },
      robots:
        robots === null || !isAtRoot
          ? null
          : { rules: parseRobotsRules(robots, 'Googlebot'), path: folder.pathOf(ROBOTS) },
      contents: this.#reading.contents,
      context: { folderOf: (url) => server.urls.folderOf(url), isSame, hosts: new HostCheck() },
    })
  }
}

/** What the pages are read with. */
interface ReadingStage {
  readonly folder: SiteFolder
  readonly hosts: HostingReading
  readonly server: SiteServer
  readonly links: InternalLinks
  readonly forms: UrlForms
}

function pathOf(folder: SiteFolder, pages: BuiltPages, row: number): string {
  return folder.pathOf(folder.names.text(pages.fileOf(row)))
}

/** What is wrong, as events. */
export async function* problemEvents(
  items: Iterable<SiteProblem | FileError> | AsyncIterable<SiteProblem | FileError>,
): AsyncGenerator<AuditEvent, void, undefined> {
  for await (const item of items) {
    yield item instanceof FileError
      ? { type: 'failure', error: item }
      : { type: 'problem', problem: item }
  }
}

/** One problem for each reason, because a hostile folder can have many such files. */
function* leftOutProblems({ leftOut, pathOf }: SiteFolder): Generator<SiteProblem> {
  for (const why of ['link', 'device', 'name'] as const) {
    const names = leftOut.filter((file) => file.why === why).map(({ name }) => name)
    const [first] = names
    if (first === undefined) continue
    const facts = { n: names.length, first }
    const message =
      why === 'link'
        ? sentence('{n} {n|link was|links were} not followed, such as {first:quote60}.', {
            detail: 'links',
            ...facts,
          })
        : why === 'device'
          ? sentence('{n} {n|device was|devices were} not read, such as {first:quote60}.', {
              detail: 'devices',
              ...facts,
            })
          : sentence('{n} {n|name is|names are} not Unicode, such as {first:quote60}.', {
              detail: 'names',
              ...facts,
            })
    yield siteProblem('file-left-out', message, { file: pathOf(first) })
  }
}

function* hostingProblems({
  hosting,
  failures,
}: HostingReading): Generator<SiteProblem | FileError> {
  yield* failures
  for (const note of hosting.problems) yield noteProblem('hosting-rule-invalid', note)
  for (const note of hosting.uncertain) yield noteProblem('hosting-rule-uncertain', note)
}

function noteProblem(
  code: string,
  { message: text, data = {}, file, line, column }: HostingNote,
): SiteProblem {
  return { ...siteProblem(code, { text, data }, { file, line, column }), source: 'header' }
}
