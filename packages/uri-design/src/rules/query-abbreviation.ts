import { ABBREVIATIONS } from '../lint/query-families.ts'
import type { LintRule } from '../lint/rule.ts'
import { wordsOf } from '../lint/words.ts'

export const queryAbbreviation: LintRule = {
  name: 'query-abbreviation',
  groups: ['query-naming'],
  severity: 'warning',
  summary: 'A query parameter is abbreviated.',
  explain: 'Write words out: who reads `lmt` has to guess, and who writes it has to look it up.',
  source: 'The guide, section 3: query parameters',
  kinds: ['uri', 'template', 'path', 'query'],
  options: ['abbreviations'],
  examples: [
    { text: '?page=2', kind: 'query', findings: [] },
    { text: '?q=x', kind: 'query', findings: [] },
    { text: '?pg=2', kind: 'query', findings: ['query-abbreviation'], fixed: '?page=2' },
    { text: '?lmt=5', kind: 'query', findings: ['query-abbreviation'], fixed: '?limit=5' },
  ],
  check(subject, options, report) {
    const known = new Map(Object.entries({ ...ABBREVIATIONS, ...options.abbreviations }))
    for (const { name, nameSpan, hasVariable } of subject.parameters) {
      const words = wordsOf(name)
      if (!words.some((word) => known.has(word))) continue
      const text = words.map((word) => known.get(word) ?? word).join('_')
      const fix = hasVariable ? {} : { fix: { ...nameSpan, text } }
      report({ ...nameSpan, reason: `Write "${text}" instead of "${name}".`, ...fix })
    }
  },
}
