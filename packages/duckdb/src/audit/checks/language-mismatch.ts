import type { SqlCheck } from '../sql-check.ts'

export const languageMismatch: SqlCheck = {
  codes: ['language-mismatch'],
  sql: `SELECT 'language-mismatch' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM (
  SELECT l.*
  FROM audit_links l JOIN languages USING (hreflang)
  WHERE languages.usable AND l.lang <> 'x-default'
) AS labelled
SEMI JOIN audit_own_languages AS own ON own.key = labelled.key
ANTI JOIN audit_own_languages AS same ON same.key = labelled.key AND same.lang = labelled.lang`,
}
