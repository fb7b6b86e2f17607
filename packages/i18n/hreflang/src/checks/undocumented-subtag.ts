import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { describeValue, findValueProblems } from '../value-problems.ts'

export const undocumentedSubtag: Check = {
  code: 'undocumented-subtag',
  severity: 'info',
  summary: 'An `hreflang` value has more than a language, a script and a region.',
  explanation:
    'Variants, extensions and private-use subtags are valid in a tag, but search engines do not document what they do with them.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Remove the extra subtags unless other readers need them.',
  causedBy: 'lang',
  message: (details) =>
    `${describeValue(details)} has more than a language, a script and a region.`,
  find: (site) => findValueProblems(site, ['undocumented-subtag']),
}
