import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogues } from '@waymark/problems'
import { beforeEach, describe, expect, test } from 'vitest'
import { runWaymark, temporaryFolder } from './run-waymark.ts'

const lastmod = '2024-03-15T10:00:00Z'
const HEAD = { version: '1.1', generated: lastmod, defaultLang: 'en' }
const loc = (path: string) => `https://a.example/${path}`
const urls = [
  { loc: loc('en'), lastmod, lang: 'en', alternates: [{ lang: 'jp', loc: loc('ja') }] },
  { loc: loc('ja'), lastmod, lang: 'jp' },
  { loc: loc('x'), lastmod: '01/02/2024' },
]

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
})

const validate = (args: readonly string[], input = '') =>
  runWaymark(['validate', ...args], { cwd: folder, input })

describe('validate --fix', () => {
  test('says what is fixed, and why the rest is not', async () => {
    const { status, stdout, stderr } = await validate(['--fix', 'db.json'])
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout).toBe(
      [
        'db.json: 3 problems fixed',
        '  fixed unknown-language (2 places)',
        '    - "jp": 2 places; write ja',
        '  fixed return-link-missing (1 place)',
        '    - "jp": 1 place',
        '',
        'Left, because no answer is certain',
        '  error INVALID_DATE_TIME (1 place)',
        '    A time without a time zone, a date with slashes or with the day first, and a day that does',
        '    not exist can be read in several ways.',
        '    - "01/02/2024": 1 place',
        '  info x-default-missing (1 place)',
        '    Which page readers of other languages should see is for the site to decide.',
        '',
        'Database  db.fixed.json',
        'Patch     db.fixed.patch.json (JSON Patch)',
        '',
      ].join('\n'),
    )
    expect(readdirSync(folder).sort()).toEqual(['db.fixed.json', 'db.fixed.patch.json', 'db.json'])
    expect(JSON.parse(readFileSync(join(folder, 'db.fixed.json'), 'utf8')).urls[1]).toEqual({
      loc: loc('ja'),
      lastmod,
      lang: 'ja',
      alternates: [{ lang: 'en', loc: loc('en') }],
    })
  })

  test('prints the same for programs, writes where -o says, and is clean if nothing is left', async () => {
    const table = `group,lang,url,lastmod\n1,us-en,${loc('en')},${lastmod}\n`
    const { status, stdout } = await validate(
      ['--fix', '--format', 'json', '-o', 'right.csv', '-'],
      table,
    )
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'validate --fix',
      input: '-',
      form: 'csv',
      output: 'right.csv',
      patch: 'right.patch',
      fixed: [
        { code: 'unknown-language', count: 1, causes: [{ value: 'us-en' }] },
        { code: 'unknown-region', count: 1 },
      ],
      left: [],
    })
    expect(readFileSync(join(folder, 'right.csv'), 'utf8')).toBe(table.replace('us-en', 'en-US'))
  })

  test('writes nothing if nothing is to be fixed', async () => {
    writeFileSync(
      join(folder, 'db.json'),
      JSON.stringify({ ...HEAD, urls: [{ loc: loc(''), lastmod }] }),
    )
    const { status, stdout } = await validate(['--fix', 'db.json'])
    expect([status, stdout]).toEqual([0, 'db.json: nothing to fix\n'])
    expect(readdirSync(folder)).toEqual(['db.json'])
  })

  test.each([
    [['--fix', 'db.json', 'db.json'], /give only one database/],
    [['--fix', '-'], /--output <file>/],
    [['--fix', '--format', 'csv', 'db.json'], /choose text or json/],
    [['--fix', '-o', '-', 'db.json'], /--output needs the name of a file/],
    [['-o', 'x.json', 'db.json'], /--output needs --fix/],
  ])('%j is refused', async (args, message) => {
    const { status, stderr } = await validate(args)
    expect(status).toBe(2)
    expect(stderr).toMatch(message)
  })

  test.each(['sitemap.xml', 'missing.json', 'folder', 'broken.json'])(
    'a file that is no database is refused: %s',
    async (name) => {
      mkdirSync(join(folder, 'folder'))
      writeFileSync(join(folder, 'sitemap.xml'), '<urlset/>')
      writeFileSync(join(folder, 'broken.json'), JSON.stringify({ ...HEAD, urls }).slice(0, -9))
      const { status, stderr } = await validate(['--fix', name])
      expect(status).toBe(74)
      expect(stderr).toMatch(new RegExp(`^waymark validate: ${name}`))
      expect(existsSync(join(folder, name.replace('.', '.fixed.')))).toBe(name === 'folder')
    },
  )
})

test('the catalogue says of each code of a database when it is fixed, or why not', () => {
  const ofDatabases = ['hreflang links', 'URL source databases']
  const missing = catalogues
    .filter(({ title }) => ofDatabases.includes(title))
    .flatMap(({ entries }) => entries)
    // The validation reports these URLs before the audit does.
    .filter(({ code }) => !/^page-url-/.test(code))
    .filter(({ fixed, notFixed }) => fixed === undefined && notFixed === undefined)
  expect(missing.map(({ code }) => code)).toEqual([])
})
