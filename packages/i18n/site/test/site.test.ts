import {
  type BuildEvent,
  type BuildOptions,
  buildSite,
  type CheckEvent,
  checkSite,
  type SiteFiles,
  type SiteProblem,
} from '@waymark/site'
import { writeSite } from '@waymark/site/node'
import { images as imageExtension } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { databaseOf, HEAD, LASTMOD } from './databases.ts'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { sitemapIndexOf, sitemapOf } from './sitemap-texts.ts'
import { sourceOf } from './sources.ts'

const page = (loc: string) => ({ loc, lastmod: LASTMOD, lang: 'en' })

async function collect<Event, Result>(
  events: AsyncGenerator<Event, Result, undefined>,
): Promise<{ events: Event[]; result: Result }> {
  const all: Event[] = []
  const result = await drain(events, (event) => all.push(event))
  return { events: all, result }
}

function problemsOf(events: readonly BuildEvent[]): SiteProblem[] {
  return events.flatMap((event) => (event.type === 'problem' ? [event.problem] : []))
}

describe('images, videos and news', () => {
  const video = {
    thumbnailLoc: 'https://cdn.example/t.jpg?w=100',
    title: 'Tea',
    description: 'How to make it',
    contentLoc: 'ftp://cdn.example/tea.mp4',
  }
  const news = {
    publication: { name: 'The Tea', language: 'en' },
    publicationDate: '2024-01-01',
    title: 'Tea & cake',
  }
  const images = [
    { loc: 'https://cdn.example/a.png?w=1&h=2' },
    { loc: 'https://cdn.example/b.png' },
  ]
  const whole = { ...page('https://a.example/a'), images, videos: [video], news }

  async function build(urls: readonly unknown[], options: BuildOptions = {}) {
    const source = sourceOf(databaseOf(urls))
    const { events, result } = await collect(buildSite(source, options))
    return {
      xml: events.map((event) => (event.type === 'text' ? event.text : '')).join(''),
      problems: problemsOf(events).map(({ code, pointer }) => `${pointer} ${code}`),
      counts: result.counts,
    }
  }

  test('are written with the page, and their URLs are not normalised', async () => {
    const { xml, problems } = await build([whole])
    expect(problems).toEqual([])
    expect(xml.match(/<image:loc>.*/g)).toEqual([
      '<image:loc>https://cdn.example/a.png?w=1&amp;h=2</image:loc>',
      '<image:loc>https://cdn.example/b.png</image:loc>',
    ])
    expect(xml).toContain('<video:thumbnail_loc>https://cdn.example/t.jpg?w=100<')
    expect(xml).toContain('<news:title>Tea &amp; cake</news:title>')
  })

  test('are left out if they are wrong, and the page is written', async () => {
    const wrong = [
      { ...whole, images: [{ loc: 'a.png' }, images[1], { loc: 'https://u:p@cdn.example/' }, 3] },
      { ...page('https://a.example/b'), images: images[0], videos: [{ ...video, titel: 'x' }] },
      { ...page('https://a.example/c'), news: { ...news, publicationDate: 'now' } },
      { ...page('https://a.example/d'), images: Array.from({ length: 1001 }, () => images[0]) },
    ]
    const { xml, problems, counts } = await build(wrong)
    expect(problems).toEqual([
      '/urls/0/images/0/loc INVALID_EXTENSION',
      '/urls/0/images/2/loc CREDENTIALS_IN_URL',
      '/urls/0/images/3 INVALID_EXTENSION',
      '/urls/1/images WRONG_TYPE',
      '/urls/1/videos/0/titel INVALID_EXTENSION',
      '/urls/2/news/publicationDate INVALID_EXTENSION',
      '/urls/3/images/1000 INVALID_EXTENSION',
    ])
    expect([counts.written, counts.leftOut]).toEqual([4, 0])
    expect(xml.match(/<image:image>/g)).toHaveLength(1001)
    expect(xml.match(/<video:video>/g)).toHaveLength(1)
    expect(xml.match(/<news:news>/g)).toHaveLength(1)
  })

  test('are written only as the option says', async () => {
    const { xml, problems } = await build([whole], { extensions: [] })
    expect(problems).toEqual([])
    expect(xml).not.toMatch(/image|video|news/)
    expect((await build([whole], { extensions: [imageExtension] })).xml).toContain('<image:image>')
  })

  test('are in cells of a table, and checked with their places', async () => {
    const cell = (value: unknown) => `"${JSON.stringify(value).replaceAll('"', '""')}"`
    const table = [
      'url,lastmod,lang,image,images,videos,news',
      `https://a.example/a,2024-01-01T00:00:00Z,en,https://cdn.example/0.png,${cell(images)},${cell([video])},${cell(news)}`,
      'https://a.example/b,2024-01-01T00:00:00Z,en,b.png,"[1",[{}],',
    ].join('\n')
    const { events } = await collect(buildSite(sourceOf(table)))
    const xml = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(xml.match(/<image:loc>[^?<]*/g)).toEqual(
      ['0', 'a', 'b'].map((name) => `<image:loc>https://cdn.example/${name}.png`),
    )
    expect(xml).toContain('<video:video>')
    expect(xml).toContain('<news:news>')
    const codes = problemsOf(events).map(({ code, line, column }) => `${line}:${column} ${code}`)
    // The image is relative, and what is beside it is not a list.
    expect(codes).toEqual([
      '3:51 INVALID_EXTENSION',
      '3:51 INVALID_EXTENSION',
      '3:56 INVALID_EXTENSION',
    ])
  })

  test('are checked without building', async () => {
    const text = databaseOf([{ ...whole, images: [{ loc: 'a.png' }] }])
    const { events } = await collect(checkSite(['db.json'], memoryFiles({ 'db.json': text })))
    const problems = events.filter((event) => event.type === 'problem')
    expect(problems.map(({ problem }) => problem)).toMatchObject([
      { code: 'INVALID_EXTENSION', file: 'db.json', line: 1, pointer: '/urls/0/images/0/loc' },
    ])
  })
})

describe('building', () => {
  test('writes changefreq and priority, and leaves out those that the protocol does not have', async () => {
    const urls = [
      { ...page('https://a.example/a'), changefreq: 'daily', priority: 0.8 },
      { ...page('https://a.example/b'), changefreq: 'often', priority: 80 },
    ]
    const { events } = await collect(buildSite(sourceOf(databaseOf(urls))))
    const xml = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(xml.match(/<changefreq>.*/g)).toEqual(['<changefreq>daily</changefreq>'])
    expect(xml.match(/<priority>.*/g)).toEqual(['<priority>0.8</priority>'])
    expect(xml.match(/<url>/g)).toHaveLength(2)
    const codes = events.flatMap((event) => (event.type === 'problem' ? [event.problem.code] : []))
    expect(codes).toEqual(expect.arrayContaining(['UNKNOWN_CHANGEFREQ', 'PRIORITY_OUT_OF_RANGE']))
  })

  test('yields the sitemap in pieces and the problems with their places, and returns the report', async () => {
    const urls = [page('https://a.example/b/'), page('/c'), page('https://a.example/b')]
    const text = `{"urls":\n[${urls.map((url) => JSON.stringify(url)).join(',\n')}],${JSON.stringify(HEAD).slice(1)}`
    const { events, result } = await collect<BuildEvent, unknown>(
      buildSite(sourceOf(text), { config: { trailingSlash: 'always' } }),
    )
    const xml = events.map((event) => (event.type === 'text' ? event.text : '')).join('')
    expect(xml).toContain('<loc>https://a.example/b/</loc>')
    expect(xml.match(/<url>/g)).toHaveLength(1)
    const problems = events.flatMap((event) => (event.type === 'problem' ? [event.problem] : []))
    expect(problems).toMatchObject([
      {
        code: 'RELATIVE_URL',
        severity: 'error',
        pointer: '/urls/1/loc',
        file: 'test',
        line: 3,
        remedy: expect.stringMatching(/\.$/),
      },
      {
        code: 'pages-merged',
        severity: 'error',
        pointer: '/urls/2/loc',
        line: 4,
        leftOut: { entries: 1 },
      },
      { code: 'urls-changed', severity: 'warning', pointer: '/urls', line: 2 },
    ])
    expect(result).toMatchObject({
      counts: { entries: 3, written: 1, leftOut: 2, repeated: 1, files: 1, normalised: 1 },
      files: [{ name: 'sitemap.xml', entries: 1 }],
      kinds: [
        { code: 'RELATIVE_URL', count: 1 },
        { code: 'pages-merged', count: 1, leftOut: { entries: 1 } },
        { code: 'urls-changed' },
      ],
    })
  })

  test('throws an error with the line and the column for invalid JSON', async () => {
    const work = collect(buildSite(sourceOf('{"urls": [\n {"loc" 1}]}')))
    await expect(work).rejects.toMatchObject({ name: 'FileError', problem: { line: 2, column: 9 } })
  })
})

test('misspelt options and wrong values are refused', async () => {
  const build = (options: object) => buildSite(sourceOf('{}'), options).next()
  expect(() => build({ baseurl: 'x' })).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'baseUrl' } }),
  )
  expect(() => build({ config: { trailingSlash: 'no' } })).toThrow(
    errorWith({ option: 'trailingSlash', code: 'option-wrong' }),
  )
  expect(() => build({ now: 'today' })).toThrow(
    expect.objectContaining({ option: 'now', code: 'option-wrong' }),
  )
  expect(() => build({ onRefused: () => {} })).toThrow(
    expect.objectContaining({ option: 'onRefused', code: 'option-unknown' }),
  )
  expect(() => build(null as never)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
  const write = (options: object) => writeSite('no-such.json', 'no-such-folder', options)
  await expect(write({ gzipp: true })).rejects.toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'gzip' } }),
  )
  await expect(write({ extension: '.xml' })).rejects.toThrow(
    expect.objectContaining({ option: 'extension', code: 'option-unknown' }),
  )
  const check = (options: object) => checkSite([], memoryFiles({}), options).next()
  await expect(check({ check: 'canonic' })).rejects.toThrow(
    errorWith({ option: 'check', code: 'option-wrong', data: { near: 'canonical' } }),
  )
  await expect(check({ strict: true })).rejects.toThrow(
    expect.objectContaining({ option: 'strict', code: 'option-unknown' }),
  )
})

describe('the problems of a database', () => {
  const text = `{
  "version": "1.0", "generated": "2024-01-01T00:00:00Z",
  "extra": 1,
  "urls": [
    {
      "loc": "https://a.example/en",
      "lastmod": "yesterday",
      "lang": "en",
      "alternates": [
        { "lang": "de", "loc": "/de" },
        { "lang": "fr", "loc": "https://a.example/fr", "href": "x" },
        {
          "lang": "jp",
          "loc": "https://a.example/ja"
        }
      ]
    }
  ]
}`
  const lines = text.split('\n')
  /** A problem with the part of the file at its place. */
  const shown = ({ code, line, column }: SiteProblem) => [
    code,
    lines[(line ?? 0) - 1]?.slice((column ?? 0) - 1),
  ]
  const expected = [
    ['INVALID_DATE_TIME', '"yesterday",'],
    ['RELATIVE_URL', '"/de" },'],
    ['UNSUPPORTED_VERSION', '"1.0", "generated": "2024-01-01T00:00:00Z",'],
    ['UNKNOWN_MEMBER', '"x" },'],
    ['UNKNOWN_MEMBER', '1,'],
    ['unknown-language', '"jp",'],
    ['alternate-not-listed', '"https://a.example/fr", "href": "x" },'],
    ['alternate-not-listed', '"https://a.example/ja"'],
    ['x-default-missing', '{'],
  ]

  test('are at the values that they are about when it is checked', async () => {
    const files = memoryFiles({ 'a.json': text })
    const { events } = await collect<CheckEvent, unknown>(checkSite(['a.json'], files))
    const problems = events.flatMap((event) => (event.type === 'problem' ? [event.problem] : []))
    expect(problems.map(shown).sort()).toEqual([...expected].sort())
  })

  test('are at the values that they are about when sitemaps are built', async () => {
    const { events } = await collect<BuildEvent, unknown>(buildSite(sourceOf(text)))
    const problems = events.flatMap((event) => (event.type === 'problem' ? [event.problem] : []))
    expect(problems.map(shown).sort()).toEqual([...expected].sort())
  })

  test('with the whole list are at the list', async () => {
    const { events } = await collect<BuildEvent, unknown>(
      buildSite(sourceOf(`{\n"urls": [],\n${JSON.stringify(HEAD).slice(1)}`)),
    )
    expect(events).toContainEqual({
      type: 'problem',
      problem: expect.objectContaining({ code: 'no-entries', line: 2, column: 9 }),
    })
  })
})

describe('checking', () => {
  test('reads the files that an index lists', async () => {
    const files = memoryFiles({
      'site/index.xml': sitemapIndexOf('https://a.example/1.xml', 'https://a.example/2.xml'),
      'site/1.xml': sitemapOf('https://a.example/b', '/c'),
    })
    const { events, result } = await collect<CheckEvent, unknown>(
      checkSite(['site/index.xml'], files),
    )
    expect(events).toMatchObject([
      { type: 'input', name: 'site/index.xml', form: 'sitemap' },
      { problem: { code: 'sitemap-not-found', file: 'site/index.xml', line: 3 } },
      { type: 'input', name: 'site/1.xml' },
      { problem: { code: 'loc-relative', file: 'site/1.xml', line: 3, value: '/c' } },
    ])
    expect(result).toMatchObject({
      figures: { entriesInAllFiles: 2 },
      files: [{ kind: 'sitemapindex' }, { kind: 'urlset', entries: 2 }],
    })
  })

  test('reports a wrong namespace and checks the rest of the file', async () => {
    const xml = sitemapOf('https://a.example/', '/b').replace('http://www', 'https://www')
    const { events, result } = await collect<CheckEvent, unknown>(
      checkSite(['a.xml'], memoryFiles({ 'a.xml': xml })),
    )
    expect(events).toMatchObject([
      { type: 'input', name: 'a.xml' },
      { problem: { code: 'wrong-namespace', severity: 'error', line: 1 } },
      { problem: { code: 'loc-relative', value: '/b' } },
    ])
    expect(result).toMatchObject({ files: [{ kind: 'urlset', entries: 2 }] })
  })

  test.each(['https://localhost/', 'https:///localhost/', 'HTTPS:localhost'])(
    'judges the host of %s',
    async (loc) => {
      const files = memoryFiles({ 'a.xml': sitemapOf('https://a.example/', loc) })
      const { events } = await collect<CheckEvent, unknown>(checkSite(['a.xml'], files))
      const codes = events.flatMap((event) => ('problem' in event ? [event.problem.code] : []))
      expect(codes).toContain('UNREACHABLE_HOST')
      expect(codes).toContain('page-elsewhere')
    },
  )

  test('continues after a file that cannot be read', async () => {
    const files = memoryFiles({ 'a.xml': sitemapOf('https://a.example/') })
    const { events, result } = await collect<CheckEvent, unknown>(
      checkSite(['none.xml', 'a.xml'], { ...files, listFolder: async () => null }),
    )
    expect(events).toMatchObject([{ type: 'failure' }, { type: 'input', name: 'a.xml' }])
    expect(result).toMatchObject({ files: [{ path: 'a.xml' }] })
  })

  test('refuses a database together with other files', async () => {
    const files = memoryFiles({ 'a.json': databaseOf([]), 'b.xml': '<a/>' })
    const work = collect(checkSite(['a.json', 'b.xml'], files))
    await expect(work).rejects.toMatchObject({ name: 'FileError', isMisuse: true })
  })
})

test('a check that is stopped closes the file that it reads', async () => {
  const files = memoryFiles({ 'pages.ndjson': '{}\n{}\n' })
  let open = 0
  const counted: SiteFiles = {
    ...files,
    async open(path) {
      open++
      const source = await files.open(path)
      return { ...source, close: async () => void open-- }
    },
  }
  for await (const { type } of checkSite(['pages.ndjson'], counted)) if (type === 'problem') break
  expect(open).toBe(0)
})
