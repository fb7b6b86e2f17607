import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import type { Fixable } from '../fixes/certain-fixes.ts'
import { entryLoc, linkLang, linkLoc, linkPointer } from '../site.ts'

export const duplicateAlternate: Check = {
  code: 'duplicate-alternate',
  severity: 'warning',
  summary: 'An entry lists the same page twice for one language.',
  explanation:
    'This does no harm by itself, but the two links can easily become different when one of them is changed.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Remove one of the links.',
  fixed: 'All links but the first are removed, if their URLs have the same query and fragment.',
  notFixed: 'URLs with different queries or fragments may be different pages.',
  message: ({ loc = '', lang = '' }) =>
    sentence('{loc:quote} lists the same page twice for {lang:quote}.', { loc, lang }),
  *find(site) {
    /** The corrections of one entry, whose findings follow each other. */
    let known = { entry: -1, fixes: new Map<number, Fixable>() as ReadonlyMap<number, Fixable> }
    for (const { entry, first, link } of site.duplicates) {
      if (site.fixes !== null && known.entry !== entry) {
        known = { entry, fixes: site.fixes.repeatedLinks(entry) }
      }
      yield {
        pointer: linkPointer(site, entry, link, 'lang'),
        related: [
          {
            pointer: linkPointer(site, entry, first, 'lang'),
            note: sentence('the first link').text,
          },
        ],
        loc: entryLoc(site, entry),
        lang: linkLang(site, first),
        target: linkLoc(site, link),
        ...known.fixes.get(site.valueKey.get(site.linkValue.get(link))),
      }
    }
  },
}
