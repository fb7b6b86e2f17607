import type { SqlCheck } from '../sql-check.ts'

export const duplicateLoc: SqlCheck = {
  codes: ['duplicate-loc'],
  sql: `SELECT 'duplicate-loc' AS code, first AS page, NULL AS link, pages.normal AS loc, NULL AS lang, NULL AS target
FROM audit_listed JOIN pages ON pages.page = audit_listed.first
WHERE entries > 1`,
}
