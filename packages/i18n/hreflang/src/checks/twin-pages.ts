import { sentence } from '@waymark/infra/internal'
import type { Check } from '../check.ts'
import { findListedTwins } from '../listed-twins.ts'
import { entryPointer, formOfEntry } from '../site.ts'
import { tellDifferences } from '../twins.ts'

export const twinPages: Check = {
  code: 'twin-pages',
  severity: 'warning',
  summary: 'Several pages have URLs that differ only in upper and lower case or in `www`.',
  explanation:
    'Most servers answer such URLs with one page, or redirect from one to the other. Search engines then choose one of them, which may be the wrong one. In a query, upper and lower case are not compared, because names in it may differ in nothing else.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  remedy:
    'Keep the URL that the server answers without a redirect, and remove the others. If they are different pages, ignore this.',
  notFixed: 'Only the server knows which of the URLs it answers without a redirect.',
  message: ({ entries = 2, targets = [], differs = [] }) =>
    sentence('{entries} pages have URLs that differ only in {parts:phrase}: {urls:quote,and}.', {
      entries,
      urls: targets,
      parts: tellDifferences(differs),
    }),
  *find(site) {
    const placeOf = (entry: number) => `${entryPointer(site, entry)}/loc`
    for (const { entries, pages, differs } of findListedTwins(site)) {
      const [first = 0, second = 0, ...others] = entries
      const note = sentence('the entry of the other URL').text
      yield {
        pointer: placeOf(second),
        related: [first, ...others].map((entry) => ({ pointer: placeOf(entry), note })),
        entries: pages,
        targets: entries.map((entry) => site.urls.text(formOfEntry(site, entry))).sort(),
        differs,
      }
    }
  },
}
