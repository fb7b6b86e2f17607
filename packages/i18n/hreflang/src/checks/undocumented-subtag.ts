import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const undocumentedSubtag: Check = {
  code: 'undocumented-subtag',
  severity: 'info',
  summary: 'An `hreflang` value has more than a language, a script and a region.',
  explanation:
    'Variants, extensions and private-use subtags are valid in a tag, but search engines do not document what they do with them.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: sentence('Remove the extra subtags unless other programs need them.').text,
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence(
      'The hreflang value {lang:quote} of {loc:quote} has more than a language, a script and a region.',
      { loc, lang },
    ),
  find: (site) => findValueProblems(site, ['undocumented-subtag']),
}
