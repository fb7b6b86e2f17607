import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'
import { encodeComponent, isWellFormed } from '../percent-text.ts'

export const unescapedNonAscii: LintRule = {
  name: 'unescaped-non-ascii',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A character outside ASCII is not escaped.',
  explain: 'A URI is ASCII: other characters are written as the escapes of their UTF-8 bytes.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  options: [],
  examples: [
    { text: 'file:///docs/%E6%97%A5.md', findings: [] },
    {
      text: 'file:///docs/日.md',
      findings: ['unescaped-non-ascii'],
      fixed: 'file:///docs/%E6%97%A5.md',
    },
  ],
  check(subject, _options, report) {
    for (const span of findOutsideFragment(subject, /[^\0-\x7f\ufdd0]+/g)) {
      report({
        ...span,
        ...(isWellFormed(span.text)
          ? { fix: { start: span.start, end: span.end, text: encodeComponent(span.text) } }
          : {}),
      })
    }
  },
}
