import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const invalidHreflang: Check = {
  code: 'invalid-hreflang',
  severity: 'error',
  summary: 'An `hreflang` value is not one that search engines can read.',
  explanation:
    'Search engines ignore a link whose `hreflang` value they cannot read. This includes values that are not language tags, subtags that are not registered or that are repeated, private-use tags and scripts, and grandfathered tags such as `i-klingon`.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Write a language, optionally followed by a script or a region, with hyphens: `en`, `zh-Hant`, `pt-BR`.',
  causedBy: 'lang',
  fixed:
    'The suggested value is written, if only one value can be meant and no other page of the set has it.',
  notFixed:
    'A value without a suggestion has no common mistake that explains it. A suggestion that leaves out a part of the value, or that another page of the set has, is not certain.',
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
