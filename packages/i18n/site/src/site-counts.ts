import { createAlternateCounter } from '@waymark/hreflang'
import { asciiLowercase } from '@waymark/infra'
import { isRecord } from '@waymark/infra/options'

/** One page as a sitemap or a database lists it. */
export interface CountedPage {
  readonly loc: string
  readonly lastmod?: string
  readonly lang?: string
  readonly alternates: readonly { readonly lang: string; readonly loc: string }[]
}

/** Counts of a whole site, over URLs as they are written, before any normalisation. */
export interface SiteFigures {
  readonly entriesInAllFiles: number
  readonly distinctLocs: number
  readonly repeatedLocs: number
  /** Links for each hreflang value, in the order of the values. */
  readonly languages: Readonly<Record<string, number>>
  /** Over distinct URLs: of a page that is listed twice, the first entry counts. */
  readonly counts: {
    readonly alternates: number
    readonly withLastmod: number
    readonly withoutAlternates: number
    readonly withXDefault: number
    readonly selfReferenceMissing: number
    readonly returnLinkMissing: number
    readonly alternateNotListed: number
    readonly relativeLocs: number
    readonly relativeAlternates: number
    readonly repeatedLanguageInEntry: number
  }
  /** URLs that links name with two different languages, not counting x-default. */
  readonly urlsWithTwoLanguages: number
  /** Those URLs, each with its languages. */
  readonly twoLanguages: readonly { readonly loc: string; readonly langs: readonly string[] }[]
  readonly deprecatedLanguageTags: readonly string[]
}

/** Counts pages one by one. */
export class SiteCounts {
  readonly #counter: ReturnType<typeof createAlternateCounter>
  readonly #locs = new Set<string>()
  readonly #repeated = new Set<string>()
  #withLastmod = 0

  constructor(form: 'database' | 'sitemap') {
    this.#counter = createAlternateCounter({ form })
  }

  add(page: CountedPage): void {
    this.#counter.add(page)
    if (this.#locs.has(page.loc)) {
      this.#repeated.add(page.loc)
      return
    }
    this.#locs.add(page.loc)
    if (page.lastmod !== undefined) this.#withLastmod++
  }

  /** Whether several entries have this URL. */
  isRepeated(loc: string): boolean {
    return this.#repeated.has(loc)
  }

  figures(): SiteFigures {
    const counted = this.#counter.counts()
    return {
      entriesInAllFiles: counted.entries,
      distinctLocs: counted.distinctLocs,
      repeatedLocs: counted.repeatedLocs,
      languages: counted.languages,
      counts: {
        alternates: counted.alternates,
        withLastmod: this.#withLastmod,
        withoutAlternates: counted.withoutAlternates,
        withXDefault: counted.withXDefault,
        selfReferenceMissing: counted.selfReferenceMissing,
        returnLinkMissing: counted.returnLinkMissing,
        alternateNotListed: counted.alternateNotListed,
        relativeLocs: counted.relativeLocs,
        relativeAlternates: counted.relativeAlternates,
        repeatedLanguageInEntry: counted.repeatedLanguageInEntry,
      },
      urlsWithTwoLanguages: counted.urlsWithTwoLanguages,
      twoLanguages: counted.twoLanguages,
      deprecatedLanguageTags: counted.deprecatedLanguageTags,
    }
  }
}

/** How many languages the values name, whatever their case; x-default is not a language. */
export function countLanguages(languages: SiteFigures['languages']): number {
  const tags = new Set(Object.keys(languages).map(asciiLowercase))
  tags.delete('x-default')
  return tags.size
}

/** What can be counted of an entry that nobody has validated; `null` if it has no URL. */
export function toCountedPage(value: unknown): CountedPage | null {
  if (!isRecord(value)) return null
  const { loc, lastmod, lang, alternates } = value
  if (typeof loc !== 'string') return null
  return {
    loc,
    ...(typeof lastmod === 'string' ? { lastmod } : {}),
    ...(typeof lang === 'string' ? { lang } : {}),
    alternates: Array.isArray(alternates) ? alternates.filter(isLink) : [],
  }
}

/** Where the links that `toCountedPage` kept were in the entry; `null` when it kept all. */
export function keptLinks(value: unknown): number[] | null {
  const list = isRecord(value) && Array.isArray(value['alternates']) ? value['alternates'] : []
  const kept = [...list.keys()].filter((index) => isLink(list[index]))
  return kept.length === list.length ? null : kept
}

function isLink(value: unknown): value is { readonly lang: string; readonly loc: string } {
  return isRecord(value) && typeof value['lang'] === 'string' && typeof value['loc'] === 'string'
}
