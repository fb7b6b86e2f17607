import { isAsciiString, utf8Decode } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { C0_CONTROL, utf8PercentDecodeStrict, utf8PercentEncode } from '@waymark/percent-encoding'
import { findSitemapFile } from '@waymark/sitemap'
import { parseRobots, parseRobotsRules, type RobotsRule } from '@waymark/sitemap/robots'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import {
  type RelatedSitePlace,
  type SiteProblem,
  type SiteProblemDetails,
  siteProblem,
} from '../site-problem.ts'
import { bytesOf } from './robots-sitemaps.ts'
import { cutUrl, type UrlPieces } from './url-pieces.ts'

/** The name of the file, at the root of a site. */
const NAME = 'robots.txt'

/** The crawlers of the search engines, whose rules matter for a sitemap. */
const CRAWLERS: readonly string[] = ['Googlebot', 'Bingbot']

/** The other places of a problem. */
const MAX_RELATED = 10

/** What one rule keeps from crawlers. */
interface Disallowed {
  readonly rule: RobotsRule
  /** The crawlers that it is for; `null` for all that have no rules of their own. */
  readonly crawlers: readonly string[] | null
  pages: number
  readonly first: { readonly loc: string; readonly place: RelatedSitePlace }[]
}

/** The rules for some of the crawlers. */
interface Group {
  readonly crawlers: Disallowed['crawlers']
  readonly ruleFor: (target: string) => RobotsRule | null
  readonly disallowed: Map<number, Disallowed>
  /** How many pages are disallowed, by any rule. */
  pages: number
}

/** The files in the folder of a robots.txt. */
type InFolder = Pick<ReadonlySet<string>, 'has'>

/** Where a robots.txt applies. */
interface RobotsPlace {
  /** The hosts of the sitemaps that it names; if there are none, it is for that of the first page. */
  readonly hosts: readonly string[]
  readonly inFolder: InFolder
}

/** Counts the pages that a robots.txt keeps from the crawlers of search engines. */
export class DisallowedPages {
  readonly #file: string
  readonly #inFolder: InFolder
  /** Empty until the first page is known. */
  readonly #hosts: Set<string>
  readonly #groups: readonly Group[]
  #pages = 0

  constructor(text: string, file: string, { hosts, inFolder }: RobotsPlace) {
    const all = CRAWLERS.map((crawler) => ({ crawler, rules: parseRobotsRules(text, crawler) }))
    const general = all.filter(({ rules }) => !rules.isNamed)
    const named = all.filter(({ rules }) => rules.isNamed)
    const groupOf = (of: typeof all, crawlers: Disallowed['crawlers']): Group => {
      const { ruleFor } = of[0]!.rules
      return { crawlers, ruleFor, disallowed: new Map(), pages: 0 }
    }
    this.#file = file
    this.#inFolder = inFolder
    this.#hosts = new Set(hosts)
    // What is for all crawlers does not matter if those of search engines have rules of their own.
    this.#groups = [
      ...(general.length === 0
        ? []
        : [groupOf(general, named.length === 0 ? null : general.map(({ crawler }) => crawler))]),
      ...named.map((own) => groupOf([own], [own.crawler])),
    ]
  }

  /** Adds a page of a sitemap. */
  add(loc: string, { host, path, query }: UrlPieces, at: SiteProblemDetails): void {
    if (this.#hosts.size === 0) this.#hosts.add(host)
    if (!this.#hosts.has(host)) return
    this.#pages++
    const written = `${path === '' ? '/' : path}${query === null ? '' : `?${query}`}`
    const target = isAsciiString(written) ? written : utf8PercentEncode(written, C0_CONTROL)
    for (const group of this.#groups) {
      const rule = group.ruleFor(target)
      if (rule === null || rule.allows) continue
      group.pages++
      const { crawlers, disallowed } = group
      const known = disallowed.get(rule.line) ?? { rule, crawlers, pages: 0, first: [] }
      disallowed.set(rule.line, known)
      known.pages++
      if (known.first.length < MAX_RELATED) known.first.push({ loc, place: pageAt(loc, at) })
    }
  }

  *problems(): Generator<SiteProblem, void, undefined> {
    if (!this.#isAtRoot()) return
    const all = this.#pages
    for (const { crawlers, disallowed, pages } of this.#groups) {
      // All crawlers are kept from everything: that is one mistake, whichever rules do it.
      const isClosed = crawlers === null && pages === all
      const rules = [...disallowed.values()].sort((one, other) => other.pages - one.pages)
      for (const { rule, pages, first } of isClosed ? rules.slice(0, 1) : rules) {
        const facts = { rule: `Disallow: ${rule.path}`, pages, all }
        const message = isClosed
          ? sentence(
              'The robots.txt keeps crawlers from every page of the sitemaps ({all} {all|page|pages}).',
              { detail: 'every-page', all },
            )
          : crawlers === null
            ? sentence('{rule:quote} keeps crawlers from {pages} of {all} {all|page|pages}.', facts)
            : sentence(
                '{rule:quote} keeps {crawlers,and} from {pages} of {all} {all|page|pages}.',
                { ...facts, crawlers },
              )
        const { line, column, path } = rule
        const at = { file: this.#file, line, column, value: path }
        const code = isClosed ? 'site-disallowed' : 'pages-disallowed'
        yield { ...siteProblem(code, message, at), related: first.map(({ place }) => place) }
      }
    }
  }

  /** Whether the robots.txt is at the root of the site, as far as the files of the pages show that. */
  #isAtRoot(): boolean {
    const pages = this.#groups.flatMap(({ disallowed }) => [...disallowed.values()])
    const files = pages
      .flatMap(({ first }) => first)
      .flatMap(({ loc }) => FILES.map((fileOf) => fileOf(withoutSlash(loc))))
    return isAtRoot(files, this.#inFolder)
  }
}

/** How static sites name the file of a page. */
const FILES: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}/index.html`,
  (path) => `${path}.html`,
]

/** The URL of a page without its query, its fragment and the slash at its end. */
function withoutSlash(loc: string): string {
  const end = /[?#]/.exec(loc)?.index ?? loc.length
  return loc.slice(0, loc.charAt(end - 1) === '/' ? end - 1 : end)
}

function pageAt(loc: string, { file, line, column }: SiteProblemDetails): RelatedSitePlace {
  const { text, data } = sentence('the page {loc:quote}', { loc })
  return {
    note: text,
    data,
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  }
}

/** The robots.txt of a site, and the problems of those that cannot be read. */
export interface FoundRobots {
  readonly robots: readonly DisallowedPages[]
  readonly unreadable: readonly SiteProblem[]
}

/** A robots.txt and its folder. */
interface RobotsFile {
  readonly folder: string
  readonly file: string
}

/** Finds the robots.txt that are given, and those in the folders that are given or have a file that is given, each once. */
export function findRobots(paths: readonly string[], files: SiteFiles): readonly RobotsFile[] {
  const found = new Map<string, RobotsFile>()
  for (const path of paths) {
    const folder = files.hasFile(path, NAME) ? path : files.folderOf(path)
    if (folder === null || !files.hasFile(folder, NAME)) continue
    const file = files.join(folder, NAME)
    const known = files.identify(file)
    if (!found.has(known)) found.set(known, { folder, file })
  }
  return [...found.values()]
}

/** Reads the robots.txt that `findRobots` finds. */
export async function readDisallowedPages(
  paths: readonly string[],
  files: SiteFiles,
): Promise<FoundRobots> {
  const given = new Set(paths.map((path) => files.identify(path)))
  const robots: DisallowedPages[] = []
  const unreadable: SiteProblem[] = []
  for (const { folder, file } of findRobots(paths, files)) {
    try {
      const pages = await readOne(folder, file, files)
      if (pages !== null) robots.push(pages)
    } catch (error) {
      if (!(error instanceof FileError)) throw error
      // A robots.txt that is given is read again, and the error is reported then.
      if (!given.has(files.identify(file))) unreadable.push(unreadableRobots(error))
    }
  }
  return { robots, unreadable }
}

function unreadableRobots({ problem }: FileError): SiteProblem {
  const { message: text, data = {}, file } = problem
  const message = sentence(
    'The robots.txt next to the sitemaps cannot be read, so its rules were not checked. {reason:phrase}',
    { reason: { text, data } },
  )
  return siteProblem('robots-not-read', message, { file })
}

async function readOne(
  folder: string,
  path: string,
  files: SiteFiles,
): Promise<DisallowedPages | null> {
  const source = await files.open(path)
  try {
    const text = utf8Decode(await bytesOf(source))
    const locs = parseRobots(text, '').sitemaps.map(({ loc }) => loc)
    const inFolder = { has: (name: string) => files.hasFile(folder, name) }
    if (!isAtRoot(locs, inFolder)) return null
    const hosts = locs.flatMap((loc) => cutUrl(loc)?.host ?? [])
    return new DisallowedPages(text, source.name, { hosts, inFolder })
  } finally {
    await source.close()
  }
}

/**
 * Whether a folder is the root of a site: it has the file of one of the URLs at its whole path, or of none at the end of its path.
 * Crawlers read only the robots.txt at the root, so one that is published in a folder such as `/docs/` has no effect.
 */
function isAtRoot(urls: readonly string[], inFolder: InFolder): boolean {
  let isBelow = false
  for (const url of urls) {
    const name = findSitemapFile(url, inFolder)
    if (name === null) continue
    const path = cutUrl(url)?.path ?? ''
    // The names of files are not percent-encoded.
    if (withoutGz(`/${name}`) === withoutGz(utf8PercentDecodeStrict(path) ?? path)) return true
    isBelow = true
  }
  return !isBelow
}

function withoutGz(path: string): string {
  return path.replace(/\.gz$/, '')
}
