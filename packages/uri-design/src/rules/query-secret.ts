import type { LintRule } from '../lint/rule.ts'
import { snakeCase } from '../lint/words.ts'

export const querySecret: LintRule = {
  name: 'query-secret',
  groups: ['security'],
  severity: 'error',
  summary: 'A secret stands in the query.',
  explain: 'Queries are logged by every server and proxy on the way. Send secrets in a header.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path', 'query'],
  options: [],
  examples: [
    { text: '?status=active', kind: 'query', findings: [] },
    { text: '?exclude=password,secret', kind: 'query', findings: [] },
    { text: '?access_token=abc', kind: 'query', findings: ['query-secret'] },
  ],
  check(subject, _options, report) {
    for (const { name, start, end, value } of subject.parameters) {
      if (value !== '' && SECRET.test(snakeCase(name))) report({ start, end })
    }
  },
}

const SECRET =
  /^(?:password|passwd|secret|client_secret|token|access_token|refresh_token|auth_token|api_key|private_key|session_id)$/
