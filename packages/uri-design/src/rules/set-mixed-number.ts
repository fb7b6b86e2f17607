import type { LintRule } from '../lint/rule.ts'
import { isUncountable, pluralOf } from '../lint/words.ts'

export const setMixedNumber: LintRule = {
  code: 'set-mixed-number',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set has a name in the singular and in the plural.',
  explanation:
    '`/user` and `/users` look like two things, and people ask for the wrong one. Collections are plural.',
  remedy: 'Use the plural everywhere.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template', 'path'],
  options: ['uncountable'],
  examples: [
    { text: 'https://a.example/users/1', others: ['https://a.example/users'], findings: 0 },
    { text: 'https://a.example/new', others: ['https://a.example/news'], findings: 0 },
    {
      text: 'https://a.example/users/1',
      others: ['https://a.example/user'],
      findings: 1,
    },
  ],
  checkSet(subjects, settings, report) {
    const names = new Set(
      subjects.flatMap(({ segments }) => segments.map(({ text }) => text.toLowerCase())),
    )
    subjects.forEach(({ segments, isDesigned }, index) => {
      for (const { text, role, start, end } of isDesigned ? segments : []) {
        const plural = pluralOf(text.toLowerCase())
        if (role !== 'name' || plural === text.toLowerCase() || !names.has(plural)) continue
        if (isUncountable(plural, settings.uncountable)) continue
        report(index, { start, end, message: `The set also has "${plural}".` })
      }
    })
  },
}
