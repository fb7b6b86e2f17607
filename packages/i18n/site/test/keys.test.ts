import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createNormalizeForMatching } from '@waymark/hreflang'
import { keyTableNames, keyTables, listKeys, type SiteFiles } from '@waymark/site'
import { createTableStore, writeKeyTables } from '@waymark/site/node'
import { expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'

type Row = Readonly<Record<string, unknown>>

async function list(paths: readonly string[], files: SiteFiles, options = {}) {
  const text = { pages: '', links: '', keys: '', languages: '' }
  const report = await drain(listKeys(paths, files, options), (lines) => {
    for (const name of keyTableNames) text[name] += lines[name]
  })
  const rowsIn = (name: keyof typeof text): Row[] =>
    text[name]
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  const { pages, links, keys, languages } = text
  const rows = {
    pages: rowsIn('pages'),
    links: rowsIn('links'),
    keys: rowsIn('keys'),
    languages: rowsIn('languages'),
  }
  return { report, rows, text: { pages, links, keys, languages } }
}

const DATABASE = JSON.stringify({
  version: '1.1',
  urls: [
    {
      loc: 'https://A.example/en/?x#y',
      lang: 'EN',
      lastmod: '2024-01-01',
      alternates: [
        { lang: 'iw', loc: 'https://a.example/%7eiw' },
        'not a link',
        { lang: 'en_US', loc: '/us' },
      ],
    },
    'not an entry',
    { loc: 'https://a.example/~iw' },
  ],
})

test('a database becomes rows, as it is written and by key', async () => {
  const { report, rows } = await list(['urls.json'], memoryFiles({ 'urls.json': DATABASE }))
  expect(report).toEqual({
    form: 'database',
    rows: { pages: 2, links: 3, keys: 2, languages: 3 },
    withoutUrl: 1,
  })
  const key = (url: string) => rows.keys.find((row) => row['url'] === url)?.['key']
  /** The number of a URL as the URL Standard serialises it. */
  const standard = expect.any(Number)
  const [en, iw] = [key('https://a.example/en/?x'), key('https://a.example/~iw')]
  expect(en).toBeDefined()
  expect(rows.pages).toEqual([
    {
      page: 0,
      loc: 'https://A.example/en/?x#y',
      normal: 'https://a.example/en/?x#y',
      standard,
      key: en,
      lang: 'EN',
      lastmod: '2024-01-01',
      file: 'urls.json',
      line: 1,
      pointer: '/urls/0',
    },
    {
      page: 1,
      loc: 'https://a.example/~iw',
      normal: 'https://a.example/~iw',
      standard,
      key: iw,
      lang: null,
      lastmod: null,
      file: 'urls.json',
      line: 1,
      pointer: '/urls/2',
    },
  ])
  const link = { page: 0, page_key: en, implied: false }
  expect(rows.links).toEqual([
    {
      ...link,
      link: -1,
      hreflang: 'EN',
      lang: 'en',
      canonical: 'en',
      href: 'https://A.example/en/?x#y',
      standard: rows.pages[0]!['standard'],
      key: en,
      implied: true,
    },
    {
      ...link,
      link: 0,
      hreflang: 'iw',
      lang: 'iw',
      canonical: 'he',
      href: 'https://a.example/%7eiw',
      standard,
      key: iw,
    },
    {
      ...link,
      link: 2,
      hreflang: 'en_US',
      lang: 'en_us',
      canonical: null,
      href: '/us',
      standard: null,
      key: null,
    },
  ])
  expect(rows.links[1]!['standard']).not.toBe(rows.pages[1]!['standard'])
  expect(rows.languages).toEqual([
    { hreflang: 'EN', lang: 'en', canonical: 'en', language: 'en', usable: true, problems: [] },
    {
      hreflang: 'iw',
      lang: 'iw',
      canonical: 'he',
      language: 'he',
      usable: expect.any(Boolean),
      problems: ['deprecated-subtag'],
    },
    // The validation of a database reports it by another code.
    {
      hreflang: 'en_US',
      lang: 'en_us',
      canonical: null,
      language: null,
      usable: false,
      problems: [],
    },
  ])
})

test('spellings that the URL Standard calls equal have one number', async () => {
  const urls = [
    'https://a.example/%7e',
    'HTTPS://A.example:443/x/../%7e',
    'https://a.example/~',
    'https://a.example/%7e#x',
    'ftp://a.example/',
    'https://a b/',
  ]
  const text = urls.map((loc) => JSON.stringify({ loc })).join('\n')
  const { rows } = await list(['a.ndjson'], memoryFiles({ 'a.ndjson': text }))
  const numbers = rows.pages.map((row) => row['standard'])
  expect(numbers.map((number) => numbers.indexOf(number))).toEqual([0, 0, 2, 3, 4, 4])
  expect(numbers.slice(4)).toEqual([null, null])
  expect(new Set(rows.pages.slice(0, 4).map((row) => row['key'])).size).toBe(1)
})

test('rows have the documented columns with their types', async () => {
  const { rows } = await list(['urls.json'], memoryFiles({ 'urls.json': DATABASE }))
  const types: Record<string, (value: unknown) => boolean> = {
    INTEGER: Number.isInteger,
    VARCHAR: (value) => typeof value === 'string',
    BOOLEAN: (value) => typeof value === 'boolean',
    'VARCHAR[]': (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  }
  for (const name of keyTableNames) {
    const columns = keyTables[name].map((column) => column.name)
    for (const row of rows[name]) expect(Object.keys(row)).toEqual(columns)
    for (const { name: column, type } of keyTables[name]) {
      const values = rows[name].map((row) => row[column]).filter((value) => value !== null)
      expect([column, values.length > 0, values.every(types[type]!)]).toEqual([column, true, true])
    }
  }
})

const NAMES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const sitemapOf = (...urls: readonly string[]) => `<urlset ${NAMES}>\n${urls.join('\n')}\n</urlset>`

test('sitemaps of an index are one site, and the query counts unless it is removed', async () => {
  const files = memoryFiles({
    'site/sitemap.xml': `<sitemapindex ${NAMES}><sitemap><loc>https://a.example/a.xml</loc></sitemap><sitemap><loc>https://a.example/b.xml</loc></sitemap></sitemapindex>`,
    'site/a.xml': sitemapOf(
      '<url><loc>https://a.example/?x=1</loc><xhtml:link rel="alternate" hreflang="en_US" href="https://a.example/?x=2"/></url>',
    ),
    'site/b.xml': sitemapOf('<url><loc>https://a.example/?x=2</loc></url>', '<url></url>'),
    'site/feed.xml': '<rss version="2.0"><channel></channel></rss>',
  })
  for (const paths of [['site/sitemap.xml'], ['site'], ['site/a.xml', 'site/b.xml']]) {
    const { report, rows } = await list(paths, files)
    expect(report.form).toBe('sitemap')
    expect(report.withoutUrl).toBe(1)
    expect(rows.pages.map(({ file, line, pointer }) => [file, line, pointer])).toEqual([
      ['site/a.xml', 2, null],
      ['site/b.xml', 2, null],
    ])
    expect(new Set(rows.pages.map(({ key }) => key)).size).toBe(2)
    const without = await list(paths, files, { config: { removeQuery: true } })
    expect(without.rows.keys).toHaveLength(1)
    expect(rows.links).toMatchObject([{ link: 0, implied: false, key: rows.pages[1]!['key'] }])
    expect(rows.languages).toMatchObject([{ hreflang: 'en_US', problems: ['invalid-hreflang'] }])
  }
})

test('an input that cannot be read to its end is an error', async () => {
  const files = memoryFiles({
    'a.xml': `<urlset ${NAMES}><url><loc>https://a.example/</loc></url>`,
  })
  await expect(list(['a.xml'], files)).rejects.toThrow(
    errorWith({ problem: { code: 'file-incomplete', line: 1, column: 144 } }),
  )
  await expect(list(['b.xml'], files)).rejects.toThrow(
    errorWith({ problem: { code: 'folder-without-sitemaps' } }),
  )
  const noUrls = memoryFiles({ 'site/page.xml': '<page/>' })
  await expect(list(['site'], noUrls)).rejects.toThrow(
    errorWith({ problem: { code: 'folder-without-sitemaps' } }),
  )
})

test('keys are those by which the audit matches, with the options of matching', async () => {
  const locs = ['https://a.example/a/?q#f', 'https://a.example/a?q', 'https://a.example/a']
  const text = locs.map((loc) => JSON.stringify({ loc })).join('\n')
  for (const [config, keys] of [
    [{}, 3],
    [{ trailingSlash: 'never', removeQuery: true }, 1],
    [{ trailingSlash: 'never' }, 2],
    [{ trailingSlash: 'preserve', removeFragment: false }, 3],
  ] as const) {
    const { rows } = await list(['a.ndjson'], memoryFiles({ 'a.ndjson': text }), { config })
    const match = createNormalizeForMatching(config)
    expect(rows.keys).toHaveLength(keys)
    const urls = rows.pages.map(({ key }) => rows.keys.find((row) => row['key'] === key)?.['url'])
    expect(urls.map((url) => ({ kind: 'ok', url }))).toEqual(locs.map((loc) => match(loc)))
    expect(rows.keys).toHaveLength(new Set(urls).size)
  }
})

test('with little memory, the rows are the same', { tags: 'slow' }, async () => {
  const text = Array.from({ length: 25_000 }, (_, n) => {
    const alternates = [{ lang: 'de', loc: `https://a.example/de/page-${n % 5000}/` }]
    return JSON.stringify({
      loc: `https://a.example/en/page-${n}/${'x'.repeat(200)}`,
      lang: 'en',
      alternates,
    })
  }).join('\n')
  const stored: number[] = []
  const files: SiteFiles = {
    ...memoryFiles({ 'a.ndjson': text }),
    createStore() {
      const store = createTableStore()
      return {
        ...store,
        write(position, bytes) {
          stored.push(bytes.length)
          store.write(position, bytes)
        },
      }
    },
  }
  const whole = await list(['a.ndjson'], files)
  const limited = await list(['a.ndjson'], files, { memory: 4 * 1024 ** 2 })
  expect(stored.length).toBeGreaterThan(0)
  for (const name of keyTableNames) expect(limited.text[name] === whole.text[name]).toBe(true)
})

test('tables are written all or none', async () => {
  const folder = temporaryFolder()
  const input = join(folder, 'urls.json')
  writeFileSync(input, DATABASE)
  const out = join(folder, 'new', 'tables')
  const report = await writeKeyTables([input], out)
  expect(readdirSync(out).sort()).toEqual(keyTableNames.map((name) => `${name}.ndjson`).sort())
  for (const name of keyTableNames) {
    const lines = readFileSync(join(out, `${name}.ndjson`), 'utf8').split('\n')
    expect(lines).toHaveLength(report.rows[name] + 1)
  }
  const before = readFileSync(join(out, 'pages.ndjson'), 'utf8')
  writeFileSync(input, DATABASE.slice(0, -10))
  await expect(writeKeyTables([input], out)).rejects.toThrow('urls.json')
  expect(readFileSync(join(out, 'pages.ndjson'), 'utf8')).toBe(before)
  await expect(writeKeyTables([input], join(folder, 'other'))).rejects.toThrow('urls.json')
  expect(existsSync(join(folder, 'other'))).toBe(false)
  writeFileSync(input, DATABASE)
  const finish = async () => {
    throw new Error('unfinished')
  }
  await expect(writeKeyTables([input], join(folder, 'other'), { finish })).rejects.toThrow(
    'unfinished',
  )
  expect(readdirSync(folder).sort()).toEqual(['new', 'urls.json'])
})
