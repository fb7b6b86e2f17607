import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const languageNotIso6391: Check = {
  code: 'language-not-iso-639-1',
  severity: 'warning',
  summary: 'An `hreflang` value has a language without a two-letter code in ISO 639-1.',
  explanation:
    'The tag is valid, but search engines document only the two-letter codes of ISO 639-1.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: sentence(
    'Keep the value if other programs need it, and also list a page as `x-default` or in a language that has a two-letter code.',
  ).text,
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence(
      'The hreflang value {lang:quote} of {loc:quote} has a language without a two-letter code in ISO 639-1.',
      { loc, lang },
    ),
  find: (site) => findValueProblems(site, ['language-not-iso-639-1']),
}
