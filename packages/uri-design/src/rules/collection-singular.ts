import { isMember } from '../lint/members.ts'
import { pluralFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { canBeNoun, isPlural } from '../lint/words.ts'

export const collectionSingular: LintRule = {
  code: 'collection-singular',
  groups: ['collection-plural'],
  severity: 'warning',
  summary: 'A collection is named in the singular.',
  explanation:
    'The segment before an identifier names the whole collection: `/users/123`. If all collections are plural, people can guess their URIs.',
  remedy: 'Name the collection in the plural.',
  isFixUnsafe: true,
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
    { text: 'shop://user/{userId}', kind: 'template', findings: 1, fixed: 'shop://users/{userId}' },
    { text: '/verify/{id}', kind: 'template', findings: 0 },
    { text: '/signed/{id}', kind: 'template', findings: 0 },
    { text: '/merge-async/{uuid}', kind: 'template', findings: 0 },
    { text: '/sha/{sha}', kind: 'template', right: '/commits/{sha}', findings: 1 },
    { text: '/settings/profile/{section}', kind: 'template', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned) return
    const { levels } = subject
    for (let index = 0; index + 1 < levels.length; index++) {
      const segment = levels[index]!
      if (segment.role !== 'name' || isPlural(segment.text, settings.uncountable)) continue
      if (!isMember(subject, segment.text, levels[index + 1]!) || !canBeNoun(segment.text)) continue
      report(withFix(segment, pluralFix(segment)))
    }
  },
}
