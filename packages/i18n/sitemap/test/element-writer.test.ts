import { createSitemapFiles, type SitemapEntry, SitemapError } from '@waymark/sitemap'
import { extensions, type SitemapExtension, videos } from '@waymark/sitemap/extensions'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { plainFacts } from '../../../../test/plain-facts.ts'

const loc = 'https://a.example/page?a&b'
const video = {
  thumbnailLoc: 'https://a.example/t.png',
  title: 'Tea',
  description: 'How to make it',
  playerLoc: 'https://a.example/p',
}
const article = {
  publication: { name: 'N', language: 'en' },
  publicationDate: '2026-01-10',
  title: 'T',
}
const relationship = 'allow'

const write = async (given: object): Promise<string> => {
  const [file] = await createSitemapFiles([{ loc, ...given } as SitemapEntry], { extensions })
  return file!.xml.slice(file!.xml.indexOf('</loc>\n') + 7, -'</url>\n</urlset>\n'.length)
}

test('all members of a video are written in the order of the schema, whatever their own order', async () => {
  const xml = await write({
    videos: [
      {
        live: false,
        platform: { platforms: ['web', 'tv'], relationship: 'deny' },
        uploader: { info: 'https://a.example/ü?a&b', name: 'Me & "you"' },
        requiresSubscription: true,
        restriction: { relationship, countries: ['DE', 'AT'] },
        familyFriendly: true,
        tags: ['a', 'é'],
        publicationDate: '2026-01-02',
        viewCount: 0,
        rating: 4.5,
        expirationDate: '2026-01-02T10:00:00Z',
        duration: 1,
        playerLoc: 'https://a.example/p',
        contentLoc: 'ftp://a.example/v.mp4',
        description: "It's <tea>\u007f",
        title: '茶',
        thumbnailLoc: 'HTTPS://A.example/t.png',
      },
    ],
  })
  expect(xml).toBe(`  <video:video>
    <video:thumbnail_loc>https://a.example/t.png</video:thumbnail_loc>
    <video:title>&#33590;</video:title>
    <video:description>It&apos;s &lt;tea&gt;&#127;</video:description>
    <video:content_loc>ftp://a.example/v.mp4</video:content_loc>
    <video:player_loc>https://a.example/p</video:player_loc>
    <video:duration>1</video:duration>
    <video:expiration_date>2026-01-02T10:00:00Z</video:expiration_date>
    <video:rating>4.5</video:rating>
    <video:view_count>0</video:view_count>
    <video:publication_date>2026-01-02</video:publication_date>
    <video:tag>a</video:tag>
    <video:tag>&#233;</video:tag>
    <video:family_friendly>yes</video:family_friendly>
    <video:restriction relationship="allow">DE AT</video:restriction>
    <video:requires_subscription>yes</video:requires_subscription>
    <video:uploader info="https://a.example/%C3%BC?a&amp;b">Me &amp; &quot;you&quot;</video:uploader>
    <video:platform relationship="deny">web tv</video:platform>
    <video:live>no</video:live>
  </video:video>
`)
})

test('an article is written with its publication in it', async () => {
  expect(await write({ news: article })).toBe(`  <news:news>
    <news:publication>
      <news:name>N</news:name>
      <news:language>en</news:language>
    </news:publication>
    <news:publication_date>2026-01-10</news:publication_date>
    <news:title>T</news:title>
  </news:news>
`)
})

test('one element after the other, of one extension and of several', async () => {
  const images = [{ loc: 'https://a.example/1.png' }, { loc: 'https://a.example/2.png' }]
  const xml = await write({ news: article, images, videos: [video, video] })
  expect(xml.match(/<(?:image|news|video):\w*loc>[^<]*|<news:news>/g)).toEqual([
    '<image:loc>https://a.example/1.png',
    '<image:loc>https://a.example/2.png',
    '<video:thumbnail_loc>https://a.example/t.png',
    '<video:player_loc>https://a.example/p',
    '<video:thumbnail_loc>https://a.example/t.png',
    '<video:player_loc>https://a.example/p',
    '<news:news>',
  ])
})

test('members that are undefined are not given', async () => {
  const given = { ...video, contentLoc: undefined, tags: undefined, uploader: undefined }
  expect(await write({ videos: [given] })).toBe(await write({ videos: [video] }))
  const uploader = { name: 'N', info: undefined }
  expect(await write({ videos: [{ ...video, uploader }] })).toContain(
    '    <video:uploader>N</video:uploader>\n',
  )
})

describe('a value that cannot be written', () => {
  const inVideo = (given: object) => ({ videos: [{ ...video, ...given }] })
  const ofVideo = (member: string) => `/videos/0/${member}`
  const missing = (member: string) => ['extension-incomplete', { member }] as const
  const URL = { detail: 'http-url' }

  test.each<[given: object, code: string, data: object | undefined, pointer: string, string?]>([
    [{ images: [null] }, 'invalid-entry', { detail: 'not-an-object' }, '/images/0'],
    [{ images: [[]] }, 'invalid-entry', { detail: 'not-an-object' }, '/images/0'],
    [{ images: ['a'] }, 'invalid-entry', { detail: 'not-an-object' }, '/images/0'],
    [{ news: 'a' }, 'invalid-entry', { detail: 'not-an-object' }, '/news'],
    [
      { news: { ...article, publication: null } },
      'invalid-entry',
      { detail: 'not-an-object' },
      '/news/publication',
    ],
    [
      inVideo({ restriction: 'DE' }),
      'invalid-entry',
      { detail: 'not-an-object' },
      ofVideo('restriction'),
    ],
    [{ news: { ...article, title: undefined } }, ...missing('title'), '/news/title'],
    [
      { news: { ...article, publication: { name: 'N' } } },
      ...missing('language'),
      '/news/publication/language',
    ],
    [inVideo({ thumbnailLoc: undefined }), ...missing('thumbnailLoc'), ofVideo('thumbnailLoc')],
    [
      inVideo({ platform: { relationship } }),
      ...missing('platforms'),
      ofVideo('platform/platforms'),
    ],
    [
      inVideo({ platform: { platforms: [] } }),
      ...missing('relationship'),
      ofVideo('platform/relationship'),
    ],
    [inVideo({ uploader: {} }), ...missing('name'), ofVideo('uploader/name')],
    [
      inVideo({ playerLoc: undefined }),
      'extension-incomplete',
      { members: ['contentLoc', 'playerLoc'] },
      '/videos/0',
    ],
    [inVideo({ tags: 'a' }), 'invalid-entry', undefined, ofVideo('tags')],
    [inVideo({ tags: Array(33).fill('a') }), 'too-many-elements', { most: 32 }, ofVideo('tags')],
    [
      inVideo({ tags: ['a', '\ufffe'] }),
      'illegal-character',
      { character: 'U+FFFE' },
      ofVideo('tags/1'),
      '\ufffe',
    ],
    [
      inVideo({ titel: 'a' }),
      'invalid-entry',
      { member: 'titel', near: 'title' },
      ofVideo('titel'),
    ],
    [
      inVideo({ uploader: { name: 'N', link: 'a' } }),
      'invalid-entry',
      { member: 'link', members: ['name', 'info'] },
      ofVideo('uploader/link'),
    ],
    [inVideo({ thumbnailLoc: '/t' }), 'extension-value', URL, ofVideo('thumbnailLoc'), '/t'],
    [inVideo({ thumbnailLoc: 7 }), 'extension-value', URL, ofVideo('thumbnailLoc'), '7'],
    [inVideo({ thumbnailLoc: {} }), 'extension-value', URL, ofVideo('thumbnailLoc')],
    [
      inVideo({ uploader: { name: 'N', info: 'me' } }),
      'extension-value',
      URL,
      ofVideo('uploader/info'),
      'me',
    ],
    [
      inVideo({ contentLoc: 'https://user:pw@a.example/' }),
      'credentials',
      undefined,
      ofVideo('contentLoc'),
      'https://user:***@a.example/',
    ],
    [
      inVideo({ playerLoc: 'https://a.example:443/page?a&b' }),
      'extension-value',
      undefined,
      ofVideo('playerLoc'),
      'https://a.example:443/page?a&b',
    ],
  ])('says what is wrong, and where: %j', async (given, code, facts, pointer, value) => {
    const error = (await write(given).catch((thrown: unknown) => thrown)) as SitemapError
    expect(error).toBeInstanceOf(SitemapError)
    const { severity, message, remedy, start, end, data, ...problem } = error.problem
    expect(error.message).toBe(`entry 0 ${pointer}: ${message}`)
    const { detail: _, ...said } = data ?? {}
    for (const fact of Object.values(said).flat())
      expect(`${message} ${remedy}`).toContain(String(fact))
    expect(plainFacts(data)).toEqual(facts ?? {})
    expect(severity).toBe('error')
    expect(remedy).toMatch(/\.$/)
    expect(problem).toStrictEqual({
      code,
      entry: 0,
      pointer,
      ...(value === undefined ? {} : { value }),
    })
    expect(error.code).toBe(code)
  })
})

test('lists have as many values as they may have', async () => {
  const tags = Array(32).fill('a')
  expect((await write({ videos: [{ ...video, tags }] })).match(/<video:tag>/g)).toHaveLength(32)
  const images = Array(1_000).fill({ loc: 'https://a.example/i' })
  expect((await write({ images })).match(/<image:image>/g)).toHaveLength(1_000)
})

test('an image and a thumbnail may have the URL of the page', async () => {
  const xml = await write({ images: [{ loc }], videos: [{ ...video, thumbnailLoc: loc }] })
  expect(xml.split('https://a.example/page?a&amp;b')).toHaveLength(3)
})

test('a record of a URL that is known is taken, by the place of the URL', () => {
  const asked: unknown[] = []
  const parse = (url: string, pointer: string) => {
    asked.push([url, pointer])
    return url === 'good' ? parseUrl('https://b.example/known') : null
  }
  const place = { entry: 3, pointer: '/videos/1', page: loc, parse }
  const extension: SitemapExtension = videos
  const given = { ...video, thumbnailLoc: 'good', playerLoc: 'good' }
  expect(extension.write(given, place).match(/https:[^<]*/g)).toEqual([
    'https://b.example/known',
    'https://b.example/known',
  ])
  expect(asked).toEqual([
    ['good', '/videos/1/thumbnailLoc'],
    ['good', '/videos/1/playerLoc'],
  ])
  expect(() => extension.write(video, place)).toThrow('entry 3 /videos/1/thumbnailLoc: ')
})
