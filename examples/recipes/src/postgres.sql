\set ON_ERROR_STOP on
\encoding UTF8

-- One row for each distinct URL of the table page.
CREATE TABLE IF NOT EXISTS known_url (url text NOT NULL, normal text, domain text);

BEGIN;
-- Another run waits here until this one has ended.
LOCK TABLE known_url IN SHARE ROW EXCLUSIVE MODE;

-- The worker has no answer for longer ones.
CREATE TEMP TABLE new_url ON COMMIT DROP AS
  SELECT url FROM page WHERE octet_length(url) <= 1048576
  EXCEPT
  SELECT url FROM known_url;

\copy new_url TO 'new_url.tsv'
\copy known_url FROM PROGRAM 'waymark worker --op normalize,domain --preset seo --echo < new_url.tsv'

-- The worker must have answered each URL, and only once.
DO $$
DECLARE
  asked bigint := (SELECT count(*) FROM new_url);
  answered bigint := (SELECT count(*) FROM known_url JOIN new_url USING (url));
BEGIN
  IF answered <> asked THEN
    RAISE EXCEPTION 'waymark worker has answered % of % URLs', answered, asked;
  END IF;
END
$$;
COMMIT;

SELECT domain, count(DISTINCT normal) AS pages, count(*) AS hits
FROM page LEFT JOIN known_url USING (url)
GROUP BY domain
ORDER BY hits DESC, domain;
