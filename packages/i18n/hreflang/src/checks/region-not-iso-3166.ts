import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findLabelProblems } from '../label-problems.ts'

export const regionNotIso3166: Check = {
  code: 'region-not-iso-3166',
  severity: 'warning',
  summary: 'A label has a region that is no country of ISO 3166-1.',
  explanation:
    'Regions such as `419` or `EU` are valid in a tag, but search engines document the countries of ISO 3166-1 alpha-2 only.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Name the language alone, or one label for each country; several labels may share a page.',
  find: (site) => findLabelProblems(site, ['region-not-iso-3166']),
}
