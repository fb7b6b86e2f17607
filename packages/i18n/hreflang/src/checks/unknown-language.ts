import { sentence } from '@waymark/infra/internal'
import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const unknownLanguage: Check = {
  code: 'unknown-language',
  severity: 'error',
  summary: 'An `hreflang` value has a language that is not registered.',
  explanation:
    'Often it is the code of a country instead of the code of its language: `jp` for `ja`, `cz` for `cs`. Search engines ignore the link.',
  source: IANA_REGISTRY,
  remedy: sentence('Use the ISO 639-1 code of the language. A region alone is not a valid value.')
    .text,
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence(
      'The hreflang value {lang:quote} of {loc:quote} has a language that is not registered.',
      { loc, lang },
    ),
  find: (site) => findValueProblems(site, ['unknown-language']),
}
