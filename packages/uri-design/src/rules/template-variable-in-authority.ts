import type { LintRule } from '../lint/rule.ts'
import { PLACEHOLDER } from '../lint/subject.ts'
import { isRegistered } from '../schemes/registered.ts'

export const templateVariableInAuthority: LintRule = {
  code: 'template-variable-in-authority',
  groups: ['template'],
  severity: 'info',
  summary: 'A variable is in the authority, where a host would be.',
  explanation:
    'The authority is the part after `//`. .NET and other libraries write it in lower case, so `notes://{name}` gets `readme` for `README`, and some refuse an underscore, a space or a percent-encoded byte in it. In the path, values stay as they are.',
  remedy:
    'Begin with a fixed word or an empty authority: `notes://all/{name}` or `notes:///{name}`.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2',
  kinds: ['template'],
  needs: 'authority',
  examples: [
    { text: 'notes://all/{name}', kind: 'template', findings: 0 },
    { text: 'notes:///{name}', kind: 'template', findings: 0 },
    { text: 'https://{host}/users', kind: 'template', findings: 0 },
    { text: 'notes://{name}', kind: 'template', right: 'notes://all/{name}', findings: 1 },
  ],
  check(subject, _settings, report) {
    const { scheme, schemeName, masked, uri } = subject
    const { authority } = uri
    if (authority === null || scheme?.style === 'network' || scheme?.style === 'file') return
    if (isRegistered(schemeName) || uri.scheme === null) return
    const start = masked.indexOf(PLACEHOLDER, authority.start)
    if (start === -1 || start >= authority.end) return
    report({ ...authority })
  },
}
