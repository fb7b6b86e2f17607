import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import type { LintRule } from '../lint/rule.ts'

export const fragmentPointerInvalid: LintRule = {
  code: 'fragment-pointer-invalid',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'The JSON Pointer in the fragment is not valid.',
  explanation:
    'In a JSON Pointer, `~` is written `~0`, and `/` inside a name `~1`. Nothing else can follow a `~`, so a reader cannot find the member that was meant.',
  remedy: 'Write `~` as `~0`.',
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'fragment'],
  needs: 'fragment',
  examples: [
    { text: '#/database/host', kind: 'fragment', findings: 0 },
    { text: '#/a~1b', kind: 'fragment', findings: 0 },
    { text: '#/a~2b', kind: 'fragment', right: '#/a~02b', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const text = subject.masked.slice(fragment.start, fragment.end)
    const pointer = utf8PercentDecodeStrict(text)
    if (!text.startsWith('/') || pointer === null || !/~(?![01])/.test(pointer)) return
    report({ ...fragment })
  },
}
