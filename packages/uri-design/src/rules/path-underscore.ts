import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'

export const pathUnderscore: LintRule = {
  name: 'path-underscore',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'Words of a path are divided by underscores.',
  explain:
    'Kebab case is the convention of paths; underscores vanish under the line of a link, and belong to query parameters.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifierPattern'],
  examples: [
    { text: '/config/production/database', kind: 'path', findings: [] },
    {
      text: '/config_production_database',
      kind: 'path',
      findings: ['path-underscore'],
      fixed: '/config-production-database',
    },
  ],
  check(subject, _options, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.segments) {
      if (segment.role !== 'name') continue
      if (segment.text.includes('_')) report(withFix(segment, kebabFix(segment)))
    }
  },
}
