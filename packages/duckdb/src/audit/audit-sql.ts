import { auditSteps } from './audit-steps.ts'
import { sqlChecks } from './checks/index.ts'

/**
 * Returns the audit as SQL: statements that read `pages`, `links`, `keys` and `languages` and make the table `audit_findings`, which
 * has a row for each problem that `waymark validate` reports with the same code. Its columns are `code`, `page`, `link`, `loc`,
 * `lang` and `target`.
 *
 * All that is made is temporary and has a name that begins with `audit_`.
 *
 * @example
 * ```ts
 * import { auditCounts, auditSql, loadSql } from '@waymark/duckdb/audit'
 *
 * // For the client of DuckDB, in the folder that `waymark keys` wrote.
 * const script = `${loadSql('.')}${auditSql()}${auditCounts};`
 * script.includes('CREATE OR REPLACE TEMP TABLE audit_findings AS') // => true
 * ```
 */
export function auditSql(): string {
  const steps = auditSteps.map(
    ({ name, kind, summary, sql }) =>
      `-- ${summary}\nCREATE OR REPLACE TEMP ${kind} ${name} AS\n${sql};`,
  )
  const found = sqlChecks.map(({ sql }, n) => {
    const head = n === 0 ? `-- What the checks find.\n${FOUND}` : 'INSERT INTO audit_found'
    return `${head}\n${sql};`
  })
  return `${[...steps, ...found, FINDINGS].join('\n\n')}\n`
}

const FOUND = `CREATE OR REPLACE TEMP TABLE audit_found (
  code VARCHAR, page INTEGER, link INTEGER, loc VARCHAR, lang VARCHAR, target VARCHAR
);
INSERT INTO audit_found`

const FINDINGS = `-- The findings. An entry that is in several files has each of them once.
CREATE OR REPLACE TEMP TABLE audit_findings AS
WITH located AS (
  SELECT code, page, link, coalesce(audit_found.loc, pages.loc) AS loc, audit_found.lang, target
  FROM audit_found JOIN pages USING (page)
)
SELECT code, page, link, loc, lang, target FROM located ANTI JOIN audit_repeated_locs USING (loc)
UNION ALL
SELECT code, min(page) AS page, arg_min(link, page) AS link, loc, lang, target
FROM located SEMI JOIN audit_repeated_locs USING (loc)
GROUP BY code, loc, lang, target;`

/**
 * The query for the number of problems of each code, after `auditSql`.
 *
 * @example
 * ```ts
 * import { auditCounts } from '@waymark/duckdb/audit'
 *
 * auditCounts // => 'SELECT code, count(*) AS problems FROM audit_findings GROUP BY code ORDER BY code'
 * ```
 */
export const auditCounts =
  'SELECT code, count(*) AS problems FROM audit_findings GROUP BY code ORDER BY code'
