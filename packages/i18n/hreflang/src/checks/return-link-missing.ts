import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const returnLinkMissing: Check = {
  code: 'return-link-missing',
  severity: 'error',
  summary: 'An alternate does not list the page that lists it.',
  explanation:
    "If two pages do not both point to each other, search engines ignore the links, so that nobody can claim another's page as a version of his own.",
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: "Add the link back to the alternate's own entry, or take this one away.",
  *find(site) {
    for (const at of writtenLinks(site)) {
      const isListed = site.formEntry[at.target] !== -1
      if (isListed && site.linkedBack[at.link] === 0) yield describeLink(site, at)
    }
  },
}
