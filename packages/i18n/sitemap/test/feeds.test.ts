import type { SitemapItem } from '@waymark/sitemap'
import { parseW3cDate } from '@waymark/sitemap'
import { readFeed } from '@waymark/sitemap/feeds'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { parseRfc822Date } from '../src/feed/rfc-822-date.ts'

async function read(text: string | Iterable<string>, options = {}): Promise<SitemapItem[]> {
  const items: SitemapItem[] = []
  for await (const item of readFeed(text, options)) items.push(item)
  return items
}

const entriesOf = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'url' ? [item.entry] : []))
const problemsOf = (items: readonly SitemapItem[]) =>
  items.flatMap((item) =>
    item.type === 'problem' ? [[item.code, item.line, item.column, item.refuses]] : [],
  )

const rss = (...items: readonly string[]) =>
  `<?xml version="1.0"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title><link>https://a.example/</link>\n${items.map((item) => `<item>${item}</item>`).join('\n')}\n</channel></rss>`
const atom = (...entries: readonly string[]) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://a.example/"/><updated>2020-01-01T00:00:00Z</updated>\n${entries.map((entry) => `<entry>${entry}</entry>`).join('\n')}\n</feed>`
const link = '<link>https://a.example/1</link>'

describe('RSS 2.0', () => {
  test('is read as a sitemap', async () => {
    const items = await read(
      rss(
        `<title>A</title>${link}<pubDate>Sat, 07 Sep 2002 09:42:31 +0200</pubDate><guid>x</guid>`,
        `<atom:link href="https://b.example/"/><link>\n <![CDATA[https://a.example/?a&b]]> \n</link>`,
      ),
    )
    expect(items[0]).toEqual({ type: 'root', kind: 'urlset', line: 2, column: 1 })
    expect(items[1]).toEqual({
      type: 'url',
      entry: {
        loc: 'https://a.example/1',
        lastmod: '2002-09-07T09:42:31+02:00',
        alternates: [],
      },
      line: 3,
      column: 1,
    })
    expect(entriesOf(items)[1]).toEqual({ loc: 'https://a.example/?a&b', alternates: [] })
    expect(items.at(-1)).toMatchObject({
      type: 'end',
      kind: 'urlset',
      entries: 2,
      isComplete: true,
    })
    expect(problemsOf(items)).toEqual([])
  })

  test.each([
    [
      'no link',
      '<guid isPermaLink="true">https://a.example/1</guid>',
      'feed-link-missing',
      'entry',
    ],
    ['an empty link', '<link> </link>', 'feed-link-missing', 'entry'],
    ['a relative link', '<link>/1</link>', 'loc-relative', 'entry'],
    ['a link of another scheme', '<link>ftp://a.example/</link>', 'loc-protocol', 'entry'],
    ['a link with spaces', '<link>https://a.example/a b</link>', 'untidy-url', 'nothing'],
    ['a date of a sitemap', `${link}<pubDate>2002-09-07</pubDate>`, 'feed-date-invalid', 'value'],
    [
      'a wrong day of the week',
      `${link}<pubDate>Sun, 07 Sep 2002 09:42:31 GMT</pubDate>`,
      'feed-date-invalid',
      'nothing',
    ],
  ])('reports %s', async (_, item, code, refuses) => {
    const items = await read(rss(item, link))
    expect(problemsOf(items)).toEqual([[code, 3, expect.any(Number), refuses]])
    expect(entriesOf(items)).toHaveLength(refuses === 'entry' ? 1 : 2)
    expect(items.at(-1)).toMatchObject({ entries: 2 })
  })

  test('reports a link to another host, if it is known where the feed is', async () => {
    const items = await read(rss(link), { location: 'https://b.example/feed.xml' })
    expect(problemsOf(items)).toEqual([['other-host', 3, 7, 'nothing']])
  })
})

describe('Media RSS', () => {
  const media = (xml: string) =>
    rss(`${link}${xml}`).replace('<rss ', '<rss xmlns:media="http://search.yahoo.com/mrss/" ')
  const about =
    '<media:title> Tea </media:title><media:description>How</media:description><media:thumbnail url="https://a.example/t.png"/>'
  const player = '<media:player url="https://a.example/p?1"/>'
  const video = {
    thumbnailLoc: 'https://a.example/t.png',
    title: 'Tea',
    description: 'How',
  }

  test.each([
    [
      'in one element',
      `<media:content duration="120" url="https://a.example/v.mp4" medium="video">${about}${player}</media:content>`,
      [
        {
          ...video,
          contentLoc: 'https://a.example/v.mp4',
          playerLoc: 'https://a.example/p?1',
          duration: 120,
        },
      ],
    ],
    [
      'without its kind, as in the documentation',
      `<media:content>${about}${player}</media:content>`,
      [{ ...video, playerLoc: 'https://a.example/p?1' }],
    ],
    [
      'in a group, with what is common to it',
      `<media:group>${about}<media:content type="video/mp4" url="https://a.example/1.mp4"/><media:content medium="video" url="https://a.example/2.mp4"/></media:group>`,
      [
        { ...video, contentLoc: 'https://a.example/1.mp4' },
        { ...video, contentLoc: 'https://a.example/2.mp4' },
      ],
    ],
    [
      'that is an image',
      `<media:content medium="image" url="https://a.example/i.png"/>`,
      undefined,
    ],
    ['that is a sound', `<media:content type="audio/mpeg" url="https://a.example/s"/>`, undefined],
    ['with a thumbnail alone', '<media:thumbnail url="x"/>', undefined],
  ])('has a video %s', async (_, xml, videos) => {
    const items = await read(media(xml))
    expect(problemsOf(items)).toEqual([])
    expect(entriesOf(items)[0]?.videos).toEqual(videos)
  })

  test('takes time in proportion to the videos of a group', async () => {
    const contents = '<media:content medium="video" url="ftp://a.example/"/>'.repeat(15_000)
    const [entry] = entriesOf(await read(media(`<media:group>${about}${contents}</media:group>`)))
    expect(entry?.videos).toHaveLength(15_000)
  })

  test.each([
    ['no thumbnail', about.replace(/<media:thumbnail.*/, ''), player, 'extension-incomplete'],
    ['no title', about.replace(/<media:title.*?title>/, ''), player, 'extension-incomplete'],
    [
      'a thumbnail without a URL',
      about.replace(/ url="[^"]*"/, ''),
      player,
      'extension-incomplete',
    ],
    ['no video', about, '', 'extension-incomplete'],
    ['a long title', about.replace('Tea', 'x'.repeat(101)), player, 'extension-value'],
    ['a relative thumbnail', about.replace('https://a.example', ''), player, 'extension-value'],
    ['the page as its player', about, player.replace('p?1', '1'), 'extension-value'],
  ])('reports a video with %s', async (what, texts, playing, code) => {
    const items = await read(
      media(`<media:content medium="video">${texts}${playing}</media:content>`),
    )
    expect(problemsOf(items).map(([found]) => found)).toEqual([code])
    expect(entriesOf(items)).toHaveLength(1)
    expect(entriesOf(items)[0]?.videos === undefined).toBe(what !== 'the page as its player')
  })
})

describe('Atom', () => {
  test('is read as a sitemap', async () => {
    const items = await read(
      atom(
        '<link rel="self" href="https://a.example/x"/><link href=" https://a.example/1 "/><updated> 2003-12-13T18:30:02.25+01:00 </updated>',
        '<link rel="alternate" type="text/html" href="https://a.example/2"/><link rel="alternate" type="application/pdf" href="https://a.example/2.pdf"/>',
        '<content type="xhtml"><link href="https://a.example/no"/></content><link rel="enclosure" href="https://a.example/3.mp3"/>',
      ),
    )
    expect(entriesOf(items)).toEqual([
      {
        loc: 'https://a.example/1',
        lastmod: '2003-12-13T18:30:02.25+01:00',
        alternates: [],
      },
      { loc: 'https://a.example/2', alternates: [] },
    ])
    expect(problemsOf(items)).toEqual([['feed-link-missing', 4, 1, 'entry']])
  })

  test('reports a wrong date also if the link is missing', async () => {
    expect(problemsOf(await read(atom('<updated>2003-12-13</updated>')))).toEqual([
      ['feed-date-invalid', 2, 8, 'value'],
      ['feed-link-missing', 2, 1, 'entry'],
    ])
  })

  test('requires a whole date', async () => {
    const entry = '<link href="https://a.example/1"/><updated>2003-12-13</updated>'
    expect(problemsOf(await read(atom(entry)))).toEqual([['feed-date-invalid', 2, 42, 'value']])
  })

  test('may be that of 0.3, with its own names', async () => {
    const text = atom(
      '<link rel="alternate" href="https://a.example/1"/><modified>2003-12-13T18:30:02Z</modified>',
    ).replace('http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#')
    expect(entriesOf(await read(text))).toEqual([
      { loc: 'https://a.example/1', lastmod: '2003-12-13T18:30:02Z', alternates: [] },
    ])
  })
})

test.each([
  ['<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>', 'not-a-feed'],
  ['<feed><entry/></feed>', 'not-a-feed'],
  ['<rss><channel></channel></rss>', 'no-entries'],
  ['<rss><channel><item></channel></rss>', 'not-well-formed'],
  ['<!DOCTYPE rss><rss/>', 'doctype'],
  ['', 'empty'],
  [
    `<rss><channel><item><link>${'x'.repeat(5000)}</link></item></channel></rss>`,
    'element-too-long',
  ],
  [
    `<rss><channel><item xmlns:m="http://search.yahoo.com/mrss/"><m:content>${'<m:x/>'.repeat(1000)}</m:content></item></channel></rss>`,
    'element-too-long',
  ],
])('%.60s is reported as %s', async (text, code) => {
  const items = await read(text, { maxTextLength: 4096 })
  expect(problemsOf(items).map(([found]) => found)).toEqual([code])
  expect(items.at(-1)).toMatchObject({ type: 'end', isComplete: code === 'no-entries' })
})

test('the items are the same for any pieces', async () => {
  const text = rss(`${link}<pubDate>7 Sep 02 09:42 EST</pubDate>`, '<link>/é</link>')
  const whole = await read(text)
  expect(entriesOf(whole)[0]?.lastmod).toBe('2002-09-07T09:42:00-05:00')
  for (let size = 1; size < 60; size++) {
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'gu'))!
    expect(await read(pieces)).toEqual(whole)
  }
})

test('broken feeds never throw, and end with an item of type end', async () => {
  const texts = [rss(link, '<link>/1</link>'), atom('<link href="https://a.example/1"/>')]
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.nat(400),
      fc.nat(40),
      fc.constantFrom('', '<', '</item>', '<item>', '&', '</', ']]>', '<link>', '\u0001'),
      async (text, at, length, added) => {
        const items = await read(text.slice(0, at) + added + text.slice(at + length))
        expect(items.filter(({ type }) => type === 'end')).toHaveLength(1)
        expect(items.at(-1)?.type).toBe('end')
      },
    ),
    { numRuns: runs(500) },
  )
})

describe('a date of RFC 822', () => {
  test('is the moment that the engine finds', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true }),
        fc.integer({ min: -1439, max: 1439 }),
        (moment, offset) => {
          const local = new Date(moment.getTime() + offset * 60_000).toUTCString()
          const minutes = Math.abs(offset)
          const zone = [minutes / 60, minutes % 60].map((n) =>
            String(Math.trunc(n)).padStart(2, '0'),
          )
          const text = local.replace('GMT', `${offset < 0 ? '-' : '+'}${zone.join('')}`)
          const { date, fault } = parseRfc822Date(text)
          expect(fault).toBe(null)
          expect(Date.parse(date!)).toBe(Math.floor(moment.getTime() / 1000) * 1000)
          expect(parseW3cDate(date!)).not.toBe(null)
        },
      ),
    )
  })

  test.each([
    ['07 Sep 2002 09:42 GMT', '2002-09-07T09:42:00+00:00'],
    ['sat,  7 SEP 02 09:42:31 ut', '2002-09-07T09:42:31+00:00'],
    ['01 Jan 70 00:00:00 PDT', '1970-01-01T00:00:00-07:00'],
    ['29 Feb 2024 23:59:59 -0330', '2024-02-29T23:59:59-03:30'],
  ])('%s is %s', (text, date) => {
    expect(parseRfc822Date(text)).toEqual({ date, fault: null })
  })

  test.each([
    ['29 Feb 2023 00:00 GMT', { detail: 'day' }],
    ['31 Apr 2023 00:00 GMT', { detail: 'day' }],
    ['0 Apr 2023 00:00 GMT', { detail: 'day' }],
    ['1 Abr 2023 00:00 GMT', { month: 'Abr' }],
    ['1 Apr 2023 24:00 GMT', { detail: 'time' }],
    ['1 Apr 2023 10:00 CET', { zone: 'CET' }],
    ['1 Apr 2023 10:00 +9900', { zone: '+9900' }],
    ['1 Apr 2023 10:00 A', { zone: 'A' }],
    ['2023-04-01T10:00:00Z', { detail: 'form' }],
    ['Saturday, 1 Apr 2023 10:00 GMT', { detail: 'form' }],
  ])('%s is refused', (text, fault) => {
    expect(parseRfc822Date(text)).toMatchObject({ date: null, fault: { data: fault } })
  })
})
