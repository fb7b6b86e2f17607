import { asciiLowercase } from '@waymark/infra'
import type { LintRule } from '../lint/rule.ts'
import { guideSchemes } from '../schemes/index.ts'

export const schemeNotAllowed: LintRule = {
  code: 'scheme-not-allowed',
  groups: ['scheme-allowed'],
  severity: 'error',
  summary: 'The scheme is not one of the allowed ones.',
  explanation:
    'A server answers for few schemes, and a client that meets another cannot read the resource. Without a list of your own, the schemes of the registry are allowed.',
  remedy: 'Use an allowed scheme, or add this one to `allowedSchemes`.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template'],
  options: ['allowedSchemes', 'schemes'],
  examples: [
    { text: 'db://postgres/mydb/users', findings: 0 },
    { text: 'data:text/plain,x', findings: 1 },
    {
      text: 'https://example.com/users',
      options: { allowedSchemes: ['file', 'db', 'memory', 'git'] },
      findings: 1,
    },
  ],
  check(subject, options, report) {
    const { scheme } = subject.uri
    if (scheme === null) return
    const name = asciiLowercase(subject.masked.slice(scheme.start, scheme.end))
    const known = options.schemes ?? guideSchemes
    const allowed = options.allowedSchemes ?? known.map((definition) => definition.name)
    if (!allowed.includes(name))
      report({
        ...scheme,
        message: `The scheme "${name}" is not one of the allowed ones.`,
        remedy: `Use one of ${allowed.join(', ')}, or add "${name}" to \`allowedSchemes\`.`,
      })
  },
}
