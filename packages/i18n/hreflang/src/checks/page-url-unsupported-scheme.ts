import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { UNSUPPORTED } from '../site.ts'
import { findUnusableUrls } from '../unusable-urls.ts'

export const pageUrlUnsupportedScheme: Check = {
  code: 'page-url-unsupported-scheme',
  severity: 'error',
  summary: 'The scheme of a URL is neither http nor https.',
  explanation: 'Search engines index http and https pages only, so they ignore the URL.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Write the https URL of the page.',
  causedBy: 'scheme',
  message: ({ loc = '', target }) =>
    target === undefined
      ? sentence('The URL {loc:quote} is neither an http nor an https URL.', { loc })
      : sentence(
          'The alternate {target:quote} of {loc:quote} is neither an http nor an https URL.',
          { loc, target },
        ),
  find: (site) => findUnusableUrls(site, UNSUPPORTED),
}
