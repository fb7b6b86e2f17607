import type { SqlCheck } from '../sql-check.ts'

export const mixedProtocol: SqlCheck = {
  codes: ['mixed-protocol'],
  sql: `SELECT 'mixed-protocol' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links l
JOIN (SELECT key, starts_with(url, 'https:') AS https FROM keys) AS source ON source.key = l.page_key
JOIN (SELECT key, starts_with(url, 'https:') AS https FROM keys) AS target ON target.key = l.key
WHERE source.https <> target.https`,
}
