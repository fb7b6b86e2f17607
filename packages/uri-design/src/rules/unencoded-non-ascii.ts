import { toScalarValueString } from '@waymark/infra'
import { encodeData } from '../component-data.ts'
import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const unencodedNonAscii: LintRule = {
  code: 'unencoded-non-ascii',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A character outside ASCII is not percent-encoded.',
  explanation:
    'A URI is ASCII. Other characters are written as the percent-encoded bytes of their UTF-8; a program that does not percent-encode them uses whatever encoding it has.',
  remedy: 'Percent-encode the character.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'unusual-character',
  examples: [
    { text: 'file:///docs/%E6%97%A5.md', findings: 0 },
    {
      text: 'file:///docs/日.md',
      findings: 1,
      fixed: 'file:///docs/%E6%97%A5.md',
    },
  ],
  check(subject, _settings, report) {
    for (const span of findOutsideFragment(subject, /[^\0-\x7f\ufdd0]+/g)) {
      report({
        ...span,
        ...(toScalarValueString(span.text) === span.text
          ? { fix: { start: span.start, end: span.end, text: encodeData(span.text) } }
          : {}),
      })
    }
  },
}
