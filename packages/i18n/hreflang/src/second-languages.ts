import type { IndexedSite } from './check.ts'
import { formOfEntry, formOfLink } from './site.ts'

/** Whether a page says of itself that it also serves the language of a label. */
export type ServesLanguage = (form: number, label: number) => boolean

/**
 * Finds the pages that serve more languages than the `lang` of their entry: the entry lists its page under that
 * language and under others, as search engines advise for a page of one region that serves the language in general.
 *
 * Entries that contradict themselves are not asked, and one that lists itself under another language only does not
 * serve both.
 */
export function findSecondLanguages(site: IndexedSite): ServesLanguage {
  const keys = site.keys.length
  const served = new Set<number>()
  for (let entry = 0; entry < site.entryCount; entry++) {
    const form = formOfEntry(site, entry)
    const own = site.entryLabel[entry]!
    if (form < 0 || own === -1 || site.contradicts[entry] === 1) continue
    const seconds: number[] = []
    let listsOwn = false
    for (let link = site.linkStart[entry]!; link < site.linkStart[entry + 1]!; link++) {
      if (formOfLink(site, link) !== form) continue
      const key = site.labelKey[site.linkLabel[link]!]!
      if (key === site.labelKey[own]) listsOwn = true
      else seconds.push(form * keys + key)
    }
    if (listsOwn) for (const second of seconds) served.add(second)
  }
  return (form, label) => served.has(form * keys + site.labelKey[label]!)
}
