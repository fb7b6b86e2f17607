import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditCounts, auditSql, loadSql, notInSql, sqlChecks } from '@waymark/duckdb/audit'
import { writeParquet } from '@waymark/duckdb/node'
import { checks, type HreflangFinding } from '@waymark/hreflang'
import { checkSite, keyTableNames, type SiteProblem } from '@waymark/site'
import { diskFiles, writeKeyTables } from '@waymark/site/node'
import { afterAll, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { openDatabase, rowsOf } from './open-database.ts'

const root = mkdtempSync(join(tmpdir(), "duckdb-it's-"))
afterAll(() => rmSync(root, { recursive: true }))

const LONG = `https://a.example/${'x'.repeat(100_000)}`
const URLS = [
  { loc: 'https://a.example/en/', lang: 'en', alternates: [{ lang: 'de', loc: LONG }] },
  { loc: LONG, lang: 'de', alternates: [{ lang: 'en', loc: 'https://A.example/en/#x' }] },
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

test('the statements of a folder name its files and the columns of its tables', () => {
  expect(loadSql("it's", 'parquet')).toBe(
    `${keyTableNames
      .map(
        (name) =>
          `CREATE OR REPLACE TEMP VIEW ${name} AS FROM read_parquet('it''s/${name}.parquet');`,
      )
      .join('\n')}\n`,
  )
  expect(loadSql('out').split('\n')[keyTableNames.indexOf('keys')]).toBe(
    "CREATE OR REPLACE TEMP TABLE keys AS FROM read_json('out/keys.ndjson', format = 'newline_delimited', maximum_object_size = 16777216, columns = {key: 'INTEGER', url: 'VARCHAR'});",
  )
  expect(loadSql('out', 'ndjson')).toBe(loadSql('out'))
})

test('a step is made before those that read it, and what it made before is replaced', () => {
  const made = [...auditSql().matchAll(/^CREATE OR REPLACE TEMP (TABLE|VIEW) (\w+)/gm)]
  expect(made.map(([, kind, name]) => `${kind} ${name}`)).toEqual([
    'TABLE audit_listed',
    'VIEW audit_links',
    'TABLE audit_repetitions',
    'TABLE audit_repeated_links',
    'TABLE audit_own_languages',
    'TABLE audit_labelled_links',
    'TABLE audit_shared_urls',
    'TABLE audit_repeated_locs',
    'TABLE audit_found',
    'TABLE audit_findings',
  ])
  expect(auditSql().match(/INSERT INTO audit_found/g)).toHaveLength(sqlChecks.length)
})

const FAULTY = [
  {
    loc: 'https://a.example/en',
    lang: 'en',
    alternates: [
      { lang: 'de', loc: 'https://a.example/de' },
      { lang: 'de', loc: 'https://a.example/de' },
      { lang: 'fr', loc: 'https://a.example/fr' },
      { lang: 'fr', loc: 'https://a.example/de' },
      { lang: 'sv', loc: 'https://a.example/gone' },
      // The URL Standard calls it equal.
      { lang: 'en', loc: 'HTTPS://a.example:443/en' },
      { lang: 'en_US', loc: 'https://a.example/us' },
      { lang: 'zz', loc: 'https://a.example/us' },
      { lang: 'de-foobar', loc: 'https://a.example/us' },
      { lang: 'en-UK', loc: 'https://a.example/us' },
      { lang: 'iw', loc: 'https://a.example/us' },
      { lang: 'deu', loc: 'https://a.example/us' },
      { lang: 'gsw', loc: 'https://a.example/us' },
      { lang: 'es-419', loc: 'https://a.example/us' },
      { lang: 'de-1996', loc: 'https://a.example/us' },
    ],
  },
  {
    loc: 'https://a.example/de',
    lang: 'de',
    alternates: [
      { lang: 'en', loc: 'https://A.example/en#x' },
      { lang: 'nb', loc: 'https://a.example/gone' },
    ],
  },
  { loc: 'https://a.example/fr', lang: 'fr' },
  { loc: 'https://a.example/%66r', lang: 'fr' },
  { loc: 'http://a.example/us', alternates: [{ lang: 'en', loc: 'https://a.example/en' }] },
  {
    loc: 'https://a.example/it',
    lang: 'it',
    alternates: [{ lang: 'ja', loc: 'https://a.example/de' }],
  },
]

test('the queries find what the audit finds in a site with each fault', async () => {
  const database = join(root, 'faulty.json')
  const folder = join(root, 'faulty')
  writeFileSync(database, JSON.stringify({ version: '1.1', urls: FAULTY }))
  await writeKeyTables([database], folder)
  const connection = await openDatabase()
  await connection.run(loadSql(folder) + auditSql())
  const inSql = new Set<string>(sqlChecks.flatMap(({ codes }) => codes))
  const problems: unknown[] = []
  for await (const event of checkSite([database], diskFiles(), { now: 0 })) {
    if (event.type !== 'problem' || !inSql.has(event.problem.code)) continue
    const { code, loc, lang, target } = event.problem as SiteProblem & Partial<HreflangFinding>
    problems.push([code, loc ?? null, lang ?? null, target ?? null])
  }
  const findings = await rowsOf(connection, 'SELECT code, loc, lang, target FROM audit_findings')
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()
  expect(sorted(findings)).toEqual(sorted(problems))
  expect(new Set(findings.map(([code]) => code))).toEqual(inSql)
})

test.each([[134_217_727], [1.5e8 + 0.5], ['512'], [-1]])(
  'a memory of %j is refused before anything is read',
  async (memory) => {
    await expect(writeParquet(root, { memory: memory as number })).rejects.toThrow(
      expect.objectContaining({ option: 'memory', code: 'option-wrong' }),
    )
  },
)

test('the least memory is enough for a small site, and columns are compressed with zstd', async () => {
  const database = join(root, 'least.json')
  writeFileSync(database, JSON.stringify({ version: '1.1', urls: URLS }))
  const folder = join(root, 'least')
  const finish = (staged: string) => writeParquet(staged, { memory: 134_217_728 })
  await writeKeyTables([database], folder, { finish })
  const connection = await openDatabase()
  const path = join(folder, 'pages.parquet').replaceAll("'", "''")
  expect(
    await rowsOf(connection, `SELECT DISTINCT compression FROM parquet_metadata('${path}')`),
  ).toEqual([['ZSTD']])
})

test('a format that does not exist is refused', () => {
  expect(() => loadSql('tables', 'csv' as never)).toThrow(
    errorWith({ option: 'format', code: 'option-wrong' }),
  )
})

test('each check of the audit is a query, or there is a reason why not', () => {
  const inSql = sqlChecks.flatMap(({ codes }) => codes)
  const all = [...inSql, ...Object.keys(notInSql)]
  expect(all.sort()).toEqual(checks.map(({ code }) => code).sort())
})
