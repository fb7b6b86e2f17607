import type { IndexedSite } from './check.ts'
import { formOfEntry, formOfLink, isXDefault } from './site.ts'

/** The language that a page names as its own, where a label says another; `null` where they agree, or where it names none. */
export type OwnLanguage = (form: number, label: number) => string | null

/** The language of a page that is meant for everybody. */
const ANY = -2

/**
 * Finds out what pages say of their own languages.
 *
 * An entry's `lang` names one. A page serves more where the entry also lists itself under that and under others, as
 * search engines advise for a page of one region that serves the language in general. Without `lang`, as in every
 * sitemap, the labels under which the entry lists itself say it all.
 *
 * The links of entries that contradict themselves are not asked, and one that lists itself under another language than
 * its `lang` only does not serve both.
 */
export function findOwnLanguages(site: IndexedSite): OwnLanguage {
  const keys = site.keys.length
  /** Page to its first language: a label, `ANY`, or -1. */
  const first = new Int32Array(site.forms.length).fill(-1)
  /** The others, which few pages have. */
  const others = new Set<number>()
  const isSame = (a: number, b: number) => site.labelKey[a] === site.labelKey[b]
  const add = (form: number, label: number) => {
    if (first[form] === -1) first[form] = label
    else if (first[form] !== ANY && !isSame(first[form]!, label)) {
      others.add(form * keys + site.labelKey[label]!)
    }
  }
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const own = site.entryLabel[entry]!
    if (form < 0) continue
    if (own >= 0 && isXDefault(site, own)) first[form] = ANY
    else if (own >= 0) add(form, own)
    if (site.contradicts[entry] === 1) continue
    const listed = selfLabels(site, entry, form)
    if (own >= 0 && !listed.some((label) => isSame(label, own))) continue
    for (const label of listed) if (!isXDefault(site, label)) add(form, label)
  }
  return (form, label) => {
    const own = first[form]!
    if (own < 0 || isSame(own, label) || others.has(form * keys + site.labelKey[label]!))
      return null
    return site.labels[own]!
  }
}

/** The labels under which an entry lists itself. */
function selfLabels(site: IndexedSite, entry: number, form: number): readonly number[] {
  const labels: number[] = []
  for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
    if (formOfLink(site, link) === form) labels.push(site.linkLabel[link]!)
  }
  return labels
}
