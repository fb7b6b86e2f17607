import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Check } from '../check.ts'
import type { RelatedPlace } from '../finding.ts'
import { MAX_RELATED } from '../related-places.ts'
import { entryPointer, formOfEntry } from '../site.ts'

export const duplicateLoc: Check = {
  code: 'duplicate-loc',
  severity: 'warning',
  summary: 'Several entries are for the same page.',
  explanation:
    'Their URLs have the same normal form. If their alternates or dates differ, readers use only one of them.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  remedy:
    'Merge the entries. If they are different pages, keep the part of the URL that distinguishes them, such as the query.',
  fixed:
    'If no two entries contradict each other and all their other members are equal, the first entry gets the language and the links of the others, and the others are removed.',
  notFixed:
    'Entries with different languages, dates, links or queries may be meant for different pages, and nothing shows which of two dates is right.',
  message: ({ loc = '', entries = 2 }) =>
    sentence('{entries} entries are for the page {loc:quote}.', { loc, entries }),
  *find(site) {
    for (let entry = 0; entry < site.entryCount; entry++) {
      const form = formOfEntry(site, entry)
      // The finding is at the second entry of a page.
      if (form < 0 || site.nextEntry.get(site.formEntry.get(form)) !== entry) continue
      const placeOf = (other: number, note: Sentence): RelatedPlace => ({
        pointer: `${entryPointer(site, other)}/loc`,
        note: note.text,
      })
      const related = [placeOf(site.formEntry.get(form), sentence('the first entry'))]
      let entries = 2
      for (let more = site.nextEntry.get(entry); more !== -1; more = site.nextEntry.get(more)) {
        entries++
        if (related.length < MAX_RELATED) related.push(placeOf(more, sentence('another entry')))
      }
      yield {
        pointer: `${entryPointer(site, entry)}/loc`,
        related,
        loc: site.urls.text(form),
        entries,
        ...site.fixes?.mergedEntries(form),
      }
    }
  },
}
