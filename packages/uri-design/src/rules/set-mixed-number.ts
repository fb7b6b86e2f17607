import { sentence, tell } from '@waymark/infra/internal'
import { isMember } from '../lint/members.ts'
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
  yieldsTo: ['collection-singular'],
  examples: [
    {
      text: 'https://a.example/users/1',
      others: ['https://a.example/users'],
      findings: 0,
    },
    { text: 'https://a.example/users/1', others: ['https://a.example/user'], findings: 0 },
    { text: 'https://a.example/new', others: ['https://a.example/news'], findings: 0 },
    {
      text: 'https://a.example/user/2',
      others: ['https://a.example/users/1'],
      right: 'https://a.example/users/2',
      findings: 1,
    },
  ],
  checkSet(subjects, settings, report) {
    const names = new Set(
      subjects.flatMap(({ levels }) => levels.map(({ text }) => text.toLowerCase())),
    )
    const reported = new Set<string>()
    subjects.forEach((subject, index) => {
      const levels = subject.isDesigned ? subject.levels : []
      levels.forEach(({ text, role, start, end }, at) => {
        // A page for one thing, such as `/user` of the one who asks, is legitimate beside a collection.
        const next = levels.at(at + 1)
        if (next === undefined || !isMember(subject, text, next)) return
        const plural = pluralOf(text.toLowerCase())
        if (role !== 'name' || plural === text.toLowerCase() || !names.has(plural)) return
        if (isUncountable(plural, settings.uncountable)) return
        if (reported.has(plural)) return
        reported.add(plural)
        const message = sentence('The set also has {plural:quote}.', { plural })
        report(index, { start, end, ...tell({ message }) })
      })
    })
  },
}
