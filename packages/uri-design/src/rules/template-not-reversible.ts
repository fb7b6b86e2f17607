import { defineTemplate, TemplateError } from '@waymark/uri-template'
import type { LintRule } from '../lint/rule.ts'

export const templateNotReversible: LintRule = {
  code: 'template-not-reversible',
  groups: ['template'],
  severity: 'error',
  summary: 'The template cannot be matched in reverse.',
  explanation:
    'Some URI can be read in two ways, so a server that matches it has to guess which part belongs to which variable; or a dot segment in the template never reaches the server. The cause says which.',
  remedy: 'Put a character between the variables that no value of them can contain.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-1.4',
  kinds: ['template'],
  options: [],
  examples: [
    { text: 'file://documents/{name}.md', kind: 'template', findings: 0 },
    {
      text: 'file://documents/{folder}{name}',
      kind: 'template',
      findings: 1,
      cause: 'template-ambiguous',
    },
  ],
  check(subject, _settings, report) {
    if (subject.template === null) return
    try {
      defineTemplate(subject.text)
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      const { start, end, message, remedy } = error.problem
      report({ start, end, message, remedy, cause: error.problem })
    }
  },
}
