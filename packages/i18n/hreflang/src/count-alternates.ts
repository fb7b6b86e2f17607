import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { checkHreflang } from '@waymark/language-tag'
import {
  type AlternateEntry,
  type AlternateForm,
  FORM,
  requireEntry,
  requireForm,
} from './entry.ts'
import { IntList } from './int-list.ts'
import { buildLinkGraph, type LinkGraph } from './link-graph.ts'
import { requireEntries } from './require-entry.ts'
import {
  createSiteBuilder,
  formOfEntry,
  formOfLink,
  isAbsolute,
  isXDefault,
  type Site,
} from './site.ts'
import { URL_TABLE, type UrlTable } from './url-table.ts'

const MAX_TWO_LANGUAGES = 1000

/** Counts of a set of entries. URLs are compared as exact strings, without normalisation. */
export interface AlternateCounts {
  readonly entries: number
  readonly distinctLocs: number
  /** Entries whose URL an earlier entry already has. All counts below ignore them. */
  readonly repeatedLocs: number
  /** The number of links with each `hreflang` value as written, sorted by value. */
  readonly languages: Readonly<Record<string, number>>
  readonly counts: LinkCounts
  /** URLs that are linked with several languages, not counting `x-default`. */
  readonly urlsWithTwoLanguages: number
  /** Those URLs, in the order of their first link with a language; at most the first thousand. */
  readonly twoLanguages: readonly UrlLanguages[]
  /** `hreflang` values for which the registry prefers another value, sorted. */
  readonly deprecatedLanguageTags: readonly string[]
}

/** Counts of links, and of entries by their links. */
export interface LinkCounts {
  /** All links. In the database form, this includes the self links that `lang` implies. */
  readonly alternates: number
  readonly withoutAlternates: number
  readonly withXDefault: number
  /** Entries that list alternates but not themselves. */
  readonly selfReferenceMissing: number
  /** Links to an entry that does not link back. */
  readonly returnLinkMissing: number
  /** Links to a URL that no entry has. */
  readonly alternateNotListed: number
  readonly relativeLocs: number
  readonly relativeAlternates: number
  /** Links whose language, ignoring case, already appears in the entry. */
  readonly repeatedLanguageInEntry: number
}

/** A URL with the languages of the links to it. */
export interface UrlLanguages {
  readonly loc: string
  /** As written, each once, sorted. */
  readonly langs: readonly string[]
}

/** Options of the counting functions. */
export interface CountOptions {
  /** What the `lang` of an entry means; see `AlternateForm`. */
  readonly form: AlternateForm
  /** A table of URLs that is shared with audits and other counters, so that each URL is kept once. Default: a new table. */
  readonly urls?: UrlTable | undefined
}

/**
 * Counts the links of a list of entries.
 *
 * @throws {TypeError} If an option is wrong, `form` is missing, or a value of an entry has the wrong type.
 *
 * @example
 * ```ts
 * import { countAlternates } from '@waymark/hreflang'
 *
 * const alternates = [{ lang: 'de', loc: 'https://a.example/de' }]
 * const entries = [{ loc: 'https://a.example/en', lang: 'en', alternates }]
 * const { languages, counts } = countAlternates(entries, { form: 'database' })
 * languages // => { de: 1, en: 1 }
 * counts.alternateNotListed // => 1
 * ```
 */
export function countAlternates(
  entries: Iterable<AlternateEntry>,
  options: CountOptions,
): AlternateCounts {
  requireEntries(entries)
  const counter = createAlternateCounter(options)
  for (const entry of entries) counter.add(entry)
  return counter.counts()
}

/** Counts entries that it takes one by one. */
export interface AlternateCounter {
  /**
   * Adds an entry.
   *
   * @returns Whether no earlier entry has the same URL.
   * @throws {TypeError} If a value has the wrong type. The entry is not added.
   */
  add(entry: AlternateEntry): boolean
  /** Returns the counts of the entries so far. */
  counts(): AlternateCounts
}

export const COUNT_OPTIONS: OptionTable<CountOptions> = { form: FORM, urls: URL_TABLE }

/**
 * Creates a counter that takes entries one by one.
 *
 * @throws {TypeError} If an option is wrong, or `form` is missing.
 *
 * @example
 * ```ts
 * import { createAlternateCounter } from '@waymark/hreflang'
 *
 * const counter = createAlternateCounter({ form: 'database' })
 * counter.add({ loc: 'https://a.example/de', lang: 'de' }) // => true
 * counter.add({ loc: 'https://a.example/de', lang: 'en' }) // => false
 * counter.counts().repeatedLocs // => 1
 * ```
 */
export function createAlternateCounter(options: CountOptions): AlternateCounter {
  options = checkOptions(options, COUNT_OPTIONS)
  const builder = createSiteBuilder({
    form: requireForm(options),
    repeated: 'together',
    pointer: '/urls',
    defaultLang: null,
    xDefaultLang: null,
    normalize: (loc) => ({ kind: 'ok', url: loc }),
    urls: options.urls,
  })
  let entries = 0
  return {
    add(entry) {
      requireEntry(entry, '/urls', entries)
      entries++
      if (builder.hasEntry(entry.loc)) return false
      builder.add(entry)
      return true
    },
    counts() {
      const site = builder.build()
      const distinctLocs = site.entryCount
      return {
        entries,
        distinctLocs,
        repeatedLocs: entries - distinctLocs,
        languages: countLanguages(site),
        counts: {
          alternates: site.linkCount,
          ...countEntries(site),
          ...countLinks(site, buildLinkGraph(site)),
        },
        ...findTwoLanguages(site),
        deprecatedLanguageTags: site.values.filter(isDeprecated).sort(),
      }
    },
  }
}

function countEntries(site: Site) {
  let withoutAlternates = 0
  let withXDefault = 0
  let selfReferenceMissing = 0
  let relativeLocs = 0
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    let hasSelf = false
    let hasXDefault = false
    const end = site.linkStart.get(entry + 1)
    for (let link = site.linkStart.get(entry); link < end; link++) {
      hasSelf ||= formOfLink(site, link) === form
      hasXDefault ||= isXDefault(site, site.linkValue.get(link))
    }
    if (site.linkStart.get(entry) === end) withoutAlternates++
    else if (!hasSelf) selfReferenceMissing++
    if (hasXDefault) withXDefault++
    if (!isAbsolute(site, form)) relativeLocs++
  }
  return { withoutAlternates, withXDefault, selfReferenceMissing, relativeLocs }
}

function countLinks(site: Site, { linkedBack }: LinkGraph) {
  let returnLinkMissing = 0
  let alternateNotListed = 0
  let relativeAlternates = 0
  let repeatedLanguageInEntry = 0
  const seenIn = new Int32Array(site.keys.length).fill(-1)
  for (let entry = 0; entry < site.entryCount; entry++) {
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const target = formOfLink(site, link)
      const key = site.valueKey.get(site.linkValue.get(link))
      if (site.formEntry.get(target) === -1) alternateNotListed++
      else if (linkedBack.get(link) === 0) returnLinkMissing++
      if (!isAbsolute(site, target)) relativeAlternates++
      if (seenIn[key] === entry) repeatedLanguageInEntry++
      seenIn[key] = entry
    }
  }
  return { returnLinkMissing, alternateNotListed, relativeAlternates, repeatedLanguageInEntry }
}

/** Returns how many URLs are linked with several languages, and the first of them. */
function findTwoLanguages(
  site: Site,
): Pick<AlternateCounts, 'urlsWithTwoLanguages' | 'twoLanguages'> {
  const NONE = -1
  const SEVERAL = -2
  const only = new IntList(site.urls.memory).padTo(site.urlCount, NONE)
  let urlsWithTwoLanguages = 0
  eachLanguageOfUrl(site, (url, value) => {
    const key = site.valueKey.get(value)
    const known = only.get(url)
    if (known === NONE) only.set(url, key)
    else if (known !== SEVERAL && known !== key) {
      only.set(url, SEVERAL)
      urlsWithTwoLanguages++
    }
  })
  const languages = new Map<number, Set<string>>()
  eachLanguageOfUrl(site, (url, value) => {
    if (only.get(url) !== SEVERAL) return
    let langs = languages.get(url)
    if (langs === undefined) {
      if (languages.size === MAX_TWO_LANGUAGES) return
      langs = new Set()
      languages.set(url, langs)
    }
    langs.add(site.values[value]!)
  })
  only.release()
  const twoLanguages = [...languages].map(([url, langs]) => ({
    loc: site.urls.text(url),
    langs: [...langs].sort(),
  }))
  return { urlsWithTwoLanguages, twoLanguages }
}

function eachLanguageOfUrl(site: Site, visit: (url: number, value: number) => void): void {
  for (let link = 0; link < site.linkCount; link++) {
    const value = site.linkValue.get(link)
    if (!isXDefault(site, value)) visit(site.linkUrl.get(link), value)
  }
}

function countLanguages(site: Site): Record<string, number> {
  const counts = new Int32Array(site.values.length)
  for (let link = 0; link < site.linkCount; link++) counts[site.linkValue.get(link)]!++
  const used = site.values
    .map((value, number) => [value, counts[number]!] as const)
    .filter(([, count]) => count > 0)
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isDeprecated(value: string): boolean {
  return checkHreflang(value).problems.some(
    ({ code, suggestion }) =>
      // The registry has no preferred value for some of the tags that were registered whole.
      code === 'deprecated-subtag' || (code === 'grandfathered' && suggestion !== undefined),
  )
}
