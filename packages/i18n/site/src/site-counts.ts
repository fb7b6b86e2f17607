import {
  type AlternateCounter,
  type AlternateCounts,
  type AlternateForm,
  createAlternateCounter,
  createUrlTable,
  IntList,
  type LinkCounts,
  type UrlTable,
} from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { isRecord } from '@waymark/infra/internal'
import { hidePassword } from '@waymark/infra/problem'

/** A page as a sitemap or a database lists it. */
export interface CountedPage {
  readonly loc: string
  readonly lastmod?: string | undefined
  readonly lang?: string | undefined
  readonly alternates: readonly { readonly lang: string; readonly loc: string }[]
}

/** Counts of a whole site. URLs are compared as they are written, without normalisation. Their passwords are not shown. */
export interface SiteFigures extends Omit<AlternateCounts, 'entries' | 'counts'> {
  /** All entries: `distinctLocs`, `repeatedLocs` and `withoutUrl` together. */
  readonly entriesInAllFiles: number
  /** Entries that have no string as their URL. No other count has them. */
  readonly withoutUrl: number
  /** Facts about the links. How often something is wrong is said by the problems only. */
  readonly counts: Pick<LinkCounts, 'alternates' | 'withoutAlternates' | 'withXDefault'> & {
    /** Pages with a `lastmod` in their first entry. */
    readonly withLastmod: number
  }
}

/** Counts the pages of a site one by one. */
export class SiteCounts {
  readonly #counter: AlternateCounter
  readonly urls: UrlTable
  /** 1 for the number of each URL that several entries have. */
  readonly #repeated: IntList
  #withLastmod = 0
  #withoutUrl = 0

  constructor(form: AlternateForm, urls: UrlTable = createUrlTable()) {
    this.urls = urls
    this.#repeated = new IntList(urls.memory)
    this.#counter = createAlternateCounter({ form, urls })
  }

  /** Returns whether no earlier entry has the same URL. */
  add(page: CountedPage): boolean {
    const isFirst = this.#counter.add(page)
    if (!isFirst) {
      const url = this.urls.find(page.loc)
      this.#repeated.padTo(url + 1, 0)
      this.#repeated.set(url, 1)
    } else if (page.lastmod !== undefined) this.#withLastmod++
    return isFirst
  }

  /** Adds entries without a URL. */
  addWithoutUrl(entries: number): void {
    this.#withoutUrl += entries
  }

  /** Whether several entries have this URL. */
  isRepeated(loc: string): boolean {
    // Most sites have none.
    if (this.#repeated.length === 0) return false
    const url = this.urls.find(loc)
    return url !== -1 && url < this.#repeated.length && this.#repeated.get(url) === 1
  }

  figures(): SiteFigures {
    const { entries, counts, twoLanguages, ...others } = this.#counter.counts()
    const { alternates, withoutAlternates, withXDefault } = counts
    const withLastmod = this.#withLastmod
    const withoutUrl = this.#withoutUrl
    return {
      entriesInAllFiles: entries + withoutUrl,
      withoutUrl,
      ...others,
      twoLanguages: twoLanguages.map(({ loc, langs }) => ({ loc: hidePassword(loc), langs })),
      counts: { alternates, withoutAlternates, withXDefault, withLastmod },
    }
  }
}

/**
 * Counts the languages of `hreflang` values, ignoring case; `x-default` is not a language.
 *
 * @example
 * ```ts
 * import { countLanguages } from '@waymark/site'
 *
 * countLanguages({ de: 2, DE: 1, en: 3, 'x-default': 1 }) // => 2
 * ```
 */
export function countLanguages(languages: SiteFigures['languages']): number {
  const tags = new Set(Object.keys(languages).map(asciiLowercase))
  tags.delete('x-default')
  return tags.size
}

/** Returns the countable part of an entry that is not validated; `null` if it has no URL. */
export function toCountedPage(value: unknown): CountedPage | null {
  if (!isRecord(value)) return null
  const { loc, lastmod, lang, alternates } = value
  if (typeof loc !== 'string') return null
  return {
    loc,
    lastmod: typeof lastmod === 'string' ? lastmod : undefined,
    lang: typeof lang === 'string' ? lang : undefined,
    alternates: Array.isArray(alternates) ? linksIn(alternates) : [],
  }
}

/** Returns the indexes of the links that `toCountedPage` keeps; `null` if it keeps all. */
export function keptLinks(value: unknown): number[] | null {
  const list = isRecord(value) && Array.isArray(value['alternates']) ? value['alternates'] : []
  const kept = [...list.keys()].filter((index) => isLink(list[index]))
  return kept.length === list.length ? null : kept
}

function linksIn(list: readonly unknown[]): CountedPage['alternates'] {
  // Nearly all lists are whole, and need no copy.
  return list.every(isLink) ? list : list.filter(isLink)
}

function isLink(value: unknown): value is { readonly lang: string; readonly loc: string } {
  return isRecord(value) && typeof value['lang'] === 'string' && typeof value['loc'] === 'string'
}
