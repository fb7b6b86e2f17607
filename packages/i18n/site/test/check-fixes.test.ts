import { describe, expect, test } from 'vitest'
import { databaseOf, LASTMOD } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { lineOf, runCheck } from './run-check.ts'

const page = (path: string, lang: string, alternates: readonly unknown[]) => ({
  loc: `https://a.example${path}`,
  lastmod: LASTMOD,
  lang,
  alternates,
})
const to = (lang: string, path: string) => ({ lang, loc: `https://a.example${path}` })

/** The problems of a database, each with the number of its edits. */
async function check(text: string, options = {}): Promise<string[]> {
  const { problems } = await runCheck(['db'], memoryFiles({ db: text }), options)
  return problems.map((problem) => `${lineOf(problem)} ${problem.edits?.length ?? 'no'} edits`)
}

const json = (...urls: readonly unknown[]) => databaseOf(urls, 1)

describe('a check has the changes that correct a database', () => {
  const urls = [
    page('/en', 'en_GB', [to('de', '/de'), to('jp', '/ja')]),
    page('/de', 'de', []),
    page('/ja', 'ja', [to('en_GB', '/en')]),
  ]

  test('only if they are asked for', async () => {
    const without = await check(json(...urls))
    expect(without.length).toBeGreaterThan(0)
    expect(without.filter((line) => !line.endsWith(' no edits'))).toEqual([])
    expect(await check(json(...urls), { fixes: false })).toEqual(without)
    expect(await check(json(...urls), { fixes: true })).toEqual([
      'db:16:14 error unknown-language /urls/0/alternates/1/lang https://a.example/en 1 edits',
      'db:13:13 error return-link-missing /urls/0/alternates/0/loc https://a.example/de 1 edits',
      'db:6:3 info x-default-missing /urls/0 no edits',
      'db:5:10 info default-language-missing /urls no edits',
      'db:9:12 error INVALID_LANGUAGE_TAG /urls/0/lang en_GB 1 edits',
      'db:33:14 error INVALID_LANGUAGE_TAG /urls/2/alternates/0/lang en_GB 1 edits',
    ])
  })

  test('as far as a table can have them', async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`
    for (const [delimiter, inputFormat] of [
      [',', 'csv'],
      ['\t', 'tsv'],
    ] as const) {
      const table = [
        ['url', 'lang', 'lastmod', 'alternates'],
        ...urls.map((one) => [one.loc, one.lang, one.lastmod, cell(one.alternates)]),
      ]
        .map((row) => row.join(delimiter))
        .join('\n')
      expect(await check(table, { fixes: true, inputFormat })).toEqual([
        // A link cannot be added to a cell, and a part of a cell not be replaced.
        'db:2:49 error unknown-language https://a.example/en no edits',
        'db:2:49 error return-link-missing https://a.example/de no edits',
        'db:2:1 info x-default-missing no edits',
        'db:2:22 error INVALID_LANGUAGE_TAG en_GB 1 edits',
        'db:4:46 error INVALID_LANGUAGE_TAG en_GB no edits',
      ])
    }
  })

  test('and not for pages that would become one', async () => {
    const own = (loc: string) => ({ loc, lastmod: LASTMOD })
    const secret = own('https://u:p@a.example/1')
    const found = async (...pages: readonly unknown[]) =>
      (await check(json(...pages), { fixes: true })).filter((line) => line.includes('CREDENTIALS'))
    const line = 'error CREDENTIALS_IN_URL /urls'
    expect(await found(secret, own('https://a.example/2'))).toEqual([
      `db:7:11 ${line}/0/loc 1 edits`,
    ])
    expect(await found(secret, own('https://a.example/1'))).toEqual([
      `db:7:11 ${line}/0/loc no edits`,
    ])
    expect(await found(secret, secret)).toEqual([
      `db:7:11 ${line}/0/loc no edits`,
      `db:11:11 ${line}/1/loc no edits`,
    ])
    expect(await check(json(secret))).toEqual([`db:7:11 ${line}/0/loc no edits`])
  })
})

test('a check with changes finds what one without them finds, each once', async () => {
  const rows = [
    'group,lang,url,lastmod',
    'tea,en,https://u:p@a.example/en/tea,2026-1-2',
    'tea,jp,https://a.example/ja/tea,',
    'tea,en_us,https://a.example/us/tea,',
    'tea,de_,https://a.example/de/tea,',
    'x,fr_FR,https://a.example/x,',
    'x,fr_FR,https://a.example/x,',
  ]
  const entries = [
    page('/a', 'en_GB', [to('en_GB', '/a'), to('pt_br', '/b'), to('pt_br', '/b')]),
    page('/b', 'pt_br', [to('en_GB', '/a'), { lang: 'x_', loc: 'https://u:p@a.example/c' }]),
    page('/b', 'pt_br', [to('en_GB', '/a')]),
    { ...page('/c', 'de', []), loc: 'https://u:p@a.example/c' },
  ]
  for (const [text, inputFormat] of [
    [`${rows.join('\n')}\n`, 'csv'],
    [json(...entries), 'json'],
  ] as const) {
    const found = async (fixes: boolean) => {
      const lines = await check(text, { fixes, inputFormat })
      return lines.map((line) => line.replace(/ \S+ edits$/, '')).sort()
    }
    const without = await found(false)
    expect(without.filter((line) => line.includes('INVALID_LANGUAGE_TAG')).length).toBeGreaterThan(
      2,
    )
    expect(await found(true)).toEqual(without)
  }
})

test('a tag that is well-formed and that search engines refuse is a finding of a database, too', async () => {
  const text = json(
    page('/a', 'en', [to('i-klingon', '/k'), to('x-private', '/x'), to('en_US', '/u')]),
  )
  expect((await check(text)).filter((line) => line.includes('/lang'))).toEqual([
    'db:20:14 error INVALID_LANGUAGE_TAG /urls/0/alternates/2/lang en_US no edits',
    'db:12:14 error invalid-hreflang /urls/0/alternates/0/lang https://a.example/a no edits',
    'db:16:14 error invalid-hreflang /urls/0/alternates/1/lang https://a.example/a no edits',
  ])
})
