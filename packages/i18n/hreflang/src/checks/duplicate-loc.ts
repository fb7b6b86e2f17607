import type { Check } from '../check.ts'
import { entryPointer, formOfEntry, formText } from '../site.ts'

export const duplicateLoc: Check = {
  code: 'duplicate-loc',
  severity: 'warning',
  summary: 'Two entries are one page.',
  explanation:
    'Both entries have one normal form. Where their alternates or dates differ, a reader takes one of them.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  remedy:
    'Merge the entries. If they are different pages, match them with what tells them apart, such as the query.',
  *find(site) {
    for (let entry = 0; entry < site.entryCount; entry++) {
      const form = formOfEntry(site, entry)
      // The second entry of a page is the place.
      if (form < 0 || site.nextEntry[site.formEntry[form]!] !== entry) continue
      let entries = 2
      for (let more = site.nextEntry[entry]!; more !== -1; more = site.nextEntry[more]!) entries++
      yield { pointer: `${entryPointer(site, entry)}/loc`, loc: formText(site, form), entries }
    }
  },
}
