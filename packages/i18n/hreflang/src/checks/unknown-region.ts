import { type Check, IANA_REGISTRY } from '../check.ts'
import { describeValue, findValueProblems } from '../value-problems.ts'

export const unknownRegion: Check = {
  code: 'unknown-region',
  severity: 'error',
  summary: 'An `hreflang` value has a region that is not registered.',
  explanation:
    'Often it is `UK` instead of `GB`, `USA` instead of `US`, or the code of a language instead of the code of a country. Search engines ignore the link.',
  source: IANA_REGISTRY,
  remedy: 'Use the ISO 3166-1 alpha-2 code of the country.',
  causedBy: 'lang',
  message: (details) => `${describeValue(details)} has a region that is not registered.`,
  find: (site) => findValueProblems(site, ['unknown-region']),
}
