import type { LintRule } from '../lint/rule.ts'

export const fragmentEmpty: LintRule = {
  code: 'fragment-empty',
  groups: ['fragment-form'],
  severity: 'warning',
  summary: 'The fragment is empty.',
  explanation:
    'A `#` with nothing after it refers to no part of the resource, but the URI no longer compares equal to the one without it.',
  remedy: 'Remove the `#`.',
  isFixUnsafe: true,
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'path', 'fragment'],
  needs: 'fragment',
  examples: [
    { text: 'file:///docs/a.md#section', findings: 0 },
    { text: 'file:///docs/a.md#', findings: 1, fixed: 'file:///docs/a.md' },
    { text: '#', kind: 'fragment', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { fragment } = subject.uri
    if (fragment === null || fragment.start !== fragment.end) return
    // A fragment alone may be written without its `#`.
    if (subject.text.charAt(fragment.start - 1) !== '#') return
    const place = { start: fragment.start - 1, end: fragment.end }
    report(subject.kind === 'fragment' ? place : { ...place, fix: { ...place, text: '' } })
  },
}
