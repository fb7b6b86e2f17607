import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'
import { decodeAscii } from '../percent-text.ts'

export const needlessEscape: LintRule = {
  name: 'needless-escape',
  groups: ['encoding-check'],
  severity: 'info',
  summary: 'An escape stands for a character that needs none.',
  explain:
    'Letters, digits, `-`, `.`, `_` and `~` mean the same with and without, but no longer compare equal.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  options: [],
  examples: [
    { text: 'file:///docs/A.md', findings: [] },
    { text: 'file:///docs/%41.md', findings: ['needless-escape'], fixed: 'file:///docs/A.md' },
    { text: 'file:///docs/%4%41.md', findings: [] },
  ],
  check(subject, _options, report) {
    // Behind a lone `%` it could become part of another escape.
    for (const span of findOutsideFragment(
      subject,
      /(?<!%[0-9a-f]?)%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3[0-9]|2[de]|5f|7e)/gi,
    )) {
      report({ ...span, fix: { start: span.start, end: span.end, text: decodeAscii(span.text) } })
    }
  },
}
