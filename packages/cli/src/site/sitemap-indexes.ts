import { statSync } from 'node:fs'
import { isAbsolute, join, posix, relative, sep } from 'node:path'
import { findSitemapFile, findSitemapFiles } from '@waymark/sitemap/node'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { realFile } from '../input/real-file.ts'
import type { Problem } from '../report/report.ts'
import { counted } from '../terminal/figures.ts'
import { safePath } from '../terminal/safe-text.ts'

/** A sitemap index that was read. */
export interface IndexFile {
  readonly path: string
  /** As messages call it. */
  readonly name: string
  /** Where its sitemaps are looked for; `null` where there is no place, as for standard input. */
  readonly folder: string | null
  readonly sitemaps: readonly { readonly loc: string; readonly line: number }[]
}

/** What a file turned out to be; `null` is no sitemap. */
export type FoundKind = 'urlset' | 'sitemapindex' | null

interface Reference {
  readonly loc: string
  readonly place: string
  readonly file: string
}

/** Follows sitemap indexes to local files, and says what is wrong with what they name. */
export class SitemapIndexes {
  readonly #references: Reference[] = [];

  /**
   * Takes an index.
   *
   * @returns The files that it names and that are there, each once.
   */
  *add({ path, name, folder, sitemaps }: IndexFile): Generator<Problem, readonly string[]> {
    if (folder === null) {
      const message = `names ${counted(sitemaps.length, 'sitemap')}, and there is no folder to look for them`
      yield problem('sitemap-not-read', 'info', message, { place: name, loc: null })
      return []
    }
    const named = sitemaps.map(({ loc, line }) => {
      const url = parseUrl(loc)
      const address = url === null ? loc : serializeUrl(url)
      return { address, own: siteOf(url), at: { loc, place: `${name}:${line}` } }
    })
    const firsts = new Map<string, (typeof named)[number]>()
    for (const sitemap of named) {
      if (!firsts.has(sitemap.address)) firsts.set(sitemap.address, sitemap)
    }
    const locs = [...firsts.values()].map(({ at }) => at.loc)
    const index = relative(folder, path).split(sep).join('/')
    const paths = findSitemapFiles(locs, filesOf(folder), new Set([index]))
    const files = new Map([...firsts.keys()].map((address, n) => [address, paths[n] ?? null]))
    const site = named.find(({ own }) => own !== null)?.own ?? null
    const found: string[] = []
    for (const sitemap of named) {
      const { address, own, at } = sitemap
      if (firsts.get(address) !== sitemap) {
        yield problem('sitemap-repeated', 'warning', 'the index names this sitemap again', at)
        continue
      }
      const isElsewhere = own !== null && own !== site
      if (isElsewhere) {
        const message = `the sitemap is on ${own}, the first one on ${site}`
        yield problem('sitemap-elsewhere', 'error', message, at)
      }
      const below = files.get(address) ?? null
      if (below !== null) {
        const file = join(folder, below)
        found.push(file)
        this.#references.push({ ...at, file: realFile(file) })
      } else if (!isElsewhere) {
        const only = findSitemapFile(at.loc, filesOf(folder))
        if (only === index) {
          const message = 'the file of this name is the index itself'
          yield problem('nested-index', 'error', message, at)
          continue
        }
        const message =
          only === null
            ? `the sitemap is not in ${safePath(folder)} or below`
            : `the file of this name, ${safePath(join(folder, only))}, is what another address of the index means`
        yield problem('sitemap-not-found', 'error', message, at)
      }
    }
    return found
  }

  /** @param kinds - Of all files that were read, by `realFile`. */
  *findings(kinds: ReadonlyMap<string, FoundKind>): Generator<Problem> {
    for (const { loc, place, file } of this.#references) {
      const kind = kinds.get(file)
      if (kind === 'sitemapindex') {
        const message = 'an index in an index, which search engines do not follow'
        yield problem('nested-index', 'error', message, { loc, place })
      } else if (kind === null) {
        const message = 'the index names a file that is no sitemap'
        yield problem('wrong-root', 'error', message, { loc, place })
      }
    }
  }
}

/** Scheme, host and port of a page, which those of its sitemap must be; `null` of what is no page. */
export function siteOf(url: UrlRecord | null): string | null {
  const isHttp = url?.scheme === 'https' || url?.scheme === 'http'
  return isHttp ? serializeOrigin(getOrigin(url)) : null
}

/** The files below a folder. No path leads out of it but by a link that lies there. */
function filesOf(folder: string): Pick<ReadonlySet<string>, 'has'> {
  return {
    has(path) {
      const isBelow = posix.normalize(path) === path && !path.startsWith('../') && !isAbsolute(path)
      if (!isBelow || path.includes('\\')) return false
      try {
        return statSync(join(folder, path)).isFile()
      } catch {
        // What cannot be looked at is not there: names too long, or with a zero byte, among them.
        return false
      }
    },
  }
}

function problem(
  code: string,
  severity: Problem['severity'],
  message: string,
  { loc, place }: { readonly loc: string | null; readonly place: string },
): Problem {
  return { code, severity, message, pointer: null, place, address: loc }
}
