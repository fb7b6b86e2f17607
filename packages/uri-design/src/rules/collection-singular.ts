import { isWholeVariable, pluralFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { isPlural } from '../lint/words.ts'

export const collectionSingular: LintRule = {
  code: 'collection-singular',
  groups: ['collection-plural'],
  severity: 'warning',
  summary: 'A collection is named in the singular.',
  explanation:
    'The segment before an identifier names the whole collection: `/users/123`. If all collections are plural, people can guess their URIs.',
  remedy: 'Name the collection in the plural.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path'],
  options: ['uncountable'],
  examples: [
    { text: '/users/123', kind: 'path', findings: 0 },
    { text: '/news/1', kind: 'path', findings: 0 },
    { text: '/user/123', kind: 'path', findings: 1, fixed: '/users/123' },
    {
      text: '/user/{id}',
      kind: 'template',
      findings: 1,
      fixed: '/users/{id}',
    },
    { text: '/api/v2/users/7', kind: 'path', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned) return
    subject.segments.forEach((segment, index) => {
      const next = subject.segments[index + 1]
      if (segment.role !== 'name' || next === undefined) return
      const isOne =
        next.role === 'identifier' || (next.role === 'variable' && isWholeVariable(next.text))
      if (!isOne || isPlural(segment.text, settings.uncountable)) return
      report(withFix(segment, pluralFix(segment)))
    })
  },
}
