import { sentence, tell } from '@waymark/infra/internal'
import { causedBy, type LintRule } from '../lint/rule.ts'
import { PLACEHOLDER } from '../lint/subject.ts'

/** Schemes of the guide that no standard defines, and that servers often use in their own way. */
const OFTEN_OWN: ReadonlySet<string> = /* @__PURE__ */ new Set(['custom', 'db', 'git', 'memory'])

export const schemeFormat: LintRule = {
  code: 'scheme-format',
  groups: ['scheme-format'],
  severity: 'error',
  summary: 'The URI does not have the format of its scheme.',
  explanation:
    'Each scheme says what the parts of its URIs mean, and clients that parse them rely on it. The cause says which part is missing, unexpected or not valid.',
  remedy: 'Write the URI in the format of its scheme.',
  source: 'The guide, section 1: URI structure',
  kinds: ['uri', 'template'],
  options: ['schemes'],
  examples: [
    { text: 'db://postgres/mydb/users/123', findings: 0 },
    {
      text: 'db://postgres',
      right: 'db://postgres/mydb/users/123',
      findings: 1,
      severity: 'info',
      cause: 'part-missing',
    },
    {
      text: 'git://origin',
      right: 'git://origin/main/src/index.ts',
      findings: 1,
      severity: 'info',
      cause: 'part-missing',
    },
    { text: 'file:doc.md', right: 'file:///doc.md', findings: 1, cause: 'file-not-absolute' },
    {
      text: 'custom:///pages/1',
      right: 'custom://notion/pages/1',
      findings: 1,
      severity: 'info',
      cause: 'part-missing',
    },
    {
      text: 'memory://session/a/b',
      right: 'memory://session/a-b',
      findings: 1,
      severity: 'info',
      cause: 'part-unexpected',
    },
    { text: 'memory://context#/user/preferences', findings: 0 },
    { text: 'file:///docs/{name}', kind: 'template', findings: 0 },
    {
      text: 'file://docs/{name}',
      kind: 'template',
      right: 'file:///docs/{name}',
      findings: 1,
      cause: 'file-host-remote',
    },
    {
      text: 'db://{database}/{table}',
      kind: 'template',
      right: 'db://postgres/{database}/{table}',
      findings: 1,
      severity: 'info',
      cause: 'part-missing',
    },
    { text: 'db://{table}/{id}', kind: 'template', options: { schemes: ['db'] }, findings: 0 },
  ],
  check(subject, _settings, report) {
    const { scheme } = subject
    if (scheme === null) return
    const text = subject.masked.replaceAll(PLACEHOLDER, 'x')
    const { problem } = subject.partsIn(text)
    if (problem === null) return
    const isOwn = OFTEN_OWN.has(scheme.name)
    const { format } = scheme
    const { remedy, data } = tell({
      remedy: isOwn
        ? sentence(
            'Write the URI in the format {format:code}, or add {scheme:quote} to {schemes:option} if the server has a format of its own.',
            { format, scheme: scheme.name },
          )
        : sentence('Write the URI in the format {format:code}.', { format }),
    })
    report({
      ...causedBy(problem),
      remedy,
      data: { ...problem.data, ...data },
      ...(isOwn ? { severity: 'info' } : {}),
    })
  },
}
