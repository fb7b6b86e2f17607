/**
 * @module-tag slow
 * @module-tag night
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditCounts, auditSql, loadSql, sqlChecks } from '@waymark/duckdb/audit'
import type { HreflangFinding } from '@waymark/hreflang'
import { checkSite, type SiteProblem } from '@waymark/site'
import { diskFiles, writeKeyTables } from '@waymark/site/node'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { openDatabase, rowsOf } from './open-database.ts'
import { databaseOf, type Page, randomSite, sitemapOf } from './random-site.ts'

const codes = new Set<string>(sqlChecks.flatMap((check) => check.codes))
const found = new Set<string>()

const connection = await openDatabase()

/** The problems of `waymark validate` with the codes that are queries. */
async function problemsOf(path: string): Promise<readonly string[]> {
  const problems: string[] = []
  const events = checkSite([path], diskFiles(), { now: 0 })
  for await (const event of events) {
    if (event.type !== 'problem' || !codes.has(event.problem.code)) continue
    // The details of a finding are members of its problem.
    const { code, loc, lang, target } = event.problem as SiteProblem & Partial<HreflangFinding>
    problems.push(JSON.stringify([code, loc ?? null, lang ?? null, target ?? null]))
    found.add(code)
  }
  return problems.sort()
}

async function findingsOf(path: string, folder: string): Promise<readonly string[]> {
  await writeKeyTables([path], folder)
  await connection.run(loadSql(folder) + auditSql())
  const rows = await rowsOf(connection, 'SELECT code, loc, lang, target FROM audit_findings')
  const counts = await rowsOf(connection, auditCounts)
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(rows.length)
  return rows.map((row) => JSON.stringify(row)).sort()
}

async function compare(write: (folder: string) => string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  try {
    const path = write(folder)
    expect(await findingsOf(path, join(folder, 'tables'))).toEqual(await problemsOf(path))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const inDatabase = (pages: readonly Page[]) => (folder: string) => {
  const path = join(folder, 'url-source.json')
  writeFileSync(path, databaseOf(pages))
  return path
}

const inSitemaps = (pages: readonly Page[]) => (folder: string) => {
  const path = join(folder, 'public')
  mkdirSync(path)
  // A page may be in both files, also with the same links.
  writeFileSync(join(path, 'a.xml'), sitemapOf(pages.slice(0, 5)))
  writeFileSync(join(path, 'b.xml'), sitemapOf(pages.slice(3)))
  return path
}

test('the queries find what the audit finds in random databases', async () => {
  found.clear()
  await fc.assert(
    fc.asyncProperty(randomSite, async (pages) => await compare(inDatabase(pages))),
    { numRuns: runs(60) },
  )
  // An audit that finds nothing would pass all above.
  expect(found.size).toBeGreaterThan(leastHits(codes.size - 1))
})

test('the queries find what the audit finds in random sitemaps', async () => {
  found.clear()
  await fc.assert(
    fc.asyncProperty(randomSite, async (pages) => await compare(inSitemaps(pages))),
    { numRuns: runs(60) },
  )
  expect(found.size).toBeGreaterThan(leastHits(codes.size - 1))
})
