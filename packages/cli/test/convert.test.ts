import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'

const TABLE = 'group,lang,url\n1,en,https://a.example/en\n1,de,https://a.example/de\n'

const convert = (input: string, ...args: readonly string[]) =>
  runWaymark(['convert', ...args], { input })

test('a table from a pipe becomes JSON and the same table again', async () => {
  const json = await convert(TABLE, '-', '--to', 'json', '--default-lang', 'en')
  expect([json.status, json.stderr]).toEqual([0, ''])
  const database = JSON.parse(json.stdout)
  expect(database).toMatchObject({ version: '1.1', defaultLang: 'en' })
  expect(database.urls).toHaveLength(2)
  const csv = await convert(json.stdout, '-', '--to', 'csv')
  expect(csv.status).toBe(0)
  expect(csv.stdout.split('\n').slice(1)).toEqual([
    '1,en,https://a.example/en,,,,,,,',
    '1,de,https://a.example/de,,,,,,,',
    '',
  ])
  expect(csv.stderr.split('\n')[0]).toContain(
    'standard input:2:14 /version: info not-convertible: ',
  )
})

test('the rows of a crawl export that are not listed are named and counted', async () => {
  const page = 'https://a.example/'
  const crawl = `Address,Status Code\n${page},200\n${page}1,301\n${page}2,404\n`
  const { status, stdout, stderr } = await convert(crawl, '-', '--to', 'ndjson')
  expect([status, stdout]).toEqual([0, `{"loc":"${page}"}\n`])
  expect(stderr.trimEnd().split('\n')).toEqual([
    expect.stringContaining('standard input:3:21 column status code: info crawl-status: '),
    expect.stringContaining('standard input:4:21 column status code: info crawl-status: '),
    expect.stringMatching(/^waymark convert: 2 rows /),
  ])
  const out = join(temporaryFolder(), 'a.csv')
  const json = await convert(crawl, '-', '-o', out, '--format', 'json')
  expect(JSON.parse(json.stdout)).toMatchObject({ entries: 1, unlisted: 2, written: 1 })
})

test('members that a table does not have are a part that was left out', async () => {
  const list = '[{"en":"https://a.example/en"}]'
  const csv = await convert(list, '-', '--to', 'csv')
  expect([csv.status, csv.stderr]).toEqual([
    1,
    expect.stringContaining('error UNKNOWN_MEMBER: "en"'),
  ])
  const json = await convert(list, '-', '--to', 'json')
  expect([json.status, json.stderr]).toEqual([0, ''])
})

test('the name of the output says its form and its compression', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'pages.ndjson.gz')
  const { status, stdout } = await convert(TABLE, '-', '-o', out)
  expect([status, stdout]).toEqual([0, ''])
  expect(gunzipSync(readFileSync(out)).toString().split('\n')).toHaveLength(3)
  const packed = await runWaymark(['convert', out, '--to', 'tsv', '--compress', 'none'])
  expect(packed.stdout).toContain('1\tde\thttps://a.example/de')
})

test('compressed standard output is complete', async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, n) => `https://a.example/${Math.imul(n, 0x9e3779b1)}`,
  )
  const path = join(temporaryFolder(), 'pages.csv')
  writeFileSync(path, `url,lang\n${rows.map((row) => `${row},en\n`).join('')}`)
  const child = startWaymark(['convert', path, '--to', 'ndjson', '--compress', 'gzip'])
  const chunks: Buffer[] = []
  child.stdout?.on('data', (chunk) => chunks.push(chunk))
  await new Promise((resolve) => child.on('close', resolve))
  const lines = gunzipSync(Buffer.concat(chunks)).toString().trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line).loc)).toEqual(rows)
})

test('the input may be replaced', async () => {
  const path = join(temporaryFolder(), 'pages.csv')
  writeFileSync(path, TABLE)
  expect((await convert('', path, '--to', 'ndjson', '-o', path)).status).toBe(0)
  expect(readFileSync(path, 'utf8')).toMatch(/^\{"loc"/)
})

test('nothing is written if the input cannot be read to its end', async () => {
  const folder = temporaryFolder()
  const out = join(folder, 'pages.csv')
  const { status, failures } = await convert('{"urls":[{"loc":"/"},', '-', '-o', out)
  expect([status, failures]).toMatchObject([
    74,
    [{ code: 'json-invalid', detail: 'file-end', file: 'standard input', line: 1, column: 22 }],
  ])
  expect(existsSync(out)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('what is left out is reported with its place, and the rest is written', async () => {
  const { status, stdout, stderr } = await convert('url,lang\n/a\n/b,en\n', '-', '--to', 'ndjson')
  expect([status, stdout]).toEqual([1, '{"loc":"/b","lang":"en"}\n'])
  expect(stderr).toMatch(/^standard input:2:1: error row-length: .*\n$/)
})

test.each([
  [['-'], { detail: 'no-form', forms: ['json', 'ndjson', 'csv', 'tsv'] }],
  [['-', '--to', 'csv', '--format', 'json'], { detail: 'format-without-out' }],
  [['-', '-o', 'a.xml'], { detail: 'no-form', path: 'a.xml' }],
  [['-', '--to', 'xml'], { option: 'to', value: 'xml', known: ['json', 'ndjson', 'csv', 'tsv'] }],
  [['-', '--to', 'json', '--default-lang', 'e n'], { detail: 'language-tag', value: 'e n' }],
  [['-', '--to', 'csv', '--default-lang', 'en'], { detail: 'default-lang-of-table' }],
  [['-', '--to', 'csv', '--compress', 'zip'], { option: 'compress', value: 'zip', near: 'gzip' }],
])('%j is refused with what to do', async (args, facts) => {
  const { status, failures } = await convert(TABLE, ...args)
  expect([status, failures]).toMatchObject([2, [facts]])
})

test('a reader that closes the pipe ends the work without a message', async () => {
  const lines = `url,lang\n${'https://a.example/,en\n'.repeat(200_000)}`
  const path = join(temporaryFolder(), 'pages.csv')
  writeFileSync(path, lines)
  const child = startWaymark(['convert', path, '--to', 'ndjson'])
  let stderr = ''
  child.stderr?.on('data', (text) => {
    stderr += text
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, stderr]).toEqual([0, ''])
})
