import type { LintRule } from '../lint/rule.ts'
import { readParts } from '../schemes/read-parts.ts'

export const schemeFormat: LintRule = {
  name: 'scheme-format',
  groups: ['scheme-format'],
  severity: 'error',
  summary: 'The URI is not of the format of its scheme.',
  explain:
    'Each scheme says what its places mean; a client that takes the URI apart counts on it. The finding says which part is missing, unexpected or not to be carried.',
  source: 'The guide, section 1: URI structure',
  kinds: ['uri'],
  options: ['schemes'],
  examples: [
    { text: 'db://postgres/mydb/users/123', findings: [] },
    { text: 'db://postgres', findings: ['db-database-missing'] },
    { text: 'git://origin', findings: ['git-branch-missing'] },
    { text: 'file:doc.md', findings: ['file-not-absolute'] },
    { text: 'custom:///pages/1', findings: ['custom-provider-missing'] },
    { text: 'memory://session/a/b', findings: ['memory-part-unexpected'] },
    { text: 'memory://context#/user/preferences', findings: [] },
  ],
  check(subject, _options, report) {
    const { scheme } = subject
    if (scheme === null) return
    const { problem } = readParts(subject.text, subject.uri, scheme, 'contained')
    if (problem === null) return
    const format = `The format is ${scheme.format}.`
    const { reason } = problem
    report({ ...problem, reason: reason === undefined ? format : `${reason} ${format}` })
  },
}
