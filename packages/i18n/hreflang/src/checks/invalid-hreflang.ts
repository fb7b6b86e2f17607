import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { findLabelProblems } from '../label-problems.ts'

export const invalidHreflang: Check = {
  code: 'invalid-hreflang',
  severity: 'error',
  summary: 'A label is no language tag and not `x-default`.',
  explanation:
    'A search engine drops a link whose label it cannot read. Tags registered whole, as `i-klingon`, private tags and scripts, and subtags that are not registered or stand twice, are not read either.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Write language, or language-script, or language-region, with hyphens: `en`, `zh-Hant`, `pt-BR`.',
  find: (site) =>
    findLabelProblems(site, [
      'not-well-formed',
      'grandfathered',
      'private-use',
      'unknown-script',
      'invalid-subtag',
    ]),
}
