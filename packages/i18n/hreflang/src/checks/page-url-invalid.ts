import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { INVALID } from '../site.ts'
import { findUnusableUrls } from '../unusable-urls.ts'

export const pageUrlInvalid: Check = {
  code: 'page-url-invalid',
  severity: 'error',
  summary: 'The URL of a page or an alternate cannot be parsed.',
  explanation:
    'The host or the port is not valid, so neither browsers nor search engines can open the page.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Correct the host or the port of the URL.',
  message: ({ loc = '', target }) =>
    target === undefined
      ? sentence('The URL {loc:quote} cannot be parsed as a URL.', { loc })
      : sentence('The alternate {target:quote} of {loc:quote} cannot be parsed as a URL.', {
          loc,
          target,
        }),
  find: (site) => findUnusableUrls(site, INVALID),
}
