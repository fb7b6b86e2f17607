import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const regionNotIso3166: Check = {
  code: 'region-not-iso-3166',
  severity: 'warning',
  summary: 'An `hreflang` value has a region that is not a country of ISO 3166-1.',
  explanation:
    'Regions such as `419` or `EU` are valid in a tag, but search engines document only the countries of ISO 3166-1 alpha-2.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: sentence(
    'Use the language alone, or one value for each country. Several values can name the same page.',
  ).text,
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence(
      'The hreflang value {lang:quote} of {loc:quote} has a region that is not a country of ISO 3166-1.',
      { loc, lang },
    ),
  find: (site) => findValueProblems(site, ['region-not-iso-3166']),
}
