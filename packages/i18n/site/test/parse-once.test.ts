import { buildSite, checkSite } from '@waymark/site'
import { basicUrlParse, parseUrl, readUrl } from '@waymark/url-parser'
import { parseText, parseUrlText } from '@waymark/url-parser/internal'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'
import { runBuild } from './run-build.ts'
import { sourceOf } from './sources.ts'

// Modules that another file has loaded call the parser, and not the spies.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/url-parser', { spy: true })
vi.mock('@waymark/url-parser/internal', { spy: true })

afterAll(() => {
  vi.resetModules()
})

const PARSERS = [parseUrl, readUrl, basicUrlParse, parseText, parseUrlText]

/** How often each string was parsed, for those that were. */
function parses(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const parser of PARSERS) {
    for (const [input] of vi.mocked<(input: string) => unknown>(parser as never).mock.calls) {
      counts[input] = (counts[input] ?? 0) + 1
    }
  }
  return counts
}

beforeEach(() => {
  vi.clearAllMocks()
})

const page = (loc: string, ...alternates: readonly string[]) => ({
  loc,
  lastmod: '2024-01-01T00:00:00Z',
  lang: 'en',
  alternates: alternates.map((link) => ({ lang: 'de', loc: link })),
})

const TIDY = [
  'https://a.example/tidy',
  'https://a.example/de/tidy',
  'https://a.example/query?q',
  'https://a.example/de/query?q',
  'https://a.example/all/?q#top',
  'https://a.example/de/%7Eall/?q#top',
  'https://b.example/other/',
  'https://b.example/query?x#y',
]
/** The parser itself changes the first of these. */
const UNTIDY = ['HTTPS://A.example:443/b/../query?q#top', 'https://a.example/tidy#2']

/** Pages with an alternate each, which links back. */
const linesOf = (urls: readonly string[]) =>
  urls.map((loc, at) => `${JSON.stringify(page(loc, urls[at ^ 1]!))}\n`).join('')

const once = (urls: readonly string[]) => Object.fromEntries(urls.map((url) => [url, 1]))

/** A page with an image, a video and an article, and their URLs; `ftp` only where it is allowed. */
const MEDIA = {
  images: [{ loc: 'https://files.example/1.jpg' }, { loc: 'https://files.example/2.jpg' }],
  videos: [
    {
      thumbnailLoc: 'https://files.example/1.jpg',
      title: 'Tea',
      description: 'How to make it',
      contentLoc: 'ftp://files.example/tea.mp4',
      playerLoc: 'https://player.example/?v=1',
      uploader: { name: 'A', info: 'https://a.example/a' },
    },
  ],
} as const
const MEDIA_URLS = [
  ...MEDIA.images.map(({ loc }) => loc),
  'ftp://files.example/tea.mp4',
  'https://player.example/?v=1',
  'https://a.example/a',
]
/** Two pages with the same images and videos. */
const MEDIA_LINES = TIDY.slice(0, 2)
  .map((loc) => `${JSON.stringify({ ...page(loc), ...MEDIA })}\n`)
  .join('')

test('a build parses the URL of each image and video once', async () => {
  const { xml } = await runBuild(sourceOf(MEDIA_LINES))
  expect(xml.match(/<video:player_loc/g)).toHaveLength(2)
  expect(parses()).toEqual({ ...once([...TIDY.slice(0, 2), ...MEDIA_URLS]), './sitemap.xml': 1 })
})

test('a check of a database parses the URL of each image and video once', async () => {
  await drain(checkSite(['pages.ndjson'], memoryFiles({ 'pages.ndjson': MEDIA_LINES })))
  expect(parses()).toEqual(once([...TIDY.slice(0, 2), ...MEDIA_URLS]))
})

const files = (urls: readonly string[]) => memoryFiles({ 'pages.ndjson': linesOf(urls) })

test('a build parses each distinct URL once, as it is written', async () => {
  const types: string[] = []
  const events = buildSite(sourceOf(linesOf(TIDY)), { xDefaultLang: 'en' })
  await drain(events, ({ type }) => types.push(type))
  expect(types).toContain('end')
  // The name of the file is resolved against the site of the first page.
  expect(parses()).toEqual({ ...once(TIDY), './sitemap.xml': 1 })
})

test('a check of a database parses each distinct URL once', async () => {
  for (const options of [{}, { fixes: true }, { check: 'canonical' }] as const) {
    vi.clearAllMocks()
    await drain(checkSite(['pages.ndjson'], files(TIDY), options))
    expect(parses()).toEqual(once(TIDY))
  }
})

test('where the parser changes a URL, its parts are also located once, and those of the result', async () => {
  await drain(buildSite(sourceOf(linesOf(UNTIDY))))
  expect(parseUrl).toHaveBeenCalledTimes(UNTIDY.length + 1)
  expect(vi.mocked(readUrl).mock.calls.map(([input]) => input)).toEqual([
    UNTIDY[0],
    'https://a.example/query?q#top',
  ])
})

test('a check of a sitemap parses each distinct URL once, and origins to judge them', async () => {
  const link = (loc: string) => `<xhtml:link rel="alternate" hreflang="de" href="${loc}"/>`
  const image = (loc: string) => `<image:image><image:loc>${loc}</image:loc></image:image>`
  const images = TIDY.map((_, at) => `https://files.example/${at}.png`)
  const urls = TIDY.map(
    (loc, at) => `<url><loc>${loc}</loc>${link(TIDY.at(-1 - at)!)}${image(images[at]!)}</url>`,
  )
  const names =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
  const text = `<urlset ${names}>${urls.join('')}</urlset>`
  await drain(checkSite(['sitemap.xml'], memoryFiles({ 'sitemap.xml': text })))
  const isOrigin = (input: string) => /^https:\/\/[^/]*\/?$/.test(input)
  const pages = Object.entries(parses()).filter(([input]) => !isOrigin(input))
  expect(Object.fromEntries(pages)).toEqual(once([...TIDY, ...images]))
})
