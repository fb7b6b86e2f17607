import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { relatedEntry } from '../related-places.ts'
import { isHttps } from '../site.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const mixedProtocol: Check = {
  code: 'mixed-protocol',
  severity: 'warning',
  summary: 'A page uses http and its alternate https, or the other way round.',
  explanation:
    'Usually, one of the two URLs redirects to the other scheme, and search engines ignore links to redirects.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Write both URLs with https.',
  notFixed: 'The site may not answer with the other scheme.',
  message: ({ loc = '', lang = '', target = '' }) =>
    sentence(
      '{loc:quote} lists the {lang:quote} page {target:quote}, but only one of them uses https.',
      { loc, lang, target },
    ),
  *find(site) {
    for (const at of writtenLinks(site)) {
      if (isHttps(site, at.source) === isHttps(site, at.target)) continue
      const own = relatedEntry(site, at.target, sentence("the alternate's own entry"), '/loc')
      yield { ...describeLink(site, at), ...own }
    }
  },
}
