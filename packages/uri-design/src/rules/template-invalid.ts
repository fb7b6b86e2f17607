import { causedBy, type LintRule } from '../lint/rule.ts'

export const templateInvalid: LintRule = {
  code: 'template-invalid',
  groups: ['template'],
  severity: 'error',
  summary: 'The string is not a URI Template.',
  explanation:
    'Braces enclose variables, and names are letters, digits, `_` and percent-encoded bytes with single dots between them; no expression has a default. A client that reads the template refuses it, or takes the braces as they are and asks for a resource that does not exist. The cause says what is wrong: `{user-id}` has a hyphen in its name, `{user_id}` is right.',
  remedy: 'Correct the template.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-2',
  kinds: ['template'],
  examples: [
    { text: 'db://postgres/mydb/users/{id}', kind: 'template', findings: 0 },
    {
      text: 'db://postgres/mydb/users/{user-id}',
      kind: 'template',
      right: 'db://postgres/mydb/users/{user_id}',
      findings: 1,
      cause: 'template-invalid-variable',
    },
  ],
  check(subject, _settings, report) {
    if (subject.templateProblem !== null) report(causedBy(subject.templateProblem))
  },
}
