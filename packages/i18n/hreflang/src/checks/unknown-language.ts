import { type Check, IANA_REGISTRY } from '../check.ts'
import { describeValue, findValueProblems } from '../value-problems.ts'

export const unknownLanguage: Check = {
  code: 'unknown-language',
  severity: 'error',
  summary: 'An `hreflang` value has a language that is not registered.',
  explanation:
    'Often it is the code of a country instead of the code of its language: `jp` for `ja`, `cz` for `cs`. Search engines ignore the link.',
  source: IANA_REGISTRY,
  remedy: 'Use the ISO 639-1 code of the language. A region alone is not a valid value.',
  causedBy: 'lang',
  message: (details) => `${describeValue(details)} has a language that is not registered.`,
  find: (site) => findValueProblems(site, ['unknown-language']),
}
