import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const deprecatedSubtag: Check = {
  code: 'deprecated-subtag',
  severity: 'warning',
  summary: 'An `hreflang` value has a subtag for which the registry prefers another.',
  explanation: 'Old codes as `iw` and `BU` are read by some and dropped by others.',
  source: IANA_REGISTRY,
  remedy: 'Use the suggested tag.',
  find: (site) => findValueProblems(site, ['deprecated-subtag']),
}
