import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import { fixDatabase } from '@waymark/site/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { runs } from '../../../../test/runs.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { databaseOf, HEAD, LASTMOD } from './databases.ts'
import { applyPatch, fixed, NOW } from './fixed.ts'

const to = (lang: string, loc: string) => ({ lang, loc: `https://a.example/${loc}` })
const page = (path: string, lang: string | null, ...alternates: readonly unknown[]) => ({
  loc: `https://a.example/${path}`,
  lastmod: LASTMOD,
  ...(lang === null ? {} : { lang }),
  ...(alternates.length === 0 ? {} : { alternates }),
})

/** What is written for some entries, or `null` if nothing is changed. */
async function entriesOf(...urls: readonly unknown[]): Promise<unknown> {
  const { text, patch } = await fixed(databaseOf(urls))
  return patch === null ? null : JSON.parse(text).urls
}

describe('a value is replaced', () => {
  test.each([
    ['jp', 'ja'],
    ['us-en', 'en-US'],
    ['en_GB', 'en-GB'],
    ['en-UK', 'en-GB'],
    ['iw', 'he'],
    [' de ', 'de'],
  ])('the language %s by %s, in the entry and in all links', async (wrong, right) => {
    const site = (lang: string) => [page('a', lang, to('fr', 'b')), page('b', 'fr', to(lang, 'a'))]
    expect(await entriesOf(...site(wrong))).toEqual(site(right))
  })

  test.each(['by', 'es-LATAM', 'in', 'zh-yue', 'qq', 'i-klingon', 'en-US-x-a'])(
    'not the language %s, which can mean several',
    async (lang) => {
      expect(await entriesOf(page('a', lang, to('fr', 'b')), page('b', 'fr', to(lang, 'a')))).toBe(
        null,
      )
    },
  )

  test('not a language that another page of the set has', async () => {
    const links = [to('jp', 'a'), to('ja', 'b'), to('en', 'c')]
    const site = [page('a', 'jp', ...links), page('b', 'ja', ...links), page('c', 'en', ...links)]
    expect(await entriesOf(...site)).toBe(null)
  })

  test.each([
    ['2024-1-2', '2024-01-02'],
    ['2024-3', '2024-03'],
    ['2024-03-15 01:00:00 +0200', '2024-03-15T01:00:00+02:00'],
    ['2024-03-15t10:00z', '2024-03-15T10:00Z'],
    [' 2024-03-15 10:00:00z', '2024-03-15T10:00:00Z'],
    ['2024-03-15T10:00:00,5-0030', '2024-03-15T10:00:00.5-00:30'],
  ])('the date %s by %s', async (wrong, right) => {
    const entry = page('a', 'en')
    expect(await entriesOf({ ...entry, lastmod: wrong })).toEqual([{ ...entry, lastmod: right }])
  })

  test.each(['2024', '2024-03-15', '2024-03-15T10:00+02:00'])(
    'not the date %s, which a sitemap can have',
    async (right) => {
      expect(await entriesOf({ ...page('a', 'en'), lastmod: right })).toBe(null)
    },
  )

  test.each(['2024/01/02', '2024-02-30', '01-02-2024', '2024-03-15T10:00:00', 'yesterday', ''])(
    'not the date %s, which can be read in several ways or in none',
    async (wrong) => {
      expect(await entriesOf({ ...page('a', 'en'), lastmod: wrong })).toBe(null)
    },
  )

  test('a changefreq in capitals, a priority that is a string, and a version that is a number', async () => {
    const entry = page('a', 'en')
    const urls = [{ ...entry, changefreq: 'Daily', priority: '0.50' }]
    const { text } = await fixed(JSON.stringify({ ...HEAD, version: 1.1, defaultLang: 'jp', urls }))
    expect(JSON.parse(text)).toEqual({
      ...HEAD,
      defaultLang: 'ja',
      urls: [{ ...entry, changefreq: 'daily', priority: 0.5 }],
    })
    expect(await entriesOf({ ...entry, changefreq: 'often', priority: 80 })).toBe(null)
  })

  test('a URL with credentials, if no other entry has the rest; the patch does not show them', async () => {
    const secret = { ...page('a', 'en'), loc: 'https://user:se@cret@a.example/a' }
    const { text, patch } = await fixed(databaseOf([secret]))
    expect(JSON.parse(text).urls).toEqual([page('a', 'en')])
    expect(patch).not.toContain('cret')
    expect(await entriesOf(secret, page('a', 'en'))).toBe(null)
    expect(await entriesOf(secret, { ...secret, loc: 'https://me@a.example/a/' })).toBe(null)
  })

  test('with check canonical, a URL that is not normal, but never its query, fragment and last slash', async () => {
    const urls = [{ ...page('', 'en'), loc: 'https://A.example:443/x/../b/?q=1#f' }]
    const { text, left } = await fixed(databaseOf(urls), { check: 'canonical' })
    expect(JSON.parse(text).urls[0].loc).toBe('https://a.example/b/?q=1#f')
    expect(left).toEqual({ INVALID_URL: 1, 'urls-changed': 1 })
    const options = { check: 'canonical', config: DEFAULT_URL_NORMALIZATION } as const
    const seo = await fixed(databaseOf(urls), options)
    expect(seo.text).toBe(text)
    expect(seo.left).toEqual({ INVALID_URL: 2, TRAILING_SLASH_VIOLATION: 1, 'urls-changed': 3 })
    expect((await fixed(databaseOf(urls))).patch).toBe(null)
  })
})

describe('links', () => {
  test('a missing return link is added, with the language of the page', async () => {
    expect(
      await entriesOf(
        page('a', 'en', to('de', 'b'), to('fr', 'c')),
        page('b', 'de', to('en', 'a')),
        page('c', 'fr'),
      ),
    ).toEqual([
      page('a', 'en', to('de', 'b'), to('fr', 'c')),
      page('b', 'de', to('en', 'a')),
      page('c', 'fr', to('en', 'a')),
    ])
  })

  test('not if the page already lists another page for the language', async () => {
    expect(
      await entriesOf(
        page('a', 'en', to('de', 'b')),
        page('b', 'de', to('en', 'x')),
        page('x', 'en', to('de', 'b')),
      ),
    ).toBe(null)
  })

  test('not if two sets that list different pages would be joined by several links', async () => {
    const site = [
      page('en', 'en', to('fr', 'fr')),
      page('fr', 'fr'),
      page('de', 'de', to('fr', 'fr'), to('en', 'en2')),
      page('en2', 'en', to('de', 'de')),
    ]
    expect(await entriesOf(...site)).toBe(null)
  })

  test('a wrong link elsewhere prevents nothing', async () => {
    const site = [
      page('a', 'en', to('de', 'b'), to('fr', 'c')),
      page('b', 'de', to('en', 'a'), to('fr', 'c')),
      page('c', 'fr', to('en', 'a')),
      page('x', 'en', to('de', 'y'), to('it', 'b')),
      page('y', 'de', to('en', 'x')),
    ]
    const after = structuredClone(site)
    after[2] = page('c', 'fr', to('en', 'a'), to('de', 'b'))
    expect(await entriesOf(...site)).toEqual(after)
  })

  test('the home page that all pages name as x-default gets no links to them', async () => {
    const site = [
      page('', 'en'),
      page('a', 'en', to('de', 'b'), to('x-default', '')),
      page('b', 'de', to('en', 'a'), to('x-default', '')),
    ]
    expect(await entriesOf(...site)).toBe(null)
  })

  test('a page without language gets the one with which all others list it', async () => {
    expect(await entriesOf(page('a', 'en', to('de', 'b')), page('b', null, to('en', 'a')))).toEqual(
      [page('a', 'en', to('de', 'b')), page('b', 'de', to('en', 'a'))],
    )
    expect(
      await entriesOf(
        page('a', 'en', to('de', 'b'), to('at', 'b')),
        page('b', null, to('en', 'a')),
      ),
    ).toBe(null)
  })

  test('a repeated link is removed, but not one with another query', async () => {
    const back = page('b', 'de', to('en', 'a'))
    expect(
      await entriesOf(page('a', 'en', to('de', 'b'), to('de', 'b/'), to('DE', 'b')), back),
    ).toEqual([page('a', 'en', to('de', 'b')), back])
    expect(await entriesOf(page('a', 'en', to('de', 'b'), to('de', 'b?x')), back)).toBe(null)
  })

  test('the URL of a link is written as in the entry of the page, but not without its query', async () => {
    const back = page('b', 'de', to('en', 'a'))
    const right = [page('a', 'en', to('de', 'b')), back]
    expect(await entriesOf(page('a', 'en', to('de', '%62')), back)).toEqual(right)
    // For the URL Standard, these are equal.
    const same = { lang: 'de', loc: 'https://A.EXAMPLE:443/b' }
    expect(await entriesOf(page('a', 'en', same), back)).toBe(null)
    const query = databaseOf([page('a', 'en', to('de', 'b?x')), back])
    for (const config of [undefined, { removeQuery: true }]) {
      expect((await fixed(query, { config })).patch).toBe(null)
    }
  })
})

describe('entries', () => {
  test('with one page are merged, if they do not contradict each other', async () => {
    const [b, c] = [page('b', 'de', to('en', 'a')), page('c', 'fr', to('en', 'a'))]
    expect(
      await entriesOf(page('a', null, to('de', 'b')), page('a', 'en', to('fr', 'c')), b, c),
    ).toEqual([page('a', 'en', to('de', 'b'), to('fr', 'c')), b, c])
  })

  test.each([
    ['dates', { lastmod: '2024-02-02T00:00:00Z' }],
    ['languages', { lang: 'fr' }],
    ['unknown members', { note: 1 }],
    ['queries', { loc: 'https://a.example/a?id=2' }],
    ['links', { alternates: [to('de', 'x')] }],
  ])('with different %s are not merged', async (_, other) => {
    const entry = page('a', 'en', to('de', 'b'))
    const back = page('b', 'de', to('en', 'a'))
    const urls = databaseOf([entry, { ...entry, ...other }, back])
    for (const config of [undefined, DEFAULT_URL_NORMALIZATION]) {
      expect(JSON.parse((await fixed(urls, { config })).text).urls).toHaveLength(3)
    }
  })

  test('that a canonical form makes one page are not merged', async () => {
    const [b, c] = [page('b', 'de', to('en', 'a')), page('c', 'fr', to('en', 'a'))]
    const two = [page('a', null, to('de', 'b')), page('a/', 'en', to('fr', 'c')), b, c]
    const config = { trailingSlash: 'never' } as const
    const { text, left } = await fixed(databaseOf(two), { config })
    expect(JSON.parse(text).urls).toHaveLength(4)
    expect(left).toMatchObject({ 'pages-merged': 1 })
  })
})

describe('the file', () => {
  const urls = [
    page('a', 'en', to('jp', 'b')),
    page('b', null, to('en', 'a')),
    page('c', 'en'),
    page('c', 'en'),
  ]
  const right = [page('a', 'en', to('ja', 'b')), page('b', 'ja', to('en', 'a')), page('c', 'en')]

  test('keeps all other bytes, and the patch leads to the same', async () => {
    const text = `\n{"x": [1, 2.50, "\\u00e9\\/"], "urls" : [\n  ${urls
      .map((entry) => JSON.stringify(entry).replace('lastmod"', 'last\\u006dod" '))
      .join('\n  ,')}] ,"version":"1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en"}`
    const { text: after, patch } = await fixed(text)
    expect(JSON.parse(after).urls).toEqual(right)
    expect(applyPatch(JSON.parse(text), patch ?? '')).toEqual(JSON.parse(after))
    const [start] = text.split('"jp"')
    expect(after.startsWith(`${start}"ja"`)).toBe(true)
    expect(after.slice(-90)).toBe(text.slice(-90))
  })

  test.each([undefined, 1, 4])('is formatted as before, with indent %s', async (indent) => {
    const { text } = await fixed(
      databaseOf(
        [
          page('a', 'en', to('de', 'b'), to('fr', 'c')),
          page('b', 'de', to('en', 'a')),
          page('c', 'fr'),
        ],
        indent,
      ),
    )
    const parsed = JSON.parse(text)
    expect(parsed.urls[2].alternates).toEqual([to('en', 'a')])
    expect(text).toBe(JSON.stringify(parsed, null, indent))
  })

  test('in NDJSON keeps its other lines; the patch is a unified diff', async () => {
    const lines = urls.map((entry) => JSON.stringify(entry))
    const text = `\ufeff{"version": "1.1","generated":"2024-01-01T00:00:00Z","defaultLang":"en"}\r\n\n${lines.join('\r\n')}`
    const { text: after, patch } = await fixed(text, { name: 'db.ndjson' })
    const head = text.slice(0, text.indexOf('{"loc'))
    expect(after).toBe(`${head}${right.map((entry) => JSON.stringify(entry)).join('\r\n')}\r\n`)
    expect(patch).toMatch(/^--- a\/db\.ndjson\n\+\+\+ b\/db\.ndjson\n@@ -1,6 \+1,5 @@\n \ufeff/)
  })

  test('in CSV keeps its other rows, quotes and columns', async () => {
    const rows = [
      'group,lang,url,lastmod,note',
      '1,jp,https://a.example/a,2024-01-01T00:00:00Z,"a ""b""\nc"',
      '1,"us-en","https://a.example/b",2024-1-1,',
      '2,en,https://a.example/c,2024-01-01T00:00:00Z,x',
      '',
      '2,en,https://a.example/c,2024-01-01T00:00:00Z,y',
    ]
    const { text, left, patch } = await fixed(rows.join('\n'), { name: 'db.csv' })
    const after = [...rows]
    after[1] = after[1]!.replace('jp', 'ja')
    after[2] = '1,"en-US","https://a.example/b",2024-01-01,'
    expect(text).toBe(`${after.slice(0, 5).join('\n')}\n`)
    expect(left).toEqual({ UNKNOWN_MEMBER: 1 })
    expect(patch).toBe(
      [
        '--- a/db.csv',
        '+++ b/db.csv',
        '@@ -1,7 +1,6 @@',
        ` ${rows[0]}`,
        ...rows[1]!.split('\n').map((line) => `-${line}`),
        ...after[1]!.split('\n').map((line) => `+${line}`),
        `-${rows[2]}`,
        `+${after[2]}`,
        ` ${rows[3]}`,
        ' ',
        `-${rows[5]}`,
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    )
  })

  test('in a table has a patch that git applies', async () => {
    const row = fc.tuple(
      fc.constantFrom('1', '2', ''),
      fc.constantFrom('jp', 'en', 'de', 'us-en'),
      fc.constantFrom('a', 'b', 'c'),
      fc.constantFrom('2024-1-1', LASTMOD),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(row, { minLength: 1, maxLength: 30 }),
        fc.constantFrom('\n', '\r\n'),
        async (rows, end) => {
          const lines = rows
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([group, ...cells], at) => [group, ...cells, `"${at}\n"`].join(','))
          const text = ['group,lang,url,lastmod,note', ...lines]
            .join(end)
            .replaceAll(/,([abc]),/g, ',https://a.example/$1,')
          const { folder, text: after, patch } = await fixed(text, { name: 'db.csv' })
          expect((await fixed(after, { name: 'db.csv' })).patch).toBe(null)
          const pages = (table: string) => new Set(table.match(/https:[^,]*/g))
          expect(pages(after)).toEqual(pages(text))
          if (patch === null) return
          execFileSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd: folder, input: patch })
          expect(readFileSync(join(folder, 'db.csv'), 'utf8')).toBe(after)
        },
      ),
      { numRuns: runs(20) },
    )
  })

  test('is replaced, and nothing is written if nothing is left to correct', async () => {
    const path = join(temporaryFolder(), 'db.json')
    writeFileSync(path, databaseOf(urls), { mode: 0o600 })
    expect(await fixDatabase(path, { now: NOW })).toMatchObject({ form: 'json', output: path })
    expect(JSON.parse(readFileSync(path, 'utf8')).urls).toEqual(right)
    expect(await fixDatabase(path, { now: NOW })).toMatchObject({ output: null, fixed: [] })
  })

  test.each([
    ['<?xml version="1.0"?><urlset/>', { problem: { code: 'fix-needs-database' } }],
    ['https://a.example/\n', { problem: { code: 'fix-needs-database' } }],
  ])('is refused if it is not a database: %s', async (text, what) => {
    await expect(fixed(text, { name: 'db.txt' })).rejects.toThrow(errorWith(what))
  })
})
