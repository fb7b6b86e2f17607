import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { isCamelCase } from '../lint/words.ts'

export const pathCamelCase: LintRule = {
  code: 'path-camel-case',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'Words in the path are separated by capital letters.',
  explanation:
    'Paths are case-sensitive, and people are not. Kebab case reads the same in speech, in logs and on every disk. Long segments in camel case often hide a hierarchy.',
  remedy: 'Separate the words by hyphens, or make them segments of their own.',
  isFixUnsafe: true,
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifiers', 'verbs'],
  examples: [
    { text: '/my-resource-name', kind: 'path', findings: 0 },
    { text: '/projects/web-app/src/components', kind: 'path', findings: 0 },
    {
      text: '/projectWebAppSrcComponents',
      kind: 'path',
      findings: 1,
      fixed: '/project-web-app-src-components',
    },
    { text: '/getUsers', kind: 'path', right: '/users', findings: 1 },
    { text: 'git://origin/main/src/MyClass.ts', findings: 0 },
  ],
  check(subject, settings, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.levels) {
      if (segment.role !== 'name') continue
      if (isCamelCase(segment.text)) report(withFix(segment, kebabFix(segment, settings)))
    }
  },
}
