import type { ListableOptions, ListablePage, ListableReport } from '@waymark/site/audit'
import { listablePages } from '@waymark/site/audit'
import { blobFiles } from '@waymark/site/web'
import { describe, expect, test } from 'vitest'
import { drain } from '../drain.ts'
import { sitemapOf } from '../sitemap-texts.ts'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf } from './run-audit.ts'

const HOME = 'https://a.example/'

interface Listed {
  readonly pages: readonly ListablePage[]
  readonly report: ListableReport
}

async function list(
  files: Readonly<Record<string, string>>,
  options: ListableOptions = {},
): Promise<Listed> {
  const blobs = Object.entries(files).map(([name, text]) => ({
    path: `dist/${name}`,
    blob: new Blob([text]),
  }))
  const pages: ListablePage[] = []
  const report = await drain(listablePages('dist', blobFiles(blobs), options), (event) => {
    if (event.type === 'page') pages.push(event.page)
  })
  return { pages, report }
}

function page(path: string | null, more = '', body = ''): string {
  const link = path === null ? '' : `<link rel="canonical" href="${HOME}${path}">`
  return `<!doctype html><html lang="en"><title>Tea</title>${link}${more}<body>${body}`
}

const NOINDEX = '<meta name="robots" content="noindex">'

test('each page that must not be listed is left out with one reason', async () => {
  const { pages, report } = await list({
    'index.html': page(''),
    'tea/index.html': page('tea/'),
    'draft/index.html': page('draft/', NOINDEX),
    'old/index.html': page('old/', `<meta http-equiv="refresh" content="0; url=${HOME}tea/">`),
    'gone/index.html': page('gone/'),
    'copy/index.html': page('tea/'),
    'abroad/index.html': page(null, '<link rel="canonical" href="https://b.example/">'),
    'private/index.html': page('private/'),
    'hidden/index.html': page('hidden/'),
    'part.html': '<p>Only a part',
    '404.html': page(null),
    '200.html': page(null),
    'google0123456789abcdef.html': 'google-site-verification',
    '_drafts/x.html': page(null),
    'robots.txt': 'User-agent: *\nDisallow: /private/\n',
    _redirects: '/gone/ /tea/ 301!\n',
    _headers: '/hidden/\n  X-Robots-Tag: noindex\n',
    'sitemap.xml': `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${HOME}nowhere/</loc></url></urlset>`,
  })
  expect(pages.map(({ loc }) => loc)).toEqual([HOME, `${HOME}tea/`])
  expect(report.leftOut).toEqual({
    'error-page': 2,
    verification: 1,
    redirect: 2,
    part: 1,
    disallowed: 1,
    noindex: 2,
    'not-canonical': 2,
  })
  const left = Object.values(report.leftOut).reduce((sum, n) => sum + n, 0)
  expect([report.files, report.listable]).toEqual([left + 2, 2])
})

test('a page that two files have is listed once', async () => {
  const { pages, report } = await list(
    { 'index.html': page(null), 'tea/index.html': page('tea'), 'tea.html': page('tea') },
    { base: HOME },
  )
  expect(pages.map(({ loc, file }) => [loc, file])).toEqual([
    [HOME, 'dist/index.html'],
    [`${HOME}tea`, expect.any(String)],
  ])
  expect(report.leftOut).toEqual({ 'same-url': 1 })
})

test('an audit takes both files as listed then', async () => {
  const audited = await auditFiles({
    'index.html': page('', '', '<a href="/tea">Tea</a>'),
    'tea/index.html': page('tea'),
    'tea.html': page('tea'),
    'sitemap.xml': sitemapOf(HOME, `${HOME}tea`),
  })
  expect(countsOf(audited)).not.toHaveProperty('page-not-listed')
  expect(audited.report.listed).toBe(3)
})

test('a folder whose URL nothing says is refused, and --base says it', async () => {
  const files = { 'a b.html': page(null) }
  await expect(list(files)).rejects.toMatchObject({ problem: { code: 'file-path-invalid' } })
  const { pages } = await list(files, { base: `${HOME}docs/` })
  expect(pages.map(({ loc }) => loc)).toEqual([`${HOME}docs/a%20b.html`])
})

describe('alternates', () => {
  test.each(['head', 'header', 'both'] as const)('of the %s have places', async (alternates) => {
    const site = new BuiltSite({ alternates, topics: 1 })
    const { pages } = await list(site.write())
    expect(pages).toHaveLength(site.pages.size)
    const tea = pages.find(({ loc }) => loc === `${HOME}fr/topic-0/`)!
    expect(tea.lang).toBe('fr')
    expect(tea.alternates.map(({ lang, loc }) => [lang, loc])).toEqual([
      ['en', `${HOME}en/topic-0/`],
      ['de', `${HOME}de/topic-0/`],
      ['x-default', `${HOME}en/topic-0/`],
    ])
    const [first] = tea.alternates
    expect(first!.at.file).toBe(alternates === 'header' ? 'dist/_headers' : tea.file)
  })

  test('are none without a link; the html element says a language that search engines know', async () => {
    const { pages } = await list({
      'index.html': page(''),
      'x.html': page('x.html').replace('lang="en"', 'lang="fr_FR"'),
    })
    expect(pages.map(({ lang, htmlLang, alternates }) => [lang, htmlLang, alternates])).toEqual([
      [null, 'en', []],
      [null, null, []],
    ])
  })
})

describe('the content of a page', () => {
  const before = page('', '<meta name="description" content="About tea">', '<main>Green tea</main>')
  const contentOf = async (html: string) =>
    (await list({ 'index.html': html }, { contents: true })).pages[0]!.content

  test.each([
    ['the navigation', before.replace('<main>', '<nav><a href="/new">New</a></nav><main>')],
    ['a footer', `${before}<footer>2027</footer>`],
    ['an asset', before.replace('<body>', '<link rel=stylesheet href="/a.9f3c.css"><body>')],
    ['a script', before.replace('</main>', '<script>x = 2</script></main>')],
    ['white space and tags', before.replace('Green tea', '<p>Green\n   <b>tea</b>\n')],
    ['text beside main', before.replace('<main>', 'Cookies? <main>')],
    [
      'alternates',
      before.replace('<body>', `<link rel=alternate hreflang=de href=${HOME}de><body>`),
    ],
  ])('is the same after a change of %s', async (_, after) => {
    expect(await contentOf(after)).toBe(await contentOf(before))
  })

  test.each([
    ['a word', before.replace('Green', 'Black')],
    ['the title', before.replace('<title>Tea', '<title>Teas')],
    ['the description', before.replace('About', 'All about')],
    ['where words end', before.replace('Green tea', 'Greentea')],
    ['the order', before.replace('Green tea', 'tea Green')],
  ])('is another one after a change of %s', async (_, after) => {
    expect(await contentOf(after)).not.toBe(await contentOf(before))
  })

  test('without main, it is the body without what pages repeat', async () => {
    const body = (text: string) => page('', '', `<header>Shop</header><p>${text}</p>`)
    expect(await contentOf(body('a').replace('Shop', 'Store'))).toBe(await contentOf(body('a')))
    expect(await contentOf(body('b'))).not.toBe(await contentOf(body('a')))
  })

  test('is not asked for by default', async () => {
    const { pages } = await list({ 'index.html': before })
    expect(pages[0]).toMatchObject({ content: null, modified: null })
  })
})

describe('the date that a page says', () => {
  const seconds = Date.UTC(2024, 2, 15, 10) / 1000
  const ld = (json: string) => `<script type="application/ld+json">${json}</script>`

  test.each([
    ['<meta property="article:modified_time" content="2024-03-15T10:00:00Z">', seconds],
    ['<meta property="og:updated_time" content="2024-03-15T12:00:00+02:00">', seconds],
    [ld('{"@type":"Article","dateModified":"2024-03-15T10:00:00Z"}'), seconds],
    [ld('{"@graph":[{"@type":"X"},{"dateModified":"2024-03-15"}]}'), seconds - 36_000],
    [ld('[{"dateModified":"2024-03-15T10:00:00Z"}]'), seconds],
    [ld('{"comment":{"dateModified":"2024-03-15"}}'), null],
    [ld('{"dateModified":5}'), null],
    [ld('{"dateModified":'), null],
    [`<template>${ld('{"dateModified":"2024-03-15"}')}</template>`, null],
    ['<script>{"dateModified":"2024-03-15"}</script>', null],
    ['<meta property="article:modified_time" content="2024-03-15T10:00">', null],
    ['<meta property="article:modified_time" content="2024">', null],
    ['<meta property="article:published_time" content="2024-03-15">', null],
    ['<time datetime="2024-03-15">', null],
  ])('%s', async (html, modified) => {
    const { pages } = await list({ 'index.html': page('', html) }, { contents: true })
    expect(pages[0]!.modified).toBe(modified)
  })
})
