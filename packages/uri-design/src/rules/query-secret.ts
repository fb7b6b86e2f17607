import type { LintRule } from '../lint/rule.ts'
import { snakeCase } from '../lint/words.ts'

export const querySecret: LintRule = {
  code: 'query-secret',
  groups: ['security'],
  severity: 'error',
  summary: 'The query contains a secret.',
  explanation:
    'Every server and proxy in between logs queries, and browsers keep them in their history, so a token in a query is soon known to many.',
  remedy: 'Send the secret in a header.',
  source: 'The guide, section 7: security',
  kinds: ['uri', 'template', 'path', 'query'],
  needs: 'query',
  examples: [
    { text: '?page_token=abc&token_type=jwt', kind: 'query', findings: 0 },
    { text: '?exclude=password,secret', kind: 'query', findings: 0 },
    { text: '?access_token=abc', kind: 'query', findings: 1 },
  ],
  check(subject, _settings, report) {
    for (const { name, start, end, value } of subject.parameters) {
      if (value !== '' && SECRET.test(snakeCase(name))) report({ start, end })
    }
  },
}

const SECRET =
  /^(?:password|passwd|secret|client_secret|token|access_token|refresh_token|auth_token|api_key|private_key|session_id)$/
