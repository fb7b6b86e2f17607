import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { UNSUPPORTED } from '../site.ts'
import { findUnusableAddresses } from '../unusable-urls.ts'

export const unsupportedProtocol: Check = {
  code: 'unsupported-protocol',
  severity: 'error',
  summary: 'An address is neither http nor https.',
  explanation: 'Search engines index pages of these two schemes; any other is dropped.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Give the address under which the page is served by https.',
  find: (site) => findUnusableAddresses(site, UNSUPPORTED),
}
