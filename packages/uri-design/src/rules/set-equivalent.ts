import { sentence, tell } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'

/** The operators that write the name of the variable into the URI. */
const NAMED: readonly string[] = ['?', '&', ';']

export const setEquivalent: LintRule = {
  code: 'set-equivalent',
  groups: ['set'],
  severity: 'warning',
  summary: 'Two templates of the set differ only in the names of their variables.',
  explanation:
    '`/users/{id}` and `/users/{name}` match the same URIs, so a server never uses one of them, or uses the wrong one.',
  remedy: 'Keep one of them, or put a word before one variable: `/users/by-name/{name}`.',
  source: 'https://www.rfc-editor.org/rfc/rfc6570#section-1.4',
  kinds: ['template'],
  examples: [
    { text: '/users/{id}', kind: 'template', others: ['/users/{id}/posts'], findings: 0 },
    { text: '/users/{id}', kind: 'template', others: ['/users/{name}'], findings: 1 },
    { text: '/users{?id}', kind: 'template', others: ['/users{?name}'], findings: 0 },
  ],
  checkSet(subjects, _settings, report) {
    const seen = new Map<string, string>()
    subjects.forEach(({ text, template }, index) => {
      if (template === null) return
      const shape = template
        .map((part) =>
          part.kind === 'literal'
            ? part.text
            : NAMED.includes(part.operator)
              ? text.slice(part.start, part.end)
              : text.slice(part.start, part.end).replace(/[\w.%]+/g, 'x'),
        )
        .join('')
      const first = seen.get(shape)
      if (first === undefined) seen.set(shape, text)
      else if (first !== text && template.length > 0) {
        report(index, {
          start: 0,
          end: text.length,
          ...tell({
            message: sentence('The template matches the same URIs as {other}.', { other: first }),
          }),
        })
      }
    })
  },
}
