import { kebabFix, withFix } from '../lint/naming-fix.ts'
import type { LintRule } from '../lint/rule.ts'
import { isCamelCase } from '../lint/words.ts'

export const pathCamelCase: LintRule = {
  name: 'path-camel-case',
  groups: ['path-hierarchy', 'path-naming'],
  severity: 'warning',
  summary: 'Words of a path are divided by capitals.',
  explain:
    'Paths are case sensitive and people are not: kebab case reads the same in speech, in logs and on every disk. Long camel-case segments often hide a hierarchy.',
  source: 'The guide, section 2: path design',
  kinds: ['uri', 'template', 'path', 'segment'],
  options: ['identifierPattern'],
  examples: [
    { text: '/my-resource-name', kind: 'path', findings: [] },
    { text: '/projects/web-app/src/components', kind: 'path', findings: [] },
    {
      text: '/projectWebAppSrcComponents',
      kind: 'path',
      findings: ['path-camel-case'],
      fixed: '/project-web-app-src-components',
    },
    { text: 'git://origin/main/src/MyClass.ts', findings: [] },
  ],
  check(subject, _options, report) {
    if (!subject.isDesigned || subject.kind === 'identifier') return
    for (const segment of subject.segments) {
      if (segment.role !== 'name') continue
      if (isCamelCase(segment.text)) report(withFix(segment, kebabFix(segment)))
    }
  },
}
