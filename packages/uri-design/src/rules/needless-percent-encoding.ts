import { decodeUnreserved } from '@waymark/rfc3986'
import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const needlessPercentEncoding: LintRule = {
  code: 'needless-percent-encoding',
  groups: ['encoding-check'],
  severity: 'info',
  summary: 'A character is percent-encoded although it need not be.',
  explanation:
    'Letters, digits, `-`, `.`, `_` and `~` mean the same with and without percent-encoding, but the URIs no longer compare equal.',
  remedy: 'Write the character itself.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'percent',
  examples: [
    { text: 'file:///docs/A.md', findings: 0 },
    { text: 'file:///docs/%41.md', findings: 1, fixed: 'file:///docs/A.md' },
    { text: 'file:///docs/%4%41.md', findings: 0 },
  ],
  check(subject, _settings, report) {
    for (const { start, end, text: written } of findOutsideFragment(subject, /%[0-9a-f]{2}/gi)) {
      // After a lone `%`, decodeUnreserved keeps what could become part of another percent-encoded byte.
      const before = Math.max(0, start - 2)
      const text = decodeUnreserved(subject.masked.slice(before, end)).slice(start - before)
      if (text !== written) report({ start, end, fix: { start, end, text } })
    }
  },
}
