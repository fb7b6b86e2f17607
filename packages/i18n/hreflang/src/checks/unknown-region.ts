import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const unknownRegion: Check = {
  code: 'unknown-region',
  severity: 'error',
  summary: 'An `hreflang` value has a region that is not registered.',
  explanation:
    'Mostly `UK` for `GB`, `USA` for `US`, or the code of a language for that of its country. The link is dropped.',
  source: IANA_REGISTRY,
  remedy: 'Use the code of ISO 3166-1 alpha-2.',
  find: (site) => findValueProblems(site, ['unknown-region']),
}
