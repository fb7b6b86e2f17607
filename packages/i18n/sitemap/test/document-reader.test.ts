import {
  createSitemapReader,
  parseSitemap,
  SITEMAP_NAMESPACE,
  type SitemapItem,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'
import { index, LOC, loc, NAME, NAMESPACES, urlset, XHTML } from './documents.ts'
import { entriesOf, type Found, problemsOf } from './found.ts'

const PAGE = `<url>${LOC}</url>`
const LINK = '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>'

describe('the root', () => {
  test.each([
    [`<${NAME}y/>`, {}, 'wrong-root', { element: `${NAME}y` }],
    [`<s:url xmlns:s="${SITEMAP_NAMESPACE}"/>`, {}, 'wrong-root', { element: 's:url' }],
    ['<urlset/>', {}, 'wrong-namespace', {}],
    ['<sitemapindex xmlns="u"/>', { anyNamespace: false }, 'wrong-namespace', { namespace: 'u' }],
    [`<urlset xmlns="${NAME}${NAME}y"/>`, {}, 'wrong-namespace', { namespace: `${NAME}${NAME}y` }],
  ])('cannot be %s', (xml, options, code, data) => {
    const items = parseSitemap(`<!---->\n ${xml}`, options)
    expect(problemsOf(items)).toEqual([[code, 'error', 'file', null, '2:2', data]])
    expect(items).toHaveLength(2)
    expect(items[1]).toMatchObject({ kind: null, isComplete: false, line: 2, column: 2 })
  })

  test.each(['', 'u'])(
    'may be in the namespace %j if any is allowed, and so are its elements',
    (namespace) => {
      const other = `<url xmlns="${SITEMAP_NAMESPACE}">${LOC}</url>`
      const none = '<url xmlns=""/>'
      const xml = `\n<urlset xmlns="${namespace}" ${XHTML}><url><loc>${loc}</loc><lastMod/>${LINK}</url>${other}${none}</urlset>`
      const items = parseSitemap(xml, { anyNamespace: true })
      expect(items.slice(0, 3)).toEqual([
        {
          type: 'problem',
          code: 'wrong-namespace',
          severity: 'error',
          refuses: 'nothing',
          message: expect.any(String),
          ...(namespace !== '' && { data: { namespace } }),
          remedy: expect.any(String),
          value: namespace,
          line: 2,
          column: 1,
        },
        { type: 'root', kind: 'urlset', line: 2, column: 1 },
        {
          type: 'url',
          entry: { loc, alternates: [{ lang: 'de', loc: 'https://a.example/de' }] },
          line: 2,
          column: xml.indexOf('<url>'),
        },
      ])
      // An element without a namespace is of the protocol; one of another namespace is not.
      const codes = items.slice(3, -1).map((item) => item.type === 'problem' && item.code)
      expect(codes).toEqual(['unknown-element', namespace === '' ? 'loc-missing' : 'unknown-entry'])
      expect(items.at(-1)).toMatchObject({ entries: namespace === '' ? 2 : 1, isComplete: true })
    },
  )

  test.each(['urlset', 'sitemapindex'] as const)(
    'of the kind %s without entries is reported where it begins',
    (kind) => {
      const items = parseSitemap(`\n <${kind} xmlns="${SITEMAP_NAMESPACE}">\n</${kind}>`)
      expect(problemsOf(items)).toEqual([
        ['no-entries', 'warning', 'nothing', null, '2:2', { detail: kind }],
      ])
      expect(items.map(({ type }) => type)).toEqual(['root', 'problem', 'end'])
    },
  )
})

describe('what is not read is reported with its place', () => {
  const unread = (value: string, data: object): Found => [
    'unknown-element',
    'warning',
    'value',
    value,
    '3:2',
    data,
  ]
  const lost = (value: string, data: object): Found => [
    'unknown-entry',
    'error',
    'entry',
    value,
    '3:2',
    data,
  ]
  const inUrl = { parent: 'url', members: ['loc', 'lastmod', 'changefreq', 'priority'] }
  const inUrlset = { parent: 'urlset', members: ['url'] }
  const outside = {}
  const link = (code: string, value: string | null, data: object): Found => [
    code,
    'error',
    'alternate',
    value,
    '3:2',
    data,
  ]

  test.each<[string, string, ...(readonly Found[])]>([
    ['url', '<lastMod/>', unread('lastMod', { element: 'lastMod', ...inUrl })],
    ['url', '<loc xmlns=""/>', unread('loc', { detail: 'no-namespace', element: 'loc', ...inUrl })],
    ['url', `<${NAME}y/>`, unread(`${NAME}y`, { element: `${NAME}y`, ...inUrl })],
    ['url', '<priority xmlns="u"/>'],
    [
      'url',
      LINK.replace('href=', 'src='),
      link('alternate-incomplete', null, { attribute: 'href' }),
    ],
    [
      'url',
      LINK.replace('hreflang="de"', 'hreflang=" "'),
      link('alternate-incomplete', 'https://a.example/de', { attribute: 'hreflang' }),
    ],
    [
      'url',
      LINK.replace('hreflang="de"', 'hreflang=""').replace('href="https://a.example/de"', ''),
      link('alternate-incomplete', null, { attribute: 'href' }),
    ],
    [
      'url',
      LINK.replace('alternate', '\t'),
      link('alternate-incomplete', 'https://a.example/de', {}),
    ],
    [
      'url',
      LINK.replace('rel="alternate"', ''),
      link('alternate-incomplete', 'https://a.example/de', {}),
    ],
    [
      'url',
      LINK.replace('hreflang', 'lang'),
      link('alternate-incomplete', 'https://a.example/de', { attribute: 'lang' }),
    ],
    [
      'url',
      LINK.replace('hreflang', 'HREFLANG'),
      link('alternate-incomplete', 'https://a.example/de', { attribute: 'HREFLANG' }),
    ],
    [
      'url',
      LINK.replace('hreflang', `xmlns:${NAME}="u" ${NAME}:lang`),
      link('alternate-incomplete', 'https://a.example/de', { attribute: `${NAME}:lang` }),
    ],
    ['url', LINK.replace('hreflang', 'xlang')],
    ['url', LINK.replace('hreflang', 'langx')],
    ['url', LINK.replace('hreflang', 'lang').replace('alternate', 'canonical')],
    ['url', LINK.replace('hreflang', 'lang').replace('rel="alternate"', '')],
    ['url', LINK.replace('hreflang', 'lang').replace('xhtml:link', 'xhtml:a')],
    ['url', LINK.replace('alternate', 'canonical')],
    ['url', LINK.replace('alternate', 'author')],
    ['url', LINK.replace('alternate', 'noalternateatall')],
    ['url', LINK.replace('alternate', 'alternate'.repeat(200))],
    ...['alternates', 'alternative', 'Altenate'].map((rel): [string, string, Found] => [
      'url',
      LINK.replace('alternate', rel),
      link('alternate-incomplete', 'https://a.example/de', { rel }),
    ]),
    ['url', LINK.replace('alternate', 'alternates').replace('xhtml:link', 'xhtml:a')],
    ...['href-lang', 'href_lang', 'herflang', 'hreflangs', 'language'].map(
      (name): [string, string, Found] => [
        'url',
        LINK.replace('hreflang', name),
        link('alternate-incomplete', 'https://a.example/de', { attribute: name }),
      ],
    ),
    ...['media', 'type', 'hreftype', 'href', 'title', 'hreflang'.repeat(100)].map(
      (name): [string, string] => [
        'url',
        LINK.replace('hreflang', name).replace('href="h', 'src="h'),
      ],
    ),
    ['url', LINK.replace('xhtml:link', 'xhtml:a')],
    ['urlset', '<Url/>', lost('Url', { element: 'Url', ...inUrlset })],
    [
      'urlset',
      '<url xmlns=""/>',
      lost('url', { detail: 'no-namespace', element: 'url', ...inUrlset }),
    ],
    ['urlset', `<${NAME}y/>`, lost(`${NAME}y`, { element: `${NAME}y`, ...inUrlset })],
    ['urlset', '<url xmlns="u"/>'],
    ['urlset', LINK, link('misplaced-link', 'https://a.example/de', outside)],
    ['urlset', LINK.replace('href=', 'src='), link('misplaced-link', null, outside)],
    ['urlset', LINK.replace('hreflang', 'lang')],
    [
      'sitemap',
      '<priority/>',
      unread('priority', { element: 'priority', parent: 'sitemap', members: ['loc', 'lastmod'] }),
    ],
    ['sitemap', LINK, link('misplaced-link', 'https://a.example/de', outside)],
    [
      'sitemapindex',
      '<url/>',
      lost('url', { element: 'url', parent: 'sitemapindex', members: ['sitemap'] }),
    ],
    ['sitemapindex', LINK, link('misplaced-link', 'https://a.example/de', outside)],
  ])('in a %s: %s', (where, xml, ...expected) => {
    const part = `\n ${xml}`
    const content: Readonly<Record<string, readonly SitemapItem[]>> = {
      url: urlset(`<url>${LOC}${part}</url>`),
      urlset: urlset(`${PAGE}${part}`),
      sitemap: index(`<sitemap>${LOC}${part}</sitemap>`),
      sitemapindex: index(`<sitemap>${LOC}</sitemap>${part}`),
    }
    const items = content[where]!
    expect(problemsOf(items)).toEqual(expected)
    expect(entriesOf(items)).toEqual([where.startsWith('url') ? { loc, alternates: [] } : { loc }])
    expect(items.at(-1)).toMatchObject({ entries: 1, isComplete: true })
  })

  test('the namespace of links is named once for a file, by its beginning', () => {
    const xml = `<o:link xmlns:o="${NAME}${NAME}y" rel="alternate" hreflang="de"/>`
    const items = urlset(`<url>${LOC}\n ${xml}${xml}${LINK}</url><url>${LOC}${xml}</url>`)
    expect(problemsOf(items)).toEqual([
      [
        'link-namespace',
        'warning',
        'nothing',
        `${NAME}${NAME}y`,
        '3:2',
        { namespace: `${NAME}${NAME}y`, expected: 'http://www.w3.org/1999/xhtml' },
      ],
    ])
    expect(entriesOf(items)).toEqual([
      { loc, alternates: [{ lang: 'de', loc: 'https://a.example/de' }] },
      { loc, alternates: [] },
    ])
    const link = '<o:link xmlns:o="u" hreflang="de"/><o:link xmlns:o="u" rel="next" hreflang="de"/>'
    expect(problemsOf(urlset(`<url>${LOC}${link}</url>`))).toEqual([])
  })
})

describe('text between elements', () => {
  const stray = (place: string, where: string): Found => [
    'stray-text',
    'warning',
    'nothing',
    null,
    place,
    { element: where },
  ]

  test('is reported once before each tag, where it begins after white space', () => {
    const items = urlset(`\n  a&amp;b<![CDATA[c]]>d<url>\n e${LOC}f\n</url>\n g <!-- -->h`)
    expect(problemsOf(items)).toEqual([
      stray('3:3', 'urlset'),
      stray('4:2', 'url'),
      stray('4:32', 'url'),
      stray('6:2', 'urlset'),
    ])
    expect(items.map(({ type }) => type)).toEqual([
      'root',
      'problem',
      'url',
      'problem',
      'problem',
      'problem',
      'end',
    ])
  })

  test('is named by the elements of an index, too', () => {
    const items = index(`\na<sitemap>\nb${LOC}</sitemap>`)
    expect(problemsOf(items)).toEqual([stray('3:1', 'sitemapindex'), stray('4:1', 'sitemap')])
  })

  test('in elements that are not read, and white space, is nothing', () => {
    const other = '<o:o xmlns:o="o">a<url>b</url></o:o>'
    const unknown = `<page>a</page>`
    const items = urlset(` \r\n\t${other}${unknown}<url>&#32;${LOC}<![CDATA[ \n]]>${other}</url>`)
    expect(problemsOf(items).map(([code]) => code)).toEqual(['unknown-entry'])
    const nested = urlset(`<url>${LOC}<lastMod>a<b/>c</lastMod></url>`)
    expect(problemsOf(nested).map(([code]) => code)).toEqual(['unknown-element'])
  })

  test('of a value is that of its own level', () => {
    const xml = `<url><loc>https:<!-- x -->//a<![CDATA[.ex]]>ample&#47;</loc><lastmod> 2026</lastmod></url>`
    expect(entriesOf(urlset(xml + xml))).toEqual(
      Array(2).fill({ loc, lastmod: '2026', alternates: [] }),
    )
    const broken = '<url><loc>a<b>c</b></loc><loc>https://a.example/</loc></url>'
    expect(problemsOf(urlset(broken)).map(([code]) => code)).toEqual(['loc-not-text'])
  })
})

describe('problems of an entry', () => {
  test('follow it, with its number of entries', () => {
    const items = urlset(`<url>\n<lastmod>x</lastmod><a/>${LOC}</url><url/>`)
    expect(items.map((item) => (item.type === 'problem' ? item.code : item.type))).toEqual([
      'root',
      'url',
      'unknown-element',
      'invalid-lastmod',
      'loc-missing',
      'end',
    ])
    expect(items.at(-1)).toMatchObject({ entries: 2 })
  })

  test('are held up to a thousand', () => {
    const types = (count: number) => {
      const reader = createSitemapReader()
      const xml = `<urlset ${NAMESPACES}><url>${LOC}${'<a/>'.repeat(count)}`
      return reader.write(xml).map(({ type }) => type)
    }
    expect(types(999)).toEqual(['root'])
    expect(types(1_000)).toEqual(['root', ...Array(1_000).fill('problem')])
    expect(types(1_999)).toHaveLength(1_001)
  })
})
