import { createUrlTable, type TableMemory, type UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import { checkOptions } from '@waymark/infra/options'
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
import { openMemory, withinMemory } from '../table-store.ts'
import { shownPath } from '../words.ts'
import { AddressFinder, baseUrl } from './address.ts'
import { AlternateLinks } from './alternate-links.ts'
import { AlternateSets } from './alternate-sets.ts'
import type { AuditContext } from './audit-context.ts'
import { AUDIT_OPTIONS, type AuditOptions } from './audit-options.ts'
import { auditReport } from './audit-report.ts'
import type { AuditEvent, AuditReport, PageFiles } from './audit-types.ts'
import { BuiltPages } from './built-pages.ts'
import { CanonicalFaults } from './canonical-faults.ts'
import { auditChecks } from './checks/index.ts'
import { Claims } from './claims.ts'
import { CrawledUrls } from './crawled-urls.ts'
import { FileUrls } from './file-urls.ts'
import { type HostingReading, readHostingFiles } from './hosting-files.ts'
import { InternalLinks } from './internal-links.ts'
import { Listings, moveListings } from './listings.ts'
import { PagesTwice } from './pages-twice.ts'
import type { FilePlace } from './place-list.ts'
import { readSitePages } from './read-site-pages.ts'
import { ROBOTS, readSitemaps } from './read-sitemaps.ts'
import { readCrawls, readDatabases } from './read-sources.ts'
import { RedirectChains } from './redirect-chains.ts'
import { sampleHeads } from './sample-heads.ts'
import { openFolder, type SiteFolder } from './site-folder.ts'
import { SiteGraph } from './site-graph.ts'
import { SiteServer } from './site-server.ts'
import { ToldUrls } from './told-urls.ts'
import { UrlForms } from './url-forms.ts'

/**
 * Audits a folder with built pages: what the pages, the sitemaps and the files for hosts say of each other. The URL of the folder
 * and which file has which URL are found out; that is the event `address`. Nothing outside of the folder is read, apart from the
 * files for hosts, which may be next to it.
 *
 * Problems are returned as they are found: those of sitemaps and of single pages first, then those that need all pages. One cause
 * is one problem, with the other places where it shows.
 *
 * @param folder - The path of the folder, such as `dist`.
 * @returns The counts, after all events have been read.
 * @throws {OptionError} If an option is wrong.
 * @throws {FileError} If the folder cannot be listed, or has no page.
 *
 * @example
 * ```ts
 * import { auditSite } from '@waymark/site/audit'
 * import { blobFiles } from '@waymark/site/web'
 *
 * const page = (canonical: string) =>
 *   `<!doctype html><html lang="en"><title>Tea</title><link rel="canonical" href="${canonical}"><a href="/">Home</a>`
 * const files = blobFiles([
 *   { path: 'dist/index.html', blob: new Blob([page('https://a.example/')]) },
 *   { path: 'dist/tea/index.html', blob: new Blob([page('https://a.example/teas/')]) },
 * ])
 * const codes: string[] = []
 * for await (const event of auditSite('dist', files)) {
 *   if (event.type === 'problem') codes.push(event.problem.code)
 * }
 * codes // => ['canonical-to-missing']
 * ```
 */
export async function* auditSite(
  folder: string,
  files: PageFiles,
  options: AuditOptions = {},
): AsyncGenerator<AuditEvent, AuditReport, undefined> {
  options = checkOptions(options, AUDIT_OPTIONS)
  const memory = openMemory(options.memory, files.createStore)
  const events = new SiteAudit(files, options, memory.tables).run(folder)
  return yield* withinMemory(events, memory, shownPath(folder))
}

/** One audit: the tables that its stages fill. */
class SiteAudit {
  readonly #files: PageFiles
  readonly #options: AuditOptions
  readonly #memory: TableMemory | undefined
  readonly #urls: UrlTable
  readonly #texts: UrlTable
  readonly #pages: BuiltPages
  readonly #alternates: AlternateLinks
  /** Lines of rules of the robots.txt that are reported. */
  #disallowedLines: Set<number> | null = new Set()

  constructor(files: PageFiles, options: AuditOptions, memory: TableMemory | undefined) {
    this.#files = files
    this.#options = options
    this.#memory = memory
    this.#urls = createUrlTable({ memory })
    this.#texts = createUrlTable({ memory })
    this.#pages = new BuiltPages(this.#texts, memory)
    this.#alternates = new AlternateLinks(this.#texts, memory)
  }

  async *run(path: string): AsyncGenerator<AuditEvent, AuditReport, undefined> {
    const folder = await openFolder(path, this.#files, this.#memory)
    yield* problemEvents(leftOutProblems(folder))
    const hosts = await readHostingFiles(folder, this.#files)
    yield* problemEvents(hostingProblems(hosts))
    const finder = new AddressFinder((name) => folder.has(name))
    const read = yield* readSitemaps(folder, {
      urls: this.#urls,
      options: this.#options,
      onItem: (item, file) => this.#addListed(item, file, finder),
      onDisallowed: (line) => {
        if (line === null) this.#disallowedLines = null
        else this.#disallowedLines?.add(line)
      },
    })
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
    const context = this.#contextOf(
      graph,
      new Listings(graph, { elsewhere, isComplete: read.isComplete }, this.#memory),
      hosts,
    )
    for (const check of auditChecks) yield* problemEvents(check.find(context))
    return auditReport(context, [...read.files, ...taker.figures])
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
      context: { folderOf: (url) => server.urls.folderOf(url), isSame, hosts: new HostCheck() },
    })
  }

  #contextOf(graph: SiteGraph, listings: Listings, { hosting }: HostingReading): AuditContext {
    const memory = this.#memory
    const faults = new CanonicalFaults(graph, memory)
    return {
      graph,
      faults,
      listings,
      claims: new Claims(graph, memory),
      told: new ToldUrls(graph, this.#disallowedLines, memory),
      sets: new AlternateSets({ graph, faults, memory }),
      redirects: new RedirectChains(graph, hosting.paths, memory),
      twice: new PagesTwice(graph),
    }
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

async function* problemEvents(
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
        ? sentence('{n} {n|link was|links were} not followed, such as {first:quote60}.', facts)
        : why === 'device'
          ? sentence('{n} {n|device was|devices were} not read, such as {first:quote60}.', facts)
          : sentence('{n} {n|name is|names are} not Unicode, such as {first:quote60}.', facts)
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
