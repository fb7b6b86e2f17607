import { findOutsideFragment } from '../lint/find-text.ts'
import type { LintRule } from '../lint/rule.ts'

export const unencodedSpace: LintRule = {
  code: 'unencoded-space',
  groups: ['encoding-check'],
  severity: 'error',
  summary: 'A space is not percent-encoded.',
  explanation:
    'Some parsers percent-encode it, and others end the URI there, so the rest is lost. In HTTP and in lists, a space ends the URI.',
  remedy: 'Write `%20`.',
  source: 'The guide, section 5: encoding',
  kinds: ['uri', 'template', 'path', 'segment', 'query'],
  needs: 'unusual-character',
  examples: [
    { text: 'file:///docs/a%20b.md', findings: 0 },
    { text: 'file:///docs/a b.md', findings: 1, fixed: 'file:///docs/a%20b.md' },
    { text: 'file:///docs ', right: 'file:///docs', findings: 1 },
  ],
  check(subject, _settings, report) {
    // Parsers drop spaces around a URI, and they are never meant as part of a name.
    const end = subject.masked.trimEnd().length
    const start = subject.masked.search(/\S/)
    for (const span of findOutsideFragment(subject, / /g)) {
      const isInside = start < span.start && span.start < end
      report({ ...span, ...(isInside ? { fix: { ...span, text: '%20' } } : {}) })
    }
  },
}
