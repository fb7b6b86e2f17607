import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findOwnLanguages } from '../own-languages.ts'
import { relatedLanguage } from '../related-places.ts'
import { isXDefault } from '../site.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const languageMismatch: Check = {
  code: 'language-mismatch',
  severity: 'error',
  summary: 'A link gives an alternate a different language than its own entry.',
  explanation:
    'Return links do not reveal this: if two languages are swapped on every page, the set is complete, but readers get the wrong language.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Give the link the language of the page. If a page serves two languages, its own entry must list it under both.',
  causedBy: 'lang',
  notFixed: 'Either the link or the entry of the page may have the wrong language.',
  message: ({ loc = '', lang = '', target = '', declared = '' }) =>
    sentence(
      '{loc:quote} lists the {lang:quote} page {target:quote}, whose own entry says {declared:quote}.',
      { loc, lang, target, declared },
    ),
  *find(site) {
    const ownLanguages = findOwnLanguages(site)
    for (const at of writtenLinks(site)) {
      const value = site.linkValue.get(at.link)
      if (isXDefault(site, value) || !site.usableValues[value]) continue
      const declared = ownLanguages.other(at.target, value)
      if (declared === null) continue
      const own = relatedLanguage(
        site,
        at.target,
        declared,
        sentence("the alternate's own language"),
      )
      yield { ...describeLink(site, at, 'lang'), ...own, declared }
    }
    ownLanguages.release()
  },
}
