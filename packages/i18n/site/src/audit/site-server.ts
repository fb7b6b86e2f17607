import type { Hosting, HostingRedirect } from '@waymark/pages/hosting'
import { createResolver } from '@waymark/url-parser'
import { cutUrl } from '../check/url-pieces.ts'
import type { CrawledUrls } from './crawled-urls.ts'
import type { FileUrls, FoundFile } from './file-urls.ts'
import { indexFolder } from './page-names.ts'
import type { FilePlace } from './place-list.ts'
import type { SiteFolder } from './site-folder.ts'

/** What the server of a site answers for a URL, as far as its files tell. */
export type Answer =
  /** The URL is not one of this folder. */
  | { readonly kind: 'elsewhere' }
  | ({ readonly kind: 'file' } & FoundFile)
  | { readonly kind: 'redirect'; readonly to: string | null; readonly at: FilePlace | null }
  /** Neither a file nor a rule. */
  | { readonly kind: 'nothing' }
  /** Something is there, or may be: a page of an app, or a path that the host itself answers. */
  | { readonly kind: 'unknown' }

const ELSEWHERE: Answer = { kind: 'elsewhere' }
const NOTHING: Answer = { kind: 'nothing' }
const UNKNOWN: Answer = { kind: 'unknown' }

/** Paths that hosts answer themselves. */
const OF_HOSTS = /^(?:cdn-cgi|_vercel|\.netlify|\.auth|_next\/image)(?:\/|$|\?)/

/** The page of an app that answers for all paths without a file. Hosts prefer the other one. */
const FALLBACK = '200.html'
const NOT_FOUND = '404.html'

/** What is known about a server besides the files. */
export interface ServerKnowledge {
  readonly hosting: Hosting
  /** What it answers already, where the site is published. */
  readonly crawled: CrawledUrls
}

/** Answers as the host of a folder would. */
export class SiteServer {
  readonly urls: FileUrls
  readonly crawled: CrawledUrls
  readonly #folder: SiteFolder
  readonly #hosting: Hosting
  /** Whether a path without a file may have a page all the same. */
  readonly #isOpen: boolean

  constructor(urls: FileUrls, folder: SiteFolder, { hosting, crawled }: ServerKnowledge) {
    this.urls = urls
    this.crawled = crawled
    this.#folder = folder
    this.#hosting = hosting
    // Of an .htaccess, a rule that is not understood is often for all paths without a file.
    const isUnread = hosting.uncertain.some(({ file }) => file.endsWith('.htaccess'))
    this.#isOpen = isUnread || (folder.has(FALLBACK) && !folder.has(NOT_FOUND))
  }

  /** @param url - Absolute and serialised. */
  answer(url: string): Answer {
    const below = this.urls.pathBelow(url)
    if (below === null) return ELSEWHERE
    const crawled = this.crawled.of(url)
    if (crawled?.state === 'missing') return NOTHING
    if (crawled?.state === 'redirect') return { kind: 'redirect', to: crawled.to, at: crawled.at }
    const found = this.urls.find(below)
    const rule = this.#hosting.redirectOf(this.urls.targetOf(url), found !== null)
    if (rule !== null) return this.#ofRule(rule, url)
    if (found !== null)
      return this.#isMoved(found, below) ? this.#moved(found) : { kind: 'file', ...found }
    return crawled !== null || this.#isOpen || OF_HOSTS.test(below) ? UNKNOWN : NOTHING
  }

  /** The rule of the host for a page, which has a file. */
  ruleFor(url: string): HostingRedirect | null {
    const { path } = cutUrl(url)!
    return this.#hosting.redirectOf(path, true)
  }

  #ofRule({ to, status, file, line, column }: HostingRedirect, url: string): Answer {
    if (status >= 400) return NOTHING
    if (status < 300) return UNKNOWN
    const target = createResolver(url)?.(to)?.href ?? null
    return { kind: 'redirect', to: target, at: { file, line, column } }
  }

  /** Whether the host redirects to the URL of a file, as its settings say. */
  #isMoved({ file, isOwn }: FoundFile, path: string): boolean {
    if (isOwn || path === '') return false
    const { trailingSlash, cleanUrls } = this.#hosting
    if (/\.x?html?$/i.test(path)) return cleanUrls === true
    if (path.endsWith('/')) return trailingSlash === false
    return trailingSlash === true && indexFolder(this.#folder.names.text(file)) !== null
  }

  #moved({ file }: FoundFile): Answer {
    return { kind: 'redirect', to: this.urls.urlOf(this.#folder.names.text(file)), at: null }
  }
}
