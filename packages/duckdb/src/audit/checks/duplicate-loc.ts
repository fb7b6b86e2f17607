import type { SqlCheck } from '../sql-check.ts'

export const duplicateLoc: SqlCheck = {
  codes: ['duplicate-loc'],
  // Of a database, entries whose URLs differ in what the options remove are `pages-merged`.
  sql: `SELECT 'duplicate-loc' AS code, first AS page, NULL AS link, keys.url AS loc, NULL AS lang, NULL AS target
FROM audit_listed JOIN keys USING (key)
JOIN pages ON pages.page = audit_listed.first
WHERE entries > 1 AND (pages.pointer IS NULL OR entries > urls)`,
}
