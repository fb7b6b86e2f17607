import {
  createSitemapFiles,
  parseSitemap,
  SITEMAP_NAMESPACE,
  type SitemapEntry,
  SitemapError,
  type SitemapReaderOptions,
  type WriterProblem,
} from '@waymark/sitemap'
import { extensions, images, news, videos } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'

const loc = 'https://a.example/'
const IMAGE = 'http://www.google.com/schemas/sitemap-image/1.1'
const NEWS = 'http://www.google.com/schemas/sitemap-news/0.9'

const urlset = (xml: string, namespaces = `xmlns:image="${IMAGE}" xmlns:news="${NEWS}"`) =>
  `<urlset xmlns="${SITEMAP_NAMESPACE}" ${namespaces}>${xml}</urlset>`
const page = (xml: string) => urlset(`<url><loc>${loc}</loc>${xml}</url>`)
const image = `<image:image><image:loc>${loc}a.png</image:loc></image:image>`
const article = (date: string) =>
  `<news:news><news:publication><news:name>N</news:name><news:language>en</news:language></news:publication><news:publication_date>${date}</news:publication_date><news:title>T</news:title></news:news>`
const video = {
  thumbnailLoc: `${loc}a.png`,
  title: 'T',
  description: 'D',
  contentLoc: `${loc}a.mp4`,
}

function read(xml: string, options: SitemapReaderOptions = { extensions }) {
  const items = parseSitemap(xml, options)
  return {
    entries: items.flatMap((item) => (item.type === 'url' ? [item.entry] : [])),
    problems: items.flatMap((item) => (item.type === 'problem' ? [item] : [])),
    codes: items.flatMap((item) => (item.type === 'problem' ? [item.code] : [])),
  }
}

describe('reading', () => {
  test('without the option, elements of other namespaces are ignored as before', () => {
    const { entries, codes } = read(page('<image:image/>'), {})
    expect(entries).toEqual([{ loc, alternates: [] }])
    expect(codes).toEqual([])
  })

  test('one extension alone can be read', () => {
    const { entries, codes } = read(page(`${image}<news:news/>`), { extensions: [images] })
    expect(entries[0]).toEqual({ loc, alternates: [], images: [{ loc: `${loc}a.png` }] })
    expect(codes).toEqual([])
  })

  test('an image with an error is left out, and the others are kept', () => {
    const { entries, problems } = read(page(`<image:image/>${image}`))
    expect(entries[0]?.images).toEqual([{ loc: `${loc}a.png` }])
    expect(problems).toMatchObject([
      {
        code: 'extension-incomplete',
        data: { element: 'image:image', member: 'image:loc' },
        severity: 'error',
        refuses: 'extension',
      },
    ])
  })

  test('a value that is not required is left out alone', () => {
    const xml = urlset(
      `<url><loc>${loc}</loc><v:video><v:thumbnail_loc>${loc}a</v:thumbnail_loc><v:title>T</v:title><v:description>D</v:description><v:content_loc>${loc}b</v:content_loc><v:duration>0</v:duration></v:video></url>`,
      'xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"',
    )
    const { entries, problems } = read(xml)
    expect(entries[0]?.videos).toHaveLength(1)
    expect(entries[0]?.videos?.[0]).not.toHaveProperty('duration')
    expect(problems).toMatchObject([
      {
        code: 'extension-value',
        data: { element: 'v:duration', least: 1, most: 28800 },
        severity: 'warning',
        refuses: 'value',
        value: '0',
      },
    ])
  })

  test('the limit of images is 1,000 for a page', () => {
    expect(read(page(image.repeat(1_000))).codes).toEqual([])
    const { entries, codes } = read(page(image.repeat(1_002)))
    expect(codes).toEqual(['too-many-elements'])
    expect(entries[0]?.images).toHaveLength(1_000)
  })

  test('the limit of news is 1,000 for a file', () => {
    const xml = (count: number) =>
      urlset(`<url><loc>${loc}</loc>${article('2026-01-10')}</url>`.repeat(count))
    expect(read(xml(1_000)).codes).toEqual([])
    expect(read(xml(1_002)).codes).toEqual(['too-many-elements'])
  })

  test.each([
    ['2026-01-08', []],
    ['2026-01-07', ['old-news']],
    ['2026-01-08T12:00Z', []],
    ['2026-01-08T11:59:00Z', ['old-news']],
    ['2026-01-08T13:00:00+02:00', ['old-news']],
  ])('an article of %s on 10 January 2026 at noon: %j', (date, codes) => {
    const now = Date.UTC(2026, 0, 10, 12)
    expect(read(page(article(date)), { extensions, now }).codes).toEqual(codes)
    expect(read(page(article(date))).codes).toEqual([])
  })

  test.each([
    ['in the root', urlset(`<url><loc>${loc}</loc></url>${image}`)],
    ['not in its element', page(`<image:loc>${loc}a.png</image:loc>`)],
    [
      'in an index',
      `<sitemapindex xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${IMAGE}"><sitemap><loc>${loc}</loc>${image}</sitemap></sitemapindex>`,
    ],
  ])('an element %s is reported', (_where, xml) => {
    expect(read(xml).problems).toMatchObject([{ code: 'unknown-element', refuses: 'extension' }])
  })

  test('elements of namespaces that no extension has are counted where that is asked for', () => {
    const names = 'xmlns:x="https://x.example/" xmlns:y="urn:y" xmlns:image="https://x.example/i"'
    const one = `<url>\n<loc>${loc}</loc><x:a><x:b/><y:c/></x:a><y:d/></url>`
    const xml = urlset(`${one}<url><loc>${loc}1</loc><x:e/></url>\n<y:f/>`, names)
    expect(read(xml).codes).toEqual([])
    const { entries, problems } = read(xml, { extensions, reportOthers: true })
    expect(entries).toHaveLength(2)
    expect(problems).toMatchObject([
      {
        code: 'unknown-element',
        severity: 'warning',
        refuses: 'value',
        value: 'https://x.example/',
        data: { elements: 2, namespace: 'https://x.example/', first: 'x:a' },
        line: 2,
        column: 30,
      },
      { value: 'urn:y', data: { elements: 2, first: 'y:d' }, line: 2 },
    ])
    const inside = page(image.replace('</image:image>', '<y xmlns="urn:y"><z/></y></image:image>'))
    expect(read(inside, { extensions, reportOthers: true }).problems).toMatchObject([
      { code: 'unknown-element', data: { elements: 1, namespace: 'urn:y', first: 'y' } },
    ])
    // A namespace that is told otherwise is not told again, and attributes are no elements.
    const wrong = urlset(`<url><loc y:z="">${loc}</loc>${image}${image}</url>`, names)
    expect(read(wrong, { extensions, reportOthers: true }).codes).toEqual(['unknown-element'])
    const known = `xmlns:image="${IMAGE}/2" xmlns:y="urn:y"`
    const misspelt = urlset(`<url><loc>${loc}</loc>${image}${image}</url>`, known)
    expect(read(misspelt, { extensions, reportOthers: true }).codes).toEqual(['unknown-element'])
    const version = urlset(
      `<url><loc>${loc}</loc>${image}${image}</url>`,
      known.replace('1.1/2', '2'),
    )
    expect(read(version, { extensions, reportOthers: true }).codes).toEqual(['extension-namespace'])
  })

  test('a hostile number of namespaces is told in a hundred and one problems', () => {
    const elements = Array.from({ length: 300 }, (_, n) => `<a xmlns="urn:${n}"/>`).join('')
    const { problems } = read(page(elements), { extensions, reportOthers: true })
    expect(problems).toHaveLength(101)
    expect(problems[100]).toMatchObject({ data: { elements: 200, most: 100, first: 'a' } })
  })

  test.each([
    'https://www.google.com/schemas/sitemap-image/1.1',
    'http://www.google.com/schemas/sitemap-image/1.0',
    'http://www.google.com/schemas/sitemap-image/1.1/',
    'http://www.google.com/schemas/sitemap-image',
  ])('the misspelt namespace %s is reported once', (namespace) => {
    const xml = urlset(`<url><loc>${loc}</loc>${image}${image}</url>`, `xmlns:image="${namespace}"`)
    expect(read(xml).problems).toMatchObject([{ code: 'extension-namespace', value: namespace }])
  })

  test('elements of other namespaces are ignored, also in an extension', () => {
    const xml = urlset(
      `<url><loc>${loc}</loc><o:a><o:b/></o:a><image:image><image:loc>${loc}a</image:loc><o:a>b</o:a></image:image></url>`,
      `xmlns:image="${IMAGE}" xmlns:o="https://o.example/"`,
    )
    expect(read(xml).codes).toEqual([])
  })

  test('an element of more than a mebibyte ends the file', () => {
    const xml = page(`<image:image>${'<image:a/>'.repeat(200_000)}</image:image>`)
    expect(read(xml).problems).toMatchObject([{ code: 'element-too-long', refuses: 'file' }])
  })
})

describe('writing', () => {
  const write = (entry: unknown) => createSitemapFiles([entry as SitemapEntry], { extensions })

  test('the root declares what is used', async () => {
    const [file] = await write({ loc, images: [{ loc: `${loc}ä.png` }] })
    expect(file?.xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="${SITEMAP_NAMESPACE}" xmlns:image="${IMAGE}">
<url>
  <loc>${loc}</loc>
  <image:image>
    <image:loc>${loc}%C3%A4.png</image:loc>
  </image:image>
</url>
</urlset>
`)
    expect(file?.bytes).toBe(file?.xml.length)
  })

  test('text that is not ASCII is written as references, and read again', async () => {
    const title = 'Ä & <b> 😀\n'
    const [file] = await write({ loc, videos: [{ ...video, title: title.trim() }] })
    expect(file?.xml).toContain('<video:title>&#196; &amp; &lt;b&gt; &#128512;</video:title>')
    expect(read(file!.xml).entries[0]?.videos?.[0]?.title).toBe(title.trim())
  })

  test('a part has at most 1,000 articles', async () => {
    const entries = Array.from({ length: 2_500 }, (_, n) => ({
      loc: `${loc}${n}`,
      news: {
        publication: { name: 'N', language: 'en' },
        publicationDate: '2026-01-10',
        title: 'T',
      },
    }))
    const files = await createSitemapFiles(entries, { extensions })
    expect(files.map((file) => file.entries)).toEqual([3, 1_000, 1_000, 500])
    for (const { xml } of files.slice(1)) expect(read(xml).codes).toEqual([])
  })

  test('extensions that begin late declare their namespace themselves', async () => {
    const entries: SitemapEntry[] = Array.from({ length: 20_000 }, (_, n) => ({
      loc: `${loc}${'a'.repeat(60)}${n}`,
    }))
    entries.push({ loc, lang: 'de', images: [{ loc }] })
    const [file] = await createSitemapFiles(entries, { extensions })
    expect(file?.xml).toContain(
      `<url xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="${IMAGE}">`,
    )
    expect(file?.bytes).toBe(file?.xml.length)
    expect(read(file!.xml).codes).toEqual([])
  })

  test.each([
    ['images', { images: {} }, 'invalid-entry', '/images'],
    ['an image', { images: ['a'] }, 'invalid-entry', '/images/0'],
    ['a misspelt member', { images: [{ lock: loc }] }, 'invalid-entry', '/images/0/lock'],
    ['no URL', { images: [{}] }, 'extension-incomplete', '/images/0/loc'],
    ['a relative URL', { images: [{ loc: '/a' }] }, 'extension-value', '/images/0/loc'],
    [
      '1,001 images',
      { images: Array.from({ length: 1_001 }, () => ({ loc })) },
      'too-many-elements',
      '/images',
    ],
    [
      'a duration',
      { videos: [{ ...video, duration: 0 }] },
      'extension-value',
      '/videos/0/duration',
    ],
    [
      '33 tags',
      { videos: [{ ...video, tags: Array(33).fill('a') }] },
      'too-many-elements',
      '/videos/0/tags',
    ],
    ['a tag', { videos: [{ ...video, tags: ['a', ''] }] }, 'extension-value', '/videos/0/tags/1'],
    ['tags', { videos: [{ ...video, tags: 'a' }] }, 'invalid-entry', '/videos/0/tags'],
    [
      'a country',
      { videos: [{ ...video, restriction: { relationship: 'allow', countries: ['de'] } }] },
      'extension-value',
      '/videos/0/restriction/countries',
    ],
    [
      'no relationship',
      { videos: [{ ...video, platform: { platforms: ['web'] } }] },
      'extension-incomplete',
      '/videos/0/platform/relationship',
    ],
    [
      'neither URL',
      { videos: [{ ...video, contentLoc: undefined }] },
      'extension-incomplete',
      '/videos/0',
    ],
    [
      'the page as video',
      { videos: [{ ...video, playerLoc: loc }] },
      'extension-value',
      '/videos/0/playerLoc',
    ],
    [
      'a control character',
      { videos: [{ ...video, title: 'a\u0001' }] },
      'illegal-character',
      '/videos/0/title',
    ],
    [
      'a language',
      { news: { publication: { name: 'N', language: 'EN' }, publicationDate: '2026', title: 'T' } },
      'extension-value',
      '/news/publication/language',
    ],
  ])('%s is refused with its pointer', async (_what, given, code, pointer) => {
    const error = await write({ loc, ...given }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SitemapError)
    expect((error as SitemapError).problem).toMatchObject({ code, pointer, entry: 0 })
  })

  test('with onRefused, only the image is left out', async () => {
    const refused: WriterProblem[] = []
    const [file] = await createSitemapFiles(
      [{ loc, images: [{ loc: '/a' }, { loc: `${loc}b` }] }],
      {
        extensions: [images, videos, news],
        onRefused: (problem) => refused.push(problem),
      },
    )
    expect(read(file!.xml).entries[0]?.images).toEqual([{ loc: `${loc}b` }])
    expect(refused).toMatchObject([
      { code: 'extension-value', pointer: '/images/0/loc', value: '/a' },
    ])
  })

  test('where nothing of an extension is written, its namespace is not declared', async () => {
    const entries = [{ loc, images: [{ loc: '/a' }], videos: [] }]
    const options = { extensions: [images, videos, news], onRefused: () => {} }
    const [file] = await createSitemapFiles(entries, options)
    expect(file!.xml.match(/ xmlns:?[a-z]*=/g)).toEqual([' xmlns='])
  })

  test('without the option, images are refused and not lost', async () => {
    const writing = createSitemapFiles([{ loc, images: [{ loc }] }])
    await expect(writing).rejects.toThrow(
      errorWith({ code: 'invalid-entry', problem: { entry: 0, pointer: '/images' } }),
    )
  })

  test('a time to the minute is written with its seconds', async () => {
    const [file] = await write({
      loc,
      news: {
        publication: { name: 'N', language: 'en' },
        publicationDate: '2026-01-10T10:00+01:00',
        title: 'T',
      },
    })
    expect(file?.xml).toContain('<news:publication_date>2026-01-10T10:00:00+01:00<')
  })
})
