import { sentence } from '@waymark/infra/internal'
import { type Check, IANA_REGISTRY } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const deprecatedSubtag: Check = {
  code: 'deprecated-subtag',
  severity: 'warning',
  summary: 'An `hreflang` value has a deprecated subtag.',
  explanation: 'Some programs still read old codes such as `iw` and `BU`; others ignore them.',
  source: IANA_REGISTRY,
  remedy: 'Use the value that the registry prefers.',
  causedBy: 'lang',
  message: ({ loc = '', lang = '' }) =>
    sentence('The hreflang value {lang:quote} of {loc:quote} has a deprecated subtag.', {
      loc,
      lang,
    }),
  find: (site) => findValueProblems(site, ['deprecated-subtag']),
}
