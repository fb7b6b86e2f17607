import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { INVALID } from '../site.ts'
import { findUnusableAddresses } from '../unusable-urls.ts'

export const invalidUrl: Check = {
  code: 'invalid-url',
  severity: 'error',
  summary: 'An address is not a URL.',
  explanation:
    'The host or the port cannot be read, so that no browser and no crawler comes to the page.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Correct the address; an inspection of the URL says what is wrong with it.',
  find: (site) => findUnusableAddresses(site, INVALID),
}
