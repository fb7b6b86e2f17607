import type { TemplatePart } from '@waymark/uri-template'
import { defineTemplate, TemplateError } from '@waymark/uri-template'
import { causedBy, type LintRule } from '../lint/rule.ts'

export const templateNotReversible: LintRule = {
  code: 'template-not-reversible',
  groups: ['template'],
  severity: 'error',
  summary: 'The template cannot be matched in reverse.',
  explanation:
    'A URI can match the template in two ways, so a server has to guess which part belongs to which variable; or a dot segment in the template never reaches the server. The cause says which of these it is.',
  remedy: 'Separate the variables with a character that none of their values can contain.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-1.4',
  kinds: ['template'],
  examples: [
    { text: 'file://documents/{name}.md', kind: 'template', findings: 0 },
    {
      text: 'file://documents/{folder}{name}',
      kind: 'template',
      right: 'file://documents/{folder}/{name}',
      findings: 1,
      cause: 'template-ambiguous',
    },
  ],
  check(subject, _settings, report) {
    if (subject.template === null || isPlain(subject.template)) return
    try {
      defineTemplate(subject.text)
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error
      report(causedBy(error.problem))
    }
  },
}

/** Whether each expression is one variable and a whole segment, which no slash is part of, or the query at the end. */
function isPlain(parts: readonly TemplatePart[]): boolean {
  const names = new Set<string>()
  return parts.every((part, index) => {
    if (part.kind === 'literal') return !/[%]|\/\.|^\./.test(part.text)
    for (const { name } of part.variables) {
      if (names.has(name)) return false
      names.add(name)
    }
    if (part.operator === '?') {
      return index === parts.length - 1 && part.variables.every((each) => !each.explode)
    }
    const [variable, second] = part.variables
    if (part.operator !== '' || variable === undefined || second !== undefined) return false
    const { explode, prefix } = variable
    if (explode || prefix !== null) return false
    const before = parts[index - 1]
    const after = parts[index + 1]
    const isBegun = before?.kind === 'literal' && before.text.endsWith('/')
    return (
      isBegun && (after === undefined || (after.kind === 'literal' && /^[/?#]/.test(after.text)))
    )
  })
}
