import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const alternateNotListed: Check = {
  code: 'alternate-not-listed',
  severity: 'warning',
  summary: 'An alternate has no entry of its own.',
  explanation:
    'Without an entry, it cannot be checked whether the alternate links back. Often its URL has changed or is misspelt.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Add an entry for the page or correct the URL. Ignore this if the page is in a sitemap that was not checked.',
  causedBy: 'alternate',
  notFixed:
    'The page may be in another sitemap, its entry may be missing, or the URL may be wrong.',
  message: ({ loc = '', lang = '', target = '' }) =>
    sentence(
      '{loc:quote} lists the {lang:quote} page {target:quote}, which has no entry of its own.',
      { loc, lang, target },
    ),
  *find(site) {
    for (const at of writtenLinks(site)) {
      if (site.formEntry.get(at.target) === -1) yield describeLink(site, at)
    }
  },
}
