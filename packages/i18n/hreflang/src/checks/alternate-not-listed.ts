import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const alternateNotListed: Check = {
  code: 'alternate-not-listed',
  severity: 'warning',
  summary: 'An alternate is no page of the data.',
  explanation:
    'Its own alternates cannot be checked, so nobody knows whether it links back. Often the address has moved or is misspelt.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'List the page too, correct the address, or ignore this where the page is in another sitemap.',
  *find(site) {
    for (const at of writtenLinks(site)) {
      if (site.formEntry[at.target] === -1) yield describeLink(site, at)
    }
  },
}
