import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findOwnLanguages } from '../own-languages.ts'
import { isXDefault } from '../site.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const labelMismatch: Check = {
  code: 'label-mismatch',
  severity: 'error',
  summary: 'An alternate is labelled otherwise than its own entry.',
  explanation:
    'Links back and forth do not show it: where labels are swapped on every page, readers get the wrong language although the set is complete.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Label the link with the language of the page it leads to; a page that serves a second language lists itself under both.',
  *find(site) {
    const ownLanguage = findOwnLanguages(site)
    for (const at of writtenLinks(site)) {
      const label = site.linkLabel[at.link]!
      if (isXDefault(site, label)) continue
      const declared = ownLanguage(at.target, label)
      if (declared !== null) yield { ...describeLink(site, at, 'lang'), declared }
    }
  },
}
