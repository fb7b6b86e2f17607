import { encodeData } from '../component-data.ts'
import { allBut, URI_CHARACTERS } from '../encode-sets.ts'
import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

/** ASCII that a URI cannot contain; spaces have a rule of their own. */
const DELIMITERS = /* @__PURE__ */ delimiters()

function delimiters(): RegExp {
  return allBut(` ${URI_CHARACTERS}\x80-\uffff`, '+', 'g')
}

export const unencodedDelimiter: LintRule = {
  code: 'unencoded-delimiter',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'The URI contains a character that must be percent-encoded.',
  explanation:
    'Some parsers rewrite controls, quotes, angle brackets, braces, backslash, caret, grave accent and bar, and others refuse them. Browsers read a backslash before the query as a slash and drop tabs and newlines, so only the author knows what was meant there.',
  remedy: 'Percent-encode the character.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'unusual-character',
  examples: [
    { text: 'file:///docs/a%7Cb.md', findings: 0 },
    {
      text: 'file:///docs/a|b.md',
      findings: 1,
      fixed: 'file:///docs/a%7Cb.md',
    },
    { text: 'https://a.example/docs\\a', right: 'https://a.example/docs/a', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const span of findOutsideFragment(subject, DELIMITERS)) {
      const { start, end, text } = span
      const isQuery = subject.uri.query !== null && start >= subject.uri.query.start
      const isCertain = !/[\t\n\r]/.test(text) && (isQuery || !text.includes('\\'))
      const fix = isCertain ? { fix: { start, end, text: encodeData(text) } } : {}
      report({ start, end, ...fix })
    }
  },
}
