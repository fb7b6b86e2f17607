import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findValueProblems } from '../value-problems.ts'

export const invalidHreflang: Check = {
  code: 'invalid-hreflang',
  severity: 'error',
  summary: 'An `hreflang` value is neither a language tag nor `x-default`.',
  explanation:
    'A search engine drops a link whose `hreflang` value it cannot read. It also cannot read grandfathered tags such as `i-klingon`, private-use tags and scripts, and subtags that are not registered or appear twice.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Write language, or language-script, or language-region, with hyphens: `en`, `zh-Hant`, `pt-BR`.',
  find: (site) =>
    findValueProblems(site, [
      'tag-not-well-formed',
      'grandfathered',
      'private-use',
      'unknown-script',
      'invalid-subtag',
    ]),
}
