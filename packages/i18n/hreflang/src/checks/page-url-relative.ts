import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { RELATIVE } from '../site.ts'
import { findUnusableUrls } from '../unusable-urls.ts'

export const pageUrlRelative: Check = {
  code: 'page-url-relative',
  severity: 'error',
  summary: 'The URL of a page or an alternate is relative.',
  explanation:
    'Sitemaps and hreflang links need absolute URLs. Search engines ignore relative URLs, including `//host/path`.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Write the complete URL with its scheme and host.',
  message: ({ loc = '', target }) =>
    target === undefined
      ? sentence('The URL {loc:quote} is relative.', { loc })
      : sentence('The alternate {target:quote} of {loc:quote} is relative.', { loc, target }),
  find: (site) => findUnusableUrls(site, RELATIVE),
}
