import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  type ByteSource,
  buildSite,
  checkSite,
  FileError,
  readDatabase,
  type SiteProblem,
} from '@waymark/site'
import { diskFiles, writeDatabase, writeSite } from '@waymark/site/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { openSources } from '../src/node/open-sources.ts'
import { convert } from './convert.ts'
import { drain } from './drain.ts'
import { runBuild } from './run-build.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces, sourceOf, textOf } from './sources.ts'

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

function urlset(...urls: readonly string[]): string {
  return `<urlset ${NAMESPACES}>\n${urls.map((url) => `<url>${url}</url>`).join('\n')}\n</urlset>\n`
}

function link(lang: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${lang}" href="https://a.example${path}"/>`
}

const LINKS = `${link('en', '/tea')}${link('de', '/tee?é')}${link('x-default', '/tea')}`
const TEA = `<loc>https://a.example/tea</loc><lastmod>2024-01-01</lastmod><changefreq>daily</changefreq><priority>0.8</priority>${LINKS}`
const SITEMAP = urlset(
  `${TEA}<image:image><image:loc>https://a.example/i.png</image:loc></image:image>`,
  `<loc>https://a.example/tee?é</loc><lastmod>2024-01-01T10:00:00Z</lastmod>${LINKS}`,
  '<loc>https://a.example/&amp;</loc>',
)

/** What is read of a source, with the problems as `line:column code`. */
async function read(source: ByteSource) {
  const reader = await readDatabase(source)
  const values: unknown[] = []
  const places: string[] = []
  for await (const batch of reader.entries()) {
    for (const { value, places: own } of batch) {
      values.push(value)
      places.push(`${own.start.line}:${own.start.column}`)
    }
  }
  const problems = reader.problems().map(({ line, column, code }) => `${line}:${column} ${code}`)
  return { values, places, problems, head: reader.head() }
}

async function refusal(run: Promise<unknown>): Promise<string> {
  const error = await run.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof FileError)) throw new Error('no FileError')
  return shownRefusal(error)
}

async function sitemapOf(text: string): Promise<string> {
  let xml = ''
  await drain(buildSite(sourceOf(text)), (event) => {
    if (event.type === 'text') xml += event.text
  })
  return xml
}

describe('a sitemap as a database', () => {
  test('has an entry for each page, whose link to itself says its language', async () => {
    const xDefault = { lang: 'x-default', loc: 'https://a.example/tea' }
    expect(await read(sourceOf(SITEMAP))).toEqual({
      values: [
        {
          loc: 'https://a.example/tea',
          lastmod: '2024-01-01',
          lang: 'en',
          changefreq: 'daily',
          priority: 0.8,
          alternates: [{ lang: 'de', loc: 'https://a.example/tee?é' }, xDefault],
          images: [{ loc: 'https://a.example/i.png' }],
        },
        {
          loc: 'https://a.example/tee?é',
          lastmod: '2024-01-01T10:00:00Z',
          lang: 'de',
          alternates: [{ lang: 'en', loc: 'https://a.example/tea' }, xDefault],
        },
        { loc: 'https://a.example/&' },
      ],
      places: ['2:1', '3:1', '4:1'],
      problems: [],
      head: undefined,
    })
  })

  test.each([1, 7])('is the same in pieces of %i', async (size) => {
    const whole = await read(sourceOf(SITEMAP))
    expect(await read(sourceInPieces(Buffer.from(SITEMAP), size))).toEqual(whole)
    const wide = Buffer.from(`\ufeff${SITEMAP}`, 'utf16le')
    expect((await read(sourceInPieces(wide, size))).values).toEqual(whole.values)
  })

  test.each(['json', 'ndjson', 'csv', 'tsv'] as const)('comes back from %s', async (to) => {
    const { text, problems, ...counts } = await convert(sourceOf(SITEMAP), { to })
    expect([problems, counts]).toEqual([[], { entries: 3, unlisted: 0, written: 3 }])
    const xml = await sitemapOf(SITEMAP)
    expect(xml.match(/<loc>[^<]*/g)).toHaveLength(3)
    expect(xml.match(/<xhtml:link /g)).toHaveLength(6)
    expect(await sitemapOf(text)).toBe(xml)
  })

  test('is a list of URLs, or a feed', async () => {
    const list = '\ufeffhttps://a.example/1\r\n\r\n  https://a.example/2\n/3'
    for (const size of [1, 7, 100]) {
      expect(await read(sourceInPieces(Buffer.from(list), size))).toEqual({
        values: [{ loc: 'https://a.example/1' }, { loc: 'https://a.example/2' }, { loc: '/3' }],
        places: ['1:1', '3:3', '4:1'],
        problems: [],
        head: undefined,
      })
    }
    const feed =
      '<rss version="2.0"><channel><item><link>https://a.example/n</link></item></channel></rss>'
    expect((await read(sourceOf(feed))).values).toEqual([{ loc: 'https://a.example/n' }])
  })

  test('has problems where a part is lost; the validation judges what is kept', async () => {
    const text = urlset(
      '<loc>/relative</loc><lastmod>yesterday</lastmod>',
      '<lastmod>2024-01-01</lastmod>',
      '<loc>https://a.example/</loc><priority>high</priority><xhtml:link rel="alternate" hreflang="de"/>',
      '<loc>https://a.example/i</loc><image:image/>',
    )
    const { values, problems } = await read(sourceOf(text))
    expect(values).toEqual([
      { loc: '/relative', lastmod: 'yesterday' },
      { loc: 'https://a.example/' },
      { loc: 'https://a.example/i' },
    ])
    expect(problems).toEqual([
      '3:1 loc-missing',
      '4:60 alternate-incomplete',
      '4:35 invalid-priority',
      '5:36 extension-incomplete',
    ])
  })

  test('has problems where it has no member for a part that is right', async () => {
    const url =
      '<loc>https://a.example/</loc><lastmod>2024-01-01</lastmod><lastmod>2024-01-02</lastmod>'
    const phone = '<xhtml:link rel="alternate" media="handheld" href="https://m.a.example/"/>'
    const amp = '<xhtml:link rel="amphtml" href="https://a.example/amp"/>'
    const google = 'http://www.google.com/schemas/sitemap-'
    const others = `<m:mobile xmlns:m="${google}mobile/1.0"/><PageMap xmlns="${google}pagemap/1.0"><DataObject/></PageMap>`
    const image =
      '<image:image a="b"><image:loc>https://a.example/i.png</image:loc><image:title>T</image:title></image:image>'
    const text = urlset(
      url,
      ...[phone, amp, others, image].map(
        (part, page) => `<loc>https://a.example/${page}</loc>${part}`,
      ),
    )
    const { values, problems } = await read(sourceOf(text))
    expect(values).toHaveLength(5)
    expect(problems.map((problem) => problem.replace(/:\d+/, ''))).toEqual([
      '2 repeated-element',
      '3 unknown-element',
      '4 unknown-element',
      '5 unknown-element',
      '5 unknown-element',
      '6 extension-deprecated',
      '6 unknown-attribute',
    ])
    const { report } = await runBuild(sourceOf(text))
    expect(report.counts.problems).toEqual({ error: 1, warning: 5, info: 1 })
  })

  test('keeps a word in the case of the protocol, and says so', async () => {
    const text = urlset(
      '<loc>https://a.example/1</loc><changefreq>Weekly</changefreq>',
      '<loc>https://a.example/2</loc><changefreq>often</changefreq>',
    )
    expect((await read(sourceOf(text))).values).toEqual([
      { loc: 'https://a.example/1', changefreq: 'weekly' },
      { loc: 'https://a.example/2' },
    ])
    const { xml, problems, report } = await runBuild(sourceOf(text))
    expect(xml.match(/<changefreq>.*/g)).toEqual(['<changefreq>weekly</changefreq>'])
    expect(problems).toMatchObject([
      { code: 'invalid-changefreq', severity: 'warning', value: 'Weekly', line: 2 },
      { code: 'invalid-changefreq', severity: 'warning', leftOut: { hints: 1 }, line: 3 },
    ])
    expect(problems[0]).not.toHaveProperty('leftOut')
    expect(report.counts.hintsLeftOut).toBe(1)
    const { problems: told } = await convert(sourceOf(text), { to: 'ndjson' })
    expect(told.map(({ severity }) => severity)).toEqual(['warning', 'error'])
  })

  test('tells each namespace that is in no entry once', async () => {
    const shop = 'xmlns:s="https://s.example/"'
    const text = urlset(
      `<loc>https://a.example/1</loc><s:price ${shop}>1</s:price><s:tax ${shop}/>`,
      `<loc>https://a.example/2</loc><s:price ${shop}>2</s:price>Text`,
      '<loc>https://a.example/3</loc><xhtml:link rel="canonical" hreflang="de" href="https://a.example/"/>',
    )
    const { problems } = await runBuild(sourceOf(text))
    expect(problems.map(({ code, severity, line }) => [code, severity, line])).toEqual([
      ['stray-text', 'warning', 3],
      ['unknown-element', 'warning', 4],
      ['unknown-element', 'warning', 2],
    ])
    expect(problems[2]).toMatchObject({ data: { elements: 3, namespace: 'https://s.example/' } })
    // A conversion says by its status that they are left out.
    const converted = await convert(sourceOf(text), { to: 'ndjson' })
    expect(converted.problems.map(({ severity }) => severity)).toEqual(['error', 'error', 'error'])
  })

  test('counts what is lost while it is read', async () => {
    const image = '<image:image><image:loc/><image:loc>x</image:loc></image:image>'
    const text = urlset(
      '<loc>https://a.example/1</loc><priority>2</priority><changefreq>often</changefreq>',
      '<lastmod>2024-01-01</lastmod>',
      '<loc>https://a.example/2</loc><loc>https://a.example/3</loc>',
      `<loc>https://a.example/4</loc><lastmod><b/></lastmod>${image}<image:image/>`,
      '<loc>https://a.example/5</loc><xhtml:link rel="alternate" href-lang="de" href="https://a.example/de"/><xhtml:link rel="alternate" hreflang="fr"/>',
    )
    const { report } = await runBuild(sourceOf(text))
    expect(report.counts).toMatchObject({
      entries: 5,
      written: 3,
      leftOut: 2,
      linksLeftOut: 2,
      datesLeftOut: 1,
      hintsLeftOut: 2,
      mediaLeftOut: 2,
    })
    const list = await runBuild(
      sourceInPieces(Buffer.from('https://a.example/\nhttps://a.example/\xff\n', 'latin1'), 100),
    )
    expect(list.report.counts).toMatchObject({ entries: 2, written: 1, leftOut: 1 })
  })

  test.each([
    [SITEMAP.slice(0, 500), 'test:2:267 file-incomplete open-tag'],
    [urlset('<loc>https://a.example/?a&b</loc>'), 'file-incomplete ampersand'],
    ['<a/>', 'test:1:1 file-incomplete a'],
    ['<!DOCTYPE html><p>', 'test:1:1 file-incomplete'],
    ['<!DOCTYPE a [<!ENTITY b "c">]><urlset/>', 'test:1:1 file-incomplete'],
    [urlset('<loc>https://a.example/&bomb;</loc>'), ' file-incomplete '],
    [urlset('<a>'.repeat(100)), ' file-incomplete '],
    [
      `<sitemapindex ${NAMESPACES}><sitemap><loc>https://a.example/1.xml</loc></sitemap></sitemapindex>`,
      ' file-kind-unknown',
    ],
    ['Sitemap: https://a.example/1.xml', 'test:1:1 file-kind-unknown'],
  ])('that cannot be read is refused with its place: %.40j', async (text, message) => {
    for (const size of [1, 7, 10_000]) {
      expect(await refusal(read(sourceInPieces(Buffer.from(text), size)))).toContain(message)
    }
  })
})

describe('the sitemaps of an index or a robots.txt', () => {
  let folder: string
  const path = (name: string) => join(folder, name)
  beforeEach(() => {
    folder = temporaryFolder()
    mkdirSync(path('en'))
    writeFileSync(path('en/pages.xml'), urlset('<loc>https://a.example/1</loc>'))
    writeFileSync(path('b.xml.gz'), gzipSync(urlset('<loc>https://a.example/2</loc>')))
    writeFileSync(path('index.xml'), indexOf('en/pages.xml', 'b.xml.gz'))
    writeFileSync(path('robots.txt'), robotsOf('index.xml', 'en/pages.xml'))
  })

  function indexOf(...names: readonly string[]): string {
    const sitemaps = names.map((name) => `<sitemap><loc>https://a.example/${name}</loc></sitemap>`)
    return `<sitemapindex ${NAMESPACES}>\n${sitemaps.join('\n')}\n</sitemapindex>`
  }

  function robotsOf(...names: readonly string[]): string {
    return names.map((name) => `Sitemap: https://a.example/${name}\n`).join('')
  }

  async function urlsOf(...inputs: readonly string[]): Promise<string[]> {
    let text = ''
    const out = path('out.json')
    await writeDatabase(inputs, out, { to: 'json' })
    for (const source of await openSources(out)) text += await textOf(source.chunks())
    return JSON.parse(text).urls.map(({ loc }: { readonly loc: string }) => loc.slice(-1))
  }

  test('are one database, each file once', async () => {
    expect(await urlsOf(path('index.xml'))).toEqual(['1', '2'])
    expect(await urlsOf(path('robots.txt'))).toEqual(['1', '2'])
    expect(await urlsOf(path('robots.txt'), path('index.xml'))).toEqual(['1', '2'])
    expect(await urlsOf(path('index.xml'), path('en/pages.xml'))).toEqual(['2', '1'])
    writeFileSync(path('pages.csv'), 'url\nhttps://a.example/3\n')
    expect(await urlsOf(path('pages.csv'), path('index.xml'))).toEqual(['3', '1', '2'])
  })

  test.each([
    ['index.xml', indexOf('en/pages.xml', 'none.xml'), '3:1 file-not-found'],
    ['index.xml', indexOf('b.xml.gz').slice(0, -5), '3:1 file-incomplete'],
    ['robots.txt', robotsOf('../x.xml'), '1:10 file-not-found'],
    ['index.xml', indexOf('b.xml.gz').replace('<loc>', '<lok>').replace('</loc>', '</lok>'), '2:'],
    ['robots.txt', `Sitemap: /en/pages.xml\n${robotsOf('b.xml.gz')}`, '1:10 '],
    ['robots.txt', `${robotsOf('b.xml.gz')}Site-map: https://a.example/x`, '2:1 '],
    ['robots.txt', 'User-agent: *\n', '1:1 file-not-found'],
    ['en/nested.xml', indexOf('nested.xml'), '2:1 file-not-found itself'],
  ])('are refused as a whole if one of them is missing: %s (%#)', async (name, text, facts) => {
    writeFileSync(path(name), text)
    expect(await refusal(urlsOf(path(name)))).toContain(`${path(name)}:${facts}`)
  })

  test('are never replaced by what is made of them, and read again when they change', async () => {
    const state = path('s.state')
    const write = async (out: string) => await writeSite(path('robots.txt'), path(out), { state })
    await write('out')
    expect((await write('out')).isUnchanged).toBe(true)
    writeFileSync(path('en/pages.xml'), urlset('<loc>https://a.example/3</loc>'))
    const { isUnchanged, counts } = await write('out')
    expect([isUnchanged, counts.written]).toEqual([false, 2])
    writeFileSync(path('robots.txt'), robotsOf('sitemap.xml'))
    writeFileSync(path('sitemap.xml'), SITEMAP)
    expect(await refusal(write('.'))).toContain(' file-path-invalid')
    expect(readFileSync(path('sitemap.xml'), 'utf8')).toBe(SITEMAP)
  })

  test('are judged by the robots.txt at the root of their site', async () => {
    const disallow = 'User-agent: *\nDisallow: /1\n'
    const state = path('s.state')
    const write = async (...inputs: readonly string[]) => {
      const { kinds, isUnchanged } = await writeSite(inputs, path('out'), { state })
      const codes = kinds.map(({ code }) => code)
      return { codes, isUnchanged, kind: kinds.find(({ code }) => code === 'pages-disallowed') }
    }
    writeFileSync(path('robots.txt'), disallow + robotsOf('index.xml'))
    for (const input of ['robots.txt', 'index.xml']) {
      const { kind } = await write(path(input))
      let checked: SiteProblem | null = null
      await drain(checkSite([path(input)], diskFiles()), (event) => {
        if (event.type === 'problem' && event.problem.code === 'pages-disallowed') {
          checked = event.problem
        }
      })
      expect(kind?.first).toEqual([checked])
      expect(kind?.first[0]).toMatchObject({ data: { pages: 1, all: 2 }, line: 2 })
    }
    // Its rules are a part of the input.
    expect((await write(path('index.xml'))).isUnchanged).toBe(true)
    writeFileSync(path('robots.txt'), robotsOf('index.xml'))
    expect(await write(path('index.xml'))).toMatchObject({ codes: [], isUnchanged: false })
    // Next to a database, it may be that of another site.
    writeFileSync(path('robots.txt'), disallow + robotsOf('index.xml'))
    writeFileSync(path('pages.csv'), 'url\nhttps://a.example/1\n')
    expect((await write(path('pages.csv'))).codes).toEqual([])
    writeFileSync(path('robots.txt'), gzipSync(disallow).subarray(0, 12))
    expect((await write(path('pages.csv'))).codes).toEqual([])
    expect((await write(path('index.xml'))).codes).toEqual(['robots-not-read'])
  })

  test('are opened when they are read, so that an index may list any number', async () => {
    const names = Array.from({ length: 1_200 }, (_, n) => `s${n}.xml`)
    for (const name of names) {
      writeFileSync(path(name), urlset(`<loc>https://a.example/${name.length}</loc>`))
    }
    writeFileSync(path('index.xml'), indexOf(...names))
    expect(await urlsOf(path('index.xml'))).toHaveLength(1_200)
  })
})
