import { LINES } from '../fragment.ts'
import type { LintRule } from '../lint/rule.ts'

export const fragmentRangeReversed: LintRule = {
  code: 'fragment-range-reversed',
  groups: ['fragment-form'],
  severity: 'error',
  summary: 'A range of lines ends before it begins.',
  explanation:
    '`#L10-L20` names the first line and the last line. A client that reads the range the other way round shows nothing, or fails.',
  remedy: 'Swap the two lines.',
  isFixUnsafe: true,
  source: 'The guide, section 4: fragment identifiers',
  kinds: ['uri', 'template', 'fragment'],
  needs: 'fragment',
  examples: [
    { text: '#L10-L20', kind: 'fragment', findings: 0 },
    {
      text: '#L20-L10',
      kind: 'fragment',
      findings: 1,
      fixed: '#L10-L20',
    },
  ],
  check(subject, _settings, report) {
    const { fragment } = subject.uri
    if (fragment === null) return
    const lines = LINES.exec(subject.masked.slice(fragment.start, fragment.end))
    if (lines?.[2] === undefined || Number(lines[1]) <= Number(lines[2])) return
    report({ ...fragment, fix: { ...fragment, text: `L${lines[2]!}-L${lines[1]!}` } })
  },
}
