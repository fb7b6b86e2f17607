import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'
import { encodeComponent } from '../percent-text.ts'

export const unescapedDelimiter: LintRule = {
  name: 'unescaped-delimiter',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A character that no URI may hold is not escaped.',
  explain:
    'Controls, quotes, angle brackets, braces, backslash, caret, grave and bar are rewritten by some parsers and refused by others. Browsers take a backslash before the query for a slash and drop tabs and line breaks, so what was meant there only the author knows.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  options: [],
  examples: [
    { text: 'file:///docs/a%7Cb.md', findings: [] },
    {
      text: 'file:///docs/a|b.md',
      findings: ['unescaped-delimiter'],
      fixed: 'file:///docs/a%7Cb.md',
    },
    { text: 'https://a.example/docs\\a', findings: ['unescaped-delimiter'] },
  ],
  check(subject, _options, report) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    for (const span of findOutsideFragment(subject, /[\0-\x1f\x7f"<>\\^`{|}]+/g)) {
      const { start, end, text } = span
      const isQuery = subject.uri.query !== null && start >= subject.uri.query.start
      const isCertain = !/[\t\n\r]/.test(text) && (isQuery || !text.includes('\\'))
      const fix = isCertain ? { fix: { start, end, text: encodeComponent(text) } } : {}
      report({ start, end, ...fix })
    }
  },
}
