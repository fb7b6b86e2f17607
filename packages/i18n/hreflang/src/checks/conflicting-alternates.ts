import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { entryLoc, linkLang, linkLoc, linkPointer, normalUrl } from '../site.ts'

export const conflictingAlternates: Check = {
  code: 'conflicting-alternates',
  severity: 'error',
  summary: 'An entry lists different pages for one language.',
  explanation:
    'A search engine shows one page for each language. It chooses any of them, or ignores the whole set.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Keep the right page for this language, or give the others a region or script.',
  notFixed: 'Any of the pages may be the right one.',
  message: ({ loc = '', lang = '' }) =>
    sentence('{loc:quote} lists different pages for {lang:quote}.', { loc, lang }),
  *find(site) {
    for (const { entry, first, link } of site.conflicts) {
      yield {
        pointer: linkPointer(site, entry, link, 'loc'),
        related: [
          {
            pointer: linkPointer(site, entry, first, 'loc'),
            note: sentence('the first link').text,
          },
        ],
        loc: entryLoc(site, entry),
        lang: linkLang(site, first),
        target: linkLoc(site, link),
        targets: [first, link].map((at) => normalUrl(site, site.linkUrl.get(at))).sort(),
      }
    }
  },
}
