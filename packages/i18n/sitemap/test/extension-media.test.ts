import { type ElementNode, news, videos } from '@waymark/sitemap/extensions'
import { expect, test } from 'vitest'

const node = (local: string, place: number, given: Partial<ElementNode> = {}): ElementNode => ({
  name: `x:${local}`,
  local,
  namespace: videos.namespace,
  attributes: new Map(),
  children: [],
  text: '',
  line: place,
  column: 2,
  ...given,
})

test('the media of a video are given with their places', () => {
  const video = {
    thumbnailLoc: 'https://a.example/t',
    title: 'T',
    description: 'D',
    playerLoc: 'https://a.example/p',
  }
  const children = [
    node('thumbnail_loc', 2, { text: 'https://a.example/t' }),
    node('title', 3, { text: 'T' }),
    node('description', 4, { text: 'D' }),
    node('player_loc', 5, { text: ' https://a.example/p ' }),
    node('content_loc', 6, { text: 'https://a.example/c' }),
  ]
  const reading = videos.read(node('video', 1, { children }), null)
  expect(reading).toEqual({
    value: { ...video, contentLoc: 'https://a.example/c' },
    faults: [],
    media: [
      { url: 'https://a.example/p', element: 'x:player_loc', place: children[3] },
      { url: 'https://a.example/c', element: 'x:content_loc', place: children[4] },
    ],
  })

  const broken = [...children.slice(0, 4), node('content_loc', 6, { text: 'c' })]
  expect(videos.read(node('video', 1, { children: broken }), null)).toMatchObject({
    value: video,
    media: [{ element: 'x:player_loc' }],
  })
})

test('the age of news is judged by the time', () => {
  const article = {
    publication: { name: 'N', language: 'en' },
    publicationDate: '2026-01-02',
    title: 'T',
  }
  const { namespace } = news
  const dated = (text: string) =>
    node('news', 7, {
      namespace,
      children: [
        node('publication', 8, {
          namespace,
          children: [
            node('name', 9, { namespace, text: 'N' }),
            node('language', 10, { namespace, text: 'en' }),
          ],
        }),
        node('publication_date', 11, { namespace, text }),
        node('title', 12, { namespace, text: 'T' }),
      ],
    })
  const day = 86_400_000
  const start = Date.UTC(2026, 0, 2)
  const old = [
    {
      code: 'old-news',
      message: expect.any(String),
      data: { days: 2 },
      value: '2026-01-02',
      place: { line: 7, column: 2 },
      refuses: 'nothing',
    },
  ]
  // A date without a time is the whole day: it is two days old 72 hours after its beginning.
  expect(news.read(dated('2026-01-02'), start + 3 * day).faults).toEqual([])
  expect(news.read(dated('2026-01-02'), start + 3 * day + 1)).toEqual({
    value: article,
    faults: old,
    media: [],
  })
  expect(news.read(dated('2026-01-02T00:00Z'), start + 2 * day).faults).toEqual([])
  expect(news.read(dated('2026-01-02T00:00Z'), start + 2 * day + 1).faults).toHaveLength(1)
  expect(news.read(dated('2026-01-02'), null).faults).toEqual([])
  // Nothing is said of the age of a date that cannot be read.
  expect(news.read(dated('2026'), start + 99 * day)).toMatchObject({
    value: null,
    faults: [{ code: 'extension-value', refuses: 'extension' }],
  })
})
