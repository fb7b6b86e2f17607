import type { Edit } from '@waymark/infra/problem'
import type { LinkGraph } from '../link-graph.ts'
import {
  entryLoc,
  entryPointer,
  firstWrittenLink,
  formOfEntry,
  formOfLink,
  linkLoc,
  linkPointer,
  type Site,
} from '../site.ts'
import type { Twin } from '../twin.ts'
import type { WrittenLink } from '../written-links.ts'
import { findCertainReturnLinks, type KnownSite } from './certain-return-links.ts'
import { ClaimTable, NONE, SEVERAL } from './claim-table.ts'
import { findPageLanguages } from './page-languages.ts'
import { repairValues } from './repaired-values.ts'
import { haveSameEnd, isSameButSpelling } from './same-url.ts'

/** Part of a finding if one answer is certain. */
export interface Fixable {
  readonly edits?: readonly Edit[]
}

const NOTHING: Fixable = {}

/** A site, and what can be corrected in it. */
export interface FixableSite {
  /** What can be corrected with certainty; `null` if fixes are not asked for. */
  readonly fixes: CertainFixes | null
}

/**
 * Says for findings in a database how they are corrected, where one answer is certain. A correction never makes a cluster
 * list two pages for one language. It removes a URL that could be another page only if that has no entry, and all links agree
 * with the entry of its twin. Such a link can join two clusters; they had the same two pages for a language before.
 */
export class CertainFixes {
  readonly #known: KnownSite
  readonly #hasReturnLink: Uint8Array

  constructor(site: Site & LinkGraph) {
    const values = repairValues(site)
    const pages = findPageLanguages(site, values)
    const clusterOf = clustersOf(site)
    const claims = new ClaimTable()
    this.#known = { site, values, pages, clusterOf, claims }
    for (let entry = 0; entry < site.entryCount; entry++) {
      const cluster = clusterOf[entry]!
      if (cluster === -1) continue
      for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
        const page = formOfLink(site, link)
        if (page >= 0) claims.add(cluster, values.keys[site.linkValue.get(link)]!, page)
      }
    }
    for (let entry = 0; entry < site.entryCount; entry++) {
      const language = this.#missingLanguage(entry)
      if (language !== null) {
        claims.add(clusterOf[entry]!, values.keys[language]!, formOfEntry(site, entry))
      }
    }
    this.#hasReturnLink = findCertainReturnLinks(this.#known)
  }

  /**
   * The correction of an `hreflang` value of an entry: the value that is certainly meant, unless the cluster already lists
   * another page for it.
   *
   * @param links - All links of the entry with the value.
   */
  value(entry: number, value: number, links: readonly number[]): Fixable {
    const { site, values, clusterOf, claims } = this.#known
    const meant = values.meant[value]!
    const cluster = clusterOf[entry]!
    if (meant === null || cluster === -1) return NOTHING
    if (claims.get(cluster, values.keys[value]!) === SEVERAL) return NOTHING
    const edits = links.map((link): Edit => {
      return { op: 'replace', path: linkPointer(site, entry, link, 'lang'), value: meant }
    })
    return { edits }
  }

  /** The missing `lang` of an entry, if all links to the page agree on it. */
  selfLink(entry: number): Fixable {
    const language = this.#missingLanguage(entry)
    if (language === null) return NOTHING
    const path = `${entryPointer(this.#known.site, entry)}/lang`
    return { edits: [{ op: 'add', path, value: this.#text(language) }] }
  }

  /** The missing return link of a link, in the first entry of its target. */
  returnLink({ entry, link, source, target }: WrittenLink): Fixable {
    if (this.#hasReturnLink[link] === 0) return NOTHING
    const { site, pages } = this.#known
    const value = { lang: this.#text(pages.value[source]!), loc: entryLoc(site, entry) }
    const path = `${entryPointer(site, site.formEntry.get(target))}/alternates/-`
    return { edits: [{ op: 'add', path, value }] }
  }

  /** The URL of a link as the page's own entry writes it. */
  spelling({ entry, link, target }: WrittenLink): Fixable {
    const { site, pages } = this.#known
    const written = linkLoc(site, link)
    const value = entryLoc(site, site.formEntry.get(target))
    if (!isSameButSpelling(written, value)) return NOTHING
    // The URLs with and without a slash may be two languages, which normalisation makes one page.
    if (!haveSameEnd(written, value) && !pages.areAgreed(target)) return NOTHING
    return { edits: [{ op: 'replace', path: linkPointer(site, entry, link, 'loc'), value }] }
  }

  /** The URL of the listed page that differs from that of a link only in the slash at the end of its path. */
  twin({ entry, link, target }: WrittenLink, { listed, differs, isOnly }: Twin): Fixable {
    const { site, pages } = this.#known
    if (!isOnly || differs.some((difference) => difference !== 'slash')) return NOTHING
    const value = entryLoc(site, site.formEntry.get(listed))
    if (!isSameButSpelling(linkLoc(site, link), value)) return NOTHING
    if (!pages.areAgreed(target, listed)) return NOTHING
    return { edits: [{ op: 'replace', path: linkPointer(site, entry, link, 'loc'), value }] }
  }

  /**
   * For each language that an entry lists with one page several times, the removal of all links but the first.
   *
   * @returns By the number of the language, as in `site.keys`.
   */
  repeatedLinks(entry: number): ReadonlyMap<number, Fixable> {
    const { site } = this.#known
    const first = new Map<number, Map<number, number>>()
    const found = new Map<number, Edit[]>()
    for (let link = firstWrittenLink(site, entry); link < site.linkStart.get(entry + 1); link++) {
      const page = formOfLink(site, link)
      if (page < 0) continue
      const key = site.valueKey.get(site.linkValue.get(link))
      const pages = first.get(key) ?? new Map<number, number>()
      first.set(key, pages)
      const earlier = pages.get(page)
      if (earlier === undefined) {
        pages.set(page, link)
      } else if (isSameButSpelling(linkLoc(site, earlier), linkLoc(site, link))) {
        const index = link - firstWrittenLink(site, entry)
        const edits = found.get(key) ?? []
        edits.push({ op: 'remove', path: `${entryPointer(site, entry)}/alternates/${index}` })
        found.set(key, edits)
      }
    }
    return new Map([...found].map(([key, edits]) => [key, { edits }]))
  }

  /**
   * Merges all entries of a page into the first one, if they do not contradict each other. The caller must compare what
   * the audit does not know, such as dates.
   */
  mergedEntries(page: number): Fixable {
    const { site, clusterOf, claims, values } = this.#known
    const first = site.formEntry.get(page)
    const loc = entryLoc(site, first)
    let language = site.entryValue.get(first)
    const listed = new Set<number>()
    const edits: Edit[] = []
    for (let entry = first; entry !== -1; entry = site.nextEntry.get(entry)) {
      if (!isSameButSpelling(entryLoc(site, entry), loc)) return NOTHING
      const own = site.entryValue.get(entry)
      if (own >= 0 && language >= 0 && values.keys[own] !== values.keys[language]) return NOTHING
      // `lang` implies the self link.
      if (own >= 0) listed.add(values.keys[own]!)
      for (let link = firstWrittenLink(site, entry); link < site.linkStart.get(entry + 1); link++) {
        const key = values.keys[site.linkValue.get(link)]!
        if (formOfLink(site, link) < 0) return NOTHING
        if (claims.get(clusterOf[entry]!, key) === SEVERAL) return NOTHING
        if (listed.has(key)) continue
        listed.add(key)
        if (entry === first) continue
        const value = { lang: this.#text(site.linkValue.get(link)), loc: linkLoc(site, link) }
        edits.push({ op: 'add', path: `${entryPointer(site, first)}/alternates/-`, value })
      }
      if (entry === first) continue
      if (own >= 0 && language < 0) {
        language = own
        edits.push({
          op: 'add',
          path: `${entryPointer(site, first)}/lang`,
          value: this.#text(own),
        })
      }
      edits.push({ op: 'remove', path: entryPointer(site, entry) })
    }
    return { edits }
  }

  /** The `hreflang` value of an entry that has alternates but does not list itself; `null` if it is not known. */
  #missingLanguage(entry: number): number | null {
    const { site, values, pages, clusterOf, claims } = this.#known
    const page = formOfEntry(site, entry)
    if (page < 0 || pages.listsItself[page] === 1) return null
    if (firstWrittenLink(site, entry) === site.linkStart.get(entry + 1)) return null
    const value = pages.value[page]!
    if (value < 0) return null
    const listed = claims.get(clusterOf[entry]!, values.keys[value]!)
    return listed === NONE || listed === page ? value : null
  }

  /** An `hreflang` value, corrected if it has a mistake. */
  #text(value: number): string {
    const { site, values } = this.#known
    return values.meant[value] ?? site.values[value]!
  }
}

function clustersOf(site: Site & LinkGraph): Int32Array {
  const clusterOf = new Int32Array(site.entryCount).fill(-1)
  for (let cluster = 0; cluster + 1 < site.clusterStart.length; cluster++) {
    const end = site.clusterStart.get(cluster + 1)
    for (let at = site.clusterStart.get(cluster); at < end; at++) {
      clusterOf[site.clusterEntries.get(at)] = cluster
    }
  }
  return clusterOf
}
