import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { linkPointer } from '../site.ts'

export const duplicateAlternate: Check = {
  code: 'duplicate-alternate',
  severity: 'warning',
  summary: 'An entry lists one page twice for one language.',
  explanation:
    'It does no harm by itself, but something writes links twice, and the two will differ one day.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Leave one of the links out.',
  *find(site) {
    for (const { entry, first, link } of site.duplicates) {
      yield {
        pointer: linkPointer(site, entry, link, 'lang'),
        loc: site.texts[site.entryText[entry]!]!,
        lang: site.values[site.linkValue[first]!]!,
      }
    }
  },
}
