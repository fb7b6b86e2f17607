import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findOwnLanguages } from '../own-languages.ts'
import { isXDefault } from '../site.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const languageMismatch: Check = {
  code: 'language-mismatch',
  severity: 'error',
  summary: 'A link gives an alternate another language than its own entry does.',
  explanation:
    'Return links do not show this: if two languages are swapped on every page, readers get the wrong language although the set is complete.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Give the link the language of the page that it leads to; a page that serves a second language lists itself under both.',
  *find(site) {
    const ownLanguage = findOwnLanguages(site)
    for (const at of writtenLinks(site)) {
      const value = site.linkValue[at.link]!
      if (isXDefault(site, value)) continue
      const declared = ownLanguage(at.target, value)
      if (declared !== null) yield { ...describeLink(site, at, 'lang'), declared }
    }
  },
}
