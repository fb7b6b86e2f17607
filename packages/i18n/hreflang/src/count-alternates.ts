import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { checkHreflang } from '@waymark/language-tag'
import {
  type AlternateEntry,
  type AlternateForm,
  FORM,
  requireEntry,
  requireForm,
} from './entry.ts'
import { buildLinkGraph, type LinkGraph } from './link-graph.ts'
import { createSiteBuilder, formOfEntry, formOfLink, isXDefault, type Site } from './site.ts'

/** What a set of entries holds. Addresses are compared as exact text, before any normalisation. */
export interface AlternateCounts {
  readonly entries: number
  readonly distinctLocs: number
  /** Entries whose address an earlier one has; all counts below leave them out. */
  readonly repeatedLocs: number
  /** Links, those that `lang` stands for in the database form among them. */
  readonly alternates: number
  readonly withoutAlternates: number
  readonly withXDefault: number
  /** Entries that list others and not themselves. */
  readonly selfReferenceMissing: number
  /** Links to a page of the data that does not list the page back. */
  readonly returnLinkMissing: number
  /** Links to an address that is no page of the data. */
  readonly alternateNotListed: number
  readonly relativeLocs: number
  readonly relativeAlternates: number
  /** Links whose language, case ignored, stands in the entry already. */
  readonly repeatedLanguageInEntry: number
  /** URLs that links name with two languages, not counting `x-default`. */
  readonly urlsWithTwoLanguages: number
  /** Those addresses, in the order of their first link with a language. */
  readonly twoLanguages: readonly UrlLanguages[]
  /** Hreflang values for which the registry prefers another, sorted. */
  readonly deprecatedLanguageTags: readonly string[]
  /** Hreflang value as written to its number of links, sorted by value. */
  readonly languages: Readonly<Record<string, number>>
}

/** An address with the languages that links to it name. */
export interface UrlLanguages {
  readonly loc: string
  /** As written, each once, sorted. */
  readonly langs: readonly string[]
}

/**
 * Counts alternates over a list of entries.
 *
 * @throws {TypeError} When the options name no form, or a value of an entry is not of its type.
 */
export function countAlternates(
  entries: Iterable<AlternateEntry>,
  options: { readonly form: AlternateForm },
): AlternateCounts {
  const counter = createAlternateCounter(options)
  for (const entry of entries) counter.add(entry)
  return counter.counts()
}

/** A count under way: entries go in one by one. */
export interface AlternateCounter {
  add(entry: AlternateEntry): void
  /** Of the entries so far. */
  counts(): AlternateCounts
}

const COUNT_OPTIONS: OptionTable<{ readonly form: AlternateForm }> = { form: FORM }

/** Starts a count to which entries are handed one by one. */
export function createAlternateCounter(options: {
  readonly form: AlternateForm
}): AlternateCounter {
  checkOptions(options, COUNT_OPTIONS)
  const builder = createSiteBuilder({
    form: requireForm(options),
    repeated: 'together',
    pointer: '/urls',
    defaultLang: null,
    xDefaultLang: null,
    normalize: (loc) => ({ kind: 'ok', url: loc }),
  })
  const locs = new Set<string>()
  let entries = 0
  return {
    add(entry) {
      requireEntry(entry, '/urls', entries)
      entries++
      if (locs.has(entry.loc)) return
      locs.add(entry.loc)
      builder.add(entry)
    },
    counts() {
      const site = builder.build()
      const distinctLocs = site.entryCount
      const twoLanguages = findTwoLanguages(site)
      return {
        entries,
        distinctLocs,
        repeatedLocs: entries - distinctLocs,
        alternates: site.linkText.length,
        ...countEntries(site),
        ...countLinks(site, buildLinkGraph(site)),
        urlsWithTwoLanguages: twoLanguages.length,
        twoLanguages,
        deprecatedLanguageTags: site.values.filter(isDeprecated).sort(),
        languages: countLanguages(site),
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
    const end = site.linkStart[entry + 1]!
    for (let link = site.linkStart[entry]!; link < end; link++) {
      hasSelf ||= formOfLink(site, link) === form
      hasXDefault ||= isXDefault(site, site.linkValue[link]!)
    }
    if (site.linkStart[entry] === end) withoutAlternates++
    else if (!hasSelf) selfReferenceMissing++
    if (hasXDefault) withXDefault++
    if (isRelative(site.forms[form]!)) relativeLocs++
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
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
      const target = formOfLink(site, link)
      const key = site.valueKey[site.linkValue[link]!]!
      if (site.formEntry[target] === -1) alternateNotListed++
      else if (linkedBack[link] === 0) returnLinkMissing++
      if (isRelative(site.forms[target]!)) relativeAlternates++
      if (seenIn[key] === entry) repeatedLanguageInEntry++
      seenIn[key] = entry
    }
  }
  return { returnLinkMissing, alternateNotListed, relativeAlternates, repeatedLanguageInEntry }
}

function findTwoLanguages(site: Site): UrlLanguages[] {
  const NONE = -1
  const SEVERAL = -2
  const only = new Int32Array(site.texts.length).fill(NONE)
  eachLanguageOfText(site, (text, value) => {
    const key = site.valueKey[value]!
    if (only[text] === NONE) only[text] = key
    else if (only[text] !== key) only[text] = SEVERAL
  })
  const languages = new Map<number, Set<string>>()
  eachLanguageOfText(site, (text, value) => {
    if (only[text] !== SEVERAL) return
    const langs = languages.get(text) ?? new Set()
    languages.set(text, langs.add(site.values[value]!))
  })
  return [...languages].map(([text, langs]) => ({
    loc: site.texts[text]!,
    langs: [...langs].sort(),
  }))
}

function eachLanguageOfText(site: Site, visit: (text: number, value: number) => void): void {
  for (let link = 0; link < site.linkText.length; link++) {
    const value = site.linkValue[link]!
    if (!isXDefault(site, value)) visit(site.linkText[link]!, value)
  }
}

function countLanguages(site: Site): Record<string, number> {
  const counts = new Int32Array(site.values.length)
  for (const value of site.linkValue) counts[value]!++
  const used = site.values
    .map((value, number) => [value, counts[number]!] as const)
    .filter(([, count]) => count > 0)
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isDeprecated(value: string): boolean {
  return checkHreflang(value).problems.some(
    ({ code, suggestion }) =>
      // To some of the tags that were registered whole the registry prefers none.
      code === 'deprecated-subtag' || (code === 'grandfathered' && suggestion !== undefined),
  )
}

function isRelative(loc: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/i.test(loc)
}
