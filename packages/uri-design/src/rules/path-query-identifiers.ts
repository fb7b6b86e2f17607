import { isIdentifierValue } from '../lint/identifiers.ts'
import { isQuantity } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const pathQueryIdentifiers: LintRule = {
  name: 'path-query-identifiers',
  groups: ['path-hierarchy'],
  severity: 'warning',
  summary: 'The query says which resource is meant.',
  explain:
    'What belongs together in a hierarchy reads as one: `/users/123/posts/456`. A query filters and arranges what the path names.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: '/users/123/posts/456/comments', kind: 'path', findings: [] },
    { text: '/comments?user=123&post=456', kind: 'path', findings: ['path-query-identifiers'] },
    { text: '/posts?page=2&per_page=20', kind: 'path', findings: [] },
    { text: '/hotels?adults=2&children=1&lat=52&lng=13', kind: 'path', findings: [] },
    { text: '/photos?page[number]=2&page[size]=20&w=640&h=480', kind: 'path', findings: [] },
    { text: '/users?id=5', kind: 'path', findings: ['path-query-identifiers'] },
  ],
  check(subject, _options, report) {
    if (!subject.isDesigned) return
    const found = subject.parameters.filter(
      ({ name, value }) => isIdentifierValue(value) && !isQuantity(name),
    )
    const [first] = found
    const last = found.at(-1)
    if (first === undefined || last === undefined) return
    if (found.length > 1 || first.name === 'id') report({ start: first.start, end: last.end })
  },
}
