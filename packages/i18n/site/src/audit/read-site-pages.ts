import type { UrlTable } from '@waymark/hreflang'
import { sentence } from '@waymark/infra/internal'
import type { PageFacts, PageLink, PagePlace } from '@waymark/pages'
import { parseUrl, type Resolver } from '@waymark/url-parser'
import { FileError } from '../file-error.ts'
import type { SiteProblem } from '../site-problem.ts'
import type { AlternateLinks } from './alternate-links.ts'
import { auditProblem } from './audit-problem.ts'
import type { PageFiles } from './audit-types.ts'
import { type BuiltPages, NONE, PART, REDIRECTS, UNREAD } from './built-pages.ts'
import { pageChecks } from './checks/page-checks.ts'
import type { InternalLinks } from './internal-links.ts'
import type { PageContext } from './page-check.ts'
import { PageContent } from './page-content.ts'
import type { PageContents } from './page-contents.ts'
import { readPageFile } from './page-file.ts'
import { isPageName } from './page-names.ts'
import {
  isRedirect,
  type PageBase,
  type PageKnowledge,
  pageBase,
  type ReadPage,
  readPage,
} from './page-reading.ts'
import type { AlternateSource } from './page-source.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteFolder } from './site-folder.ts'

/** The tables that pages are read into, and what is known before. */
export interface PageTables extends PageKnowledge {
  readonly folder: SiteFolder
  readonly files: PageFiles
  readonly urls: UrlTable
  readonly texts: UrlTable
  readonly pages: BuiltPages
  readonly alternates: AlternateLinks
  readonly links: InternalLinks
  readonly context: PageContext
  /** Takes the content of each page; `null` if nobody asks. */
  readonly contents: PageContents | null
}

/** Reads all pages of a folder into tables, and yields what is wrong with each by itself. */
export async function* readSitePages(
  tables: PageTables,
): AsyncGenerator<SiteProblem | FileError, void, undefined> {
  const { folder, files, pages, links, contents } = tables
  const { names } = folder
  // The tables that follow have names of their own, so the number of files is fixed.
  for (let file = 0; file < names.length; file++) {
    const name = names.text(file)
    if (!isPageName(name)) continue
    const path = folder.pathOf(name)
    const row = pages.length
    const url = tables.server.urls.urlOf(name)
    const bases = new PageBases(url)
    const content = contents === null ? undefined : new PageContent()
    let facts: PageFacts
    try {
      facts = await readPageFile(path, files, {
        content,
        onLink: (link, { base, refresh }) => {
          // Nobody follows the links of a page that redirects.
          if (refresh === null || !isRedirect(refresh)) links.add(link, row, bases.of(base).resolve)
        },
      })
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      addUnread(file, name, tables)
      contents?.add(null, null)
      yield error
      continue
    }
    contents?.add(content ?? null, facts)
    const page = readPage(facts, { path, file, url, base: bases.of(facts.base) }, tables)
    // Most pages have no problem, and `yield*` would wait several times for each.
    for (const problem of pageProblems(page, tables)) yield problem
    if (page.redirect !== null) links.addRedirect(page.redirect, row)
  }
}

/** What references of a page are resolved against: its `base` comes before its links. */
class PageBases {
  readonly #url: string
  #link: PageLink | null = null
  #base: PageBase | null = null

  constructor(url: string) {
    this.#url = url
  }

  of(link: PageLink | null): PageBase {
    if (this.#base === null || link !== this.#link) {
      this.#link = link
      this.#base = pageBase(this.#url, link?.href ?? null)
    }
    return this.#base
  }
}

/** Adds a page, and yields what is wrong with it. */
function* pageProblems(page: ReadPage, tables: PageTables): Generator<SiteProblem> {
  addPage(page, tables)
  if ((page.flags & (REDIRECTS | PART)) === 0) {
    for (const check of pageChecks) yield* check.find(page, tables.context)
  }
  yield* addAlternates(page, tables)
}

function addUnread(file: number, name: string, { pages, urls, server }: PageTables): void {
  pages.add({
    file,
    url: urls.add(server.urls.urlOf(name)),
    flags: UNREAD,
    canonical: NONE,
    canonicalAt: null,
    redirect: NONE,
    stateAt: null,
    lang: NONE,
    langAt: null,
    title: NONE,
    titleAt: null,
  })
}

function addPage(page: ReadPage, { pages, urls, texts }: PageTables): void {
  const { file, url, flags, canonical, redirect, stateAt, facts, path } = page
  const lang = facts.lang?.value.trim() ?? ''
  const title = facts.titles.find(({ text, section }) => text !== '' && section !== 'template')
  const at = (place: PagePlace | null | undefined): FilePlace | null =>
    place == null ? null : { file: path, line: place.line, column: place.column }
  pages.add({
    file,
    url: urls.add(url),
    flags,
    canonical: canonical === null ? NONE : urls.add(canonical.url!),
    canonicalAt: canonical?.at ?? null,
    redirect: redirect === null ? NONE : urls.add(redirect),
    stateAt,
    lang: lang === '' ? NONE : texts.add(lang),
    langAt: at(facts.lang),
    title: title === undefined ? NONE : texts.add(title.text),
    titleAt: at(title),
  })
}

/** An alternate as it is written. */
interface WrittenAlternate {
  readonly href: string
  readonly value: string
  readonly at: FilePlace
  readonly source: AlternateSource
  /** Its URL, as written if that is not one. */
  readonly target: string
  readonly isRelative: boolean
}

/** Adds the alternates of the head and of the headers of a page. */
function* addAlternates(
  page: ReadPage,
  tables: PageTables,
): Generator<SiteProblem, void, undefined> {
  const { url } = page
  const groups = [alternatesOfHead(page), alternatesOfHeaders(page)]
  for (const group of groups) addGroup(group, page, tables)
  const relative = groups.flat().filter(({ isRelative }) => isRelative)
  const [first] = relative
  if (first === undefined) return
  const { href, at, source } = first
  const message = sentence(
    '{n} {n|alternate|alternates} of the page {n|is|are} relative, such as {href:quote}.',
    { n: relative.length, href },
  )
  const folder = tables.context.folderOf(url)
  yield auditProblem('page-url-relative', message, { at, loc: url, value: href, source, folder })
}

function addGroup(
  group: readonly WrittenAlternate[],
  { url }: ReadPage,
  { urls, texts, alternates }: PageTables,
): void {
  const [first] = group
  if (first === undefined) return
  alternates.begin(urls.add(url), first.source, first.at)
  for (const { target, value, at } of group) {
    alternates.add(urls.add(target), texts.add(value), at)
  }
}

/** Also those outside of the head, without ones that repeat the head: they are reported for their place. */
function alternatesOfHead({ facts, path, resolve }: ReadPage): readonly WrittenAlternate[] {
  const keyOf = ({ href, hreflang }: (typeof facts.alternates)[number]) => `${hreflang} ${href}`
  const head = facts.alternates.filter(({ section }) => section === 'head')
  const known = new Set(head.map(keyOf))
  const body = facts.alternates.filter((link) => link.section === 'body' && !known.has(keyOf(link)))
  return [...head, ...body].map(({ href, hreflang, line, column }) => ({
    ...targetOf(href, resolve),
    value: hreflang.trim(),
    at: { file: path, line, column },
    source: 'head',
  }))
}

function alternatesOfHeaders({ headerLinks, resolve }: ReadPage): readonly WrittenAlternate[] {
  return headerLinks
    .filter(({ rel }) => rel.includes('alternate'))
    .flatMap(({ href, hreflang, at }) =>
      hreflang.map((value) => ({
        ...targetOf(href, resolve),
        value,
        at,
        source: 'header' as const,
      })),
    )
}

function targetOf(
  href: string,
  resolve: Resolver,
): Pick<WrittenAlternate, 'href' | 'target' | 'isRelative'> {
  const resolved = parseUrl(href) === null ? resolve(href) : null
  return { href, target: resolved?.href ?? href, isRelative: resolved !== null }
}
