import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditCounts, auditSql, loadSql, notInSql, sqlChecks } from '@waymark/duckdb/audit'
import { writeParquet } from '@waymark/duckdb/node'
import { checks } from '@waymark/hreflang'
import { keyTableNames } from '@waymark/site'
import { writeKeyTables } from '@waymark/site/node'
import { afterAll, expect, test } from 'vitest'
import { openDatabase, rowsOf } from './open-database.ts'

const root = mkdtempSync(join(tmpdir(), "duckdb-it's-"))
afterAll(() => rmSync(root, { recursive: true }))

const LONG = `https://a.example/${'x'.repeat(100_000)}`
const URLS = [
  { loc: 'https://a.example/en/', lang: 'en', alternates: [{ lang: 'de', loc: LONG }] },
  { loc: LONG, lang: 'de', alternates: [{ lang: 'en', loc: 'https://A.example/en' }] },
  { loc: 'https://a.example/a"b\\c\u2028\0', lang: 'x-\ud800', lastmod: "it's" },
  { loc: '/relative', alternates: [{ lang: 'zz', loc: 'no\ud800' }] },
]

async function tables(name: string, format: 'ndjson' | 'parquet'): Promise<string> {
  const database = join(root, `${name}.json`)
  writeFileSync(database, JSON.stringify({ version: '1.1', urls: URLS }))
  const finish = format === 'parquet' ? writeParquet : undefined
  await writeKeyTables([database], join(root, name), { finish })
  return join(root, name)
}

test('Parquet has the same rows in the same order as NDJSON', async () => {
  const [ndjson, parquet] = [await tables('plain', 'ndjson'), await tables('columns', 'parquet')]
  expect(readdirSync(parquet).sort()).toEqual(keyTableNames.map((name) => `${name}.parquet`).sort())
  const [first, second] = [await openDatabase(), await openDatabase()]
  await first.run(loadSql(ndjson))
  await second.run(loadSql(parquet, 'parquet'))
  for (const name of keyTableNames) {
    const columns = name === 'pages' ? '* EXCLUDE (file)' : '*'
    const rows = await rowsOf(second, `SELECT ${columns} FROM ${name}`)
    expect(rows.length).toBeGreaterThan(1)
    expect(await rowsOf(first, `SELECT ${columns} FROM ${name}`)).toEqual(rows)
    const types = (connection: typeof first) => rowsOf(connection, `DESCRIBE ${name}`)
    expect((await types(first)).map((row) => row.slice(0, 2))).toEqual(
      (await types(second)).map((row) => row.slice(0, 2)),
    )
  }
  const values = await rowsOf(second, 'SELECT loc, key IS NULL, lang, lastmod FROM pages')
  expect(values).toEqual([
    ['https://a.example/en/', false, 'en', null],
    [LONG, false, 'de', null],
    ['https://a.example/a"b\\c\u2028\0', false, 'x-\ufffd', "it's"],
    ['/relative', true, null, null],
  ])
  await second.run(auditSql())
  expect(await rowsOf(second, auditCounts)).toEqual([
    ['alternate-not-normalised-match', 1n],
    ['unknown-language', 1n],
  ])
})

test('the audit can be repeated on other tables', async () => {
  const connection = await openDatabase()
  const folder = await tables('again', 'ndjson')
  for (let round = 0; round < 2; round++) {
    await connection.run(loadSql(folder) + auditSql())
    expect(await rowsOf(connection, auditCounts)).toHaveLength(2)
  }
})

test('the tables of an empty site can be loaded', async () => {
  const database = join(root, 'empty.json')
  writeFileSync(database, '{"version":"1.1","urls":[]}')
  for (const format of ['ndjson', 'parquet'] as const) {
    const folder = join(root, `empty-${format}`)
    await writeKeyTables([database], folder, {
      finish: format === 'parquet' ? writeParquet : undefined,
    })
    const connection = await openDatabase()
    await connection.run(loadSql(folder, format) + auditSql())
    expect(await rowsOf(connection, auditCounts)).toEqual([])
  }
})

test('if the tables cannot be converted, nothing is written', async () => {
  const folder = join(root, 'failed')
  const database = join(root, 'failed.json')
  writeFileSync(database, JSON.stringify({ version: '1.1', urls: URLS }))
  const finish = async (staged: string) => {
    writeFileSync(join(staged, 'links.ndjson'), 'no JSON\n')
    await writeParquet(staged)
  }
  await expect(writeKeyTables([database], folder, { finish })).rejects.toThrow()
  expect(existsSync(folder)).toBe(false)
})

test('a format that does not exist is refused', () => {
  expect(() => loadSql('tables', 'csv' as never)).toThrow("'ndjson' or 'parquet'")
})

test('each check of the audit is a query, or there is a reason why not', () => {
  const inSql = sqlChecks.flatMap(({ codes }) => codes)
  const all = [...inSql, ...Object.keys(notInSql)]
  expect(all.sort()).toEqual(checks.map(({ code }) => code).sort())
})
