import type { LintRule } from '../lint/rule.ts'
import { readParts } from '../schemes/read-parts.ts'

export const schemeFormat: LintRule = {
  code: 'scheme-format',
  groups: ['scheme-format'],
  severity: 'error',
  summary: 'The URI does not have the format of its scheme.',
  explanation:
    'Each scheme says what the parts of its URIs mean, and clients that parse them rely on it. The cause says which part is missing, unexpected or not valid.',
  remedy: 'Write the URI in the format of its scheme.',
  source: 'The guide, section 1: URI structure',
  kinds: ['uri'],
  options: ['schemes'],
  examples: [
    { text: 'db://postgres/mydb/users/123', findings: 0 },
    { text: 'db://postgres', findings: 1, cause: 'part-missing' },
    { text: 'git://origin', findings: 1, cause: 'part-missing' },
    { text: 'file:doc.md', findings: 1, cause: 'file-not-absolute' },
    { text: 'custom:///pages/1', findings: 1, cause: 'part-missing' },
    { text: 'memory://session/a/b', findings: 1, cause: 'part-unexpected' },
    { text: 'memory://context#/user/preferences', findings: 0 },
  ],
  check(subject, _settings, report) {
    const { scheme } = subject
    if (scheme === null) return
    const { problem } = readParts(subject.text, subject.uri, scheme, 'contained')
    if (problem === null) return
    const { start, end, message } = problem
    report({ start, end, message: `${message} The format is ${scheme.format}.`, cause: problem })
  },
}
