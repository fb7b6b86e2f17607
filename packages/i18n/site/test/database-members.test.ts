import type { SiteProblem } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import { memoryFiles } from './memory-files.ts'
import { runBuild } from './run-build.ts'
import { lineOf, runCheck } from './run-check.ts'
import { sourceOf } from './sources.ts'

const HEAD = '"version":"1.1","generated":"2024-01-01T00:00:00Z"'
const ENTRY = '"loc":"https://a.example/","lastmod":"2024-01-01T00:00:00Z"'

/** The problems of a database, or of several, with some code. */
async function problemsOf(
  code: string,
  ...texts: readonly string[]
): Promise<readonly SiteProblem[]> {
  const names = texts.map((_, at) => `db${at}`)
  const files = memoryFiles(Object.fromEntries(texts.map((text, at) => [`db${at}`, text])))
  const { problems } = await runCheck(names, files)
  return problems.filter((problem) => problem.code === code)
}

const shown = (problems: readonly SiteProblem[]) =>
  problems.map((problem) => factLine(problem.data, `${lineOf(problem)}:`))

describe('a member that the format does not have', () => {
  test('is reported once, at its first place, with what is probably meant', async () => {
    const text = `{${HEAD},"vesion":1,\n"defaultLang":"en","urls":[
{${ENTRY},"lastMod":1,"alternates":[{"lang":"de","loc":"https://a.example/de","href":1,"lng":2},3]},
7,
{${ENTRY},"alternates":3,"lastMod":1,"href":2},
{${ENTRY},"alternates":[{"href":1},{"href":2}],"lastMod":3}],"a/b~":1}`
    expect(shown(await problemsOf('UNKNOWN_MEMBER', text))).toEqual([
      'db0:3:72 warning UNKNOWN_MEMBER /urls/0/lastMod: entry lastMod 3 lastmod',
      'db0:3:137 warning UNKNOWN_MEMBER /urls/0/alternates/0/href: alternate href 3 lang loc',
      'db0:3:145 warning UNKNOWN_MEMBER /urls/0/alternates/0/lng: alternate lng lang',
      'db0:5:96 warning UNKNOWN_MEMBER /urls/2/href: entry href loc lastmod lang changefreq priority alternates images videos news',
      'db0:1:62 warning UNKNOWN_MEMBER /vesion: database vesion version',
      'db0:6:120 warning UNKNOWN_MEMBER /a~1b~0: database a/b~ version generated defaultLang canonical urls',
    ])
  })

  test('is not what is in a text or a list', async () => {
    const text = `{${HEAD},"defaultLang":"en","urls":["text",["x"],{${ENTRY},"alternates":["text",["x"]]}]}`
    expect(await problemsOf('UNKNOWN_MEMBER', text)).toEqual([])
    expect(await problemsOf('UNKNOWN_MEMBER', '["text"]')).toEqual([])
    expect(await problemsOf('UNKNOWN_MEMBER', '"text"')).toEqual([])
  })

  test('is called by at most 80 characters', async () => {
    const message = async (length: number) => {
      const name = 'x'.repeat(length)
      const [first] = await problemsOf('UNKNOWN_MEMBER', `{${ENTRY},"${name}":1}\n`)
      return first!.message
    }
    expect(await message(80)).toContain(`"${'x'.repeat(80)}"`)
    expect(await message(81)).toContain('x…x')
    expect(await message(81)).not.toContain('x'.repeat(80))
  })

  test('is reported for each file, and with a count of thousands', async () => {
    const one = `{${ENTRY},"x":1}\n`
    const messages = await problemsOf('UNKNOWN_MEMBER', one.repeat(1000), one)
    expect(messages.map(({ file, data }) => [file, data?.['detail'], data?.['times']])).toEqual([
      ['db0', 'entry', 1_000],
      ['db1', 'entry', undefined],
    ])
  })

  test('is one of at most a hundred that are named', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, n) => `"n${n}":1`).join(',')
    const all = await problemsOf('UNKNOWN_MEMBER', `{${ENTRY},${names(100)}}\n{"n0":1}\n`)
    expect(all).toHaveLength(100)
    expect(all[0]!.message).toContain('(2 times)')
    const more = await problemsOf('UNKNOWN_MEMBER', `{${ENTRY}}\n{${names(101)}}\n{"y":1,"n5":2}\n`)
    expect(more).toHaveLength(101)
    expect(more[5]!.message).toContain('(2 times)')
    expect(more[100]).toMatchObject({
      severity: 'warning',
      line: 2,
      column: 1 + '{'.length + names(100).length + ',"n100":'.length,
      file: 'db0',
      pointer: '/urls/1/n100',
      code: 'UNKNOWN_MEMBER',
      data: { most: 100 },
    })
  })
})

describe('the members of a database', () => {
  test('are checked with their places', async () => {
    const text = `{"version":"2",\n"generated":"now","defaultLang":"jp","urls":[{${ENTRY}}]}`
    const { problems } = await runCheck(['db'], memoryFiles({ db: text }))
    expect(problems.map(lineOf)).toEqual([
      'db:1:12 error UNSUPPORTED_VERSION /version',
      'db:2:13 error INVALID_DATE_TIME /generated',
      'db:2:33 error INVALID_LANGUAGE_TAG /defaultLang',
    ])
    expect(problems.filter(({ edits }) => edits !== undefined)).toEqual([])
    const lines = `\n {"version":"2","generated":"now",\t"defaultLang":"jp"}\n{${ENTRY}}\n`
    const options = { fixes: true, now: Date.parse('2024-06-01T00:00:00Z') }
    const fixable = await runCheck(['db'], memoryFiles({ db: lines }), options)
    expect(fixable.problems.map(lineOf)).toEqual([
      'db:2:13 error UNSUPPORTED_VERSION /version',
      'db:2:29 error INVALID_DATE_TIME /generated',
      'db:2:50 error INVALID_LANGUAGE_TAG /defaultLang',
    ])
    const edit = { op: 'replace', path: '/defaultLang', value: 'ja', line: 2, column: 50 }
    expect(fixable.problems.map(({ edits }) => edits)).toEqual([undefined, undefined, [edit]])
  })

  test('need a list of pages', async () => {
    for (const [text, expected] of [
      [`{${HEAD},"defaultLang":"en"}`, ['db:1:1 error MISSING_MEMBER /urls']],
      [`{${HEAD},"defaultLang":"en",\n"urls":{}}`, ['db:2:8 error WRONG_TYPE /urls']],
      [`{${HEAD},"defaultLang":"en",\n"urls":[]}`, ['db:2:8 warning no-entries /urls']],
      [`{${HEAD},"defaultLang":"en"}\n{${ENTRY}}`, []],
      [`{${HEAD},"defaultLang":"en"}\n\n`, ['db:1:1 warning no-entries /urls']],
      ['3', ['db:1:1 error WRONG_TYPE']],
      ['\n\n', ['db:1:1 warning no-entries /urls']],
    ] as const) {
      const inputFormat = text.includes('\n{') || text.endsWith('\n') ? 'ndjson' : 'json'
      const { problems } = await runCheck(['db'], memoryFiles({ db: text }), { inputFormat })
      expect(problems.map(lineOf)).toEqual(expected)
    }
  })

  test('are the same language in all files, or the first is used', async () => {
    const head = (lang: string, path: string) =>
      `{${HEAD},\n"defaultLang":"${lang}","urls":[{"loc":"https://a.example/${path}","lastmod":"2024-01-01T00:00:00Z"}]}`
    const differs = await problemsOf(
      'default-lang-differs',
      '{"loc":"https://a.example/0"}\n',
      head('x-default', '1'),
      head('no language', '2'),
      head('en', '3'),
      head('EN', '4'),
      head('de', '5'),
      head('fr', '6'),
    )
    expect(shown(differs)).toEqual([
      'db5:2:15 warning default-lang-differs /defaultLang de: de en db3',
      'db6:2:15 warning default-lang-differs /defaultLang fr: fr en db3',
    ])
  })

  test('say the language that pages must have', async () => {
    const database = (lang: string) =>
      `{${HEAD},"defaultLang":"${lang}","urls":[{${ENTRY},"lang":"de"}]}`
    const missing = async (...langs: readonly string[]) =>
      (await problemsOf('default-language-missing', ...langs.map(database))).map(lineOf)
    expect(await missing('DE')).toEqual([])
    expect(await missing('fr')).toEqual(['db0:1:79 info default-language-missing /urls'])
    expect(await missing('de', 'fr')).toEqual([])
    expect(await missing('fr', 'de')).toHaveLength(1)
  })
})

describe('lines of a database', () => {
  /** Everything that is said of lines. */
  const checked = async (text: string | Buffer) => {
    const files = {
      ...memoryFiles({ db: '' }),
      open: async () => ({ ...sourceOf(text), name: 'db' }),
    }
    return (await runCheck(['db'], files, { inputFormat: 'ndjson' })).lines.slice(1)
  }

  test.each([
    [`{${ENTRY}}\n\n \t\r\n{"loc": }\n`, 'FAILURE db:4:9 json-invalid unexpected `}`'],
    [`{${ENTRY}}\n{"loc"`, 'FAILURE db:2:7 json-invalid line-end'],
    [`{${ENTRY}}\n "`, 'FAILURE db:2:3 json-invalid line-end'],
    [Buffer.from(`{${ENTRY}}\n \xff`, 'latin1'), 'FAILURE db:2:2 file-encoding-unsupported utf-8'],
  ])('that are wrong are refused: %j', async (text, message) => {
    expect(await checked(text)).toEqual([message])
  })

  test('have places after blank lines and white space', async () => {
    expect(await checked(`\n  {"loc":\t"/a","lastmod":"24"}\n\r\n\t{"lang":"en"}\n`)).toEqual([
      'db:2:11 error RELATIVE_URL /urls/0/loc',
      'db:2:26 error INVALID_DATE_TIME /urls/0/lastmod 24',
      'db:4:2 error MISSING_MEMBER /urls/1/loc',
    ])
  })

  test('have members only in the first line that is not blank, and without a URL', async () => {
    const from = async (...lines: readonly string[]) => {
      const source = sourceOf(`${lines.join('\n')}\n`)
      return (await runBuild(source, { inputFormat: 'ndjson' })).report.counts.entries
    }
    expect(await from('', `{${HEAD}}`, `{${ENTRY}}`)).toBe(1)
    expect(await from(`{${ENTRY}}`, `{${HEAD}}`)).toBe(2)
    expect(await from(`{${ENTRY},${HEAD}}`)).toBe(1)
    expect(await from('{"defaultLang":"en"}')).toBe(0)
    expect(await from('{"generated":1}')).toBe(0)
    expect(await from('{"other":1}')).toBe(1)
    expect(await from('["version"]')).toBe(1)
    expect(await from('{"__proto__":{"version":1}}')).toBe(1)
  })
})
