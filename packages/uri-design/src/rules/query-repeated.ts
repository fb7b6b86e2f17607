import { sentence, tell } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'

export const queryRepeated: LintRule = {
  code: 'query-repeated',
  groups: ['query-families'],
  severity: 'warning',
  summary: 'A parameter is given twice.',
  explanation:
    'Some servers take the first value, some the last, and some make a list of both. A check that reads one and a handler that reads the other do not agree on what is asked for. Names that end in `[]` are lists.',
  remedy: 'Give each parameter once, and a list as one value: `?tags=a,b`.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?page=1&sort=name', kind: 'query', findings: 0 },
    { text: '?page=1&page=2', kind: 'query', right: '?page=2', findings: 1 },
    { text: '?tag[]=a&tag[]=b', kind: 'query', findings: 0 },
  ],
  check(subject, _settings, report) {
    const { parameters } = subject
    if (parameters.length < 2) return
    const seen = new Set<string>()
    for (const { name, start, end } of parameters) {
      if (name === '' || name.endsWith('[]')) continue
      if (seen.has(name)) {
        const message = sentence('{name:quote} is given twice.', { name })
        report({ start, end, ...tell({ message }) })
      }
      seen.add(name)
    }
  },
}
