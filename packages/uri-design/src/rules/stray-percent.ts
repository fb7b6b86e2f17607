import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const strayPercent: LintRule = {
  name: 'stray-percent',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A percent sign begins no escape.',
  explain: 'Write `%25` for a percent sign that is data.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  options: [],
  examples: [
    { text: 'file:///docs/100%25.md', findings: [] },
    { text: 'file:///docs/100%.md', findings: ['stray-percent'], fixed: 'file:///docs/100%25.md' },
  ],
  check(subject, _options, report) {
    for (const span of findOutsideFragment(subject, /%(?![0-9a-fA-F]{2})/g)) {
      report({ ...span, fix: { ...span, text: '%25' } })
    }
  },
}
