import type { SqlCheck } from '../sql-check.ts'

export const alternateNotListed: SqlCheck = {
  codes: ['alternate-not-listed'],
  sql: `SELECT 'alternate-not-listed' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links
ANTI JOIN audit_listed USING (key)`,
}
