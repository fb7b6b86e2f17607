import type { SqlCheck } from '../sql-check.ts'

export const selfReferenceMissing: SqlCheck = {
  codes: ['self-reference-missing'],
  sql: `SELECT 'self-reference-missing' AS code, page, NULL AS link, NULL AS loc, NULL AS lang, NULL AS target
FROM links
WHERE page_key IS NOT NULL
GROUP BY page
HAVING bool_or(NOT implied) AND NOT bool_or(coalesce(key = page_key, false))`,
}
