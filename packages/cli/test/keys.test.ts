import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder, withoutPackage } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const TABLE = `group,lang,url
1,en,https://a.example/en
1,de,https://a.example/de
,en,https://A.example/%65n
`

const keys = (input: string, ...args: readonly string[]) => runWaymark(['keys', ...args], { input })

/** Runs audit.sql as the client of DuckDB does in the folder of the tables; returns the last result. */
async function auditOf(folder: string): Promise<unknown> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    await connection.run(`SET file_search_path = '${folder}'`)
    const script = readFileSync(join(folder, 'audit.sql'), 'utf8')
    const result = await connection.runAndReadAll(script)
    return Object.fromEntries(result.getRowsJS().map(([code, count]) => [code, Number(count)]))
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

test.each(['ndjson', 'parquet'])(
  'tables of %s have the problems that validate counts',
  async (to) => {
    const out = join(temporaryFolder(), 'tables')
    const { status, stdout, stderr } = await keys(TABLE, '-', '--out', out, '--to', to)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n').slice(0, -1)).toEqual([
      `${out}/pages.${to}  3 rows`,
      `${out}/links.${to}  5 rows`,
      `${out}/keys.${to}  2 rows`,
      `${out}/languages.${to}  2 rows`,
    ])
    expect(readdirSync(out).sort()).toEqual(
      [
        'audit.sql',
        ...['keys', 'languages', 'links', 'pages'].map((name) => `${name}.${to}`),
      ].sort(),
    )
    const { io, stdout: validated } = memoryIo(TABLE)
    await main(['validate', '-', '--format', 'json'], io)
    const { kinds } = JSON.parse(validated()) as { kinds: { code: string; count: number }[] }
    const counts = Object.fromEntries(kinds.map(({ code, count }) => [code, count]))
    expect(counts).toMatchObject({ 'duplicate-loc': 1 })
    expect(counts).toMatchObject((await auditOf(out)) as object)
    expect(await auditOf(out)).toMatchObject({ 'duplicate-loc': 1 })
  },
)

test('entries that have no row are counted', async () => {
  const out = join(temporaryFolder(), 'tables')
  const { stdout } = await keys('["https://a.example/", 5, {"x": 1}]', '-', '--out', out)
  expect(stdout.split('\n').slice(-2)).toEqual([expect.stringMatching(/^2 entries /), ''])
})

test('what has no row is reported with its place, and the status says so', async () => {
  const out = join(temporaryFolder(), 'tables')
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  const input = `<urlset ${names}>\n<url><loc>https://a.example/</loc>\n<xhtml:link rel="alternate" hrefLang="de" href="https://a.example/de"/></url>\n</urlset>`
  const text = await keys(input, '-', '--out', out)
  expect(text.status).toBe(1)
  expect(text.stderr).toMatch(/^standard input:3:1: error alternate-incomplete: [^\n]+\n$/)
  expect(text.stdout.split('\n').slice(-2)).toEqual([expect.stringMatching(/^1 link /), ''])
  expect(existsSync(join(out, 'audit.sql'))).toBe(true)
  const json = await keys(input, '-', '--out', out, '--format', 'json')
  expect([json.status, json.stderr]).toEqual([1, ''])
  expect(JSON.parse(json.stdout)).toMatchObject({
    rows: { pages: 1, links: 0 },
    problems: [{ code: 'alternate-incomplete', line: 3, leftOut: { links: 1 } }],
  })
})

test('the options of matching decide which URLs are one page', async () => {
  const urls =
    'https://a.example/a\nhttps://a.example/a/\nhttps://a.example/a?q\nhttps://a.example/a#f\n'
  const rows = async (...options: readonly string[]) => {
    const out = join(temporaryFolder(), 'tables')
    const { stdout } = await keys(urls, '-', '--out', out, '--format', 'json', ...options)
    return JSON.parse(stdout)
  }
  expect(await rows()).toMatchObject({ form: 'sitemap', rows: { pages: 4, keys: 3 } })
  expect(await rows('--canonical', 'seo')).toMatchObject({ rows: { keys: 1 } })
  expect(await rows('--trailing-slash', 'never')).toMatchObject({ rows: { keys: 2 } })
  expect(await rows('--query', 'remove')).toMatchObject({ rows: { keys: 2 } })
  expect(await rows('--fragment', 'keep')).toMatchObject({ rows: { keys: 4 } })
  const seo = ['--canonical', 'seo', '--trailing-slash', 'preserve', '--fragment', 'keep']
  expect(await rows(...seo)).toMatchObject({ rows: { keys: 3 } })
})

test('--out must be a folder', async () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(await keys(TABLE, '-')).toMatchObject({
    status: 2,
    failures: [{ detail: 'no-option', option: 'out' }],
  })
  expect(await keys(TABLE, '-', '--out', '-')).toMatchObject({
    status: 2,
    failures: [{ detail: 'tables-to-output' }],
  })
  expect(await keys(TABLE, '-', '--out', file)).toMatchObject({ status: 74, stdout: '' })
  expect(await keys(TABLE, '-', '--out', file, '--to', 'csv')).toMatchObject({ status: 2 })
})

test('if the input cannot be read to its end, nothing is written', async () => {
  const out = join(temporaryFolder(), 'tables')
  for (const input of [
    '{"urls":[{"loc":"https://a.example/"}',
    '<urlset><url><loc>https://a',
    '',
  ]) {
    const { status, stdout, stderr } = await keys(input, '-', '--out', out)
    expect([status, stdout]).toEqual([74, ''])
    expect(stderr.split('\n')).toHaveLength(2)
    expect(existsSync(out)).toBe(false)
  }
})

test('without @duckdb/node-api, --to parquet says so before anything is read', async () => {
  const folder = temporaryFolder()
  const env = withoutPackage('@duckdb/node-api')
  writeFileSync(join(folder, 'pages.csv'), TABLE)
  const args = ['keys', 'pages.csv', '--out', 'tables']
  const parquet = await runWaymark([...args, '--to', 'parquet'], { cwd: folder, env })
  expect(parquet).toMatchObject({ status: 74, stdout: '' })
  expect(parquet.stderr).toContain('npm install @duckdb/node-api')
  expect(parquet.stderr.split('\n')).toHaveLength(2)
  expect(existsSync(join(folder, 'tables'))).toBe(false)
  expect(await runWaymark(args, { cwd: folder, env })).toMatchObject({ status: 0, stderr: '' })
})
