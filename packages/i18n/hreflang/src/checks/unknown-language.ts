import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const unknownLanguage: Check = {
  code: 'unknown-language',
  severity: 'error',
  summary: 'An `hreflang` value has a language that is not registered.',
  explanation:
    'Often a code of a country stands for the code of its language: `jp` for `ja`, `cz` for `cs`. The link is dropped.',
  source: IANA_REGISTRY,
  remedy: 'Use the code of ISO 639-1; a region alone cannot stand in hreflang.',
  find: (site) => findValueProblems(site, ['unknown-language']),
}
