import { parseSitemap, SITEMAP_NAMESPACE } from '@waymark/sitemap'
import { extensions } from '@waymark/sitemap/extensions'
import { describe, expect, test } from 'vitest'
import { entriesOf, type Found, problemsOf } from './found.ts'

const page = 'https://a.example/page'
const LONG = 'x'.repeat(50)
const GOOGLE = 'http://www.google.com/schemas'
const NAMESPACES = `xmlns="${SITEMAP_NAMESPACE}" xmlns:i="${GOOGLE}/sitemap-image/1.1" xmlns:v="${GOOGLE}/sitemap-video/1.1" xmlns:n="${GOOGLE}/sitemap-news/0.9"`
const video = {
  thumbnailLoc: 'https://a.example/t',
  title: 'T',
  description: 'D',
  playerLoc: 'https://a.example/p',
}
const ABOUT =
  '<v:thumbnail_loc>https://a.example/t</v:thumbnail_loc><v:title>T</v:title><v:description>D</v:description>'
const VIDEO = `${ABOUT}<v:player_loc>https://a.example/p</v:player_loc>`
const inVideo = {
  parent: 'v:video',
  members:
    'video:thumbnail_loc video:title video:description video:content_loc video:player_loc video:duration video:expiration_date video:rating video:view_count video:publication_date video:tag video:family_friendly video:restriction video:requires_subscription video:uploader video:platform video:live'.split(
      ' ',
    ),
}
const PUBLICATION = '<n:publication><n:name>N</n:name><n:language>en</n:language></n:publication>'
const DATE = '<n:publication_date>2026-01-02</n:publication_date>'
const article = {
  publication: { name: 'N', language: 'en' },
  publicationDate: '2026-01-02',
  title: 'T',
}

const wrong = (value: string | null, place: string, data: object): Found => [
  'extension-value',
  'warning',
  'value',
  value,
  place,
  data,
]
const unread = (attribute: string, place: string, data: object): Found => [
  'unknown-attribute',
  'warning',
  'nothing',
  attribute,
  place,
  data,
]
const unknown = (element: string, place: string, data: object): Found => [
  'unknown-element',
  'warning',
  'value',
  element,
  place,
  data,
]

/** The elements of the page begin on the second line. */
function read(elements: string): { readonly entry: object; readonly problems: readonly Found[] } {
  const xml = `<urlset ${NAMESPACES}><url><loc>${page}</loc>\n${elements}</url></urlset>`
  const items = parseSitemap(xml, { extensions })
  return { entry: entriesOf(items)[0]!, problems: problemsOf(items) }
}

const entryWith = (given: object) => ({ loc: page, alternates: [], ...given })

test('all elements of a video are read as values of their types', () => {
  const { entry, problems } = read(`<v:video>
    <v:live>No</v:live>
    <v:platform relationship="deny"> web tv </v:platform>
    <v:uploader info="https://a.example/u"> Me &amp; you </v:uploader>
    <v:requires_subscription>no</v:requires_subscription>
    <v:restriction relationship="allow">DE AT</v:restriction>
    <v:family_friendly>YES</v:family_friendly>
    <v:tag>a</v:tag><v:tag> b </v:tag>
    <v:publication_date>2026-01-02</v:publication_date>
    <v:view_count>+10</v:view_count>
    <v:rating>4.50</v:rating>
    <v:expiration_date>2026-01-02T10:00:00Z</v:expiration_date>
    <v:duration>28800</v:duration>
    <v:content_loc>ftp://a.example/v</v:content_loc>
    ${VIDEO}</v:video>`)
  expect(problems).toEqual([])
  expect(entry).toEqual(
    entryWith({
      videos: [
        {
          ...video,
          contentLoc: 'ftp://a.example/v',
          duration: 28_800,
          expirationDate: '2026-01-02T10:00:00Z',
          rating: 4.5,
          viewCount: 10,
          publicationDate: '2026-01-02',
          tags: ['a', 'b'],
          familyFriendly: true,
          restriction: { relationship: 'allow', countries: ['DE', 'AT'] },
          requiresSubscription: false,
          uploader: { name: 'Me & you', info: 'https://a.example/u' },
          platform: { relationship: 'deny', platforms: ['web', 'tv'] },
          live: false,
        },
      ],
    }),
  )
})

describe('a video stays with what it has besides', () => {
  test.each<[string, object, ...(readonly Found[])]>([
    [
      '<v:duration> 0 </v:duration>',
      {},
      wrong('0', '3:1', { element: 'v:duration', detail: 'whole-number', least: 1, most: 28800 }),
    ],
    [
      '<v:duration>1<o:b xmlns:o="o"/></v:duration>',
      {},
      wrong(null, '3:1', { element: 'v:duration' }),
    ],
    [
      '<v:title> U </v:title><v:title>V</v:title>',
      {},
      [
        'repeated-element',
        'error',
        'nothing',
        'U',
        '3:1',
        { parent: 'v:video', element: 'v:title' },
      ],
    ],
    [
      `${'<v:tag>a</v:tag>'.repeat(32)}\n<v:tag>b</v:tag><v:tag>c</v:tag>`,
      { tags: Array(32).fill('a') },
      [
        'too-many-elements',
        'warning',
        'value',
        null,
        '4:1',
        { parent: 'v:video', element: 'v:tag', most: 32 },
      ],
    ],
    [
      '<v:tag>a</v:tag><v:tag/>\n<v:tag>c</v:tag>',
      { tags: ['a', 'c'] },
      wrong('', '3:17', { element: 'v:tag', expected: 'text', detail: 'text' }),
    ],
    [
      '<v:id>a</v:id><v:id/>',
      {},
      ['extension-deprecated', 'info', 'nothing', 'v:id', '3:1', { element: 'v:id' }],
      ['extension-deprecated', 'info', 'nothing', 'v:id', '3:15', { element: 'v:id' }],
    ],
    [
      `<v:${LONG}>1</v:${LONG}>`,
      {},
      unknown(`v:${LONG}`, '3:1', { element: `v:${LONG}`, ...inVideo }),
    ],
    [
      '<duration xmlns="">1</duration>',
      {},
      unknown('duration', '3:1', { detail: 'no-namespace', element: 'duration', ...inVideo }),
    ],
    ['<duration>1</duration>', {}, unknown('duration', '3:1', { element: 'duration', ...inVideo })],
    // An element of the same name that is removed, but in another namespace.
    ['<id>1</id>', {}, unknown('id', '3:1', { element: 'id', ...inVideo })],
    ['<o:duration xmlns:o="o">0</o:duration>', {}],
    [
      '<v:live/> text',
      {},
      ['stray-text', 'warning', 'nothing', null, '2:1', { element: 'v:video' }],
      wrong('', '3:1', { element: 'v:live', detail: 'yes-no' }),
    ],
    [
      `<v:live a="1" ${LONG}="">yes</v:live>`,
      { live: true },
      unread('a', '3:1', { attribute: 'a', element: 'v:live' }),
      unread(LONG, '3:1', { attribute: LONG, element: 'v:live' }),
    ],
    ['<v:live xml:lang="de" xmlns:o="o" o:a="1" xmlns="u" xml-a="1">yes</v:live>', { live: true }],
    [
      '<v:content_loc autoplay="a" player_loc="a">https://a.example/c</v:content_loc>',
      { contentLoc: 'https://a.example/c' },
      unread('autoplay', '3:1', { attribute: 'autoplay', element: 'v:content_loc' }),
      unread('player_loc', '3:1', { attribute: 'player_loc', element: 'v:content_loc' }),
    ],
    [
      '<v:restriction>DE</v:restriction>',
      {},
      [
        'extension-incomplete',
        'warning',
        'value',
        null,
        '3:1',
        { element: 'v:restriction', attribute: 'relationship' },
      ],
    ],
    [
      '<v:restriction relationship="allow">de</v:restriction>',
      {},
      wrong('de', '3:1', { element: 'v:restriction', detail: 'countries' }),
    ],
    [
      '<v:restriction relationship="ban">DE</v:restriction>',
      {},
      wrong('ban', '3:1', {
        attribute: 'relationship',
        element: 'v:restriction',
        words: ['allow', 'deny'],
      }),
    ],
    [
      '<v:uploader info="me">U</v:uploader>',
      { uploader: { name: 'U' } },
      wrong('me', '3:1', { attribute: 'info', element: 'v:uploader', detail: 'http-url' }),
    ],
    ['<v:uploader>U</v:uploader>', { uploader: { name: 'U' } }],
    [
      '<v:uploader info="https://user:pw@a.example/" relationship="allow">U</v:uploader>',
      { uploader: { name: 'U' } },
      unread('relationship', '3:1', { attribute: 'relationship', element: 'v:uploader' }),
      ['credentials', 'warning', 'value', 'https://user:***@a.example/', '3:1', {}],
    ],
    [
      `<v:content_loc>\n${page}</v:content_loc>`,
      { contentLoc: page },
      ['extension-value', 'error', 'nothing', page, '3:1', { element: 'v:content_loc' }],
    ],
    [
      '<v:content_loc>/c</v:content_loc>',
      {},
      wrong('/c', '3:1', { element: 'v:content_loc', detail: 'file-url' }),
    ],
  ])('%s', (elements, given, ...expected) => {
    const { entry, problems } = read(`<v:video>${VIDEO}\n${elements}</v:video>`)
    expect(problems).toEqual(expected)
    expect(entry).toEqual(entryWith({ videos: [{ ...video, ...given }] }))
  })

  test('the thumbnail may be the page, and a page has any number of videos', () => {
    const thumbnail = VIDEO.replace('https://a.example/t', page)
    const { entry, problems } = read(`<v:video>${VIDEO}</v:video><v:video>${thumbnail}</v:video>`)
    expect(problems).toEqual([])
    expect(entry).toEqual(entryWith({ videos: [video, { ...video, thumbnailLoc: page }] }))
  })

  test('attributes of the video itself are not read', () => {
    const { entry, problems } = read(`<v:video autoplay="1" relationship="">${VIDEO}</v:video>`)
    expect(problems.map(([code, , , value, place]) => [code, value, place])).toEqual([
      ['unknown-attribute', 'autoplay', '2:1'],
      ['unknown-attribute', 'relationship', '2:1'],
    ])
    expect(entry).toEqual(entryWith({ videos: [video] }))
  })

  test('attributes of a player that are no longer read are named', () => {
    const player = VIDEO.replace('<v:player_loc>', '<v:player_loc allow_embed="yes" autoplay="a">')
    const { problems } = read(`<v:video>${player}</v:video>`)
    const place = `2:${'<v:video>'.length + ABOUT.length + 1}`
    expect(problems).toEqual(
      ['allow_embed', 'autoplay'].map((name) => [
        'extension-deprecated',
        'info',
        'nothing',
        name,
        place,
        { attribute: name, element: 'v:player_loc' },
      ]),
    )
  })
})

describe('without what is required, the whole element is left out', () => {
  const lost = (value: string | null, place: string, data: object): Found => [
    value === null ? 'extension-incomplete' : 'extension-value',
    'error',
    'extension',
    value,
    place,
    data,
  ]

  test.each<[string, ...(readonly Found[])]>([
    [
      '<v:video/>',
      lost(null, '2:1', { element: 'v:video', member: 'video:thumbnail_loc' }),
      lost(null, '2:1', { element: 'v:video', member: 'video:title' }),
      lost(null, '2:1', { element: 'v:video', member: 'video:description' }),
      lost(null, '2:1', {
        detail: 'missing',
        element: 'v:video',
        members: ['video:content_loc', 'video:player_loc'],
      }),
    ],
    [
      `<v:video>${VIDEO.replace('>T<', '>\n<')}</v:video>`,
      lost('', '2:64', { element: 'v:title', detail: 'text', most: 100 }),
    ],
    [
      `<v:video>${VIDEO.replace('>T<', '><b/><')}</v:video>`,
      ['extension-value', 'error', 'extension', null, '2:64', { element: 'v:title' }],
    ],
    [
      `<v:video>${VIDEO.replace('>https://a.example/t', '> http:// ')}</v:video>`,
      lost('http://', '2:10', { element: 'v:thumbnail_loc', detail: 'http-url' }),
    ],
    [
      `<v:video>${ABOUT}\n<v:player_loc>/p</v:player_loc><v:content_loc/></v:video>`,
      wrong('/p', '3:1', { element: 'v:player_loc', detail: 'http-url' }),
      wrong('', '3:32', { element: 'v:content_loc', detail: 'file-url' }),
      lost(null, '2:1', {
        detail: 'unusable',
        element: 'v:video',
        members: ['video:content_loc', 'video:player_loc'],
      }),
    ],
    ['<i:image/>', lost(null, '2:1', { element: 'i:image', member: 'image:loc' })],
    [
      '<i:image>\n<i:loc>a</i:loc><i:loc>https://a.example/</i:loc></i:image>',
      lost('a', '3:1', { element: 'i:loc', detail: 'http-url' }),
      [
        'repeated-element',
        'error',
        'nothing',
        'https://a.example/',
        '3:17',
        { parent: 'i:image', element: 'i:loc' },
      ],
    ],
    [
      `<n:news>${PUBLICATION}${DATE}</n:news>`,
      lost(null, '2:1', { element: 'n:news', member: 'news:title' }),
    ],
    [
      `<n:news>${DATE}<n:title>T</n:title></n:news>`,
      lost(null, '2:1', { element: 'n:news', member: 'news:publication' }),
    ],
    [
      `<n:news>${DATE}<n:title>T</n:title>\n<n:publication><n:name>N</n:name></n:publication></n:news>`,
      lost(null, '3:1', { element: 'n:publication', member: 'news:language' }),
    ],
  ])('%s', (elements, ...expected) => {
    const { entry, problems } = read(elements)
    expect(problems).toEqual(expected)
    expect(entry).toEqual(entryWith({}))
  })
})

test('in a publication, elements that were once in an article are unknown', () => {
  const publication = PUBLICATION.replace('</n:publication>', '\n<n:genres/>$&')
  const { entry, problems } = read(
    `<n:news>${publication}${DATE}<n:title>T</n:title><n:genres/></n:news>`,
  )
  expect(problems).toEqual([
    unknown('n:genres', '3:1', {
      element: 'n:genres',
      parent: 'n:publication',
      members: ['news:name', 'news:language'],
    }),
    [
      'extension-deprecated',
      'info',
      'nothing',
      'n:genres',
      `3:${1 + `<n:genres/></n:publication>${DATE}<n:title>T</n:title>`.length}`,
      { element: 'n:genres' },
    ],
  ])
  expect(entry).toEqual(entryWith({ news: article }))
})

test.each([
  ['i:image', '<i:loc>https://a.example/i</i:loc>', 'caption geo_location title license'],
  ['v:video', VIDEO, 'category gallery_loc price tvshow id content_segment_loc'],
  [
    'n:news',
    `${PUBLICATION}${DATE}<n:title>T</n:title>`,
    'access genres keywords stock_tickers geo_locations',
  ],
])('what %s once had is named, and costs nothing', (name, elements, removed) => {
  const prefix = name.slice(0, 2)
  const names = removed.split(' ').map((local) => prefix + local)
  const old = names.map((each) => `\n<${each}>1</${each}>`).join('')
  const { entry, problems } = read(`<${name}>${elements}${old}</${name}>`)
  expect(problems).toEqual(
    names.map((each, i) => [
      'extension-deprecated',
      'info',
      'nothing',
      each,
      `${3 + i}:1`,
      { element: each },
    ]),
  )
  expect(entry).toEqual(read(`<${name}>${elements}</${name}>`).entry)
})

test('of two articles of a page, the first is read', () => {
  const first = `<n:news>${PUBLICATION}${DATE}<n:title>T</n:title></n:news>`
  const second = '<n:news/>'
  const { entry, problems } = read(`${first}\n${second}${second}`)
  expect(problems).toEqual([
    ['repeated-element', 'error', 'nothing', null, '3:1', { element: 'n:news' }],
  ])
  expect(entry).toEqual(entryWith({ news: article }))
})
