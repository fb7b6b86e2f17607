import type { IndexedSite } from './check.ts'
import { formOfEntry, formOfLink, isXDefault } from './site.ts'

/** Returns the language of a page if a link to it has another one; `null` if they agree or the page has no language. */
export type OwnLanguage = (form: number, value: number) => string | null

/** The language of an `x-default` page. */
const ANY = -2

/**
 * Finds the languages of each page.
 *
 * The `lang` of an entry is one of them. A page has more languages if its entry lists itself under `lang` and also under
 * other languages: search engines recommend this for a page of one region that also serves the language in general.
 * Without `lang`, as in every sitemap, the languages are those under which the entry lists itself.
 *
 * Values that search engines cannot use are no languages: they are reported as such. Self links of entries that
 * contradict themselves do not count. An entry that lists itself only under a language other
 * than its `lang` has just its `lang`.
 */
export function findOwnLanguages(site: IndexedSite): OwnLanguage {
  const keys = site.keys.length
  /** The first language of each page: an `hreflang` value, `ANY`, or -1. */
  const first = new Int32Array(site.urlCount).fill(-1)
  /** All further languages; few pages have any. */
  const others = new Set<number>()
  const isSame = (a: number, b: number) => site.valueKey.get(a) === site.valueKey.get(b)
  const add = (form: number, value: number) => {
    if (!site.usableValues[value]) return
    if (first[form] === -1) first[form] = value
    else if (first[form] !== ANY && !isSame(first[form]!, value)) {
      others.add(form * keys + site.valueKey.get(value))
    }
  }
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const own = site.entryValue.get(entry)
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
    if (own < 0 || isSame(own, value) || others.has(form * keys + site.valueKey.get(value)))
      return null
    return site.values[own]!
  }
}

/** Returns the `hreflang` values under which an entry lists itself. */
function selfValues(site: IndexedSite, entry: number, form: number): readonly number[] {
  const values: number[] = []
  for (let link = site.linkStart.get(entry); link < site.linkStart.get(entry + 1); link++) {
    if (formOfLink(site, link) === form) values.push(site.linkValue.get(link))
  }
  return values
}
