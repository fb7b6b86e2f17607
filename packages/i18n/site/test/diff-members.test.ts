import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import { diffSites, type SiteDiff } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { changedMembers, membersOf } from '../src/diff/members.ts'
import { PageStrings, PageTable } from '../src/diff/page-table.ts'
import { databaseOf, LASTMOD, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'

const A = 'https://a.example'

const diff = (before: string, after: string, options = {}): Promise<SiteDiff> =>
  diffSites(['old'], ['new'], memoryFiles({ old: before, new: after }), options)

describe('the members of a page', () => {
  test('are the same in any order, without white space, and with serialised URLs', () => {
    expect(
      JSON.stringify(
        membersOf({
          loc: '/',
          alternates: [],
          lang: 'en',
          priority: 0.5,
          images: [{ title: ' b ', loc: 'HTTPS://A.example:443/é' }],
          lastmod: ' 2024 ',
          videos: undefined,
        } as never),
      ),
    ).toBe(
      '{"lastmod":"2024","priority":0.5,"images":[{"loc":"https://a.example/%C3%A9","title":"b"}]}',
    )
    const texts = [
      'FTP://A.example/',
      'https://',
      'x https://A.example/',
      'mailto:A',
      'httpss://A',
      '',
      'TEL:1',
      'X-https://A/',
    ]
    expect(membersOf({ loc: '/', news: texts } as never)).toEqual({
      news: [
        'ftp://a.example/',
        'https://',
        'x https://A.example/',
        'mailto:A',
        'httpss://A',
        '',
        'TEL:1',
        'X-https://A/',
      ],
    })
    const values = { b: null, a: [true, { d: 1, c: [] }] }
    expect(JSON.stringify(membersOf({ loc: '/', videos: values } as never))).toBe(
      '{"videos":{"a":[true,{"c":[],"d":1}],"b":null}}',
    )
  })

  test.each([
    ['2024-01-01', '2024-01-01', true],
    ['2024-01-01', '2024-01-02', false],
    ['2024-01-01', '2024-01-01T00:00:00Z', true],
    ['2024-01-01T02:00:00.00+02:00', '2024-01-01', true],
    ['2024', '2024-01-01', true],
    ['2024-01', '2024-01-01T00:01Z', false],
    ['2024-01-01T12:00:00+02:00', '2024-01-01T10:00Z', true],
    ['2024-01-01T12:00:00+02:00', '2024-01-01T12:00Z', false],
    ['2024-01-01T00:00:00.0Z', '2024-01-01T00:00:00Z', true],
    // Two texts that are not dates are not one moment.
    ['Today', 'today', false],
    ['Today', '2024-01-01T00:00:00Z', false],
    ['2024-01-01T00:00:00Z', 'Today', false],
    ['Today', 'Today', true],
  ])('with the dates %s and %s are the same: %s', (before, after, isSame) => {
    expect(changedMembers({ lastmod: before }, { lastmod: after })).toEqual(
      isSame ? [] : [{ name: 'lastmod', before, after }],
    )
  })

  test('are compared one by one, in their order', () => {
    const before = { news: 1, priority: 0.5, lastmod: '2024', changefreq: 'daily' } as never
    expect(
      changedMembers({ images: [1], news: {} } as never, { images: [1], news: {} } as never),
    ).toEqual([])
    const after = { videos: [1], images: [2], priority: 0.5, changefreq: 'weekly' } as never
    expect(changedMembers(before, after)).toEqual([
      { name: 'lastmod', before: '2024', after: null },
      { name: 'changefreq', before: 'daily', after: 'weekly' },
      { name: 'images', before: null, after: [2] },
      { name: 'videos', before: null, after: [1] },
      { name: 'news', before: 1, after: null },
    ])
    expect(changedMembers({}, {})).toEqual([])
  })
})

describe('a table of pages', () => {
  const strings = () =>
    new PageStrings((url) =>
      url.startsWith('!') ? ({ kind: 'invalid' } as never) : { kind: 'ok', url: url.toLowerCase() },
    )
  const link = (lang: string, loc: string) => ({ lang, loc })

  test('has the first entry of each page, with each link once', () => {
    const shared = strings()
    const table = new PageTable(shared)
    const added = [
      { loc: 'A', lang: 'en', alternates: [link('de', 'B'), link('DE', 'b'), link('fr', 'B')] },
      { loc: 'a', alternates: [link('it', 'C')] },
      { loc: 'B', lastmod: '2024', alternates: [link('de', 'B')] },
      { loc: '!x', alternates: [link('EN', '!x')], lang: 'en' },
      { loc: 'C', lang: 'x', alternates: [link('x', 'c'), link('y', 'C')] },
    ].map((entry) => table.add(entry as never))
    expect([added, table.length]).toEqual([[true, false, true, true, true], 4])
    const shown = Array.from({ length: table.length }, (_, n) => [
      shared.url(table.loc(n)),
      shared.members(table.members(n)),
      table.links(n).map(({ lang, target }) => `${shared.lang(lang)} ${shared.url(target)}`),
    ])
    expect(shown).toEqual([
      ['A', {}, ['de B', 'fr B', 'en A']],
      ['B', { lastmod: '2024' }, ['de B']],
      ['!x', {}, ['EN !x']],
      ['C', {}, ['x c', 'y C']],
    ])
    const keys = [0, 1, 2, 3].map((n) => table.keyOf(n))
    expect(keys.map((key) => table.find(key))).toEqual([0, 1, 2, 3])
    expect(table.find(shared.keyOf(shared.addUrl('D')))).toBe(-1)
    const other = new PageTable(shared)
    expect([other.length, other.find(keys[0]!)]).toEqual([0, -1])
    expect(other.add({ loc: 'b' } as never)).toBe(true)
    expect(keys.map((key) => other.find(key))).toEqual([-1, 0, -1, -1])
  })

  test('has one key for links of one language to one page', () => {
    const shared = strings()
    const key = (lang: string, url: string) =>
      shared.linkKeyOf({ lang: shared.addLang(lang), target: shared.addUrl(url) })
    expect(key('DE', 'B')).toBe(key('de', 'b'))
    expect(key('De', 'b')).toBe(key('dE', 'B'))
    const others = [key('de', 'b'), key('de', 'c'), key('fr', 'b'), key('fr', 'c'), key('en', 'b')]
    expect(new Set(others).size).toBe(5)
  })
})

describe('a difference', () => {
  test('of databases has what is published, and counts the rest', async () => {
    const long = (length: number) => `/${'x'.repeat(length - A.length - 1)}`
    const alternates = [
      { lang: 'de', loc: `${A}/de` },
      { lang: 'jp', loc: `${A}/jp` },
      { lang: 'it', loc: `${A}${long(2048)}` },
      { lang: 'fr', loc: `${A}${long(2047)}` },
      { lang: 3, loc: `${A}/3` },
    ]
    const after = databaseOf([
      page('/a', {
        lang: 'en',
        alternates,
        priority: 0.5,
        news: { x: 1 },
        images: [{ loc: `${A}/i` }],
      }),
      page('/%61', { lang: 'de' }),
      page(long(2048)),
      page(long(2047)),
      { loc: '/relative' },
      { loc: 'http://localhost/', lastmod: LASTMOD },
      3,
    ])
    const found = await diff(databaseOf([]), after)
    expect(found.before).toEqual({
      form: 'database',
      pages: 0,
      unusable: 0,
      repeated: 0,
      urlsChanged: 0,
      faulty: 0,
    })
    expect(found.after).toEqual({
      form: 'database',
      pages: 2,
      unusable: 4,
      repeated: 1,
      urlsChanged: 0,
      faulty: 1,
    })
    expect([...found.added()]).toEqual([
      {
        loc: `${A}/a`,
        lastmod: LASTMOD,
        priority: 0.5,
        images: [{ loc: `${A}/i` }],
        alternates: [
          { lang: 'de', loc: `${A}/de` },
          { lang: 'fr', loc: `${A}${long(2047)}` },
          { lang: 'en', loc: `${A}/a` },
        ],
      },
      { loc: `${A}${long(2047)}`, lastmod: LASTMOD, alternates: [] },
    ])
    const allowed = await diff(databaseOf([]), after, { allowUnreachableHosts: true })
    expect(allowed.after).toMatchObject({ pages: 3, unusable: 3 })
  })

  test('has URLs in the form that the options say', async () => {
    const urls = async (options: object, ...paths: readonly string[]) => {
      const found = await diff(databaseOf([]), databaseOf(paths.map((path) => page(path))), options)
      return [...found.urls()].map((url) => url.slice(A.length))
    }
    expect(await urls({}, '/a/?x#y', '/b', '/%62')).toEqual(['/a/?x', '/b'])
    const seo = { config: DEFAULT_URL_NORMALIZATION }
    expect(await urls(seo, '/a/?x#y', '/b')).toEqual(['/a', '/b'])
    expect(await urls({ config: { trailingSlash: 'always' } }, '/a?x')).toEqual(['/a/?x'])
    expect(await urls({ config: { removeQuery: true } }, '/a?x', '/a?y')).toEqual(['/a'])
    expect(await urls({}, '/a?x', '/a?y')).toEqual(['/a?x', '/a?y'])
    expect(await urls({ config: { removeFragment: false } }, '/a#x', '/a#y')).toEqual([
      '/a#x',
      '/a#y',
    ])
    const text = (path: string) => `${A}${path}\n`
    const lists = await diff(text('/a#x'), text('/a#y'), { config: { removeFragment: false } })
    expect(lists.counts).toMatchObject({ added: 1, removed: 1, changed: 0 })
    const one = await diff(text('/a#x'), text('/a#y'))
    expect(one.counts).toMatchObject({ added: 0, removed: 0, changed: 1, members: { loc: 1 } })
    const queries = await diff(text('/a?x'), text('/a?y'))
    expect(queries.counts).toMatchObject({ added: 1, removed: 1 })
    const same = await diff(text('/a?x'), text('/a?y'), seo)
    expect(same.counts).toMatchObject({ added: 0, removed: 0, changed: 1, members: { loc: 1 } })
  })

  test('counts the members and the alternates of all changed pages', async () => {
    const links = (...langs: readonly string[]) => ({
      alternates: langs.map((lang) => ({ lang, loc: `${A}/${lang}` })),
    })
    const before = databaseOf([
      page('/a', { priority: 0.1, ...links('de', 'fr') }),
      page('/b', { priority: 0.1, changefreq: 'daily' }),
      page('/c', links('de')),
      page('/d'),
      page('/gone'),
    ])
    const after = databaseOf([
      page('/d'),
      page('/c', links('fr')),
      page('/b', { priority: 0.2 }),
      page('/a', { priority: 0.2, ...links('fr', 'it', 'es') }),
      page('/new/'),
    ])
    const found = await diff(before, after)
    expect(found.counts).toEqual({
      added: 1,
      removed: 1,
      changed: 3,
      members: { priority: 2, changefreq: 1 },
      alternatesAdded: 3,
      alternatesRemoved: 2,
    })
    expect(found.isEmpty).toBe(false)
    expect([...found.changed()].map(({ loc }) => loc)).toEqual([`${A}/c`, `${A}/b`, `${A}/a`])
    expect([...found.urls()]).toEqual(['/new/', '/c', '/b', '/a', '/gone'].map((path) => A + path))
    // Each list can be read again.
    expect([...found.changed()]).toHaveLength(3)
    for (const [old, young] of [
      [before, databaseOf([page('/d')])],
      [databaseOf([page('/d')]), before],
      [databaseOf([page('/d')]), databaseOf([page('/d', { priority: 1 })])],
      [databaseOf([page('/d')]), databaseOf([page('/e')])],
      [databaseOf([page('/d'), page('/e')]), databaseOf([page('/d', { priority: 1 })])],
    ] as const) {
      expect((await diff(old, young)).isEmpty).toBe(false)
    }
    expect((await diff(before, before)).isEmpty).toBe(true)
  })

  test('of sitemaps does not have pages without a usable URL', async () => {
    const found = await diff(`${A}/1\n`, `${A}/1\n/2\nftp://a.example/3\n`)
    expect([found.isEmpty, found.after.unusable]).toEqual([true, 2])
  })

  test('has serialised URLs for search engines, both if a page is written in another way', async () => {
    const list = (...urls: readonly string[]) => `${urls.join('\n')}\n`
    const found = await diff(
      list('https://A.example/é', 'https://a.example/b/', 'HTTPS://a.example/c'),
      list(
        'https://a.example/%C3%A9',
        'https://a.example/b',
        'https://a.example/c',
        'https://A.example',
      ),
      { config: { trailingSlash: 'never' } },
    )
    expect([...found.urls()]).toEqual([
      'https://a.example/',
      'https://a.example/%C3%A9',
      'https://a.example/b',
      'https://a.example/b/',
      'https://a.example/c',
    ])
    const spelt = await diff(list('https://a.example/%7Eb'), list('https://a.example/~b'))
    expect([...spelt.urls()]).toEqual(['https://a.example/~b', 'https://a.example/%7Eb'])
  })

  test.each([
    [{ config: 3 }, '`config`'],
    [{ config: { trailingSlash: 'no' } }, '`trailingSlash`'],
    [{ allowUnreachableHosts: 1 }, '`allowUnreachableHosts`'],
    [{ inputFormat: 'xml' }, '`inputFormat`'],
    [{ memory: 1 }, '`memory`'],
  ])('refuses the options %j', async (options, name) => {
    await expect(diff('', '', options)).rejects.toThrow(name)
  })

  test('needs all sitemaps that are listed, and says which is missing', async () => {
    const files = memoryFiles({
      's/robots.txt': `User-agent: *\nSitemap: ${A}/none.xml\n`,
      's/page.txt': `${A}/\n`,
    })
    await expect(diffSites(['s/robots.txt'], ['s/page.txt'], files)).rejects.toMatchObject({
      problem: { code: 'file-incomplete', line: 2, column: 10 },
    })
    const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>${A}/x.xml</loc></sitemap></sitemapindex>`
    const streams = { ...memoryFiles({ '-': index, 'a.txt': `${A}/\n` }), folderOf: () => null }
    await expect(diffSites(['a.txt'], ['-'], streams)).rejects.toMatchObject({
      problem: { code: 'file-incomplete', data: { n: 1 } },
    })
    const relative = memoryFiles({ 's/robots.txt': 'Sitemap: /x.xml\n', 's/page.txt': `${A}/\n` })
    await expect(diffSites(['s/robots.txt'], ['s/page.txt'], relative)).rejects.toMatchObject({
      problem: { code: 'folder-without-sitemaps', file: 's/robots.txt' },
    })
  })
})
