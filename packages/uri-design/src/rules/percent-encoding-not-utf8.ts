import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import type { LintRule } from '../lint/rule.ts'

export const percentEncodingNotUtf8: LintRule = {
  code: 'percent-encoding-not-utf8',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'Percent-encoded bytes are not UTF-8.',
  explanation:
    'Readers decode percent-encoded bytes as UTF-8. Other bytes become replacement characters, or pass filters that would have refused the string.',
  remedy: 'Encode the characters as UTF-8, and then percent-encode the bytes.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query', 'fragment'],
  needs: 'percent',
  examples: [
    { text: 'file:///docs/%E6%97%A5.md', findings: 0 },
    { text: 'file:///docs/%FF.md', right: 'file:///docs/%C3%BF.md', findings: 1 },
    { text: '#%FF', kind: 'fragment', right: '#%C3%BF', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { index, 0: text } of subject.masked.matchAll(/(?:%[0-9a-fA-F]{2})+/g)) {
      if (utf8PercentDecodeStrict(text) === null) report({ start: index, end: index + text.length })
    }
  },
}
