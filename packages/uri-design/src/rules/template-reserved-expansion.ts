import type { LintRule } from '../lint/rule.ts'

export const templateReservedExpansion: LintRule = {
  name: 'template-reserved-expansion',
  groups: ['template', 'security'],
  severity: 'warning',
  summary: 'A variable may hold slashes.',
  explain:
    '`{+path}` takes in separators and dots: what it gives is a path, to be checked by `resolvePath`, and not a name.',
  source: 'The guide, section 7: security',
  kinds: ['template'],
  options: [],
  examples: [
    { text: 'file://documents/{name}', kind: 'template', findings: [] },
    { text: 'file:///{+path}', kind: 'template', findings: ['template-reserved-expansion'] },
  ],
  check(subject, _options, report) {
    for (const part of subject.template ?? []) {
      if (part.kind === 'expression' && part.operator === '+')
        report({ start: part.start, end: part.end })
    }
  },
}
