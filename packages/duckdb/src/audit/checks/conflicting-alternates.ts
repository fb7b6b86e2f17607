import type { SqlCheck } from '../sql-check.ts'

export const conflictingAlternates: SqlCheck = {
  codes: ['conflicting-alternates'],
  sql: `SELECT 'conflicting-alternates' AS code, page, min(link) AS link, NULL AS loc,
  any_value(first_hreflang) AS lang, arg_min(href, link) AS target
FROM audit_repeated_links
WHERE key <> first_key
GROUP BY page, lang`,
}
