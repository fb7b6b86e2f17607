import {
  parseSitemap,
  SITEMAP_NAMESPACE,
  type SitemapItem,
  type SitemapReaderOptions,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { entriesOf, type Found, problemsOf } from './found.ts'

const NAMESPACES = `xmlns="${SITEMAP_NAMESPACE}" xmlns:x="http://www.w3.org/1999/xhtml"`
const loc = 'https://a.example/'
const LOC = `<loc>${loc}</loc>`
const longUrl = (length: number) => loc.padEnd(length, 'x')
const link = (href: string, lang = 'de') =>
  `<x:link rel="alternate" hreflang="${lang}" href="${href}"/>`

interface Read {
  readonly entry: object | null
  readonly problems: readonly Found[]
}

function toRead(items: readonly SitemapItem[]): Read {
  return { entry: entriesOf(items).at(-1) ?? null, problems: problemsOf(items) }
}

/** What is in the entry begins on the second line. */
const page = (content: string, options: SitemapReaderOptions = {}) =>
  toRead(parseSitemap(`<urlset ${NAMESPACES}><url>\n${content}</url></urlset>`, options))
const sitemap = (content: string, options: SitemapReaderOptions = {}) =>
  toRead(
    parseSitemap(
      `<sitemapindex ${NAMESPACES}><sitemap>\n${content}</sitemap></sitemapindex>`,
      options,
    ),
  )

const entryWith = (given: object) => ({ loc, alternates: [], ...given })

describe('a value of a page', () => {
  const DATE = { detail: 'not-a-date' }
  const WORD = {}
  const NUMBER = {}
  const wrong = (code: string, value: string | null, data: object): Found => [
    code,
    'warning',
    'value',
    value,
    '3:1',
    data,
  ]
  const second = (name: string, value: string): Found => [
    'repeated-element',
    'error',
    'nothing',
    value,
    '3:1',
    { element: name },
  ]

  test.each<[string, object, ...(readonly Found[])]>([
    ['<lastmod>\t2026-01-02 </lastmod>', { lastmod: '2026-01-02' }],
    ['<changefreq> never\n</changefreq>', { changefreq: 'never' }],
    ['<priority> +.50 </priority>', { priority: 0.5 }],
    ['<priority>0</priority>', { priority: 0 }],
    ['<priority>1.0</priority><lastmod>2026</lastmod>', { priority: 1, lastmod: '2026' }],
    ['<lastmod> x </lastmod>', {}, wrong('invalid-lastmod', 'x', DATE)],
    ['<lastmod/>', {}, wrong('invalid-lastmod', '', DATE)],
    ...['2026-01-02T10:00', '2026-01-02T10:00:00.5', '2026-01-02 10:00:00'].map(
      (date): [string, object, Found] => [
        `<lastmod>${date}</lastmod>`,
        {},
        wrong('invalid-lastmod', date, { detail: 'no-time-zone' }),
      ],
    ),
    ['<lastmod>2026-02-30T10:00</lastmod>', {}, wrong('invalid-lastmod', '2026-02-30T10:00', DATE)],
    ['<lastmod>2026<b/></lastmod>', {}, wrong('invalid-lastmod', null, { element: 'lastmod' })],
    ['<changefreq>Never</changefreq>', {}, wrong('invalid-changefreq', 'Never', WORD)],
    [
      '<changefreq><b/></changefreq>',
      {},
      wrong('invalid-changefreq', null, { element: 'changefreq' }),
    ],
    ['<priority>1.01</priority>', {}, wrong('invalid-priority', '1.01', NUMBER)],
    ['<priority/>', {}, wrong('invalid-priority', '', NUMBER)],
    ['<priority>1<b/></priority>', {}, wrong('invalid-priority', null, { element: 'priority' })],
  ])('%s', (content, given, ...expected) => {
    expect(page(`${LOC}\n${content}`)).toEqual({ entry: entryWith(given), problems: expected })
    // The place is that of the value, and its own order does not matter.
    const before = page(`\n${content}${LOC}`)
    expect(before).toEqual({ entry: entryWith(given), problems: expected })
  })

  test.each([
    ['lastmod', '2026', '2027'],
    ['changefreq', 'daily', 'never'],
    ['priority', '0.5', 'x'],
  ])('%s counts once, and is the first', (name, first, other) => {
    const value = name === 'priority' ? Number(first) : first
    const read = page(`${LOC}<${name}>${first}</${name}>\n<${name}> ${other}</${name}>`)
    expect(read).toEqual({
      entry: entryWith({ [name]: value }),
      problems: [second(name, ` ${other}`)],
    })
    const thrice = page(
      `${LOC}<${name}>${first}</${name}>${`<${name}>${other}</${name}>`.repeat(2)}`,
    )
    expect(thrice.problems).toHaveLength(2)
    // One with an element in it is no value.
    const broken = page(`${LOC}<${name}><b/></${name}><${name}>${first}</${name}>`)
    expect(broken.entry).toEqual(entryWith({ [name]: value }))
  })

  test('all of them are judged, in one order', () => {
    const { entry, problems } = page(
      `${link('/de')}<priority>2</priority><changefreq>x</changefreq><lastmod>x</lastmod><loc>/</loc>`,
    )
    expect(entry).toBe(null)
    expect(problems.map(([code]) => code)).toEqual([
      'loc-relative',
      'invalid-lastmod',
      'loc-relative',
      'invalid-changefreq',
      'invalid-priority',
    ])
  })

  test('of a sitemap is its date', () => {
    expect(sitemap(`${LOC}<lastmod>2026</lastmod>`)).toEqual({
      entry: { loc, lastmod: '2026' },
      problems: [],
    })
    expect(sitemap(`${LOC}\n<lastmod>x</lastmod>`)).toEqual({
      entry: { loc },
      problems: [wrong('invalid-lastmod', 'x', DATE)],
    })
    const lost = sitemap('<lastmod>x</lastmod>')
    expect(lost.entry).toBe(null)
    expect(lost.problems.map(([code]) => code)).toEqual(['loc-missing', 'invalid-lastmod'])
  })
})

describe('an entry is refused', () => {
  const refused = (code: string, value: string | null, place: string, data: object): Found => [
    code,
    'error',
    'entry',
    value,
    place,
    data,
  ]
  const TWO = {}
  const ELEMENT = { element: 'loc' }
  const CREDENTIALS = {}

  test.each<[string, Found]>([
    [
      '<lastmod>2026</lastmod>',
      refused('loc-missing', null, `1:${`<urlset ${NAMESPACES}>`.length + 1}`, {}),
    ],
    ['<loc> </loc>', refused('loc-relative', '', '2:1', { detail: 'empty' })],
    [' <loc>\n/x </loc>', refused('loc-relative', '/x', '2:2', { detail: 'relative' })],
    ['<loc>ftp://a/</loc>', refused('loc-protocol', 'ftp://a/', '2:1', { scheme: 'ftp' })],
    ['<loc>https://u:p@a/</loc>', refused('credentials', 'https://u:***@a/', '2:1', CREDENTIALS)],
    [
      `<loc>${longUrl(2_048)}</loc>`,
      refused('loc-too-long', longUrl(2_048), '2:1', { length: 2048 }),
    ],
    ['<loc>x<b/></loc>', refused('loc-not-text', null, '2:1', ELEMENT)],
    [`<loc><b/></loc><loc><b/></loc>${LOC}${LOC}`, refused('loc-not-text', null, '2:1', ELEMENT)],
    [`${LOC}\n<loc>/2</loc><loc>/3</loc><loc><b/></loc>`, refused('loc-repeated', loc, '3:1', TWO)],
    [`${LOC}\n<loc><b/></loc>${LOC}`, refused('loc-not-text', null, '3:1', ELEMENT)],
  ])('%s', (content, expected) => {
    expect(page(content)).toEqual({ entry: null, problems: [expected] })
    const [code, severity, refuses, value, place, data] = expected
    const at = code === 'loc-missing' ? `1:${`<sitemapindex ${NAMESPACES}>`.length + 1}` : place
    expect(sitemap(content)).toEqual({
      entry: null,
      problems: [[code, severity, refuses, value, at, data]],
    })
  })

  test('and handed over with its URL and its date where that is asked for', () => {
    for (const url of ['/x', '', 'ftp://a/', 'https://a b/', 'https://u:p@a/', longUrl(3_000)]) {
      const content = `<loc>${url}</loc><lastmod>x</lastmod>`
      for (const [read, empty] of [
        [page, { alternates: [] }],
        [sitemap, {}],
      ] as const) {
        const { entry, problems } = read(content, { keepRefused: true })
        expect(entry).toEqual({ loc: url, lastmod: 'x', ...empty })
        expect(problems.map(([, severity, refuses]) => [severity, refuses])).toEqual([
          ['error', 'nothing'],
          ['error', 'nothing'],
        ])
      }
    }
    // What has no URL, or two, is no entry all the same; other wrong values have no use.
    for (const content of ['', '<loc><b/></loc>', LOC + LOC]) {
      expect(page(content, { keepRefused: true }).entry).toBe(null)
    }
    const word = page(`${LOC}<changefreq> Weekly </changefreq>`, { keepRefused: true })
    expect(word.entry).toEqual(entryWith({ changefreq: 'weekly' }))
    expect(word.problems.map((found) => found.slice(0, 4))).toEqual([
      ['invalid-changefreq', 'warning', 'nothing', 'Weekly'],
    ])
    const hints = '<changefreq>x</changefreq><priority>x</priority><lastmod><b/></lastmod>'
    const { entry, problems } = page(LOC + hints, { keepRefused: true })
    expect(entry).toEqual(entryWith({}))
    expect(problems.map(([, , refuses]) => refuses)).toEqual(['value', 'value', 'value'])
  })

  test('not for a URL of 2,047 characters', () => {
    expect(page(`<loc>\n${longUrl(2_047)}</loc>`)).toEqual({
      entry: entryWith({ loc: longUrl(2_047) }),
      problems: [],
    })
  })
})

describe('an alternate', () => {
  const lost = (code: string, value: string | null, data: object): Found => [
    code,
    'error',
    'alternate',
    value,
    '3:1',
    data,
  ]

  test.each<[string, ...(readonly Found[])]>([
    [link('/de'), lost('loc-relative', '/de', { detail: 'relative' })],
    [link(''), lost('loc-relative', '', { detail: 'empty' })],
    [link('https://u@a/'), lost('credentials', 'https://u@a/', {})],
    [link(longUrl(2_048)), lost('loc-too-long', longUrl(2_048), { length: 2048 })],
    [link('/de', ''), lost('alternate-incomplete', '/de', { attribute: 'hreflang' })],
    [
      '<x:link rel="alternate" hreflang="de"/>',
      lost('alternate-incomplete', null, { attribute: 'href' }),
    ],
  ])('without what it needs is left out alone: %s', (xml, ...problems) => {
    const good = link(` ${loc}fr\t`, ' fr ')
    const alternates = [{ lang: 'fr', loc: `${loc}fr` }]
    expect(page(`${good}${LOC}\n${xml}`)).toEqual({ entry: entryWith({ alternates }), problems })
  })

  test('is handed over with a wrong URL where that is asked for, but not without one', () => {
    const links = `${link('/de')}${link('/', '')}<x:link rel="alternate" hreflang="fr"/>`
    const { entry, problems } = page(LOC + links, { keepRefused: true })
    expect(entry).toEqual(entryWith({ alternates: [{ lang: 'de', loc: '/de' }] }))
    expect(problems.map(([code, , refuses]) => [code, refuses])).toEqual([
      ['loc-relative', 'nothing'],
      ['alternate-incomplete', 'alternate'],
      ['alternate-incomplete', 'alternate'],
    ])
  })

  test.each([
    'alternate',
    'ALTERNATE',
    'nofollow alternate',
    'alternate\tnofollow',
    '\nalternate ',
  ])('has the relation %j', (rel) => {
    const xml = link(`${loc}de`).replace('"alternate"', `"${rel.replace('\t', '&#9;')}"`)
    expect(page(LOC + xml)).toEqual({
      entry: entryWith({ alternates: [{ lang: 'de', loc: `${loc}de` }] }),
      problems: [],
    })
  })
})

test('the place of the file says which pages it may list, and which sitemaps', () => {
  const location = `${loc}maps/index.xml`
  const other = (code: string, severity: string, value: string, data: object): Found => [
    code,
    severity,
    'nothing',
    value,
    '2:1',
    data,
  ]
  const folder = other('other-folder', 'info', `${loc}1`, { folder: `${loc}maps/` })
  const host = other('other-host', 'warning', 'https://b.example/', { origin: 'https://a.example' })
  const of = (read: typeof page, url: string) => read(`<loc>${url}</loc>`, { location }).problems
  expect([of(page, `${loc}1`), of(page, 'https://b.example/'), of(page, `${loc}maps/1`)]).toEqual([
    [folder],
    [host],
    [],
  ])
  expect([of(sitemap, `${loc}1`), of(sitemap, 'https://b.example/')]).toEqual([[], [host]])
  expect(page(`<loc>${loc}1</loc>`, { location }).entry).toEqual(entryWith({ loc: `${loc}1` }))
  // Of a URL that is refused, or kept although it is wrong, no more is said.
  expect(of(page, '/1')).toHaveLength(1)
})
