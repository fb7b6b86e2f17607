import type { LintRule } from '../lint/rule.ts'
import { decodeUtf8Once } from '../percent-text.ts'

export const escapeNotUtf8: LintRule = {
  name: 'escape-not-utf8',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'The escapes are not UTF-8.',
  explain:
    'Every reader decodes escapes as UTF-8; other bytes become replacement characters, or get past filters.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query', 'fragment'],
  options: [],
  examples: [
    { text: 'file:///docs/%E6%97%A5.md', findings: [] },
    { text: 'file:///docs/%FF.md', findings: ['escape-not-utf8'] },
    { text: '#%FF', kind: 'fragment', findings: ['escape-not-utf8'] },
  ],
  check(subject, _options, report) {
    for (const { index, 0: text } of subject.masked.matchAll(/(?:%[0-9a-fA-F]{2})+/g)) {
      if (decodeUtf8Once(text) === null) report({ start: index, end: index + text.length })
    }
  },
}
