import type { LintRule } from '../lint/rule.ts'

export const templateReservedExpansion: LintRule = {
  code: 'template-reserved-expansion',
  groups: ['template', 'security'],
  severity: 'warning',
  summary: 'A variable can contain slashes.',
  explanation:
    '`{+path}` copies separators and dots, so its value is a path, not a name. `../` in a value leads out of the folder unless the server guards against it.',
  remedy: 'Use `{name}`, or check the value with `resolvePath` of `@waymark/path-guard`.',
  source: 'The guide, section 7: security',
  kinds: ['template'],
  examples: [
    { text: 'file://documents/{name}', kind: 'template', findings: 0 },
    { text: 'file:///{+path}', kind: 'template', right: 'file:///{path}', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const part of subject.template ?? []) {
      if (part.kind === 'expression' && part.operator === '+')
        report({ start: part.start, end: part.end })
    }
  },
}
