import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import { buildSite, diffSites, indexNowRequests, type SiteDiff } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { memoryFiles } from './memory-files.ts'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const sitemap = (...entries: readonly string[]) =>
  `<urlset ${NAMESPACES}>${entries.map((entry) => `<url>${entry}</url>`).join('')}</urlset>`
const loc = (path: string) => `<loc>https://a.example${path}</loc>`
const link = (lang: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example${path}"/>`

const database = (...urls: readonly object[]) =>
  JSON.stringify({ version: '1.1', generated: '2024-01-01T00:00:00Z', defaultLang: 'en', urls })

/** Compares two files. */
async function diff(before: string, after: string, options = {}): Promise<SiteDiff> {
  return await diffSites(['old'], ['new'], memoryFiles({ old: before, new: after }), options)
}

describe('two sitemaps', () => {
  test('differ in pages, members and alternates', async () => {
    const before = sitemap(
      `${loc('/gone')}<lastmod>2024-01-01</lastmod>`,
      `${loc('/a')}<lastmod>2024-01-01</lastmod>${link('de', '/de')}${link('fr', '/fr')}`,
      loc('/same'),
    )
    const after = sitemap(
      loc('/same'),
      `${loc('/a')}<lastmod>2024-02-01</lastmod><priority>0.5</priority>${link('fr', '/fr')}${link('it', '/it')}`,
      `${loc('/born')}${link('en', '/born')}`,
    )
    const found = await diff(before, after)
    expect([...found.added()]).toEqual([
      {
        loc: 'https://a.example/born',
        alternates: [{ lang: 'en', loc: 'https://a.example/born' }],
      },
    ])
    expect([...found.removed()]).toEqual([
      { loc: 'https://a.example/gone', lastmod: '2024-01-01', alternates: [] },
    ])
    expect([...found.changed()]).toEqual([
      {
        loc: 'https://a.example/a',
        members: [
          { name: 'lastmod', before: '2024-01-01', after: '2024-02-01' },
          { name: 'priority', before: null, after: 0.5 },
        ],
        alternatesAdded: [{ lang: 'it', loc: 'https://a.example/it' }],
        alternatesRemoved: [{ lang: 'de', loc: 'https://a.example/de' }],
      },
    ])
    expect(found.counts).toEqual({
      added: 1,
      removed: 1,
      changed: 1,
      members: { lastmod: 1, priority: 1 },
      alternatesAdded: 1,
      alternatesRemoved: 1,
    })
    expect([...found.urls()]).toEqual([
      'https://a.example/born',
      'https://a.example/a',
      'https://a.example/gone',
    ])
  })

  test.each([
    ['the order of pages', [loc('/a'), loc('/b')], [loc('/b'), loc('/a')]],
    [
      'the order of alternates',
      [`${loc('/a')}${link('de', '/b')}${link('fr', '/c')}`],
      [`${loc('/a')}${link('fr', '/c')}${link('de', '/b')}`],
    ],
    [
      'upper case of languages',
      [loc('/a') + link('de-ch', '/b')],
      [loc('/a') + link('de-CH', '/b')],
    ],
    [
      'the writing of the target of a link',
      [loc('/a') + link('de', '/x/../%7Eb')],
      [loc('/a') + link('de', '/~b')],
    ],
    [
      'a repeated link',
      [loc('/a') + link('de', '/b')],
      [loc('/a') + link('de', '/b') + link('DE', '/b')],
    ],
    [
      'the zone of a date',
      [`${loc('/a')}<lastmod>2024-01-01T12:00:00+02:00</lastmod>`],
      [`${loc('/a')}<lastmod>2024-01-01T10:00Z</lastmod>`],
    ],
    ['a repeated page', [loc('/a')], [loc('/a'), `${loc('/%61')}<lastmod>2024-01-01</lastmod>`]],
  ])('are equal but for %s', async (_, before, after) => {
    expect([...(await diff(sitemap(...before), sitemap(...after))).changed()]).toEqual([])
    expect((await diff(sitemap(...before), sitemap(...after))).isEmpty).toBe(true)
  })

  test('show a page with another query or slash as another page, and one that is written in another way as changed', async () => {
    const before = sitemap(loc('/a/?x=1'), loc('/b/'), loc('/%63'))
    const after = sitemap(loc('/a/?x=2'), loc('/b'), loc('/c'))
    const found = await diff(before, after)
    expect([found.counts.added, found.counts.removed]).toEqual([2, 2])
    expect([...found.changed()].map(({ members }) => members)).toEqual([
      [{ name: 'loc', before: 'https://a.example/%63', after: 'https://a.example/c' }],
    ])
    // Search engines should hear of both URLs.
    expect([...found.urls()].slice(2, 4)).toEqual(['https://a.example/c', 'https://a.example/%63'])
    const seo = await diff(before, after, { config: DEFAULT_URL_NORMALIZATION })
    expect([seo.counts.added, seo.counts.removed, seo.counts.members]).toEqual([0, 0, { loc: 3 }])
  })

  test('compare images by their values', async () => {
    const image = (name: string) =>
      `<image:image xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><image:loc>https://a.example/${name}</image:loc></image:image>`
    const found = await diff(sitemap(loc('/a') + image('1')), sitemap(loc('/a') + image('2')))
    expect([...found.changed()][0]?.members).toEqual([
      {
        name: 'images',
        before: [{ loc: 'https://a.example/1' }],
        after: [{ loc: 'https://a.example/2' }],
      },
    ])
  })
})

test('a database is compared as it would be published', async () => {
  const date = '2024-01-01T00:00:00Z'
  const before = database(
    { loc: 'https://A.example:443/a/?x', lastmod: date, lang: 'en' },
    { loc: '/relative', lastmod: date },
    { loc: 'https://a.example/a/?x#y', lastmod: date },
  )
  const after = sitemap(`${loc('/a/?x')}<lastmod>${date}</lastmod>${link('en', '/a/?x')}`)
  const found = await diff(before, after)
  expect([...found.changed(), ...found.added(), ...found.removed()]).toEqual([])
  expect(found.before).toEqual({
    form: 'database',
    pages: 1,
    unusable: 1,
    repeated: 1,
    urlsChanged: 1,
    faulty: 0,
  })
  expect(found.after).toEqual({
    form: 'sitemap',
    pages: 1,
    unusable: 0,
    repeated: 0,
    urlsChanged: 0,
    faulty: 0,
  })
  const seo = sitemap(`${loc('/a')}<lastmod>${date}</lastmod>${link('en', '/a')}`)
  expect((await diff(before, seo)).counts).toMatchObject({ added: 1, removed: 1 })
  expect((await diff(before, seo, { config: DEFAULT_URL_NORMALIZATION })).isEmpty).toBe(true)
})

test('what is not compared is counted', async () => {
  const url = { loc: 'https://a.example/a', lang: 'en' }
  const alternates = ['x', 'y'].map((query) => ({
    lang: 'de',
    loc: `https://a.example/d?${query}`,
  }))
  const [old = '', young = ''] = alternates.map((link) => database({ ...url, alternates: [link] }))
  const found = await diff(old, young, { config: DEFAULT_URL_NORMALIZATION })
  expect(found.isEmpty).toBe(true)
  expect(found.before).toMatchObject({ urlsChanged: 1 })
  const phone = (host: string) =>
    sitemap(
      `${loc('/a')}<xhtml:link rel="alternate" media="handheld" href="https://${host}/"/><s:p xmlns:s="urn:s"/>`,
    )
  const phones = await diff(phone('m.a.example'), phone('n.a.example'))
  expect(phones.isEmpty).toBe(true)
  expect([phones.before.unread, phones.after.unread]).toEqual([2, 2])
  const table = await diff('url,lang\nhttps://a.example/\n', 'url,lang\nhttps://b.example/\n')
  expect([table.isEmpty, table.before.unread]).toEqual([true, 1])
  expect((await diff(old, old)).before).not.toHaveProperty('unread')
})

test('images and videos of a database are those of its sitemap', async () => {
  const video = {
    thumbnailLoc: 'https://A.example/é.png',
    title: ' Tea ',
    description: 'How',
    contentLoc: 'https://a.example/v.mp4',
    tags: ['b', 'a'],
    duration: 60,
  }
  const page = { loc: 'https://a.example/a', lastmod: '2024-01-01T00:00:00Z' }
  const images = [{ loc: 'https://a.example/ä.png' }]
  const text = database({ ...page, images, videos: [video] })
  let xml = ''
  for await (const event of buildSite({
    name: 'old',
    async *chunks() {
      yield new TextEncoder().encode(text)
    },
    close: async () => {},
  })) {
    if (event.type === 'text') xml += event.text
  }
  expect(xml).toContain('<video:tag>')
  expect([...(await diff(text, xml)).changed()]).toEqual([])
  const without = await diff(database(page), text)
  expect([...without.changed()][0]?.members.map(({ name }) => name)).toEqual(['images', 'videos'])
})

describe('an index or a folder', () => {
  const index = `<sitemapindex ${NAMESPACES}><sitemap>${loc('/one.xml')}</sitemap><sitemap>${loc('/two.xml')}</sitemap></sitemapindex>`
  const files = {
    'old/index.xml': index,
    'old/one.xml': sitemap(loc('/1')),
    'old/two.xml': sitemap(loc('/2')),
    'old/feed.xml': '<page/>',
    'new.xml': sitemap(loc('/2'), loc('/3')),
  }

  test.each(['old', 'old/index.xml'])('is one site, as %s', async (path) => {
    const found = await diffSites([path], ['new.xml'], memoryFiles(files))
    expect([...found.urls()]).toEqual(['https://a.example/3', 'https://a.example/1'])
  })

  test('is not compared if a sitemap is missing', async () => {
    const { 'old/two.xml': _, ...rest } = files
    const work = diffSites(['new.xml'], ['old/index.xml'], memoryFiles(rest))
    await expect(work).rejects.toMatchObject({
      problem: {
        code: 'file-incomplete',
        file: 'old/index.xml',
        line: 1,
        column: index.lastIndexOf('<sitemap>') + 1,
      },
      message: expect.stringContaining('https://a.example/two.xml'),
    })
  })

  test('is not compared if a sitemap cannot be read to its end', async () => {
    const cut = { ...files, 'old/two.xml': `<urlset ${NAMESPACES}><url>${loc('/2')}` }
    const work = diffSites(['old'], ['new.xml'], memoryFiles(cut))
    await expect(work).rejects.toMatchObject({
      problem: { code: 'file-incomplete', file: 'old/two.xml' },
    })
  })

  test('is not compared if it has no sitemap', async () => {
    const work = diffSites(['x'], ['new.xml'], memoryFiles({ ...files, 'x/page.xml': '<page/>' }))
    await expect(work).rejects.toMatchObject({ problem: { code: 'folder-without-sitemaps' } })
  })
})

describe('requests to IndexNow', () => {
  const key = '4f1d2a7c9b3e'
  const take = (urls: Iterable<string>, keyLocation?: string) => {
    const requests = indexNowRequests(urls, { key, keyLocation })
    const all = []
    for (let next = requests.next(); ; next = requests.next()) {
      if (next.done === true) return { requests: all, leftOut: next.value }
      all.push(next.value)
    }
  }

  test('have at most 10,000 URLs of one host each', () => {
    const urls = Array.from(
      { length: 25_000 },
      (_, n) => `https://${n % 5 ? 'a' : 'b'}.example/${n}`,
    )
    const { requests, leftOut } = take(urls)
    expect(requests.map(({ host, urlList }) => [host, urlList.length])).toEqual([
      ['a.example', 10_000],
      ['a.example', 10_000],
      ['b.example', 5000],
    ])
    expect(leftOut).toBe(0)
    expect(requests.flatMap(({ urlList }) => urlList).sort()).toEqual(urls.sort())
    expect(requests[0]).toEqual({ host: 'a.example', key, urlList: expect.any(Array) })
  })

  test('leave out what the key file is not valid for', () => {
    const { requests, leftOut } = take(
      [
        'https://a.example/x/1',
        'http://a.example/x/',
        'https://a.example/y',
        'https://b.example/x/1',
      ],
      'https://a.example/x/key.txt',
    )
    expect(requests).toEqual([
      {
        host: 'a.example',
        key,
        keyLocation: 'https://a.example/x/key.txt',
        urlList: ['https://a.example/x/1', 'http://a.example/x/'],
      },
    ])
    expect(leftOut).toBe(2)
  })

  test.each(['short', 'with space', 'x'.repeat(129)])('refuse the key %j', (wrong) => {
    expect(() => indexNowRequests([], { key: wrong }).next()).toThrow(
      expect.objectContaining({ option: 'key', code: 'option-wrong' }),
    )
  })
})
