import type { LintRule } from '../lint/rule.ts'

export const templateReservedExpansion: LintRule = {
  code: 'template-reserved-expansion',
  groups: ['template', 'security'],
  severity: 'warning',
  summary: 'A variable can contain slashes.',
  explanation: '`{+path}` matches separators and dots. Its value is a path, not a name.',
  remedy: 'Use `{name}`, or check the value with `resolvePath` of `@waymark/path-guard`.',
  source: 'The guide, section 7: security',
  kinds: ['template'],
  options: [],
  examples: [
    { text: 'file://documents/{name}', kind: 'template', findings: 0 },
    { text: 'file:///{+path}', kind: 'template', findings: 1 },
  ],
  check(subject, _options, report) {
    for (const part of subject.template ?? []) {
      if (part.kind === 'expression' && part.operator === '+')
        report({ start: part.start, end: part.end })
    }
  },
}
