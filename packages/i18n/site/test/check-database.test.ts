import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import type { CheckOptions, CountedPage } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { databaseOf, LASTMOD, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { type Checked, checkTexts, runCheck } from './run-check.ts'
import { link, loc, urlset } from './sitemap-texts.ts'

describe('a database', () => {
  test('has URLs in their normal form only if it is asked for', async () => {
    const texts = {
      'a.json': databaseOf([
        page('/a/'),
        page('/b', { alternates: [{ lang: 'de', loc: 'https://A.example/c' }] }),
      ]),
    }
    const locs = async (options: object) =>
      (await checkTexts(texts, ['a.json'], options)).filter((line) => line.endsWith('/loc'))
    const link = 'a.json:1:239 error INVALID_URL /urls/1/alternates/0/loc'
    expect(await locs({})).toEqual([])
    expect(await locs({ check: 'canonical' })).toEqual([link])
    expect(await locs({ check: 'canonical', config: DEFAULT_URL_NORMALIZATION })).toEqual([
      'a.json:1:87 error TRAILING_SLASH_VIOLATION /urls/0/loc',
      link,
    ])
    expect(await checkTexts(texts, ['a.json'], { check: 'usable' })).toEqual(
      await checkTexts(texts),
    )
  })

  test('is one with the other tables, whose rows are told where they are', async () => {
    const texts = {
      'a.csv': 'group,lang,url\n1,en,https://a.example/a\n1,de\n,,https://a.example/b\n',
      'b.csv': 'group,lang,url\n1,fr,https://a.example/c\n',
    }
    const lines = await checkTexts(texts)
    expect(lines.filter((line) => !line.includes('MISSING_MEMBER'))).toEqual([
      'database a.csv',
      'a.csv:3:1 error row-length',
      'database b.csv',
      'b.csv:2:1 error group-repeated 1',
    ])
    expect(lines.indexOf('a.csv:3:1 error row-length')).toBe(1)
  })

  test('has URLs that are not usable reported once', async () => {
    const urls = ['ftp://a.example/', '/relative', 'https://'].map((loc) => ({
      loc,
      lastmod: LASTMOD,
    }))
    const texts = {
      'a.json': databaseOf([
        ...urls,
        page('/', { alternates: urls.map(({ loc }) => ({ lang: 'de', loc })) }),
      ]),
    }
    const { problems } = await runCheck(['a.json'], memoryFiles(texts))
    expect(
      problems
        .filter(({ pointer }) => pointer?.endsWith('/loc'))
        .map(({ code, pointer }) => [code, pointer]),
    ).toEqual([
      ['UNSUPPORTED_PROTOCOL', '/urls/0/loc'],
      ['RELATIVE_URL', '/urls/1/loc'],
      ['INVALID_HOST', '/urls/2/loc'],
      ['UNSUPPORTED_PROTOCOL', '/urls/3/alternates/0/loc'],
      ['RELATIVE_URL', '/urls/3/alternates/1/loc'],
      ['INVALID_HOST', '/urls/3/alternates/2/loc'],
    ])
  })

  test('has URLs that nearly all end in a slash, which a canonical form removes', async () => {
    const urls = Array.from({ length: 10 }, (_, n) => page(`/${n}/`))
    const texts = { 'a.json': databaseOf(urls) }
    const config = { trailingSlash: 'never' } as const
    expect(await checkTexts(texts)).toEqual(['database a.json'])
    expect(await checkTexts(texts, ['a.json'], { config })).toEqual([
      'database a.json',
      'a.json:1:79 warning urls-changed /urls',
    ])
  })

  test('is told page by page, and its shape counts each URL once', async () => {
    const pages: CountedPage[] = []
    const entries = [
      page('/x/1', { lang: 'de' }),
      page('/x/1'),
      { loc: '/y' },
      { loc: 3 },
      page('/x/2'),
      page('/x/3'),
    ]
    const options = { onPage: (one: CountedPage) => pages.push(one) }
    const files = memoryFiles({ 'a.json': databaseOf(entries) })
    const { report } = await runCheck(['a.json'], files, options)
    expect(pages.map(({ loc, lang }) => [loc, lang])).toEqual([
      ['https://a.example/x/1', 'de'],
      ['https://a.example/x/1', undefined],
      ['/y', undefined],
      ['https://a.example/x/2', undefined],
      ['https://a.example/x/3', undefined],
    ])
    const paths = [{ pattern: 'https://a.example/x/…', pages: 3 }]
    expect(report.paths).toEqual(paths)
    const xml = urlset(...['1', '1', '2', '3'].map((n) => loc(`/x/${n}`)))
    const sitemap = await runCheck(['a.xml'], memoryFiles({ 'a.xml': xml }))
    expect(sitemap.report.paths).toEqual(paths)
  })

  test('is counted with its bytes and entries', async () => {
    const texts = {
      'a.json': databaseOf([page('/é'), 3, page('/é')]),
      'b.csv': 'url\nhttps://a.example/2\n',
    }
    const { report, lines } = await runCheck(Object.keys(texts), memoryFiles(texts))
    expect(lines.filter((line) => line.startsWith('database'))).toEqual([
      'database a.json',
      'database b.csv',
    ])
    expect(report.files).toEqual([
      { path: 'a.json', bytes: Buffer.byteLength(texts['a.json']), kind: 'database', entries: 3 },
      { path: 'b.csv', bytes: texts['b.csv'].length, kind: 'database', entries: 1 },
    ])
    expect(report.figures).toMatchObject({ entriesInAllFiles: 4, withoutUrl: 1, distinctLocs: 2 })
  })

  test('has the dates of its entries checked at their places', async () => {
    const now = Date.parse(LASTMOD)
    const texts = {
      'a.json': databaseOf([page('/a'), page('/b', { lastmod: '2024-01-03T00:00:00Z' })]),
    }
    expect(await checkTexts(texts, ['a.json'], { now })).toEqual([
      'database a.json',
      'a.json:1:182 warning FUTURE_DATE_TIME /urls/1/lastmod',
    ])
  })

  test('may have URLs up to the length that a sitemap allows, in their normal form', async () => {
    const path = (length: number) => `/${'a'.repeat(length - 'https://a.example/'.length)}`
    const check = (urls: readonly unknown[], options?: CheckOptions) =>
      runCheck(['a.json'], memoryFiles({ 'a.json': databaseOf(urls) }), options)
    const found = async (...urls: readonly unknown[]) => lengths(await check(urls))
    const lengths = ({ problems }: Checked) =>
      problems
        .filter(({ code }) => code === 'loc-too-long')
        .map(({ pointer, value }) => [pointer, value?.length])
    expect(await found(page(path(2047)), page(path(2048)))).toEqual([['/urls/1/loc', 2048]])
    const alternates = [
      3,
      { lang: 'de', loc: 'https://a.example/de' },
      { lang: 'fr', loc: `https://a.example${path(2050)}` },
    ]
    expect(await found(page('/a', { alternates }))).toEqual([['/urls/0/alternates/2/loc', 2050]])
    expect(await found(page('/a', { alternates: alternates.slice(1) }))).toEqual([
      ['/urls/0/alternates/1/loc', 2050],
    ])
    // What normalisation removes does not count; what it adds does.
    const long = [page(`${path(2040)}#${'x'.repeat(100)}`)]
    const query = [page(`${path(2040)}?${'x'.repeat(100)}`)]
    expect(await found(...long)).toEqual([])
    expect(await found(...query)).toEqual([['/urls/0/loc', 2141]])
    expect(lengths(await check(query, { config: { removeQuery: true } }))).toEqual([])
    expect(await found(page(`/${'é'.repeat(400)}`))).toEqual([['/urls/0/loc', 418]])
    // What the validation refuses is reported once.
    const refused = { ...page(''), loc: `https://u:p@a.example${path(2050)}` }
    expect(await checkTexts({ 'a.json': databaseOf([refused]) })).toEqual([
      'database a.json',
      'a.json:1:87 error CREDENTIALS_IN_URL /urls/0/loc',
    ])
    expect(await found({ ...page(''), loc: `ftp://a.example${path(2050)}` })).toEqual([])
  })

  test('that is incomplete has no findings that need all entries', async () => {
    const entry = JSON.stringify(
      page('/a', { lang: 'en', alternates: [{ lang: 'de', loc: 'https://a.example/b' }] }),
    )
    expect(await checkTexts({ 'a.ndjson': `${entry}\n{"loc"` })).toEqual([
      'database a.ndjson',
      'FAILURE a.ndjson:2:7 json-invalid line-end',
    ])
    const whole = await checkTexts({ 'a.ndjson': `${entry}\n` })
    expect(whole.join('\n')).toContain('alternate-not-listed')
    // The other files of the database may have what is missing.
    const two = await checkTexts({ 'a.ndjson': `${entry}\n`, 'b.ndjson': `${entry}\n{"loc"` })
    expect(two.join('\n')).not.toContain('alternate-not-listed')
  })

  test('has tags that are not well-formed reported once', async () => {
    const lines = await checkTexts({
      'a.json': databaseOf([
        page('/a', { lang: 'en_US', alternates: [{ lang: 'en-UK', loc: 'https://a.example/b' }] }),
      ]),
    })
    expect(lines.filter((line) => /LANGUAGE|hreflang|unknown/.test(line))).toEqual([
      'a.json:1:149 error INVALID_LANGUAGE_TAG /urls/0/lang en_US',
      'a.json:1:179 error unknown-region /urls/0/alternates/0/lang https://a.example/a',
    ])
    // In a sitemap, the audit is the only one to look at them.
    const sitemap = urlset(`${loc('/a')}${link('en_US', '/a')}`)
    expect(await checkTexts({ 'a.xml': sitemap })).toEqual([
      'sitemap a.xml',
      'a.xml:2:1 error invalid-hreflang https://a.example/a',
    ])
  })

  test('refuses a table and a sitemap together, in either order', async () => {
    const texts = { 'a.csv': 'url\n/\n', 'b.xml': urlset(loc('/')) }
    await expect(checkTexts(texts)).rejects.toThrow(
      errorWith({ problem: { code: 'database-with-others' } }),
    )
    await expect(checkTexts(texts, ['b.xml', 'a.csv'])).rejects.toThrow(
      errorWith({ problem: { code: 'database-with-others' } }),
    )
  })
})
