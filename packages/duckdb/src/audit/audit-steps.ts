import { deepFreeze } from '@waymark/infra/internal'

/** A step that several checks need. */
export interface AuditStep {
  readonly name: string
  readonly kind: 'TABLE' | 'VIEW'
  /** What it has. */
  readonly summary: string
  readonly sql: string
}

/**
 * Steps in running order. A query that several checks read is a table, so that it is computed once.
 *
 * @example
 * ```ts
 * import { auditSteps } from '@waymark/duckdb/audit'
 *
 * const step = auditSteps.find(({ name }) => name === 'audit_listed')
 * step?.summary // => 'The keys that have an entry, with the first of their entries.'
 * ```
 */
export const auditSteps: readonly AuditStep[] = /* @__PURE__ */ deepFreeze([
  {
    name: 'audit_listed',
    kind: 'TABLE',
    summary: 'The keys that have an entry, with the first of their entries.',
    sql: `SELECT key, min(page) AS first, count(*) AS entries, count(DISTINCT normal) AS urls
FROM pages
WHERE key IS NOT NULL
GROUP BY key`,
  },
  {
    name: 'audit_links',
    kind: 'VIEW',
    summary: 'The links that are written and whose two URLs are usable.',
    sql: `SELECT page, link, hreflang, lang, href, standard, page_key, key
FROM links
WHERE NOT implied AND page_key IS NOT NULL AND key IS NOT NULL`,
  },
  {
    name: 'audit_repetitions',
    kind: 'TABLE',
    summary: 'The languages that an entry lists more than once, and with how many pages.',
    sql: `SELECT page, lang, count(DISTINCT key) AS targets
FROM (
  SELECT page, lang, key
  FROM links
  WHERE key IS NOT NULL AND page IN (
    -- Few pages have any, and this is much smaller than a group for each page and language.
    SELECT page
    FROM links
    WHERE key IS NOT NULL
    GROUP BY page
    HAVING count(*) > count(DISTINCT lang)
  )
)
GROUP BY page, lang
HAVING count(*) > 1`,
  },
  {
    name: 'audit_repeated_links',
    kind: 'TABLE',
    summary: 'The links of those languages, with the first link of each.',
    sql: `SELECT *,
  first_value(hreflang) OVER each AS first_hreflang,
  first_value(key) OVER each AS first_key
FROM (
  SELECT page, link, hreflang, lang, href, key, implied, targets
  FROM links JOIN audit_repetitions USING (page, lang)
  WHERE key IS NOT NULL
)
WINDOW each AS (PARTITION BY page, lang ORDER BY link)`,
  },
  {
    name: 'audit_own_languages',
    kind: 'TABLE',
    summary:
      'The languages of each page: the `lang` of its entries, and those under which an entry without contradictions lists itself.',
    sql: `SELECT DISTINCT key, lang
FROM (
  SELECT p.key, l.lang
  FROM pages p JOIN languages l ON l.hreflang = p.lang
  WHERE p.key IS NOT NULL AND l.usable AND l.lang <> 'x-default'
  UNION ALL
  SELECT l.key, l.lang
  FROM links l JOIN languages USING (hreflang)
  WHERE l.key = l.page_key AND languages.usable AND l.lang <> 'x-default'
    AND l.page NOT IN (SELECT page FROM audit_repetitions WHERE targets > 1)
)
WHERE key NOT IN (
  -- A page for all languages has every one.
  SELECT p.key
  FROM pages p JOIN languages l ON l.hreflang = p.lang
  WHERE p.key IS NOT NULL AND l.lang = 'x-default'
)`,
  },
  {
    name: 'audit_labelled_links',
    kind: 'TABLE',
    summary: 'The links with a language that the page itself does not contradict.',
    sql: `SELECT l.page, l.link, l.href, l.key, languages.language, known.key IS NOT NULL AS is_known
FROM links l
JOIN languages USING (hreflang)
LEFT JOIN (SELECT DISTINCT key FROM audit_own_languages) AS known ON known.key = l.key
LEFT JOIN audit_own_languages AS own ON own.key = l.key AND own.lang = l.lang
WHERE l.key IS NOT NULL AND languages.language IS NOT NULL
  AND (known.key IS NULL OR own.key IS NOT NULL)`,
  },
  {
    name: 'audit_shared_urls',
    kind: 'TABLE',
    summary: 'The URLs that one entry lists for several languages, with the first such entry.',
    sql: `SELECT href, min(page) AS page
FROM (
  SELECT href, page
  FROM audit_labelled_links
  GROUP BY href, page
  HAVING count(DISTINCT language) > 1
)
GROUP BY href`,
  },
  {
    name: 'audit_repeated_locs',
    kind: 'TABLE',
    summary: 'The URLs that several entries have. A finding about one of them is reported once.',
    sql: `SELECT loc
FROM pages
WHERE key IS NULL OR key IN (SELECT key FROM audit_listed WHERE entries > 1)
GROUP BY loc
HAVING count(*) > 1`,
  },
])
