import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { isCamelCase } from '../lint/words.ts'

export const pathUppercase: LintRule = {
  name: 'path-uppercase',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'A path is written in capitals.',
  explain: 'Paths are case sensitive: two spellings are two resources. Write names in lower case.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifierPattern'],
  examples: [
    { text: '/my-resource', kind: 'path', findings: [] },
    { text: '/MY-RESOURCE', kind: 'path', findings: ['path-uppercase'], fixed: '/my-resource' },
    { text: '/jira/issues/PROJ-123', kind: 'path', findings: [] },
    { text: '/docs/README.md', kind: 'path', findings: [] },
  ],
  check(subject, _options, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.segments) {
      if (segment.role !== 'name') continue
      if (/\p{Lu}/u.test(segment.text) && !isCamelCase(segment.text)) {
        report(withFix(segment, kebabFix(segment)))
      }
    }
  },
}
