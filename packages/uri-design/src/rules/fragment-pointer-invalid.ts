import type { LintRule } from '../lint/rule.ts'
import { decodeUtf8Once } from '../percent-text.ts'

export const fragmentPointerInvalid: LintRule = {
  name: 'fragment-pointer-invalid',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'The JSON Pointer in the fragment is not one.',
  explain:
    'In a pointer `~` is written `~0` and `/` inside a name `~1`; nothing else follows a `~`.',
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'fragment'],
  options: [],
  examples: [
    { text: '#/database/host', kind: 'fragment', findings: [] },
    { text: '#/a~1b', kind: 'fragment', findings: [] },
    { text: '#/a~2b', kind: 'fragment', findings: ['fragment-pointer-invalid'] },
  ],
  check(subject, _options, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const text = subject.masked.slice(fragment.start, fragment.end)
    const pointer = decodeUtf8Once(text)
    if (!text.startsWith('/') || pointer === null || !/~(?![01])/.test(pointer)) return
    report({ ...fragment })
  },
}
