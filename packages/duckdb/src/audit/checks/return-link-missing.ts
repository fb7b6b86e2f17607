import type { SqlCheck } from '../sql-check.ts'

export const returnLinkMissing: SqlCheck = {
  codes: ['return-link-missing'],
  sql: `SELECT 'return-link-missing' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links
SEMI JOIN audit_listed USING (key)
ANTI JOIN links AS back ON back.page_key = audit_links.key AND back.key = audit_links.page_key`,
}
