import type { SqlCheck } from '../sql-check.ts'

/** The checks of values: `waymark keys` writes their codes, because SQL does not know the registries. */
export const valueProblems: SqlCheck = {
  codes: [
    'invalid-hreflang',
    'unknown-language',
    'unknown-region',
    'deprecated-subtag',
    'language-not-iso-639-1',
    'region-not-iso-3166',
    'undocumented-subtag',
  ],
  sql: `SELECT code, page, min(link) AS link, NULL AS loc, hreflang AS lang, NULL AS target
FROM links JOIN (
  SELECT hreflang, unnest(problems) AS code FROM languages
) USING (hreflang)
GROUP BY code, page, hreflang`,
}
