import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { isCamelCase } from '../lint/words.ts'

export const pathUppercase: LintRule = {
  code: 'path-uppercase',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'The path contains capital letters.',
  explanation:
    'Paths are case-sensitive: `/Users` and `/users` are two resources, and people who type the wrong one get nothing.',
  remedy: 'Write the path in lower case.',
  isFixUnsafe: true,
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifiers', 'verbs'],
  examples: [
    { text: '/my-resource', kind: 'path', findings: 0 },
    { text: '/MY-RESOURCE', kind: 'path', findings: 1, fixed: '/my-resource' },
    { text: '/jira/issues/PROJ-123', kind: 'path', findings: 0 },
    { text: '/docs/README.md', kind: 'path', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.levels) {
      if (segment.role !== 'name') continue
      if (/\p{Lu}/u.test(segment.text) && !isCamelCase(segment.text)) {
        report(withFix(segment, kebabFix(segment, settings)))
      }
    }
  },
}
