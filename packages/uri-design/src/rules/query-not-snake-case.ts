import { newNames } from '../lint/naming-fix.ts'
import { isSnakeCase } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'
import { snakeCase } from '../lint/words.ts'

export const queryNotSnakeCase: LintRule = {
  code: 'query-not-snake-case',
  groups: ['query-naming'],
  severity: 'warning',
  summary: 'The name of a query parameter is not in snake case.',
  explanation:
    'With one convention for all parameters, clients can guess names: `per_page`, `created_at`. A misspelt parameter is usually ignored without a message.',
  remedy: 'Write the name in lower case, with underscores between words.',
  isFixUnsafe: true,
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?per_page=20&sort_by=created_at', kind: 'query', findings: 0 },
    {
      text: '?perPage=20',
      kind: 'query',
      findings: 1,
      fixed: '?per_page=20',
    },
    {
      text: 'https://api.example.com/users{?perPage}',
      kind: 'template',
      right: 'https://api.example.com/users{?per_page}',
      findings: 1,
    },
  ],
  check(subject, _settings, report) {
    if (subject.parameters.every(({ name }) => name === '' || isSnakeCase(name))) return
    const snakes = newNames(subject.parameters, snakeCase)
    for (const { name, nameSpan, hasVariable } of subject.parameters) {
      if (name === '' || isSnakeCase(name)) continue
      // The name of a template's variable is also known to the code that fills it in.
      const text = hasVariable || !/^[\w-]+$/.test(name) ? undefined : snakes.get(name)
      report({ ...nameSpan, ...(text === undefined ? {} : { fix: { ...nameSpan, text } }) })
    }
  },
}
