import { asciiLowercase } from '@waymark/infra'
import type { LintRule } from '../lint/rule.ts'
import { guideSchemes } from '../schemes/index.ts'

export const schemeNotAllowed: LintRule = {
  name: 'scheme-not-allowed',
  groups: ['scheme-allowed'],
  severity: 'error',
  summary: 'The scheme is not among the allowed ones.',
  explain:
    'A server answers for few schemes. Without a list of your own, those of the registry are allowed.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template'],
  options: ['allowedSchemes', 'schemes'],
  examples: [
    { text: 'db://postgres/mydb/users', findings: [] },
    { text: 'data:text/plain,x', findings: ['scheme-not-allowed'] },
    {
      text: 'https://example.com/users',
      options: { allowedSchemes: ['file', 'db', 'memory', 'git'] },
      findings: ['scheme-not-allowed'],
    },
  ],
  check(subject, options, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = asciiLowercase(subject.masked.slice(scheme.start, scheme.end))
    const known = options.schemes ?? guideSchemes
    const allowed = options.allowedSchemes ?? known.map((definition) => definition.name)
    if (!allowed.includes(name))
      report({ ...scheme, reason: `The allowed schemes are ${allowed.join(', ')}.` })
  },
}
