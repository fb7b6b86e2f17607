import { readFileSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'

const LOC = 'https://a.example/tea/?page=2'
const LIST = `"urls":[{"loc":"${LOC}"}]`

const before = process.cwd()
beforeEach(() => {
  process.chdir(temporaryFolder())
  writeFileSync('package.json', '{}')
  writeFileSync('seo.json', `{"canonical":"seo",${LIST}}`)
  writeFileSync('safe.json', `{"canonical":{"query":"keep"},${LIST}}`)
  writeFileSync('wrong.json', `{"canonical":"soe",${LIST}}`)
  writeFileSync('late.json', `{${LIST},"canonical":"seo"}`)
})
afterEach(() => process.chdir(before))

const configure = (command: string, options: object) =>
  writeFileSync('waymark.config.json', JSON.stringify({ [command]: options }))

/** The only URL that the sitemap of a database has. */
async function published(file: string, ...args: readonly string[]): Promise<string | undefined> {
  await runMarked(['sitemap', file, '-o', 'out', ...args])
  return /<loc>(.*?)<\/loc>/.exec(readFileSync('out/sitemap.xml', 'utf8'))?.[1]
}

async function keyOf(file: string, ...args: readonly string[]): Promise<string> {
  await runMarked(['keys', file, '-o', 'tables', ...args])
  return JSON.parse(readFileSync('tables/keys.ndjson', 'utf8')).url
}

test('an option comes before the configuration, this before the database, and this before safe', async () => {
  const seo = 'https://a.example/tea'
  expect(await published('seo.json')).toBe(seo)
  expect(await keyOf('seo.json')).toBe(seo)
  expect(await published('seo.json', '--query', 'keep')).toBe(`${seo}?page=2`)
  expect(await published('seo.json', '--canonical', 'safe')).toBe(LOC)
  expect(await keyOf('seo.json', '--canonical', 'safe')).toBe(LOC)
  configure('sitemap', { canonical: 'safe', 'trailing-slash': 'never' })
  expect(await published('seo.json')).toBe(`${seo}?page=2`)
  expect(await published('seo.json', '--canonical', 'seo')).toBe(seo)
  configure('sitemap', { query: 'keep' })
  expect(await published('seo.json')).toBe(`${seo}?page=2`)
  expect(await published('safe.json')).toBe(LOC)
})

test('a wrong form is a problem for validate, and is not published', async () => {
  const checked = await runMarked(['validate', 'wrong.json'])
  expect(checked.status).toBe(1)
  const text = checked.lines.join('\n')
  expect(text).toContain('INVALID_CANONICAL')
  for (const args of [
    ['sitemap', 'wrong.json', '-o', 'out'],
    ['keys', 'wrong.json', '-o', 'tables'],
    ['diff', 'seo.json', 'wrong.json'],
    ['sitemap', 'late.json', '-o', 'out'],
    ['validate', 'late.json'],
  ]) {
    const { status, failures } = await runMarked(args)
    expect([args, status === 0 || status === 1]).toEqual([args, false])
    expect(failures).toMatchObject([{ file: expect.stringMatching(/wrong|late/), line: 1 }])
    expect(failures[0]?.['code']).toMatch(/canonical/i)
  }
})

test('databases that differ are refused, and an option decides between them', async () => {
  for (const args of [
    ['sitemap', 'seo.json', 'safe.json', '-o', 'out'],
    ['diff', 'seo.json', 'safe.json'],
    ['keys', 'seo.json', 'safe.json', '-o', 'tables'],
    ['validate', 'seo.json', 'safe.json'],
    ['convert', 'seo.json', 'safe.json', '--to', 'json'],
  ]) {
    const { status, failures } = await runMarked(args)
    expect([args, status === 0 || status === 1]).toEqual([args, false])
    expect(failures).toMatchObject([{ file: 'safe.json' }])
    expect(Object.values(failures[0]!)).toContain('seo.json')
  }
  expect((await runMarked(['diff', 'seo.json', 'safe.json', '--canonical', 'seo'])).status).toBe(0)
})

test('the messages are in the language of the reader', async () => {
  const { lines } = await runMarked(['validate', 'wrong.json', '--lang', 'ja'])
  expect(lines.join('\n')).toContain('"seo" のことかもしれません。')
  const { stderr } = await runMarked(['sitemap', 'late.json', '-o', 'out', '--lang', 'ru'])
  expect(stderr).toContain('Запишите canonical перед urls.')
})
