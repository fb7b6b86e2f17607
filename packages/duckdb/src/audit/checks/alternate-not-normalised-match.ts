import type { SqlCheck } from '../sql-check.ts'

export const alternateNotNormalisedMatch: SqlCheck = {
  codes: ['alternate-not-normalised-match'],
  // A link may use the normal form of another page whose own entry is not normal. A self link may not.
  sql: `SELECT 'alternate-not-normalised-match' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM (
  SELECT l.*
  FROM audit_links l
  JOIN audit_listed USING (key)
  JOIN pages first ON first.page = audit_listed.first
  WHERE l.href <> first.loc AND (l.key = l.page_key OR l.href <> first.normal)
) AS other
ANTI JOIN pages ON pages.key = other.key AND pages.loc = other.href`,
}
