import type { IndexedSite } from './check.ts'
import { IntList } from './int-list.ts'
import { PairSet } from './pair-set.ts'
import { formOfEntry, formOfLink, isXDefault } from './site.ts'

/** The languages of pages. */
export interface OwnLanguages {
  /** Returns the language of a page if a link to it has another one; `null` if they agree or the page has no language. */
  other(form: number, value: number): string | null
  /** Whether a page has a language. A page for all of them has none. */
  isKnown(form: number): boolean
  /** Gives the memory back. */
  release(): void
}

/** The language of an `x-default` page. */
const ANY = -2

/**
 * Finds the languages of each page.
 *
 * The `lang` of an entry is one of them. A page has more languages if its entry lists itself under `lang` and also under
 * other languages: search engines recommend this for a page of one region that also serves the language in general.
 * Without `lang`, as in every sitemap, the languages are those under which the entry lists itself.
 *
 * Values that search engines cannot use do not count, because they are reported as such. Self links of entries that
 * contradict themselves do not count either. An entry that lists itself only under a language other than its `lang` has
 * just its `lang`.
 */
export function findOwnLanguages(site: IndexedSite): OwnLanguages {
  const { memory } = site.urls
  /** The first language of each page: an `hreflang` value, `ANY`, or -1. */
  const first = new IntList(memory).padTo(site.urlCount, -1)
  /** All further languages; few pages have any. */
  const others = new PairSet(memory)
  const isSame = (a: number, b: number) => site.valueKey.get(a) === site.valueKey.get(b)
  const add = (form: number, value: number) => {
    if (!site.usableValues[value]) return
    const known = first.get(form)
    if (known === -1) first.set(form, value)
    else if (known !== ANY && !isSame(known, value)) {
      others.add(form, site.valueKey.get(value))
    }
  }
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const own = site.entryValue.get(entry)
    if (form < 0) continue
    if (own >= 0 && isXDefault(site, own)) first.set(form, ANY)
    else if (own >= 0) add(form, own)
    if (site.contradicts.get(entry) === 1) continue
    const listed = selfValues(site, entry, form)
    if (own >= 0 && !listed.some((value) => isSame(value, own))) continue
    for (const value of listed) if (!isXDefault(site, value)) add(form, value)
  }
  return {
    other(form, value) {
      const own = first.get(form)
      if (own < 0 || isSame(own, value) || others.has(form, site.valueKey.get(value))) return null
      return site.values[own]!
    },
    isKnown: (form) => first.get(form) >= 0,
    release() {
      first.release()
      others.release()
    },
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
