import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const unescapedSpace: LintRule = {
  name: 'unescaped-space',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A space is not escaped.',
  explain: 'Parsers write `%20`, or cut the URI off there.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  options: [],
  examples: [
    { text: 'file:///docs/a%20b.md', findings: [] },
    { text: 'file:///docs/a b.md', findings: ['unescaped-space'], fixed: 'file:///docs/a%20b.md' },
    { text: 'file:///docs ', findings: ['unescaped-space'] },
  ],
  check(subject, _options, report) {
    // Around a text a parser drops it: whoever wrote it there hardly meant a name.
    const end = subject.masked.trimEnd().length
    const start = subject.masked.search(/\S/)
    for (const span of findOutsideFragment(subject, / /g)) {
      const isInside = start < span.start && span.start < end
      report({ ...span, ...(isInside ? { fix: { ...span, text: '%20' } } : {}) })
    }
  },
}
