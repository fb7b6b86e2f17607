import { sentence, tell } from '@waymark/infra/internal'
import { isScheme } from '@waymark/rfc3986'
import type { LintRule } from '../lint/rule.ts'
import { isRegistered } from '../schemes/registered.ts'

export const schemeUnknown: LintRule = {
  code: 'scheme-unknown',
  groups: ['scheme-allowed'],
  severity: 'info',
  summary: 'The scheme is not declared.',
  explanation:
    'A server may have a scheme of its own. If the project declares the scheme, the linter finds misspellings of it, and checks the format of its URIs if the declaration gives one. In a set, only the first URI with the scheme is reported.',
  remedy: /* @__PURE__ */ sentence(
    'Add the scheme to {schemes:option}: its name, or its format, such as `wiki://space/page`.',
  ).text,
  source: 'The guide, section 1: URI structure',
  kinds: ['uri', 'template'],
  options: ['schemes'],
  least: 1,
  examples: [
    { text: 'db://postgres/mydb/users', findings: 0 },
    { text: 'data:text/plain,x', findings: 0 },
    { text: 'wiki://team/home', findings: 1 },
    { text: 'Users,db://postgres/mydb/users', findings: 0 },
    { text: 'wiki://team/{page}', kind: 'template', others: ['wiki://{space}/home'], findings: 1 },
    { text: 'wiki://team/home', options: { schemes: ['wiki'] }, findings: 0 },
    { text: 'wiki://team/home', options: { schemes: ['wiki://space/page'] }, findings: 0 },
  ],
  checkSet(subjects, { namedSchemes, allowedSchemes }, report) {
    const seen = new Set<string>()
    subjects.forEach(({ uri, scheme, schemeName: name }, index) => {
      if (uri.scheme === null || scheme !== null || namedSchemes.has(name)) return
      // What is not a scheme cannot be declared.
      if (!isScheme(name)) return
      // A list of the allowed ones knows it, or reports it.
      if (allowedSchemes !== null || isRegistered(name) || seen.has(name)) return
      seen.add(name)
      report(index, {
        ...uri.scheme,
        ...tell({
          message: sentence('The scheme {scheme:quote} is not declared.', { scheme: name }),
          remedy: sentence(
            'Add {scheme:quote} to {schemes:option}, or its format, such as {format:quote}.',
            { scheme: name, format: `${name}://kind/id` },
          ),
        }),
      })
    })
  },
}
