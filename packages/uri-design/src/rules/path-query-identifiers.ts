import { isIdentifierValue } from '../lint/identifiers.ts'
import { isQuantity } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'

export const pathQueryIdentifiers: LintRule = {
  code: 'path-query-identifiers',
  groups: ['path-hierarchy'],
  severity: 'warning',
  summary: 'The query, not the path, identifies the resource.',
  explanation:
    'A hierarchy reads as a path: `/users/123/posts/456`. A query filters and sorts what the path names, and caches and access rules often look at the path only.',
  remedy: 'Move the identifiers to the path.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path'],
  needs: 'query',
  examples: [
    { text: '/users/123/posts/456/comments', kind: 'path', findings: 0 },
    {
      text: '/comments?user=123&post=456',
      kind: 'path',
      right: '/users/123/posts/456/comments',
      findings: 1,
    },
    { text: '/posts?page=2&per_page=20', kind: 'path', findings: 0 },
    { text: '/hotels?adults=2&children=1&lat=52&lng=13', kind: 'path', findings: 0 },
    { text: '/photos?page[number]=2&page[size]=20&w=640&h=480', kind: 'path', findings: 0 },
    { text: '/users?id=5', kind: 'path', right: '/users/5', findings: 1 },
  ],
  check(subject, _settings, report) {
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
