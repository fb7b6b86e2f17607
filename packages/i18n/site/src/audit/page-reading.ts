import type { PageFacts, PageRefresh } from '@waymark/pages'
import type { Hosting } from '@waymark/pages/hosting'
import type { RobotsRules } from '@waymark/sitemap/robots'
import { createResolver, parseUrl, type Resolver } from '@waymark/url-parser'
import { cutUrl } from '../check/url-pieces.ts'
import {
  DISALLOWED,
  ELSEWHERE,
  GONE,
  NOINDEX,
  PART,
  REDIRECTS,
  WITH_CANONICAL,
} from './built-pages.ts'
import {
  canonicalsOf,
  type LinkOfHeader,
  linksOfHeaders,
  type WrittenCanonical,
} from './page-canonicals.ts'
import { noindexPlace } from './page-robots.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteServer } from './site-server.ts'

/** A page that was read, with what its facts mean for it. */
export interface ReadPage {
  /** The path of its file. */
  readonly path: string
  /** The number of its file. */
  readonly file: number
  /** Its URL: its canonical if that leads to its own file, or else what the address of the site says. */
  readonly url: string
  readonly facts: PageFacts
  readonly flags: number
  readonly canonicals: readonly WrittenCanonical[]
  /** The canonical that is heeded; `null` if there is none, or if they differ. */
  readonly canonical: WrittenCanonical | null
  /** Whether its canonicals name different URLs. */
  readonly isConflicting: boolean
  /** The URL to which it redirects; `null` if it does not, or if that is not known. */
  readonly redirect: string | null
  /** Where it is said that it is gone, redirects, is disallowed or `noindex`. */
  readonly stateAt: FilePlace | null
  readonly headerLinks: readonly LinkOfHeader[]
  /** Resolves a reference of the page. */
  readonly resolve: Resolver
  /** Its `base`, if that has another origin. */
  readonly baseElsewhere: string | null
}

/** What is known when pages are read. */
export interface PageKnowledge {
  readonly server: SiteServer
  readonly hosting: Hosting
  /** The rules of the robots.txt; `null` if it does not apply. */
  readonly robots: { readonly rules: RobotsRules; readonly path: string } | null
  /** Whether two URLs are one page. */
  isSame(one: string, other: string): boolean
}

/** How references of a page are resolved. */
export interface PageBase {
  readonly resolve: Resolver
  /** The `href` of its `base`, if that has another origin than the page. Such a `base` is reported, and not heeded. */
  readonly elsewhere: string | null
}

/**
 * Returns how references of a page are resolved.
 *
 * @param url - That of the page.
 * @param href - That of its `base`.
 */
export function pageBase(url: string, href: string | null): PageBase {
  // The URL of a page is made of a base that was parsed.
  const page = parseUrl(url)!
  const own = createResolver(page)
  const base = href === null ? null : own(href)
  if (base === null) return { resolve: own, elsewhere: null }
  const isHere = base.href.startsWith(`${originOf(url)}/`)
  return isHere
    ? { resolve: createResolver(base), elsewhere: null }
    : { resolve: own, elsewhere: base.href }
}

function originOf(url: string): string {
  return url.slice(0, url.indexOf('://') + 3 + cutUrl(url)!.host.length)
}

/** The file of a page. */
export interface PageFile {
  readonly path: string
  /** The number of its name. */
  readonly file: number
  /** Its URL by the address of the site. */
  readonly url: string
  readonly base: PageBase
}

/** Finds out what the facts of a page mean. */
export function readPage(
  facts: PageFacts,
  { path, file, url: modelUrl, base }: PageFile,
  knowledge: PageKnowledge,
): ReadPage {
  const { server, hosting, robots, isSame } = knowledge
  const { resolve, elsewhere } = base
  const headers = hosting.headersOf(cutUrl(modelUrl)!.path)
  const headerLinks = linksOfHeaders(headers)
  const canonicals = canonicalsOf(facts, headerLinks, path, resolve)
  const named = canonicals.filter(({ url }) => url !== null)
  const isOwn = ({ url }: WrittenCanonical) => leadsTo(url!, file, server)
  const isConflicting = named.some(({ url }) => !isSame(url!, named[0]!.url!))
  const canonical = (isConflicting ? named.find(isOwn) : named[0]) ?? null
  const isSelf = canonical !== null && isOwn(canonical)
  const written = isSelf ? canonical.url! : modelUrl
  const url = movedUrl(written, file, knowledge) ?? written
  const crawled = server.crawled.of(url)
  const redirect =
    crawled?.state === 'redirect' ? crawled : redirectOf(facts, { url, path, resolve }, knowledge)
  const goneAt = crawled?.state === 'missing' ? crawled.at : refusedAt(url, server)
  const rule = robots === null ? null : robots.rules.ruleFor(server.urls.targetOf(url))
  const disallowedAt =
    robots === null || rule === null || rule.allows
      ? null
      : { file: robots.path, line: rule.line, column: rule.column }
  const noindexAt =
    noindexPlace(facts, headers, path) ?? (crawled?.state === 'noindex' ? crawled.at : null)
  // As long as the URL of the site is not known, a canonical may be that of the page.
  const isKnown = server.urls.address.from !== null || canonical?.isRelative === true
  const isElsewhere =
    canonical !== null &&
    isKnown &&
    (isSelf ? url !== written : !isSame(canonical.url!, modelUrl) && !isSame(canonical.url!, url))
  const flags =
    (goneAt !== null ? GONE : 0) |
    (redirect !== null ? REDIRECTS : 0) |
    (disallowedAt !== null ? DISALLOWED : 0) |
    (noindexAt !== null ? NOINDEX : 0) |
    (canonical !== null ? WITH_CANONICAL : 0) |
    (isElsewhere ? ELSEWHERE : 0) |
    (isPart(facts, canonicals) ? PART : 0)
  return {
    path,
    file,
    url,
    facts,
    flags,
    canonicals,
    canonical,
    isConflicting,
    redirect: redirect?.to ?? null,
    stateAt: goneAt ?? redirect?.at ?? disallowedAt ?? noindexAt,
    headerLinks,
    resolve,
    baseElsewhere: elsewhere,
  }
}

/** The URL to which the host redirects that of a page, if the page is there as well: `/tea` for `/tea.html`. */
function movedUrl(url: string, file: number, { server, isSame }: PageKnowledge): string | null {
  const rule = server.ruleFor(url)
  if (rule === null || rule.status < 300 || rule.status >= 400) return null
  const to = createResolver(url)?.(rule.to)?.href ?? null
  if (to === null || isSame(to, url)) return null
  const answer = server.answer(to)
  return answer.kind === 'file' && answer.file === file ? to : null
}

/** Whether a URL leads to a file, under this or another URL of it. */
function leadsTo(url: string, file: number, server: SiteServer): boolean {
  const below = server.urls.pathBelow(url)
  return below !== null && server.urls.find(below)?.file === file
}

/** A file that a program puts into pages has none of what a page has. */
function isPart(facts: PageFacts, canonicals: readonly WrittenCanonical[]): boolean {
  const { lang, titles, robots, alternates, refresh } = facts
  const lists = [titles, robots, alternates, canonicals]
  return lang === null && refresh === null && lists.every(({ length }) => length === 0)
}

interface Redirect {
  readonly to: string | null
  readonly at: FilePlace
}

/** Where a rule of the host says that it does not send a page: `410!`. */
function refusedAt(url: string, server: SiteServer): FilePlace | null {
  const rule = server.ruleFor(url)
  if (rule === null || rule.status < 400) return null
  return { file: rule.file, line: rule.line, column: rule.column }
}

/** The redirect of a page by a rule of its host, or by a `meta` that acts at once or soon. */
function redirectOf(
  { refresh }: PageFacts,
  {
    url,
    path,
    resolve,
  }: { readonly url: string; readonly path: string; readonly resolve: Resolver },
  { server, isSame }: PageKnowledge,
): Redirect | null {
  const rule = server.ruleFor(url)
  if (rule !== null && rule.status >= 300 && rule.status < 400) {
    const { file, line, column } = rule
    const to = resolve(rule.to)?.href ?? null
    if (to === null || !isSame(to, url)) return { to, at: { file, line, column } }
  }
  if (refresh === null || !isRedirect(refresh)) return null
  const to = resolve(refresh.href)?.href ?? null
  if (to === null || isSame(to, url)) return null
  return { to, at: { file: path, line: refresh.line, column: refresh.column } }
}

/** Nobody reads a page that is left after so many seconds. */
const SOON = 10

/**
 * Whether a meta refresh is a redirect. Generators write some of a few seconds for temporary redirects, as Google takes them.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/301-redirects
 */
export function isRedirect({ seconds, href, section }: PageRefresh): boolean {
  return seconds <= SOON && href !== '' && (section === 'head' || section === 'body')
}
