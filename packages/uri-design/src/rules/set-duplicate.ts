import type { LintRule } from '../lint/rule.ts'

export const setDuplicate: LintRule = {
  code: 'set-duplicate',
  groups: ['set'],
  severity: 'warning',
  summary: 'The set contains the same URI twice.',
  explanation:
    'Two entries for one resource contradict each other sooner or later, and clients show the resource twice.',
  remedy: 'Remove one of them.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template'],
  examples: [
    { text: 'db://postgres/mydb/users', others: ['db://postgres/mydb/posts'], findings: 0 },
    {
      text: 'db://postgres/mydb/users',
      others: ['db://postgres/mydb/users'],
      findings: 1,
    },
  ],
  checkSet(subjects, _settings, report) {
    const seen = new Set<string>()
    subjects.forEach(({ text }, index) => {
      if (seen.has(text)) report(index, { start: 0, end: text.length })
      seen.add(text)
    })
  },
}
