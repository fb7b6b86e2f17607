import { asciiLowercase } from '@waymark/infra'
import { sentence, tell } from '@waymark/infra/internal'
import type { LintRule } from '../lint/rule.ts'

export const schemeNotAllowed: LintRule = {
  code: 'scheme-not-allowed',
  groups: ['scheme-allowed'],
  severity: 'error',
  summary: 'The scheme is not one of the allowed ones.',
  explanation:
    'A project that lists its schemes in `allowedSchemes` wants no others, and a client that does not know a scheme cannot read the resource. Without the list, every scheme is allowed.',
  remedy: /* @__PURE__ */ sentence(
    'Use an allowed scheme, or add this one to {allowedSchemes:option}.',
  ).text,
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template'],
  options: ['allowedSchemes'],
  examples: [
    { text: 'db://postgres/mydb/users', findings: 0 },
    { text: 'wiki://team/home', findings: 0 },
    {
      text: 'https://example.com/users',
      options: { allowedSchemes: ['file', 'db', 'memory', 'git'] },
      right: 'db://postgres/mydb/users',
      findings: 1,
    },
  ],
  check(subject, { allowedSchemes }, report) {
    const { scheme } = subject.uri
    if (scheme === null || allowedSchemes === null) return
    const name = asciiLowercase(subject.masked.slice(scheme.start, scheme.end))
    if (allowedSchemes.has(name)) return
    report({
      ...scheme,
      ...tell({
        message: sentence('The scheme {scheme:quote} is not one of the allowed ones.', {
          scheme: name,
        }),
        remedy: sentence(
          'Use one of {allowedSchemes,list}, or add {scheme:quote} to {allowedSchemes:option}.',
          { allowedSchemes: [...allowedSchemes], scheme: name },
        ),
      }),
    })
  },
}
