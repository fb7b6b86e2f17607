import { findMinority, KEBAB_CASE, pathStyle } from '../lint/conventions.ts'
import type { LintRule } from '../lint/rule.ts'

export const setMixedPathCase: LintRule = {
  code: 'set-mixed-path-case',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set mixes conventions for names in paths.',
  explanation:
    'A project should have one convention, or people have to look up each name. The one that most names follow is taken as the convention.',
  remedy: 'Use the convention of the other names.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path'],
  yieldsTo: ['path-camel-case', 'path-underscore'],
  examples: [
    { text: 'https://a.example/web-apps', others: ['https://a.example/data-sets'], findings: 0 },
    {
      text: 'https://a.example/user_groups',
      others: ['https://a.example/web-apps', 'https://a.example/data-sets'],
      right: 'https://a.example/user-groups',
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const names = subjects.flatMap(({ segments, isDesigned }, index) =>
      isDesigned
        ? segments
            .filter(({ role }) => role === 'name')
            .map(({ text, start, end }) => ({ index, start, end, text, style: pathStyle(text) }))
        : [],
    )
    const reported = new Set<string>()
    for (const { index, style, text, found } of findMinority(names)) {
      // Kebab case is what other rules ask for, and one name is one thing to change.
      if (style === KEBAB_CASE || reported.has(text)) continue
      reported.add(text)
      report(index, found)
    }
  },
}
