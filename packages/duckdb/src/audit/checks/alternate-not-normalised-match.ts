import type { SqlCheck } from '../sql-check.ts'

export const alternateNotNormalisedMatch: SqlCheck = {
  codes: ['alternate-not-normalised-match'],
  // A link may use the normal form of another page whose own entry is not normal. The URL Standard calls some URLs equal.
  sql: `SELECT 'alternate-not-normalised-match' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM (
  SELECT l.*
  FROM audit_links l
  JOIN audit_listed USING (key)
  JOIN keys ON keys.key = l.key
  WHERE l.key = l.page_key OR l.href <> keys.url
) AS other
ANTI JOIN pages ON pages.key = other.key AND pages.standard = other.standard`,
}
