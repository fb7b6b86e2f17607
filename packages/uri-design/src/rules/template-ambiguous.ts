import type { LintRule } from '../lint/rule.ts'
import { defineTemplate, TemplateError } from '../template/define-template.ts'

export const templateAmbiguous: LintRule = {
  name: 'template-ambiguous',
  groups: ['template'],
  severity: 'error',
  summary: 'Some URI can be read in two ways by the template.',
  explain:
    'A server that matches it has to guess which part of the URI belongs to which variable. Put a separator between them that no value can hold.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-1.4',
  kinds: ['template'],
  options: [],
  examples: [
    { text: 'file://documents/{name}.md', kind: 'template', findings: [] },
    { text: 'file://documents/{folder}{name}', kind: 'template', findings: ['template-ambiguous'] },
  ],
  check(subject, _options, report) {
    if (subject.template === null) return
    try {
      defineTemplate(subject.text)
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      report({ name: error.rule, start: error.start, end: error.end, reason: error.message })
    }
  },
}
