import { OptionError } from '@waymark/infra/options'
import type { SitemapItem } from '@waymark/sitemap'
import { readFeed } from '@waymark/sitemap/feeds'
import { describe, expect, test } from 'vitest'
import { entriesOf, problemsOf } from './found.ts'

async function read(text: string, options: object = {}): Promise<SitemapItem[]> {
  const items: SitemapItem[] = []
  for await (const item of readFeed(text, options)) items.push(item)
  return items
}

const loc = 'https://a.example/1'
const LINK = `<link>${loc}</link>`
const rss = (items: string) => `<rss version="2.0"><channel>${items}</channel></rss>`
const atom = (entries: string, namespace = 'http://www.w3.org/2005/Atom') =>
  `<feed xmlns="${namespace}">${entries}</feed>`

test('all items have their places, and the end has the size', async () => {
  const xml = `\n<rss><channel>
  <item><title>T</title>${LINK}</item> <item>
    <pubDate>Sun, 01 Jan 2023 10:20 GMT</pubDate><link/>
  </item><item>${LINK}<pubDate>Mon, 01 Jan 2023 10:20 GMT</pubDate></item>
</channel></rss>\n `
  expect(await read(xml)).toEqual([
    { type: 'root', kind: 'urlset', line: 2, column: 1 },
    { type: 'url', entry: { loc, alternates: [] }, line: 3, column: 3 },
    {
      type: 'problem',
      code: 'feed-link-missing',
      severity: 'error',
      message: expect.any(String),
      data: { element: 'item' },
      remedy: expect.any(String),
      refuses: 'entry',
      line: 3,
      column: 65,
    },
    {
      type: 'problem',
      code: 'feed-date-invalid',
      severity: 'warning',
      message: expect.any(String),
      data: { actual: 'Sunday', weekday: 'Mon', like: 'Sat, 07 Sep 2002 09:42:31 GMT' },
      remedy: expect.any(String),
      refuses: 'nothing',
      value: 'Mon, 01 Jan 2023 10:20 GMT',
      line: 5,
      column: 48,
    },
    {
      type: 'url',
      entry: { loc, lastmod: '2023-01-01T10:20:00+00:00', alternates: [] },
      line: 5,
      column: 10,
    },
    {
      type: 'end',
      kind: 'urlset',
      entries: 3,
      bytes: xml.length,
      isComplete: true,
      line: 7,
      column: 2,
    },
  ])
})

describe('an item', () => {
  const item = `<item>${LINK}</item>`
  test.each([
    ['directly in the root of RSS', `<rss>${item}<channel/></rss>`, 0],
    ['too deep', rss(`<x>${item}</x>`), 0],
    ['in an item', rss(`<item>${item}</item>`), 0],
    ['in another namespace', rss('<item xmlns="u"><link>https://a.example/</link></item>'), 0],
    ['of another name', rss(`<entry>${LINK}</entry>`), 0],
    ['in a channel of any name', `<rss><x>${item}</x></rss>`, 1],
    ['in a second channel', `<rss><channel/><channel>${item}</channel></rss>`, 1],
    ['of Atom in an element', atom(`<x><entry><link href="${loc}"/></entry></x>`), 0],
    ['of Atom with the name of RSS', atom(`<item><link href="${loc}"/></item>`), 0],
    ['of Atom in no namespace', atom(`<entry xmlns=""><link href="${loc}"/></entry>`), 0],
  ])('%s', async (_where, xml, count) => {
    expect(entriesOf(await read(xml))).toHaveLength(count)
  })

  test.each([
    ['its first link', `${LINK}<link>https://a.example/2</link>`, loc],
    ['the first that has text', `<link> </link><link/>${LINK}`, loc],
    ['its own link', `<x><link>https://a.example/2</link></x>${LINK}`, loc],
    ['that of its namespace', `<link xmlns="u">https://a.example/2</link>${LINK}`, loc],
    ['text without what is in elements', `<link>${loc}<b>/x</b></link>`, loc],
    ['text as a whole', `<link>\t${loc}?<!-- -->a&amp;<![CDATA[b]]>\n</link>`, `${loc}?a&b`],
  ])('has as its link %s', async (_which, xml, expected) => {
    const items = await read(rss(`<item>${xml}</item>`))
    expect(entriesOf(items)).toEqual([{ loc: expected, alternates: [] }])
    expect(problemsOf(items)).toEqual([])
  })

  test('has its first date, and no date of the item before it', async () => {
    const dates = '<pubDate/><pubDate>1 Jan 2023 10:20 Z</pubDate><pubDate>x</pubDate>'
    const items = await read(rss(`<item>${dates}<updated>x</updated>${LINK}</item>${item}`))
    expect(entriesOf(items)).toEqual([
      { loc, lastmod: '2023-01-01T10:20:00+00:00', alternates: [] },
      { loc, alternates: [] },
    ])
    expect(problemsOf(items)).toEqual([])
  })

  test('without a valid date has no date, and all of it is reported before its page', async () => {
    const items = await read(rss(`<item>${LINK}\n<pubDate> x </pubDate></item>`))
    expect(items.map(({ type }) => type)).toEqual(['root', 'problem', 'url', 'end'])
    expect(problemsOf(items)).toEqual([
      [
        'feed-date-invalid',
        'warning',
        'value',
        'x',
        '2:1',
        { detail: 'form', like: 'Sat, 07 Sep 2002 09:42:31 GMT' },
      ],
    ])
    expect(entriesOf(items)).toEqual([{ loc, alternates: [] }])
  })
})

describe('an entry of Atom', () => {
  const entry = (xml: string) => atom(`<entry>${xml}</entry>`)

  test.each([
    ['without a relation', `<link href="${loc}"/>`],
    ['with the relation', `<link rel="alternate" href="${loc}"/>`],
    ['with the relation in capitals', `<link rel="Alternate" href="${loc}"/>`],
    ['after others', `<link rel="self" href="x"/><link rel="" href="y"/><link href="${loc}"/>`],
    ['after one without a URL', `<link/><link href=" ${loc}\n"/>`],
    ['before others', `<link href="${loc}"/><link href="https://a.example/2"/>`],
    ['and not in the text', `<link>https://a.example/2</link><link href="${loc}"/>`],
    ['of its namespace', `<link xmlns="" href="x"/><link href="${loc}"/>`],
  ])('has its link %s', async (_which, xml) => {
    const items = await read(entry(xml))
    expect(problemsOf(items)).toEqual([])
    expect(entriesOf(items)).toEqual([{ loc, alternates: [] }])
  })

  const LINKED = `<link href="${loc}"/>`
  const TIME = '2003-12-13T18:30:02Z'

  test.each([
    ['updated', 'http://www.w3.org/2005/Atom'],
    ['modified', 'http://purl.org/atom/ns#'],
  ])('has the date of its format: %s', async (name, namespace) => {
    const other = name === 'updated' ? 'modified' : 'updated'
    const xml = `<entry>${LINKED}<${other}>x</${other}><published>x</published><${name}>${TIME}</${name}></entry><entry>${LINKED}\n<${name}>2003-12-13T18:30Z</${name}></entry>`
    const items = await read(atom(xml, namespace))
    expect(entriesOf(items)).toEqual([
      { loc, lastmod: TIME, alternates: [] },
      { loc, alternates: [] },
    ])
    expect(problemsOf(items)).toEqual([
      [
        'feed-date-invalid',
        'warning',
        'value',
        '2003-12-13T18:30Z',
        '2:1',
        { element: name, like: '2002-09-07T09:42:31Z' },
      ],
    ])
  })

  test.each(['2003-02-30T18:30:02Z', '2003-12-13', 'x T18:30:02'])(
    'has no date %s',
    async (date) => {
      const items = await read(entry(`${LINKED}<updated>${date}</updated>`))
      expect(problemsOf(items).map(([code]) => code)).toEqual(['feed-date-invalid'])
      expect(entriesOf(items)).toEqual([{ loc, alternates: [] }])
    },
  )

  test('without a link is named in the words of Atom', async () => {
    expect(problemsOf(await read(entry(`<id>${loc}</id>`)))).toEqual([
      ['feed-link-missing', 'error', 'entry', null, '1:43', { element: 'entry' }],
    ])
  })
})

describe('a root that is not that of a feed', () => {
  test.each([
    ['<rss xmlns="u"/>', 'rss'],
    ['<feed/>', 'feed'],
    ['<feed xmlns="http://purl.org/atom/ns"/>', 'feed'],
    ['<RSS/>', 'RSS'],
    ['<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'urlset'],
    [`<u:${'x'.repeat(50)} xmlns:u="u"/>`, `u:${'x'.repeat(50)}`],
  ])('%s', async (xml, name) => {
    const [problem, end, ...rest] = await read(`\n ${xml}`)
    expect(problemsOf([problem!])).toEqual([
      ['not-a-feed', 'error', 'file', null, '2:2', { element: name }],
    ])
    expect(end).toEqual({
      type: 'end',
      kind: null,
      entries: 0,
      bytes: xml.length + 2,
      isComplete: false,
      line: 2,
      column: 2,
    })
    expect(rest).toEqual([])
  })
})

test('a feed without items is reported at its root', async () => {
  expect(problemsOf(await read(`<?x y?>\n ${rss('<item xmlns="u"/>')}`))).toEqual([
    ['no-entries', 'warning', 'nothing', null, '2:2', { detail: 'urlset' }],
  ])
})

describe('a value may be as long as the limit, its end tag counted', () => {
  const MOST = 4_096
  const long = (length: number) => 'x'.repeat(length)
  const item = (xml: string) => `<rss><channel><item>\n${xml}</item></channel></rss>`

  test.each([
    ['a link', 'link', (length: number) => `<link>${long(length - 7)}</link>`],
    ['a date', 'date', (length: number) => `<pubDate>${long(length - 10)}</pubDate>`],
    ['elements in a link', 'link', (length: number) => `<link>${long(length - 11)}<b/></link>`],
    [
      'media',
      'm:content',
      (length: number) =>
        `<m:content xmlns:m="http://search.yahoo.com/mrss/">${long(length - 12)}</m:content>`,
    ],
  ])('%s', async (_what, name, write) => {
    const fatal = async (xml: string) =>
      problemsOf(await read(item(xml), { maxTextLength: MOST })).filter(
        ([, , refuses]) => refuses === 'file',
      )
    expect(await fatal(write(MOST))).toEqual([])
    expect(await fatal(write(MOST + 1))).toEqual([
      ['element-too-long', 'error', 'file', null, '2:1', { element: name, most: MOST }],
    ])
    // Each value has the limit for itself.
    expect(await fatal(write(MOST) + write(MOST))).toEqual([])
  })

  test('also if nothing of it has ended', async () => {
    for (const start of ['<link>', '<m:content xmlns:m="http://search.yahoo.com/mrss/">']) {
      const found = await read(item(`${start}${'<b/>'.repeat(1_025)}`), { maxTextLength: MOST })
      expect(problemsOf(found)[0]?.[0]).toBe('element-too-long')
    }
  })
})

test('the options of a reader of sitemaps are passed on, except those that feeds have no use for', async () => {
  const xml = rss(`<item><link>/1</link></item>`)
  const kept = await read(xml, { keepRefused: true })
  expect(entriesOf(kept)).toEqual([{ loc: '/1', alternates: [] }])
  expect(problemsOf(kept).map(([code, , refuses]) => [code, refuses])).toEqual([
    ['loc-relative', 'nothing'],
  ])
  const large = await read(xml, { maxBytes: 20 })
  expect(problemsOf(large).map(([code]) => code)).toEqual(['file-too-large'])
  for (const options of [{ anyNamespace: true }, { extensions: [] }, { now: 0 }]) {
    await expect(read(xml, options)).rejects.toThrow(OptionError)
  }
})
