import type { LintRule } from '../lint/rule.ts'

export const schemeInvalid: LintRule = {
  name: 'scheme-invalid',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The scheme is not one that parsers accept.',
  explain:
    'A scheme begins with a letter and goes on with letters, digits, `+`, `-` and `.`; a parser takes anything else for a path.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.1',
  kinds: ['uri', 'template'],
  options: [],
  examples: [
    { text: 'my-scheme://x/y', findings: [] },
    { text: 'my_scheme://x/y', findings: ['scheme-invalid'] },
  ],
  check(subject, _options, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = subject.masked.slice(scheme.start, scheme.end)
    if (!/^[A-Za-z][A-Za-z0-9+.-]*$/.test(name)) report({ ...scheme })
  },
}
