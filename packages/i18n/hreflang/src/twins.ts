import { asciiLowercase } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'
import type { IndexedSite } from './check.ts'
import type { FindingDetails, TwinDifference } from './finding.ts'
import { findOwnLanguages } from './own-languages.ts'
import { PairSet } from './pair-set.ts'
import { isXDefault } from './site.ts'
import type { Twin, Twins } from './twin.ts'
import { differencesOf, listedPages, splitUrl, type UrlParts } from './twin-parts.ts'
import { writtenLinks } from './written-links.ts'

/** The first pages without an entry, so many, are compared with the others. */
const MAX_UNLISTED = 10_000
/** Of pages without an entry that are each other's twins, so many are compared. */
const MAX_ALIKE = 10
const DIFFERENCES: Readonly<Record<TwinDifference, Sentence>> = {
  slash: sentence('the trailing slash'),
  case: sentence('upper and lower case'),
  www: sentence('the subdomain www'),
  scheme: sentence('the scheme'),
}

/** Says in what two URLs differ. */
export function tellDifferences(differs: readonly TwinDifference[]): readonly Sentence[] {
  return differs.map((difference) => DIFFERENCES[difference])
}

/** The details of a finding about a page that does not list another, or itself, but the URL of its twin. */
export function listedInstead(
  site: IndexedSite,
  source: number,
  listed: number,
): Pick<FindingDetails, 'twin' | 'differs'> {
  const twin = site.twins().listedInstead(source, listed)
  return twin === null ? {} : { twin: site.urls.text(twin.unlisted), differs: twin.differs }
}

/** A page without an entry, and the most similar listed page; -1 if there is none. */
interface Unlisted {
  readonly form: number
  readonly parts: UrlParts
  listed: number
  differs: readonly TwinDifference[]
  /** How many listed pages are similar. */
  similar: number
}

/**
 * Finds the entries whose URLs links write with another slash, other letters or another beginning.
 *
 * Only the keys of pages without an entry are kept, and only so many, so memory does not grow with the site.
 */
export function findTwins(site: IndexedSite): Twins {
  const pages = new Map<number, Unlisted>()
  const alike = new Map<string, Unlisted[]>()
  for (const { target } of writtenLinks(site)) {
    if (site.formEntry.get(target) !== -1 || pages.has(target)) continue
    if (pages.size === MAX_UNLISTED) break
    const parts = splitUrl(site.urls.text(target))
    if (parts === null) continue
    const others = alike.get(keyOf(parts))
    if (others?.length === MAX_ALIKE) continue
    const page: Unlisted = { form: target, parts, listed: -1, differs: [], similar: 0 }
    pages.set(target, page)
    if (others === undefined) alike.set(keyOf(parts), [page])
    else others.push(page)
  }
  if (pages.size > 0) compareEntries(site, alike)
  const unlistedOf = new Map<number, Unlisted[]>()
  for (const page of pages.values()) {
    const known = unlistedOf.get(page.listed)
    if (page.listed === -1) pages.delete(page.form)
    else if (known === undefined) unlistedOf.set(page.listed, [page])
    else known.push(page)
  }
  // Of several twins of a page, the closest is shown, so that the order of entries does not matter.
  for (const all of unlistedOf.values()) all.sort((a, b) => compareDistances(site, a, b))
  if (pages.size === 0) return { of: () => null, listedInstead: () => null }
  const ownLanguages = findOwnLanguages(site)
  const twinOf = (form: number, value: number): Twin | null => {
    const page = pages.get(form)
    if (page === undefined) return null
    const isLanguage = !isXDefault(site, value) && site.usableValues[value]!
    return isLanguage && ownLanguages.other(page.listed, value) !== null ? null : toTwin(page)
  }
  const links = new PairSet(site.urls.memory)
  for (const { source, target, link } of writtenLinks(site)) {
    if (twinOf(target, site.linkValue.get(link)) !== null) links.add(source, target)
  }
  return {
    of: twinOf,
    listedInstead(source, listed) {
      const page = unlistedOf.get(listed)?.find(({ form }) => links.has(source, form))
      return page === undefined ? null : toTwin(page)
    },
  }
}

/** What the URL of a page and that of its twin have in common. */
function keyOf({ page, end }: UrlParts): string {
  return asciiLowercase(page + end)
}

function toTwin({ form, listed, differs, similar }: Unlisted): Twin {
  return { listed, unlisted: form, differs, isOnly: similar === 1 }
}

/** Compares each listed page with the pages without an entry that have the same key. */
function compareEntries(site: IndexedSite, alike: ReadonlyMap<string, readonly Unlisted[]>): void {
  for (const { form, parts } of listedPages(site)) {
    for (const page of alike.get(keyOf(parts)) ?? []) {
      page.similar++
      const differs = differencesOf(page.parts, parts)
      const known = { form: page.listed, differs: page.differs }
      if (page.listed !== -1 && compareDistances(site, known, { form, differs }) < 0) continue
      page.listed = form
      page.differs = differs
    }
  }
}

/** A page, and in what its URL differs from another one. */
interface Differing {
  readonly form: number
  readonly differs: readonly TwinDifference[]
}

/** Orders pages by their distance, and equally distant ones by code units. */
function compareDistances(site: IndexedSite, one: Differing, other: Differing): number {
  const distance = distanceOf(one.differs) - distanceOf(other.differs)
  if (distance !== 0) return distance
  return site.urls.text(one.form) < site.urls.text(other.form) ? -1 : 1
}

/** The fewer differences, the closer. */
function distanceOf(differs: readonly TwinDifference[]): number {
  return differs.reduce((sum, each) => sum + 16 + 2 ** ORDER.indexOf(each), 0)
}

const ORDER: readonly TwinDifference[] = ['slash', 'case', 'www', 'scheme']
