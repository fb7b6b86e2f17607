import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { linkPointer } from '../site.ts'

export const conflictingAlternates: Check = {
  code: 'conflicting-alternates',
  severity: 'error',
  summary: 'An entry lists different pages for one language.',
  explanation:
    'A search engine can show one page for a language; which one is chance, if the set is taken at all.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Keep the page that is meant; tell the others apart by region or script.',
  *find(site) {
    for (const { entry, first, link } of site.conflicts) {
      yield {
        pointer: linkPointer(site, entry, link, 'loc'),
        loc: site.texts[site.entryText[entry]!]!,
        lang: site.values[site.linkValue[first]!]!,
      }
    }
  },
}
