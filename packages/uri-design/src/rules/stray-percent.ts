import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const strayPercent: LintRule = {
  code: 'stray-percent',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A percent sign is not followed by two hex digits.',
  explanation:
    'Decoders disagree about it: some keep it, some drop it, some fail. Two programs then see two resources.',
  remedy: 'Write a percent sign that is data as `%25`.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'percent',
  examples: [
    { text: 'file:///docs/100%25.md', findings: 0 },
    { text: 'file:///docs/100%.md', findings: 1, fixed: 'file:///docs/100%25.md' },
  ],
  check(subject, _settings, report) {
    for (const span of findOutsideFragment(subject, /%(?![0-9a-fA-F]{2})/g)) {
      report({ ...span, fix: { ...span, text: '%25' } })
    }
  },
}
