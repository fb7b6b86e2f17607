import type { SqlCheck } from '../sql-check.ts'

export const languageDisagreement: SqlCheck = {
  codes: ['language-disagreement'],
  sql: `SELECT 'language-disagreement' AS code, min(page) AS page, NULL AS link, href AS loc, NULL AS lang, NULL AS target
FROM (
  SELECT page, href, language, first_value(language) OVER (PARTITION BY href ORDER BY page, link) AS first_language
  FROM audit_labelled_links
  WHERE NOT is_known
) AS given
ANTI JOIN audit_shared_urls USING (href)
WHERE language <> first_language
GROUP BY href`,
}
