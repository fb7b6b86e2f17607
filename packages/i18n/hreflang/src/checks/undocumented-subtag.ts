import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const undocumentedSubtag: Check = {
  code: 'undocumented-subtag',
  severity: 'info',
  summary: 'An `hreflang` value has more than language, script and region.',
  explanation:
    'Variants, extensions and private subtags make a valid tag of which search engines do not say what they do with it.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Leave the extra subtags out, unless other readers need them.',
  find: (site) => findValueProblems(site, ['undocumented-subtag']),
}
