import type { LintRule } from '../lint/rule.ts'

export const fragmentLineZero: LintRule = {
  code: 'fragment-line-zero',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'The fragment names line 0.',
  explanation:
    'Lines count from 1, so `#L0` is not a line. It is often an offset that was not converted, and then every line number is one too low.',
  remedy: 'Count lines from 1.',
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'path', 'fragment'],
  needs: 'fragment',
  examples: [
    { text: '#L1', kind: 'fragment', findings: 0 },
    { text: '#L0', kind: 'fragment', right: '#L1', findings: 1 },
    { text: '#L0-L10', kind: 'fragment', right: '#L1-L10', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const text = subject.masked.slice(fragment.start, fragment.end)
    if (/^L0+(?:-L[0-9]+)?$/.test(text) || /^L[0-9]+-L0+$/.test(text)) report({ ...fragment })
  },
}
