import { formOfEntry, formOfLink, type Site } from '../site.ts'
import type { RepairedValues } from './repaired-values.ts'

/** Used instead of an `hreflang` value: there is none, or there are several. */
export const UNKNOWN = -1
const DIFFERENT = -2

/** Which languages the links of a site give each page. */
export interface PageLanguages {
  /** Whether a page lists itself, by its `lang` or by a link. */
  readonly listsItself: Uint8Array
  /** The `hreflang` value of each page: its own, or the one that all other pages give it; otherwise negative. */
  readonly value: Int32Array
  /** Whether all links to a page, or to two pages, have the same language, apart from `x-default`. */
  areAgreed(page: number, other?: number): boolean
}

/** Finds the languages of all pages in two passes over the links. */
export function findPageLanguages(site: Site, { keys, xDefault }: RepairedValues): PageLanguages {
  const own = new Int32Array(site.urlCount).fill(UNKNOWN)
  const given = new Int32Array(site.urlCount).fill(UNKNOWN)
  const listsItself = new Uint8Array(site.urlCount)
  for (let entry = 0; entry < site.entryCount; entry++) {
    const source = formOfEntry(site, entry)
    if (source < 0) continue
    for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
      const target = formOfLink(site, link)
      if (target < 0) continue
      const value = site.linkValue.get(link)
      const isDefault = keys[value] === xDefault
      if (target === source) {
        listsItself[source] = 1
        // The first language that is not `x-default`. The implied link comes first.
        const known = own[source]!
        if (known === UNKNOWN || (!isDefault && keys[known] === xDefault)) own[source] = value
      }
      if (isDefault) continue
      const known = given[target]!
      if (known === UNKNOWN) given[target] = value
      else if (known !== DIFFERENT && keys[known] !== keys[value]) given[target] = DIFFERENT
    }
  }
  const value = own.map((known, page) => (known === UNKNOWN ? given[page]! : known))
  return {
    listsItself,
    value,
    areAgreed(page, other = page) {
      const [one, two] = [given[page]!, given[other]!]
      if (one === UNKNOWN || two === UNKNOWN) return one >= 0 || two >= 0
      return one >= 0 && two >= 0 && keys[one] === keys[two]
    },
  }
}
