import type { SitemapItem } from '@waymark/sitemap'
import { readFeed } from '@waymark/sitemap/feeds'
import { describe, expect, test } from 'vitest'
import { type Found, problemsOf } from './found.ts'

const MEDIA = 'http://search.yahoo.com/mrss/'
const page = 'https://a.example/1'
const TITLE = '<m:title>T</m:title>'
const DESCRIPTION = '<m:description>D</m:description>'
const THUMBNAIL = '<m:thumbnail url="https://a.example/t"/>'
const ABOUT = TITLE + DESCRIPTION + THUMBNAIL
const PLAYER = '<m:player url="https://a.example/p"/>'
const about = { thumbnailLoc: 'https://a.example/t', title: 'T', description: 'D' }
const video = { ...about, playerLoc: 'https://a.example/p' }

const content = (attributes: string, elements = '') =>
  `<m:content ${attributes}>${elements}</m:content>`

/** What is read of an item whose media begin on the second line. */
async function read(
  media: string,
  namespace = MEDIA,
): Promise<{ readonly videos: unknown; readonly problems: readonly Found[] }> {
  const rss = `<rss xmlns:m="${namespace}"><channel><item><link>${page}</link>\n${media}</item></channel></rss>`
  const items: SitemapItem[] = []
  let videos: unknown
  for await (const item of readFeed(rss)) {
    items.push(item)
    if (item.type === 'url') videos = item.entry.videos
  }
  return { videos, problems: problemsOf(items) }
}

describe('a video', () => {
  test.each([
    [MEDIA, true],
    ['http://search.yahoo.com/mrss', true],
    ['https://search.yahoo.com/mrss/', false],
    ['http://search.yahoo.com/mrss/2', false],
    ['http://search-yahoo.com/mrss/', false],
    ['x-http://search.yahoo.com/mrss/', false],
  ])('is of the namespace %s: %s', async (namespace, isMedia) => {
    expect(await read(content('', ABOUT + PLAYER), namespace)).toEqual({
      videos: isMedia ? [video] : undefined,
      problems: [],
    })
  })

  test('may have its elements without a prefix', async () => {
    const elements = (content('', ABOUT + PLAYER) + content('medium="video"')).replaceAll('m:', '')
    expect(await read(elements.replaceAll('<content ', `<content xmlns="${MEDIA}" `))).toEqual({
      videos: [video],
      problems: [
        { member: 'thumbnail' },
        { member: 'title' },
        { member: 'description' },
        { detail: 'missing', member: 'player' },
      ].map((facts) => [
        'extension-incomplete',
        'error',
        'extension',
        null,
        expect.stringMatching(/^2:/),
        { element: 'content', ...facts },
      ]),
    })
  })

  test.each([
    ['medium="video"', true],
    ['medium="video" type="image/png"', true],
    ['medium="image" type="video/mp4"', false],
    ['type="video/mp4"', true],
    ['type="video"', false],
    ['type="x-video/mp4"', false],
    ['type="application/x-shockwave-flash"', false],
    ['', true],
  ])('with a player is known by %j: %s', async (attributes, isVideo) => {
    const { videos, problems } = await read(content(attributes, ABOUT + PLAYER))
    expect(videos).toEqual(isVideo ? [video] : undefined)
    expect(problems).toEqual([])
  })

  test('is no content without a kind and without a player', async () => {
    expect(await read(content('url="https://a.example/v"', ABOUT))).toEqual({
      videos: undefined,
      problems: [],
    })
  })

  test('has the first of what it has itself, then of its group, then of its item', async () => {
    const title = (text: string) => `<m:title> ${text} </m:title>`
    const items = [
      title('item 1'),
      title('item 2'),
      DESCRIPTION,
      content('medium="video"', PLAYER + PLAYER.replace('/p', '/p2')),
      `<m:group>${title('group 1')}${title('group 2')}${content('medium="video"', title('own') + title('2'))}${content('type="video/mp4"')}</m:group>`,
      THUMBNAIL,
      PLAYER.replace('/p', '/item'),
    ]
    const { videos, problems } = await read(items.join(''))
    expect(problems).toEqual([])
    const inherited = { ...video, playerLoc: 'https://a.example/item' }
    expect(videos).toEqual([
      { ...video, title: 'item 1' },
      { ...inherited, title: 'own' },
      { ...inherited, title: 'group 1' },
    ])
  })

  test('of a group does not lend its own elements to the next one', async () => {
    const first = content('medium="video"', ABOUT + PLAYER)
    const { videos, problems } = await read(
      `<m:group>${first}${content('medium="video"')}</m:group>`,
    )
    expect(videos).toEqual([video])
    expect(problems.map(([code]) => code)).toEqual(Array(4).fill('extension-incomplete'))
  })

  test('is not in an element of another namespace in its group, nor does it take one’s title', async () => {
    const other = `<content xmlns="o" medium="video">${ABOUT}${PLAYER}</content>`
    const title = '<title xmlns="o">O</title>'
    const group = `<m:group>${other}${content('medium="video"', title + ABOUT + PLAYER)}</m:group>`
    expect(await read(group)).toEqual({ videos: [video], problems: [] })
    const inherited = `<m:group>${title}${ABOUT}${PLAYER}${content('medium="video"')}</m:group>`
    expect(await read(inherited)).toEqual({ videos: [video], problems: [] })
  })

  test('has a file and a duration from its attributes', async () => {
    const attributes = 'medium="video" url=" ftp://a.example/v " duration="28800" fileSize="1"'
    expect(await read(content(attributes, ABOUT))).toEqual({
      videos: [{ ...about, contentLoc: 'ftp://a.example/v', duration: 28_800 }],
      problems: [],
    })
  })
})

describe('what is wrong with a video is reported at its place', () => {
  test.each<[string, string, unknown, ...(readonly (readonly unknown[])[])]>([
    [
      'a duration',
      content('medium="video" duration="0"', ABOUT + PLAYER),
      [video],
      [
        'extension-value',
        'warning',
        'value',
        '0',
        '2:1',
        {
          attribute: 'duration',
          element: 'm:content',
          detail: 'whole-number',
          least: 1,
          most: 28800,
        },
      ],
    ],
    [
      'a title',
      content('medium="video"', `${DESCRIPTION}${THUMBNAIL}${PLAYER}\n ${TITLE.replace('T', '')}`),
      undefined,
      [
        'extension-value',
        'error',
        'extension',
        '',
        '3:2',
        { element: 'm:title', detail: 'text', most: 100 },
      ],
    ],
    [
      'a thumbnail without its URL',
      content('medium="video"', `${TITLE}${DESCRIPTION}${PLAYER}\n<m:thumbnail/>`),
      undefined,
      [
        'extension-incomplete',
        'error',
        'extension',
        null,
        '2:1',
        { element: 'm:content', member: 'm:thumbnail', attribute: 'url' },
      ],
    ],
    [
      'a thumbnail with a password',
      content(
        'medium="video"',
        `${TITLE}${DESCRIPTION}${PLAYER}\n<m:thumbnail url="https://u:pw@a.example/"/>`,
      ),
      undefined,
      ['credentials', 'error', 'extension', 'https://u:***@a.example/', '3:1', {}],
    ],
    [
      'a player beside a file',
      content('medium="video" url="https://a.example/v"', `${ABOUT}\n<m:player url="/p"/>`),
      [{ ...about, contentLoc: 'https://a.example/v' }],
      [
        'extension-value',
        'warning',
        'value',
        '/p',
        '3:1',
        { attribute: 'url', element: 'm:player', detail: 'http-url' },
      ],
    ],
    [
      'the only player',
      content('medium="video"', `${ABOUT}\n<m:player url="/p"/>`),
      undefined,
      [
        'extension-value',
        'warning',
        'value',
        '/p',
        '3:1',
        { attribute: 'url', element: 'm:player', detail: 'http-url' },
      ],
      [
        'extension-incomplete',
        'error',
        'extension',
        null,
        '2:1',
        { detail: 'unusable', element: 'm:content', member: 'm:player' },
      ],
    ],
    [
      'the only file',
      content('medium="video" url="/v" duration="7"', ABOUT),
      undefined,
      [
        'extension-value',
        'warning',
        'value',
        '/v',
        '2:1',
        { attribute: 'url', element: 'm:content', detail: 'file-url' },
      ],
      [
        'extension-incomplete',
        'error',
        'extension',
        null,
        '2:1',
        { detail: 'unusable', element: 'm:content', member: 'm:player' },
      ],
    ],
    [
      'neither',
      content('medium="video"', ABOUT),
      undefined,
      [
        'extension-incomplete',
        'error',
        'extension',
        null,
        '2:1',
        { detail: 'missing', element: 'm:content', member: 'm:player' },
      ],
    ],
    [
      'the page as its file and its player',
      content(`medium="video" url="${page}"`, `${ABOUT}\n<m:player url="${page}"/>`),
      [{ ...about, contentLoc: page, playerLoc: page }],
      [
        'extension-value',
        'error',
        'nothing',
        page,
        '2:1',
        { attribute: 'url', element: 'm:content' },
      ],
      [
        'extension-value',
        'error',
        'nothing',
        page,
        '3:1',
        { attribute: 'url', element: 'm:player' },
      ],
    ],
  ])('%s', async (_what, media, videos, ...problems) => {
    expect(await read(media)).toEqual({ videos, problems })
  })
})
