import { checkSegment } from '@waymark/path-guard'
import type { LintRule } from '../lint/rule.ts'
import { partsOf } from '../schemes/scheme.ts'

export const identifierInvalid: LintRule = {
  code: 'identifier-invalid',
  groups: ['identifier'],
  severity: 'error',
  summary: 'An identifier contains characters that could be read as structure.',
  explanation:
    'The guide allows letters, digits, `_` and `-`. In whole URIs, the last part of `db:` and `custom:` is checked, where a percent-encoded byte, a dot or a colon is allowed.',
  remedy: 'Use letters, digits, `_` and `-` only.',
  source: 'The guide, section 7: security',
  kinds: ['identifier', 'uri'],
  examples: [
    { text: 'PROJ-123', kind: 'identifier', findings: 0 },
    { text: '../admin', kind: 'identifier', right: 'admin', findings: 1 },
    { text: '日本', kind: 'identifier', right: 'japan', findings: 1 },
    { text: 'db://postgres/mydb/users/123', findings: 0 },
    { text: 'db://postgres/mydb/users/a%2Fb', right: 'db://postgres/mydb/users/a-b', findings: 1 },
  ],
  check(subject, _settings, report) {
    if (subject.kind === 'identifier') {
      const { text } = subject
      if (!/^[A-Za-z0-9_-]+$/.test(text)) report({ start: 0, end: text.length })
      return
    }
    const { scheme } = subject
    if (scheme?.style !== 'plain' || !partsOf(scheme).some(({ key }) => key === 'id')) return
    const { parts = [] } = subject.partsIn(subject.text)
    for (const { key, start, end, texts } of parts) {
      if (key === 'id' && texts.some((text) => checkSegment(text) !== null)) report({ start, end })
    }
  },
}
