import { type Sentence, sentence } from '@waymark/infra/internal'
import { findSitemapFile } from '@waymark/sitemap'
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
import { findIndexFolder } from './index-folders.ts'
import type { SitemapFile } from './list-inputs.ts'

/** A sitemap index that was read. */
export interface IndexFile {
  readonly path: string
  /** The name in messages. */
  readonly name: string
  /** Its folder or one above it, in which its sitemaps are searched; `null` if there is none, as for standard input. */
  readonly folder: string | null
  readonly sitemaps: readonly {
    readonly loc: string
    readonly line: number
    readonly column: number
  }[]
}

/** The kind of a file; `null` if it is not a sitemap. */
export type FoundKind = 'urlset' | 'sitemapindex' | null

/** Where an index lists a sitemap. */
interface ReferencePlace {
  readonly value: string
  readonly file: string
  readonly line: number
  readonly column: number
}

interface Reference {
  readonly at: ReferencePlace
  /** The identity of the file. */
  readonly target: string
}

/** What an index lists. */
export interface ListedSitemaps {
  readonly problems: readonly SiteProblem[]
  /** The sitemaps that are there. */
  readonly named: readonly SitemapFile[]
}

/** Problems with which an entry of an index, or a line of a robots.txt, names no sitemap. */
export const UNNAMED: readonly string[] = [
  'loc-missing',
  'loc-not-text',
  'loc-not-url',
  'loc-protocol',
  'loc-relative',
  'loc-repeated',
  'loc-too-long',
  'misspelt-sitemap-line',
  'unknown-entry',
]

/** Finds the local files that sitemap indexes list, and reports wrong entries. */
export class SitemapIndexes {
  readonly #files: SiteFiles
  readonly #references: Reference[] = []

  constructor(files: SiteFiles) {
    this.#files = files
  }

  /**
   * Adds an index.
   *
   * @returns The files that it lists and that exist, each once. If one of them is an index, it is not followed.
   */
  add({ path, name, folder: outermost, sitemaps }: IndexFile): ListedSitemaps {
    if (outermost === null) {
      const message = sentence(
        'The index lists {n} {n|sitemap|sitemaps}, but there is no folder in which to find them.',
        { n: sitemaps.length },
      )
      return { problems: [siteProblem('sitemap-not-read', message, { file: name })], named: [] }
    }
    const named = sitemaps.map(({ loc, line, column }) => {
      const url = parseUrl(loc)
      const href = url === null ? loc : serializeUrl(url)
      return { href, own: siteOf(url), at: { value: loc, file: name, line, column } }
    })
    const firsts = new Map<string, (typeof named)[number]>()
    for (const sitemap of named) {
      if (!firsts.has(sitemap.href)) firsts.set(sitemap.href, sitemap)
    }
    const locs = [...firsts.values()].map(({ at }) => at.value)
    const { folder, index, names } = findIndexFolder(outermost, path, locs, this.#files)
    const inFolder = filesOf(folder, this.#files)
    const files = new Map([...firsts.keys()].map((href, n) => [href, names[n] ?? null]))
    const site = named.find(({ own }) => own !== null)?.own ?? null
    const found: SitemapFile[] = []
    const problems: SiteProblem[] = []
    for (const sitemap of named) {
      const { href, own, at } = sitemap
      if (firsts.get(href) !== sitemap) {
        const message = sentence('The index lists this sitemap more than once.')
        problems.push(siteProblem('sitemap-repeated', message, at))
        continue
      }
      const isElsewhere = own !== null && own !== site
      if (isElsewhere) {
        const message = sentence('The sitemap is on {own}, but the first one is on {site}.', {
          own,
          site: site ?? '',
        })
        problems.push(siteProblem('sitemap-elsewhere', message, at))
      }
      const below = files.get(href) ?? null
      if (below !== null) {
        const file = this.#files.join(folder, below)
        found.push({ path: file, isNamed: true, folder: undefined })
        this.#references.push({ at, target: this.#files.identify(file) })
      } else if (!isElsewhere) {
        const only = findSitemapFile(at.value, inFolder)
        if (only === index) {
          const message = sentence('The file with this name is the index itself.', {
            detail: 'itself',
          })
          problems.push(siteProblem('nested-index', message, at))
          continue
        }
        const message =
          only === null
            ? notBelow(folder)
            : sentence('The file with this name, {path}, belongs to another URL of the index.', {
                detail: 'other-url',
                path: this.#files.join(folder, only),
              })
        problems.push(siteProblem('sitemap-not-found', message, at))
      }
    }
    return { problems, named: found }
  }

  /**
   * Returns the problems that need all files.
   *
   * @param kinds - The kinds of all files, by their identities.
   */
  *findings(kinds: ReadonlyMap<string, FoundKind>): Generator<SiteProblem> {
    for (const { at, target } of this.#references) {
      const kind = kinds.get(target)
      if (kind === 'sitemapindex') {
        const message = sentence(
          'The index lists another index, which search engines do not follow.',
          { detail: 'nested' },
        )
        yield siteProblem('nested-index', message, at)
      } else if (kind === null) {
        const message = sentence('The index lists a file that is not a sitemap.', {
          detail: 'not-a-sitemap',
        })
        yield siteProblem('wrong-root', message, at)
      }
    }
  }
}

/** Returns the scheme, host and port of a page, which its sitemap must share; `null` if it is not http or https. */
export function siteOf(url: UrlRecord | null): string | null {
  const isHttp = url?.scheme === 'https' || url?.scheme === 'http'
  return isHttp ? serializeOrigin(getOrigin(url)) : null
}

/** Says that a folder does not have a sitemap. */
export function notBelow(folder: string): Sentence {
  return sentence('The sitemap is not in the folder {folder} or below it.', {
    folder: shownPath(folder),
  })
}

/** The files in a folder and below it. */
function filesOf(folder: string, files: SiteFiles): Pick<ReadonlySet<string>, 'has'> {
  return { has: (name) => files.hasFile(folder, name) }
}
