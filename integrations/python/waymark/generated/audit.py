"""The audit of hreflang links. Written by scripts/write-python.ts. Do not edit."""

from collections.abc import Mapping
from typing import Final

CODES: Final = (
    "invalid-hreflang",
    "unknown-language",
    "unknown-region",
    "deprecated-subtag",
    "language-not-iso-639-1",
    "region-not-iso-3166",
    "undocumented-subtag",
    "self-reference-missing",
    "alternate-not-listed",
    "return-link-missing",
    "alternate-not-normalised-match",
    "duplicate-alternate",
    "conflicting-alternates",
    "duplicate-loc",
    "language-mismatch",
    "url-with-two-languages",
    "language-disagreement",
    "mixed-protocol",
)

TABLES: Final[Mapping[str, str]] = {
    "pages": "`page` INTEGER, `loc` STRING, `normal` STRING, `standard` INTEGER, `key` INTEGER, `lang` STRING, `lastmod` STRING, `file` STRING, `line` INTEGER, `pointer` STRING",
    "links": "`page` INTEGER, `link` INTEGER, `hreflang` STRING, `lang` STRING, `canonical` STRING, `href` STRING, `standard` INTEGER, `page_key` INTEGER, `key` INTEGER, `implied` BOOLEAN",
    "keys": "`key` INTEGER, `url` STRING",
    "languages": "`hreflang` STRING, `lang` STRING, `canonical` STRING, `language` STRING, `usable` BOOLEAN, `problems` ARRAY<STRING>",
}

STEPS: Final[Mapping[str, str]] = {
    "audit_listed": """
SELECT key, min(page) AS first, count(*) AS entries, count(DISTINCT normal) AS urls
FROM pages
WHERE key IS NOT NULL
GROUP BY key
""",
    "audit_links": """
SELECT page, link, hreflang, lang, href, standard, page_key, key
FROM links
WHERE NOT implied AND page_key IS NOT NULL AND key IS NOT NULL
""",
    "audit_repetitions": """
SELECT page, lang, count(DISTINCT key) AS targets
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
HAVING count(*) > 1
""",
    "audit_repeated_links": """
SELECT *,
  first_value(hreflang) OVER each AS first_hreflang,
  first_value(key) OVER each AS first_key
FROM (
  SELECT page, link, hreflang, lang, href, key, implied, targets
  FROM links JOIN audit_repetitions USING (page, lang)
  WHERE key IS NOT NULL
)
WINDOW each AS (PARTITION BY page, lang ORDER BY link)
""",
    "audit_own_languages": """
SELECT DISTINCT key, lang
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
)
""",
    "audit_labelled_links": """
SELECT l.page, l.link, l.href, l.key, languages.language, known.key IS NOT NULL AS is_known
FROM links l
JOIN languages USING (hreflang)
LEFT JOIN (SELECT DISTINCT key FROM audit_own_languages) AS known ON known.key = l.key
LEFT JOIN audit_own_languages AS own ON own.key = l.key AND own.lang = l.lang
WHERE l.key IS NOT NULL AND languages.language IS NOT NULL
  AND (known.key IS NULL OR own.key IS NOT NULL)
""",
    "audit_shared_urls": """
SELECT href, min(page) AS page
FROM (
  SELECT href, page
  FROM audit_labelled_links
  GROUP BY href, page
  HAVING count(DISTINCT language) > 1
)
GROUP BY href
""",
    "audit_repeated_locs": """
SELECT loc
FROM pages
WHERE key IS NULL OR key IN (SELECT key FROM audit_listed WHERE entries > 1)
GROUP BY loc
HAVING count(*) > 1
""",
}

CACHED: Final = (
    "audit_listed",
    "audit_repetitions",
    "audit_repeated_links",
    "audit_own_languages",
    "audit_labelled_links",
    "audit_shared_urls",
    "audit_repeated_locs",
)
"""The steps that several queries read."""

CHECKS: Final = (
    """
SELECT code, page, min(link) AS link, NULL AS loc, hreflang AS lang, NULL AS target
FROM links JOIN (
  SELECT hreflang, explode(problems) AS code FROM languages
) USING (hreflang)
GROUP BY code, page, hreflang
""",
    """
SELECT 'self-reference-missing' AS code, page, NULL AS link, NULL AS loc, NULL AS lang, NULL AS target
FROM links
WHERE page_key IS NOT NULL
GROUP BY page
HAVING bool_or(NOT implied) AND NOT bool_or(coalesce(key = page_key, false))
""",
    """
SELECT 'alternate-not-listed' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links
ANTI JOIN audit_listed USING (key)
""",
    """
SELECT 'return-link-missing' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links
SEMI JOIN audit_listed USING (key)
ANTI JOIN links AS back ON back.page_key = audit_links.key AND back.key = audit_links.page_key
""",
    """
SELECT 'alternate-not-normalised-match' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM (
  SELECT l.*
  FROM audit_links l
  JOIN audit_listed USING (key)
  JOIN keys ON keys.key = l.key
  WHERE l.key = l.page_key OR l.href <> keys.url
) AS other
ANTI JOIN pages ON pages.key = other.key AND pages.standard = other.standard
""",
    """
SELECT 'duplicate-alternate' AS code, page, min(link) AS link, NULL AS loc,
  any_value(first_hreflang) AS lang, min_by(href, link) AS target
FROM (
  SELECT *, row_number() OVER (PARTITION BY page, lang, key ORDER BY link) AS nth
  FROM audit_repeated_links
  WHERE NOT implied
)
WHERE nth > 1
GROUP BY page, lang
""",
    """
SELECT 'conflicting-alternates' AS code, page, min(link) AS link, NULL AS loc,
  any_value(first_hreflang) AS lang, min_by(href, link) AS target
FROM audit_repeated_links
WHERE key <> first_key
GROUP BY page, lang
""",
    """
SELECT 'duplicate-loc' AS code, first AS page, NULL AS link, keys.url AS loc, NULL AS lang, NULL AS target
FROM audit_listed JOIN keys USING (key)
JOIN pages ON pages.page = audit_listed.first
WHERE entries > 1 AND (pages.pointer IS NULL OR entries > urls)
""",
    """
SELECT 'language-mismatch' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM (
  SELECT l.*
  FROM audit_links l JOIN languages USING (hreflang)
  WHERE languages.usable AND l.lang <> 'x-default'
) AS labelled
SEMI JOIN audit_own_languages AS own ON own.key = labelled.key
ANTI JOIN audit_own_languages AS same ON same.key = labelled.key AND same.lang = labelled.lang
""",
    """
SELECT 'url-with-two-languages' AS code, page, NULL AS link, href AS loc, NULL AS lang, NULL AS target
FROM audit_shared_urls
""",
    """
SELECT 'language-disagreement' AS code, min(page) AS page, NULL AS link, href AS loc, NULL AS lang, NULL AS target
FROM (
  SELECT page, href, language, first_value(language) OVER (PARTITION BY href ORDER BY page, link) AS first_language
  FROM audit_labelled_links
  WHERE NOT is_known
) AS given
ANTI JOIN audit_shared_urls USING (href)
WHERE language <> first_language
GROUP BY href
""",
    """
SELECT 'mixed-protocol' AS code, page, link, NULL AS loc, hreflang AS lang, href AS target
FROM audit_links l
JOIN (SELECT key, startswith(url, 'https:') AS https FROM keys) AS source ON source.key = l.page_key
JOIN (SELECT key, startswith(url, 'https:') AS https FROM keys) AS target ON target.key = l.key
WHERE source.https <> target.https
""",
)

FINDINGS: Final = """
WITH located AS (
  SELECT code, page, link, coalesce(audit_found.loc, pages.loc) AS loc, audit_found.lang, target
  FROM audit_found JOIN pages USING (page)
)
SELECT code, page, link, loc, lang, target FROM located ANTI JOIN audit_repeated_locs USING (loc)
UNION ALL
SELECT code, min(page) AS page, min_by(link, page) AS link, loc, lang, target
FROM located SEMI JOIN audit_repeated_locs USING (loc)
GROUP BY code, loc, lang, target
"""
