import { isScheme } from '@waymark/rfc3986'
import type { LintRule } from '../lint/rule.ts'

export const schemeInvalid: LintRule = {
  code: 'scheme-invalid',
  groups: ['scheme-present'],
  severity: 'error',
  summary: 'The scheme is not valid.',
  explanation:
    'A scheme begins with a letter, followed by letters, digits, `+`, `-` and `.`. Parsers take anything else for a relative path, and resolve it against their base.',
  remedy: 'Use letters, digits, `+`, `-` and `.` only.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.1',
  kinds: ['uri', 'template'],
  examples: [
    { text: 'my-scheme://x/y', findings: 0 },
    { text: 'my_scheme://x/y', right: 'my-scheme://x/y', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = subject.masked.slice(scheme.start, scheme.end)
    if (!isScheme(name)) report({ ...scheme })
  },
}
