import { sentence } from '@waymark/infra/internal'
import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const unknownRegion: Check = {
  code: 'unknown-region',
  severity: 'error',
  summary: 'An `hreflang` value has a region that is not registered.',
  explanation:
    'Often it is `UK` instead of `GB`, `USA` instead of `US`, or the code of a language instead of the code of a country. Search engines ignore the link.',
  source: IANA_REGISTRY,
  remedy: sentence('Use the ISO 3166-1 alpha-2 code of the country.').text,
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence(
      'The hreflang value {lang:quote} of {loc:quote} has a region that is not registered.',
      { loc, lang },
    ),
  find: (site) => findValueProblems(site, ['unknown-region']),
}
