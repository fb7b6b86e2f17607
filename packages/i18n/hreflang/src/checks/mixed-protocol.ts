import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { describeLink, writtenLinks } from '../written-links.ts'

export const mixedProtocol: Check = {
  code: 'mixed-protocol',
  severity: 'warning',
  summary: 'A page and its alternate differ in http and https.',
  explanation:
    'They are two sites for a search engine; one of the two usually redirects, and links to redirects are dropped.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Write both with https.',
  *find(site) {
    const isHttps = Uint8Array.from(site.forms, (form) => (form.startsWith('https:') ? 1 : 0))
    for (const at of writtenLinks(site)) {
      if (isHttps[at.source] !== isHttps[at.target]) yield describeLink(site, at)
    }
  },
}
