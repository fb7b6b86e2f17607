import type { LintRule } from '../lint/rule.ts'

export const templateInvalid: LintRule = {
  name: 'template-invalid',
  groups: ['template'],
  severity: 'error',
  summary: 'The text is not a URI Template.',
  explain:
    'Braces enclose variables; names are letters, digits and `_`, and no expression has a default. See RFC 6570.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-2',
  kinds: ['template'],
  options: [],
  examples: [
    { text: 'db://postgres/mydb/users/{id}', kind: 'template', findings: [] },
    {
      text: 'db://postgres/mydb/users/{user-id}',
      kind: 'template',
      findings: ['template-invalid'],
    },
  ],
  check(subject, _options, report) {
    const { templateError } = subject
    if (templateError === null) return
    const { start, end, name } = templateError
    report({ start, end, reason: `${name}.` })
  },
}
