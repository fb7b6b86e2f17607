import type { SqlCheck } from '../sql-check.ts'

export const duplicateAlternate: SqlCheck = {
  codes: ['duplicate-alternate'],
  // An entry may write its implied self link once.
  sql: `SELECT 'duplicate-alternate' AS code, page, min(link) AS link, NULL AS loc,
  any_value(first_hreflang) AS lang, arg_min(href, link) AS target
FROM (
  SELECT *, row_number() OVER (PARTITION BY page, lang, key ORDER BY link) AS nth
  FROM audit_repeated_links
  WHERE NOT implied
)
WHERE nth > 1
GROUP BY page, lang`,
}
