import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'

export const pathUnderscore: LintRule = {
  code: 'path-underscore',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'Words in the path are separated by underscores.',
  explanation:
    'Kebab case is the convention of paths. The underline of a link hides underscores, and snake case is the convention of query parameters.',
  remedy: 'Separate the words by hyphens.',
  isFixUnsafe: true,
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifiers', 'verbs'],
  examples: [
    { text: '/config/production/database', kind: 'path', findings: 0 },
    {
      text: '/config_production_database',
      kind: 'path',
      findings: 1,
      fixed: '/config-production-database',
    },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.levels) {
      if (segment.role !== 'name') continue
      if (segment.text.includes('_')) report(withFix(segment, kebabFix(segment, settings)))
    }
  },
}
