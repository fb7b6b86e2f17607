import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const invalidHreflang: Check = {
  code: 'invalid-hreflang',
  severity: 'error',
  summary: 'Search engines cannot read an `hreflang` value.',
  explanation:
    'Search engines ignore a link whose `hreflang` value they cannot read. This includes values that are not language tags, subtags that are not registered or that are repeated, private-use tags and scripts, and grandfathered tags such as `i-klingon`.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Write a language, optionally followed by a script or a region, with hyphens: `en`, `zh-Hant`, `pt-BR`.',
  causedBy: 'lang',
  fixed:
    'The suggested value is written if it is the only possible one and no other page of the set has it.',
  notFixed:
    'If there is no suggestion, no common mistake explains the value. A suggestion is uncertain if it leaves out a part of the value, or if another page of the set already has it.',
  message: ({ loc = '', lang = '' }) =>
    sentence('The hreflang value {lang:quote} of {loc:quote} cannot be read by search engines.', {
      loc,
      lang,
    }),
  find: (site) =>
    findValueProblems(site, [
      'tag-not-well-formed',
      'grandfathered',
      'private-use',
      'unknown-script',
      'invalid-subtag',
    ]),
}
