import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { quote } from '../quote.ts'
import { entryLoc, linkLang, linkLoc, linkPointer } from '../site.ts'

export const duplicateAlternate: Check = {
  code: 'duplicate-alternate',
  severity: 'warning',
  summary: 'An entry lists the same page twice for one language.',
  explanation:
    'This does no harm by itself, but the two links can easily become different when one of them is changed.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Remove one of the links.',
  message: ({ loc, lang }) => `${quote(loc)} lists the same page twice for ${quote(lang)}.`,
  *find(site) {
    for (const { entry, first, link } of site.duplicates) {
      yield {
        pointer: linkPointer(site, entry, link, 'lang'),
        related: [{ pointer: linkPointer(site, entry, first, 'lang'), note: 'the first link' }],
        loc: entryLoc(site, entry),
        lang: linkLang(site, first),
        target: linkLoc(site, link),
      }
    }
  },
}
