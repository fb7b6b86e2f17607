import { findMinority, pathStyle } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedPathCase: LintRule = {
  name: 'set-mixed-path-case',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes conventions of path names.',
  explain: 'One convention for the whole project. The one that most names follow is taken for it.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path'],
  options: [],
  examples: [
    { text: 'https://a.example/web-apps', beside: ['https://a.example/data-sets'], findings: [] },
    {
      text: 'https://a.example/web-apps',
      beside: ['https://a.example/data-sets', 'https://a.example/user_groups'],
      findings: ['set-mixed-path-case'],
    },
  ],
  checkSet(subjects, _options, report) {
    const names = subjects.flatMap(({ segments, isDesigned }, index) =>
      isDesigned
        ? segments
            .filter(({ role }) => role === 'name')
            .map(({ text, start, end }) => ({ index, start, end, style: pathStyle(text) }))
        : [],
    )
    for (const { index, start, end, reason } of findMinority(names))
      report(index, { start, end, reason })
  },
}
