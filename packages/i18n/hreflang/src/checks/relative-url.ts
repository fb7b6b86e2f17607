import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { RELATIVE } from '../site.ts'
import { findUnusableAddresses } from '../unusable-urls.ts'

export const relativeUrl: Check = {
  code: 'relative-url',
  severity: 'error',
  summary: 'An address has no scheme.',
  explanation:
    'Sitemaps and hreflang take absolute addresses only; a search engine drops what is relative, also `//host/path`.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Write the whole address, with https.',
  find: (site) => findUnusableAddresses(site, RELATIVE),
}
