import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const regionNotIso3166: Check = {
  code: 'region-not-iso-3166',
  severity: 'warning',
  summary: 'An `hreflang` value has a region that is not a country of ISO 3166-1.',
  explanation:
    'Regions such as `419` or `EU` are valid in a tag, but search engines document the countries of ISO 3166-1 alpha-2 only.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Name the language alone, or write one value for each country; several values may share a page.',
  find: (site) => findValueProblems(site, ['region-not-iso-3166']),
}
