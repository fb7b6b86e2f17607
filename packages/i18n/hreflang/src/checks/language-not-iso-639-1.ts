import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const languageNotIso6391: Check = {
  code: 'language-not-iso-639-1',
  severity: 'warning',
  summary: 'An `hreflang` value has a language without a two-letter code in ISO 639-1.',
  explanation:
    'The tag is valid, but search engines document the two-letter codes of ISO 639-1 only.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Keep it if other readers need it, and give a broader page as `x-default` or under a language that has a two-letter code.',
  find: (site) => findValueProblems(site, ['language-not-iso-639-1']),
}
