import { ArgumentError } from '@waymark/infra/argument'
import { OptionError } from '@waymark/infra/options'
import {
  checkLoc,
  createSitemapFiles,
  createSplitter,
  parseSitemap,
  type SitemapEntry,
  SitemapError,
  type SplitOptions,
  writeSitemap,
  writeSitemapIndex,
} from '@waymark/sitemap'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

async function write(
  entries: readonly SitemapEntry[],
  options: Parameters<typeof writeSitemap>[1] = {},
): Promise<string> {
  let xml = ''
  for await (const text of writeSitemap(entries, options)) xml += text
  return xml
}

async function errorOf(promise: Promise<unknown>): Promise<SitemapError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SitemapError)
  return error as SitemapError
}

const page = (n: number): SitemapEntry => ({ loc: `https://a.example/${n}` })

describe('one file', () => {
  test('every value is written in the order of the schema', async () => {
    const xml = await write([
      {
        loc: 'https://a.example/ä?x&y',
        lastmod: '2026-01-02',
        changefreq: 'weekly',
        priority: 1,
        lang: 'en',
        alternates: [
          { lang: 'de', loc: 'https://a.example/de' },
          { lang: 'x-default', loc: 'https://a.example/' },
        ],
      },
    ])
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url>
  <loc>https://a.example/%C3%A4?x&amp;y</loc>
  <lastmod>2026-01-02</lastmod>
  <changefreq>weekly</changefreq>
  <priority>1.0</priority>
  <xhtml:link rel="alternate" hreflang="en" href="https://a.example/%C3%A4?x&amp;y"/>
  <xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>
  <xhtml:link rel="alternate" hreflang="x-default" href="https://a.example/"/>
</url>
</urlset>
`)
  })

  test('a file of many pieces is the same as in one', async () => {
    const entries = Array.from({ length: 20_000 }, (_, n) => ({ ...page(n), lang: 'en' }))
    const pieces: string[] = []
    for await (const text of writeSitemap(entries)) pieces.push(text)
    expect(pieces.length).toBeGreaterThan(1)
    const [file] = await createSitemapFiles(entries)
    expect(pieces.join('')).toBe(file?.xml)
    expect(file?.xml.match(/<loc>/g)).toHaveLength(20_000)
  })

  test('without links the namespace of links is not declared', async () => {
    expect(await write([page(1)])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url>
  <loc>https://a.example/1</loc>
</url>
</urlset>
`)
  })

  test('no entries are an empty set, which a reader reports', async () => {
    const xml = await write([])
    expect(xml).toMatch(/<urlset [^>]*>\n<\/urlset>\n$/)
    for (const empty of [xml, writeSitemapIndex([])]) {
      expect(parseSitemap(empty)).toContainEqual(expect.objectContaining({ code: 'no-entries' }))
    }
  })

  test('a language alone gives the link to itself', async () => {
    const xml = await write([{ ...page(1), lang: 'de' }])
    expect(xml).toContain('<xhtml:link rel="alternate" hreflang="de" href="https://a.example/1"/>')
  })

  test('a link to itself that is there is not written twice', async () => {
    const xml = await write([
      { ...page(1), lang: 'de-AT', alternates: [{ lang: 'de-at', loc: 'https://a.example/1' }] },
    ])
    expect(xml.match(/hreflang/g)).toHaveLength(1)
  })

  test('a link to another page in the same language is not a self link', async () => {
    const xml = await write([
      { ...page(1), lang: 'en', alternates: [{ lang: 'en', loc: 'https://a.example/other' }] },
    ])
    expect(xml.match(/hreflang=".*"/g)).toEqual([
      'hreflang="en" href="https://a.example/1"',
      'hreflang="en" href="https://a.example/other"',
    ])
  })

  test('the default language becomes x-default where there is none', async () => {
    const alternates = [{ lang: 'fr', loc: 'https://a.example/fr' }]
    const options = { xDefaultLang: 'en' }
    const own = await write([{ ...page(1), lang: 'en', alternates }], options)
    expect(own).toContain('hreflang="x-default" href="https://a.example/1"')
    const given = await write(
      [
        {
          ...page(1),
          lang: 'en',
          alternates: [{ lang: 'X-Default', loc: 'https://a.example/0' }],
        },
      ],
      options,
    )
    expect(given.match(/x-default/gi)).toHaveLength(1)
    expect(await write([{ ...page(1), lang: 'fr', alternates }], options)).not.toContain(
      'x-default',
    )
    expect(await write([page(1)], options)).not.toContain('hreflang')
  })

  test('links that begin late declare their namespace themselves', async () => {
    const entries = Array.from({ length: 30_000 }, (_, n) => page(n))
    const xml = await write([
      ...entries,
      { ...page(30_000), lang: 'de' },
      { ...page(1), lang: 'en' },
    ])
    expect(xml.slice(0, 200)).not.toContain('xhtml')
    expect(xml.match(/<url xmlns:xhtml="http:\/\/www.w3.org\/1999\/xhtml">/g)).toHaveLength(2)
  })

  test('pages beyond the limit of one file are an error', async () => {
    const three = [page(1), page(2), page(3)]
    expect((await errorOf(write(three, { maxUrls: 2 }))).code).toBe('too-many-urls')
    const long = Array.from({ length: 30 }, (_, n) => page(n))
    expect((await errorOf(write(long, { maxBytes: 1_024 }))).code).toBe('file-too-large')
  })

  test('the priority reads back as the same number', async () => {
    for (const priority of [0, 0.1, 1 / 3, 1e-7, 5e-324, 1.5e-10, 0.999]) {
      const text = /<priority>(.*)<\/priority>/.exec(await write([{ ...page(1), priority }]))![1]!
      expect(text).toMatch(/^[01]\.\d+$/)
      expect(Number(text)).toBe(priority)
    }
  })
})

describe('entries that cannot be written', () => {
  const bad: readonly (readonly [string, unknown, string, string])[] = [
    ['a relative URL', { loc: '/x' }, 'loc-relative', '/loc'],
    ['another scheme', { loc: 'ftp://a.example/' }, 'loc-protocol', '/loc'],
    ['no URL', { loc: 'https://[::1' }, 'loc-not-url', '/loc'],
    ['no URL', {}, 'invalid-entry', '/loc'],
    ['a number', { loc: 7 }, 'invalid-entry', '/loc'],
    [
      'a URL of 2,048 characters',
      { loc: `https://a.example/${'a'.repeat(2_030)}` },
      'loc-too-long',
      '/loc',
    ],
    ['a URL that grows', { loc: `https://a.example/${'ä'.repeat(400)}` }, 'loc-too-long', '/loc'],
    ['no date', { ...page(1), lastmod: 'today' }, 'invalid-lastmod', '/lastmod'],
    ['an injected date', { ...page(1), lastmod: '2026</lastmod>' }, 'invalid-lastmod', '/lastmod'],
    ['another word', { ...page(1), changefreq: 'often' }, 'invalid-changefreq', '/changefreq'],
    ['a high priority', { ...page(1), priority: 2 }, 'invalid-priority', '/priority'],
    ['a text as priority', { ...page(1), priority: '0.5' }, 'invalid-priority', '/priority'],
    ['an injected language', { ...page(1), lang: 'de"/>' }, 'invalid-lang', '/lang'],
    ['no list', { ...page(1), alternates: 'de' }, 'invalid-entry', '/alternates'],
    ['nothing', null, 'invalid-entry', ''],
  ]

  test.each(bad)('%s', async (_name, entry, code, pointer) => {
    const entries = [page(0), entry as SitemapEntry]
    const error = await errorOf(write(entries))
    expect(error).toMatchObject({ code, problem: { code, severity: 'error', entry: 1, pointer } })
    expect(error.message).toMatch(/^entry 1/)

    const refused: number[] = []
    const xml = await write([...entries, page(2)], { onRefused: (e) => refused.push(e.entry!) })
    expect(refused).toEqual([1])
    expect(xml).toBe(await write([page(0), page(2)]))
  })

  test('are refused by their records, too', () => {
    const splitter = createSplitter()
    const add = (...urls: readonly string[]) =>
      splitter.add(
        { ...page(1), alternates: [{ lang: 'de', loc: 'https://a.example/de' }] },
        urls.map((url) => parseUrl(url)!),
      )
    expect(() => add('ftp://a.example/')).toThrow(SitemapError)
    expect(() => add('https://a.example/1', 'https://u@a.example/')).toThrow(SitemapError)
    expect(() => splitter.add(page(1), ['https://a.example/1'] as never)).toThrow(ArgumentError)
    add('https://a.example/ä', 'https://b.example/de')
    const xml = splitter.end().map((event) => (event.type === 'text' ? event.text : ''))
    expect(xml.join('').match(/https:[^"<]*(?=["<])/g)).toEqual([
      'https://a.example/%C3%A4',
      'https://b.example/de',
    ])
  })

  const de = { lang: 'de', loc: 'https://a.example/de' }

  test.each<[string, unknown, string, string]>([
    ['an empty language', { ...de, lang: '' }, 'invalid-lang', '/alternates/1/lang'],
    ['a relative link', { lang: 'en', loc: 'x' }, 'loc-relative', '/alternates/1/loc'],
    ['no link', null, 'invalid-entry', '/alternates/1/lang'],
    [
      'a link that is too long once it is written',
      { lang: 'ja', loc: `https://a.example/ja/${'日'.repeat(230)}` },
      'loc-too-long',
      '/alternates/1/loc',
    ],
  ])('%s costs no more than itself', async (_name, link, code, pointer) => {
    const entry = { ...page(1), lang: 'en', alternates: [de, link] } as SitemapEntry
    expect(await errorOf(write([entry]))).toMatchObject({ code, problem: { entry: 0, pointer } })

    const refused: string[] = []
    const xml = await write([entry], { onRefused: (error) => refused.push(error.pointer!) })
    expect(refused).toEqual([pointer])
    expect(xml).toBe(await write([{ ...entry, alternates: [de] }]))
  })

  test('an entry that no file can hold does not end the file being written', async () => {
    const alternates = Array.from({ length: 30 }, (_, n) => ({
      lang: `l${n}`,
      loc: `https://a.example/${n}`,
    }))
    const entries = [page(0), { ...page(1), alternates }, page(2)]
    const error = await errorOf(createSitemapFiles(entries, { maxBytes: 1_024 }))
    expect(error).toMatchObject({ code: 'entry-too-large', problem: { entry: 1 } })
    const files = await createSitemapFiles(entries, { maxBytes: 1_024, onRefused: () => {} })
    expect(files.map(({ entries }) => entries)).toEqual([2])
  })
})

test('pages that the place of the sitemap does not cover are written with a warning', async () => {
  const entries = ['a.example/maps/1', 'a.example/1', 'b.example/maps/1', 'a.example:81/maps/'].map(
    (loc) => ({ loc: `https://${loc}`, lang: 'en' }),
  )
  const warnings: unknown[] = []
  const onWarning: SplitOptions['onWarning'] = ({ code, entry, pointer, value }, { loc }) => {
    warnings.push([code, entry, pointer])
    expect(value).toBe(loc)
  }
  const baseUrl = 'https://a.example/maps/'
  const [file] = await createSitemapFiles(entries, { baseUrl, onWarning })
  expect(file!.entries).toBe(4)
  expect(warnings).toEqual([
    ['other-folder', 1, '/loc'],
    ['other-host', 2, '/loc'],
    ['other-host', 3, '/loc'],
  ])

  warnings.length = 0
  await createSitemapFiles(entries, { onWarning })
  expect(warnings).toEqual([])
})

test('values and options that are undefined are not given', async () => {
  // The compiler checks this, too: rows of a database and settings have members that may be undefined.
  const row: { changed: string | undefined; lang: string | undefined } = {
    changed: undefined,
    lang: undefined,
  }
  const settings: { base: string | undefined; most: number | undefined } = {
    base: undefined,
    most: undefined,
  }
  const loc = 'https://a.example/'
  const options = { baseUrl: settings.base, maxUrls: settings.most, xDefaultLang: row.lang }
  const entry = { loc, lastmod: row.changed, lang: row.lang, priority: settings.most }
  expect(await createSitemapFiles([entry], options)).toEqual(await createSitemapFiles([{ loc }]))
  expect(writeSitemapIndex([{ loc, lastmod: row.changed }])).toBe(writeSitemapIndex([{ loc }]))
  const xml = writeSitemapIndex([{ loc }])
  expect(parseSitemap(xml, { location: settings.base, maxBytes: settings.most })).toEqual(
    parseSitemap(xml),
  )
})

test('the files are at the root of the first page’s host', async () => {
  const entries = [{ loc: 'https://a.example:81/x' }, { loc: 'https://b.example/y' }]
  const files = await createSitemapFiles(entries, { maxUrls: 1 })
  expect(files.map(({ loc }) => loc)).toEqual([
    'https://a.example:81/sitemap.xml',
    'https://a.example:81/sitemap-1.xml',
    'https://a.example:81/sitemap-2.xml',
  ])
})

test('a URL with a user name or a password is left out, and its password is not shown', async () => {
  const refused: unknown[] = []
  const onRefused: SplitOptions['onRefused'] = ({ code, severity, pointer, value, start, end }) =>
    refused.push([severity, code, pointer, value, start, end])
  const entries = [
    { loc: 'https://a.example/@', alternates: [{ lang: 'de', loc: 'https://a.example/?@' }] },
    { loc: 'https://user:pw@a.example/x' },
    {
      loc: 'https://a.example/x',
      lang: 'en',
      alternates: [
        { lang: 'de', loc: 'https://a.example/de' },
        { lang: 'fr', loc: 'HTTPS://user@a.example/fr' },
      ],
    },
  ]
  const xml = await write(entries, { onRefused, xDefaultLang: 'en' })
  expect(xml).not.toMatch(/pw|user/)
  expect(xml.match(/<loc>/g)).toHaveLength(2)
  expect(refused).toEqual([
    ['error', 'credentials', '/loc', 'https://user:***@a.example/x', 8, 15],
    ['error', 'credentials', '/alternates/1/loc', 'HTTPS://user@a.example/fr', 8, 12],
  ])
  const [, page] = entries
  await expect(write([page!])).rejects.toThrow(
    errorWith({ code: 'credentials', problem: { entry: 0, pointer: '/loc' } }),
  )
  await expect(write([page!])).rejects.not.toThrow('pw')
})

test('a URL can be checked before it is written, and the writer says the same', async () => {
  const long = `https://a.example/${'日'.repeat(230)}`
  const urls: readonly (readonly [string, string | null])[] = [
    ['https://a.example/ü', null],
    ['https://user:pw@a.example/', 'credentials'],
    [long, 'loc-too-long'],
    [`https://user:pw@${long.slice(8)}`, 'credentials'],
    ['/page', 'loc-relative'],
    ['https://a b.example/', 'loc-not-url'],
    ['ftp://user@a.example/', 'loc-protocol'],
  ]
  for (const [loc, code] of urls) {
    const said: unknown[] = []
    const say: SplitOptions['onRefused'] = ({ entry, pointer, value, ...problem }) => {
      const shown = loc.replace(':pw@', ':***@')
      expect({ entry, pointer, value }).toEqual({ entry: 0, pointer: '/loc', value: shown })
      said.push(problem)
    }
    await write([{ loc }], { onRefused: say, onWarning: say })
    const problem = checkLoc(loc)
    expect(problem?.code ?? null).toBe(code)
    expect(problem === null ? [] : [problem]).toEqual(said)
  }
})

test('the links that are written are counted, those that are added among them', async () => {
  const entries = [
    { ...page(1), lang: 'en', alternates: [{ lang: 'de', loc: 'https://a.example/2' }] },
    { ...page(2), lang: 'de', alternates: [{ lang: 'en', loc: 'https://a.example/1' }] },
    { ...page(3), lang: 'en', alternates: [{ lang: 'fr', loc: '/3' }] },
    page(4),
  ]
  const options = { xDefaultLang: 'EN', onRefused: () => {} }
  for (const maxUrls of [1, 4]) {
    const files = await createSitemapFiles(entries, { ...options, maxUrls })
    const counts = files.map(({ links }) => links)
    expect(counts).toEqual(maxUrls === 4 ? [8] : [0, 3, 3, 2, 0])
    expect(counts).toEqual(files.map(({ xml }) => xml.split('<xhtml:link ').length - 1))
  }
})

describe('several files', () => {
  const entries = [
    { ...page(1), lastmod: '2026-01-01' },
    { ...page(2), lastmod: '2026-01-01T00:30+01:00' },
    page(3),
    { ...page(4), lastmod: '2025' },
    page(5),
  ]

  test('an index names the parts and the newest date of each', async () => {
    const files = await createSitemapFiles(entries, {
      maxUrls: 2,
      baseUrl: 'https://b.example/maps/x',
    })
    expect(files.map(({ name, kind, part, entries: count }) => [name, kind, part, count])).toEqual([
      ['sitemap.xml', 'sitemapindex', 0, 3],
      ['sitemap-1.xml', 'urlset', 1, 2],
      ['sitemap-2.xml', 'urlset', 2, 2],
      ['sitemap-3.xml', 'urlset', 3, 1],
    ])
    expect(files[0]!.xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
  <loc>https://b.example/maps/sitemap-1.xml</loc>
  <lastmod>2026-01-01</lastmod>
</sitemap>
<sitemap>
  <loc>https://b.example/maps/sitemap-2.xml</loc>
  <lastmod>2025</lastmod>
</sitemap>
<sitemap>
  <loc>https://b.example/maps/sitemap-3.xml</loc>
</sitemap>
</sitemapindex>
`)
    for (const file of files) expect(file.bytes).toBe(Buffer.byteLength(file.xml))
  })

  test('what fits in one file has no index', async () => {
    const files = await createSitemapFiles(entries)
    expect(files.map(({ name, loc }) => [name, loc])).toEqual([
      ['sitemap.xml', 'https://a.example/sitemap.xml'],
    ])
  })

  test('names follow the options', async () => {
    const options = { maxUrls: 3, name: 'pages', extension: '.xml.gz' } as const
    const files = await createSitemapFiles(entries, options)
    expect(files.map(({ loc }) => loc)).toEqual([
      'https://a.example/pages.xml.gz',
      'https://a.example/pages-1.xml.gz',
      'https://a.example/pages-2.xml.gz',
    ])
  })

  test('exactly full is not too full', async () => {
    const [file] = await createSitemapFiles(entries.slice(0, 20).concat(entries, entries))
    expect(file!.bytes).toBeGreaterThan(1_024)
    const same = entries.slice(0, 20).concat(entries, entries)
    expect(await createSitemapFiles(same, { maxBytes: file!.bytes })).toHaveLength(1)
    expect(await createSitemapFiles(same, { maxBytes: file!.bytes - 1 })).toHaveLength(3)
    expect(await createSitemapFiles(same, { maxUrls: same.length })).toHaveLength(1)
    expect(await createSitemapFiles(same, { maxUrls: same.length - 1 })).toHaveLength(3)
  })

  test('options out of range are the caller’s mistake', async () => {
    for (const options of [
      { maxUrls: 0 },
      { maxUrls: 50_001 },
      { maxBytes: 52_428_801 },
      { maxUrls: 1.5 },
      { name: '../x' },
      { name: '' },
    ]) {
      await expect(createSitemapFiles([], options)).rejects.toThrow(OptionError)
    }
    // A configuration in JSON may have any text, and this one goes into names of files.
    const { extension } = JSON.parse('{"extension":"/../../x.xml"}')
    await expect(createSitemapFiles([], { extension })).rejects.toThrow(
      expect.objectContaining({ option: 'extension', code: 'option-wrong' }),
    )
    await expect(createSitemapFiles([], { baseUrl: '/maps/' })).rejects.toThrow(TypeError)
    const baseUrl = 'https://user:pw@a.example/maps/'
    await expect(createSitemapFiles([], { baseUrl })).rejects.toThrow(
      expect.objectContaining({ option: 'baseUrl', code: 'option-refused' }),
    )
  })
})

describe('an index by itself', () => {
  test('URLs and dates are checked', () => {
    const index = (loc: string, lastmod: string) => () => writeSitemapIndex([{ loc, lastmod }])
    expect(index('https://a.example/1.xml', '2026')()).toContain('<lastmod>2026</lastmod>')
    expect(index('1.xml', '2026')).toThrow(expect.objectContaining({ code: 'loc-relative' }))
    expect(index('https://a.example/1.xml', 'x')).toThrow(
      expect.objectContaining({
        code: 'invalid-lastmod',
        problem: expect.objectContaining({ entry: 0, pointer: '/lastmod' }),
      }),
    )
  })

  test('50,000 sitemaps and no more', { tags: 'slow' }, () => {
    const sitemaps = Array.from({ length: 50_000 }, () => ({ loc: 'https://a.example/1.xml' }))
    expect(writeSitemapIndex(sitemaps).match(/<sitemap>/g)).toHaveLength(50_000)
    sitemaps.push({ loc: 'https://a.example/2.xml' })
    expect(() => writeSitemapIndex(sitemaps)).toThrow(
      expect.objectContaining({ code: 'too-many-sitemaps' }),
    )
  })

  test('a set has 50,000 parts and no more', { tags: 'slow' }, () => {
    const splitter = createSplitter({ maxUrls: 1, onRefused: () => {} })
    for (let n = 0; n < 50_000; n++) splitter.add(page(n))
    expect(() => splitter.add(page(50_000))).toThrow(
      expect.objectContaining({ code: 'too-many-sitemaps' }),
    )
  })
})

test('null is not an options object', () => {
  const none = null as unknown as object
  expect(() => createSplitter(none)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
})
