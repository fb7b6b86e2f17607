import { type Check, IANA_REGISTRY } from '../check.ts'
import { findLabelProblems } from '../label-problems.ts'

export const deprecatedSubtag: Check = {
  code: 'deprecated-subtag',
  severity: 'warning',
  summary: 'A label has a subtag for which the registry prefers another.',
  explanation: 'Old codes as `iw` and `BU` are read by some and dropped by others.',
  source: IANA_REGISTRY,
  remedy: 'Use the suggested tag.',
  find: (site) => findLabelProblems(site, ['deprecated-subtag']),
}
