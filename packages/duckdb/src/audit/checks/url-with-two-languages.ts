import type { SqlCheck } from '../sql-check.ts'

export const urlWithTwoLanguages: SqlCheck = {
  codes: ['url-with-two-languages'],
  sql: `SELECT 'url-with-two-languages' AS code, page, NULL AS link, href AS loc, NULL AS lang, NULL AS target
FROM audit_shared_urls`,
}
