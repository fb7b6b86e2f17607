import type { IndexedSite } from './check.ts'
import { formOfEntry, formOfLink, isXDefault } from './site.ts'

/** The language that a page names as its own, if a link says another; `null` if they agree, or if it names none. */
export type OwnLanguage = (form: number, value: number) => string | null

/** The language of a page that is meant for everybody. */
const ANY = -2

/**
 * Finds out what pages say of their own languages.
 *
 * An entry's `lang` names one. A page serves more where the entry also lists itself under that and under others, as
 * search engines advise for a page of one region that serves the language in general. Without `lang`, as in every
 * sitemap, the languages under which the entry lists itself are all there is.
 *
 * The links of entries that contradict themselves are not asked, and one that lists itself under another language than
 * its `lang` only does not serve both.
 */
export function findOwnLanguages(site: IndexedSite): OwnLanguage {
  const keys = site.keys.length
  /** Page to its first language: an hreflang value, `ANY`, or -1. */
  const first = new Int32Array(site.forms.length).fill(-1)
  /** The others, which few pages have. */
  const others = new Set<number>()
  const isSame = (a: number, b: number) => site.valueKey[a] === site.valueKey[b]
  const add = (form: number, value: number) => {
    if (first[form] === -1) first[form] = value
    else if (first[form] !== ANY && !isSame(first[form]!, value)) {
      others.add(form * keys + site.valueKey[value]!)
    }
  }
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const own = site.entryValue[entry]!
    if (form < 0) continue
    if (own >= 0 && isXDefault(site, own)) first[form] = ANY
    else if (own >= 0) add(form, own)
    if (site.contradicts[entry] === 1) continue
    const listed = selfValues(site, entry, form)
    if (own >= 0 && !listed.some((value) => isSame(value, own))) continue
    for (const value of listed) if (!isXDefault(site, value)) add(form, value)
  }
  return (form, value) => {
    const own = first[form]!
    if (own < 0 || isSame(own, value) || others.has(form * keys + site.valueKey[value]!))
      return null
    return site.values[own]!
  }
}

/** The hreflang values under which an entry lists itself. */
function selfValues(site: IndexedSite, entry: number, form: number): readonly number[] {
  const values: number[] = []
  for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
    if (formOfLink(site, link) === form) values.push(site.linkValue[link]!)
  }
  return values
}
