import { asciiLowercase } from '@waymark/infra'
import { decodeParameter, filterQuery } from '../query-parameters.ts'
import type { Rule } from '../rule.ts'
import { matchesWildcard } from '../wildcard.ts'

const PARAMS = ['utm_*', 'gclid', 'dclid', 'fbclid', 'msclkid', 'mc_eid']

export const removeTrackingParams: Rule = {
  name: 'remove-tracking-params',
  category: 'usually-preserves',
  summary: 'Drops parameters that only tell where a visitor came from.',
  explain:
    'Campaign tags and click identifiers are read by analytics, not by pages; a site is free to use one of these names for something else. Names are compared decoded, and as a whole.',
  source: 'https://support.google.com/analytics/answer/10917952',
  options: [
    {
      name: 'params',
      values: [],
      default: PARAMS.join(', '),
      summary: 'Names to remove; `*` stands for any text.',
    },
    {
      name: 'caseSensitive',
      values: ['true', 'false'],
      default: 'true',
      summary: 'Whether the case of a name counts.',
    },
  ],
  examples: [
    ['https://example.com/?utm_source=google&id=3', 'https://example.com/?id=3'],
    ['https://example.com/?%75tm_source=x', 'https://example.com/'],
    ['https://example.com/?utm=1&q=utm_source', 'https://example.com/?utm=1&q=utm_source'],
    ['https://example.com/?UTM_SOURCE=x', 'https://example.com/', { caseSensitive: false }],
    ['https://example.com/?ref=x&id=3', 'https://example.com/?id=3', { params: ['ref'] }],
  ],
  apply(url, { params = PARAMS, caseSensitive = true }) {
    const fold = caseSensitive ? String : asciiLowercase
    const patterns = params.map((pattern) => fold(pattern))
    return filterQuery(url, (parameter) => {
      const name = fold(decodeParameter(parameter.name))
      return !patterns.some((pattern) => matchesWildcard(name, pattern))
    })
  },
}
