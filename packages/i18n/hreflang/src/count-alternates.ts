import { checkHreflang } from '@waymark/language-tag'
import { type AlternateEntry, type AlternateForm, requireEntry, requireForm } from './entry.ts'
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
  /** Addresses labelled with two languages, `x-default` not counted. */
  readonly addressesWithTwoLabels: number
  /** Those addresses, in the order of their first link with a language. */
  readonly twoLabels: readonly LabelledAddress[]
  /** Labels for which the registry prefers another, sorted. */
  readonly deprecatedLanguageTags: readonly string[]
  /** Label as written to its number of links, sorted by label. */
  readonly languages: Readonly<Record<string, number>>
}

/** An address with the languages that links to it name. */
export interface LabelledAddress {
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

/** Starts a count to which entries are handed one by one. */
export function createAlternateCounter(options: {
  readonly form: AlternateForm
}): AlternateCounter {
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
      const twoLabels = findTwoLabels(site)
      return {
        entries,
        distinctLocs,
        repeatedLocs: entries - distinctLocs,
        alternates: site.linkText.length,
        ...countEntries(site),
        ...countLinks(site, buildLinkGraph(site)),
        addressesWithTwoLabels: twoLabels.length,
        twoLabels,
        deprecatedLanguageTags: site.labels.filter(isDeprecated).sort(),
        languages: countLabels(site),
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
      hasXDefault ||= isXDefault(site, site.linkLabel[link]!)
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
      const key = site.labelKey[site.linkLabel[link]!]!
      if (site.formEntry[target] === -1) alternateNotListed++
      else if (linkedBack[link] === 0) returnLinkMissing++
      if (isRelative(site.forms[target]!)) relativeAlternates++
      if (seenIn[key] === entry) repeatedLanguageInEntry++
      seenIn[key] = entry
    }
  }
  return { returnLinkMissing, alternateNotListed, relativeAlternates, repeatedLanguageInEntry }
}

function findTwoLabels(site: Site): LabelledAddress[] {
  const NONE = -1
  const SEVERAL = -2
  const only = new Int32Array(site.texts.length).fill(NONE)
  eachLabelledText(site, (text, label) => {
    const key = site.labelKey[label]!
    if (only[text] === NONE) only[text] = key
    else if (only[text] !== key) only[text] = SEVERAL
  })
  const labels = new Map<number, Set<string>>()
  eachLabelledText(site, (text, label) => {
    if (only[text] !== SEVERAL) return
    const langs = labels.get(text) ?? new Set()
    labels.set(text, langs.add(site.labels[label]!))
  })
  return [...labels].map(([text, langs]) => ({ loc: site.texts[text]!, langs: [...langs].sort() }))
}

function eachLabelledText(site: Site, visit: (text: number, label: number) => void): void {
  for (let link = 0; link < site.linkText.length; link++) {
    const label = site.linkLabel[link]!
    if (!isXDefault(site, label)) visit(site.linkText[link]!, label)
  }
}

function countLabels(site: Site): Record<string, number> {
  const counts = new Int32Array(site.labels.length)
  for (const label of site.linkLabel) counts[label]!++
  const used = site.labels
    .map((label, number) => [label, counts[number]!] as const)
    .filter(([, count]) => count > 0)
  return Object.fromEntries(used.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function isDeprecated(label: string): boolean {
  return checkHreflang(label).problems.some(
    ({ name, suggestion }) =>
      // To some of the tags that were registered whole the registry prefers none.
      name === 'deprecated-subtag' || (name === 'grandfathered' && suggestion !== undefined),
  )
}

function isRelative(loc: string): boolean {
  return !/^[a-z][a-z0-9+.-]*:/i.test(loc)
}
