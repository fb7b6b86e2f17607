import type { LintRule } from '../lint/rule.ts'
import { encodeComponent } from '../percent-text.ts'

export const fragmentUnescaped: LintRule = {
  name: 'fragment-unescaped',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'A character of the fragment must be escaped.',
  explain:
    'Spaces are written `%20`; what is no part of a fragment is rewritten by parsers, so that it no longer compares equal.',
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'fragment'],
  options: [],
  examples: [
    { text: '#section-2', kind: 'fragment', findings: [] },
    { text: '#a b', kind: 'fragment', findings: ['fragment-unescaped'], fixed: '#a%20b' },
    { text: '#100%', kind: 'fragment', findings: ['fragment-unescaped'], fixed: '#100%25' },
  ],
  check(subject, _options, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const text = subject.masked.slice(fragment.start, fragment.end)
    for (const found of text.matchAll(/[^\w\-.~!$&'()*+,;=:@/?%\ufdd0]+|%(?![0-9a-fA-F]{2})/g)) {
      const start = fragment.start + found.index
      const span = { start, end: start + found[0].length }
      report({ ...span, fix: { ...span, text: encodeComponent(found[0]) } })
    }
  },
}
