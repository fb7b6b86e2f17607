import type { LintRule } from '../lint/rule.ts'

export const setDuplicate: LintRule = {
  name: 'set-duplicate',
  groups: ['set'],
  severity: 'warning',
  summary: 'The same URI stands in the set twice.',
  explain: 'Two entries of one resource contradict each other sooner or later.',
  source: 'The guide, section 8: checklist',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'db://postgres/mydb/users', beside: ['db://postgres/mydb/posts'], findings: [] },
    {
      text: 'db://postgres/mydb/users',
      beside: ['db://postgres/mydb/users'],
      findings: ['set-duplicate'],
    },
  ],
  checkSet(subjects, _options, report) {
    const seen = new Set<string>()
    subjects.forEach(({ text }, index) => {
      if (seen.has(text)) report(index, { start: 0, end: text.length })
      seen.add(text)
    })
  },
}
