import { counted } from '@waymark/infra'
import { findSitemapFile, findSitemapFiles } from '@waymark/sitemap'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import type { SiteFiles } from '../site-files.ts'
import { type SiteProblem, siteProblem } from '../site-problem.ts'
import { shownPath } from '../words.ts'

/** A sitemap index that was read. */
export interface IndexFile {
  readonly path: string
  /** As messages call it. */
  readonly name: string
  /** Where its sitemaps are looked for; `null` if there is no such place, as for standard input. */
  readonly folder: string | null
  readonly sitemaps: readonly { readonly loc: string; readonly line: number }[]
}

/** What a file turned out to be; `null` if it is not a sitemap. */
export type FoundKind = 'urlset' | 'sitemapindex' | null

/** Where an index names a sitemap. */
interface ReferencePlace {
  readonly value: string
  readonly file: string
  readonly line: number
}

interface Reference {
  readonly at: ReferencePlace
  /** The file that is meant, by its one name. */
  readonly target: string
}

/** Follows sitemap indexes to local files, and says what is wrong with what they name. */
export class SitemapIndexes {
  readonly #files: SiteFiles
  readonly #references: Reference[] = []

  constructor(files: SiteFiles) {
    this.#files = files
  }

  /**
   * Takes an index.
   *
   * @returns The files that it names and that are there, each once.
   */
  *add({ path, name, folder, sitemaps }: IndexFile): Generator<SiteProblem, readonly string[]> {
    if (folder === null) {
      const message = `names ${counted(sitemaps.length, 'sitemap')}, and there is no folder to look for them`
      yield siteProblem('sitemap-not-read', message, { file: name })
      return []
    }
    const named = sitemaps.map(({ loc, line }) => {
      const url = parseUrl(loc)
      const href = url === null ? loc : serializeUrl(url)
      return { href, own: siteOf(url), at: { value: loc, file: name, line } }
    })
    const firsts = new Map<string, (typeof named)[number]>()
    for (const sitemap of named) {
      if (!firsts.has(sitemap.href)) firsts.set(sitemap.href, sitemap)
    }
    const locs = [...firsts.values()].map(({ at }) => at.value)
    const index = this.#files.relative(folder, path)
    const inFolder = filesOf(folder, this.#files)
    const names = findSitemapFiles(locs, inFolder, new Set([index]))
    const files = new Map([...firsts.keys()].map((href, n) => [href, names[n] ?? null]))
    const site = named.find(({ own }) => own !== null)?.own ?? null
    const found: string[] = []
    for (const sitemap of named) {
      const { href, own, at } = sitemap
      if (firsts.get(href) !== sitemap) {
        yield siteProblem('sitemap-repeated', 'the index names this sitemap again', at)
        continue
      }
      const isElsewhere = own !== null && own !== site
      if (isElsewhere) {
        const message = `the sitemap is on ${own}, the first one on ${site}`
        yield siteProblem('sitemap-elsewhere', message, at)
      }
      const below = files.get(href) ?? null
      if (below !== null) {
        const file = this.#files.join(folder, below)
        found.push(file)
        this.#references.push({ at, target: this.#files.identify(file) })
      } else if (!isElsewhere) {
        const only = findSitemapFile(at.value, inFolder)
        if (only === index) {
          const message = 'the file of this name is the index itself'
          yield siteProblem('nested-index', message, at)
          continue
        }
        const message =
          only === null
            ? `the sitemap is not in ${shownPath(folder)} or below`
            : `the file of this name, ${this.#files.join(folder, only)}, is what another URL of the index means`
        yield siteProblem('sitemap-not-found', message, at)
      }
    }
    return found
  }

  /** @param kinds - Of all files that were read, by their one names. */
  *findings(kinds: ReadonlyMap<string, FoundKind>): Generator<SiteProblem> {
    for (const { at, target } of this.#references) {
      const kind = kinds.get(target)
      if (kind === 'sitemapindex') {
        const message = 'an index in an index, which search engines do not follow'
        yield siteProblem('nested-index', message, at)
      } else if (kind === null) {
        const message = 'the index names a file that is not a sitemap'
        yield siteProblem('wrong-root', message, at)
      }
    }
  }
}

/** Scheme, host and port of a page, which those of its sitemap must be; `null` for anything but http and https. */
export function siteOf(url: UrlRecord | null): string | null {
  const isHttp = url?.scheme === 'https' || url?.scheme === 'http'
  return isHttp ? serializeOrigin(getOrigin(url)) : null
}

/** The files below a folder. */
function filesOf(folder: string, files: SiteFiles): Pick<ReadonlySet<string>, 'has'> {
  return { has: (name) => files.hasFile(folder, name) }
}
