import { checkSegment } from '../guard/segment.ts'
import type { LintRule } from '../lint/rule.ts'
import { readParts } from '../schemes/read-parts.ts'

export const identifierInvalid: LintRule = {
  name: 'identifier-invalid',
  groups: ['identifier'],
  severity: 'error',
  summary: 'An identifier holds what could be taken for structure.',
  explain:
    'The guide allows letters, digits, `_` and `-`. In whole URIs the last part of `db:` and `custom:` is checked, where an escape, a dot or a colon is no harm.',
  source: 'The guide, section 7: security',
  kinds: ['identifier', 'uri'],
  options: [],
  examples: [
    { text: 'PROJ-123', kind: 'identifier', findings: [] },
    { text: '../admin', kind: 'identifier', findings: ['identifier-invalid'] },
    { text: '日本', kind: 'identifier', findings: ['identifier-invalid'] },
    { text: 'db://postgres/mydb/users/123', findings: [] },
    { text: 'db://postgres/mydb/users/a%2Fb', findings: ['identifier-invalid'] },
  ],
  check(subject, _options, report) {
    if (subject.kind === 'identifier') {
      const { text } = subject
      if (!/^[A-Za-z0-9_-]+$/.test(text)) report({ start: 0, end: text.length })
      return
    }
    if (subject.scheme === null) return
    const { parts = [] } = readParts(subject.text, subject.uri, subject.scheme, 'contained')
    for (const { key, start, end, texts } of parts) {
      if (key === 'id' && texts.some((text) => checkSegment(text) !== null)) report({ start, end })
    }
  },
}
