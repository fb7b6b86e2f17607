import { OptionError } from '@waymark/infra/options'
import { createSitemapReader, parseSitemap, readSitemap, type SitemapItem } from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"'

const wrap = (urls: string) => `<urlset ${NS} ${XHTML}>${urls}</urlset>`
const locs = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'url' || item.type === 'sitemap' ? [item.entry.loc] : []))
const problems = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'problem' ? [{ value: null, ...item }] : []))
const codes = (items: readonly SitemapItem[]) => problems(items).map(({ code }) => code)

/** In one piece, in two or three cut anywhere, and in single units. */
function expectProblemWhereverCut(xml: string, expected: object): void {
  const read = (pieces: readonly string[]) => {
    const reader = createSitemapReader()
    const items = pieces.flatMap((piece) => [...reader.write(piece)])
    return problems([...items, ...reader.end()])
  }
  expect(read([xml])).toMatchObject([expected])
  for (let at = 0; at <= xml.length; at++) {
    for (const size of [1, 5]) {
      const pieces = [xml.slice(0, at), xml.slice(at, at + size), xml.slice(at + size)]
      expect(read(pieces)).toMatchObject([expected])
    }
  }
  expect(read(xml.split(''))).toMatchObject([expected])
}

describe('a good file', () => {
  test('items come in the order of the file, with lines and columns', () => {
    const xml = `<?xml version="1.0"?>
<urlset ${NS}
  ${XHTML}>
  <url><loc>https://a.example/1</loc></url> <url
    ><loc> https://a.example/2 </loc><lastmod>2026-01-01</lastmod><changefreq>daily</changefreq>
    <priority>0.5</priority>
    <xhtml:link rel="alternate" hreflang="de" href="https://a.example/de?a&amp;b"/>
  </url>
</urlset>
`
    expect(parseSitemap(xml)).toEqual([
      { type: 'root', kind: 'urlset', line: 2, column: 1 },
      { type: 'url', entry: { loc: 'https://a.example/1', alternates: [] }, line: 4, column: 3 },
      {
        type: 'url',
        entry: {
          loc: 'https://a.example/2',
          lastmod: '2026-01-01',
          changefreq: 'daily',
          priority: 0.5,
          alternates: [{ lang: 'de', loc: 'https://a.example/de?a&b' }],
        },
        line: 4,
        column: 45,
      },
      {
        type: 'end',
        kind: 'urlset',
        entries: 2,
        bytes: xml.length,
        isComplete: true,
        line: 10,
        column: 1,
      },
    ])
  })

  test('an index gives its sitemaps', () => {
    const xml = `<sitemapindex ${NS}><sitemap><loc>https://a.example/1.xml</loc><lastmod>2026</lastmod></sitemap></sitemapindex>`
    expect(parseSitemap(xml)).toMatchObject([
      { type: 'root', kind: 'sitemapindex' },
      { type: 'sitemap', entry: { loc: 'https://a.example/1.xml', lastmod: '2026' } },
      { type: 'end', kind: 'sitemapindex', entries: 1 },
    ])
  })

  test('elements of extensions are passed over', () => {
    const items = parseSitemap(
      wrap(`<url><loc>https://a.example/1</loc>
        <i:image xmlns:i="http://www.google.com/schemas/sitemap-image/1.1"><i:loc>https://b.example/</i:loc><loc>https://c.example/</loc></i:image>
        <v:video xmlns:v="http://www.google.com/schemas/sitemap-video/1.1"><v:title>&lt;x</v:title></v:video>
        <n:news xmlns:n="http://www.google.com/schemas/sitemap-news/0.9"><n:publication_date>x</n:publication_date></n:news>
      </url>`),
    )
    expect(locs(items)).toEqual(['https://a.example/1'])
    expect(codes(items)).toEqual([])
  })

  test('links are known by their namespace, alternates by rel and hreflang', () => {
    const items = parseSitemap(
      wrap(`<url><loc>https://a.example/1</loc>
        <h:link xmlns:h="http://www.w3.org/1999/xhtml" rel="nofollow Alternate" hreflang=" de " href=" https://a.example/1 "/>
        <link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="en" href="https://a.example/2"></link>
        <xhtml:link rel="alternate" media="print" href="https://a.example/4"/>
        <xhtml:link rel="canonical" hreflang="es" href="https://a.example/5"/>
      </url>`),
    )
    expect(items[1]).toMatchObject({
      entry: {
        alternates: [
          { lang: 'de', loc: 'https://a.example/1' },
          { lang: 'en', loc: 'https://a.example/2' },
        ],
      },
    })
    expect(codes(items)).toEqual([])
  })

  test.each(['http://www.w3.org/TR/xhtml11/xhtml11_schema.html', 'http://www.w3.org/1999/xhtml/'])(
    'links of the namespace %j are not alternates, which is said once',
    (namespace) => {
      const link = '<x:link rel="alternate" hreflang="de" href="https://a.example/de"/>'
      const entry = `<url><loc>https://a.example/1</loc>${link}</url>`
      const items = parseSitemap(`<urlset ${NS} xmlns:x="${namespace}">${entry}${entry}</urlset>`)
      expect(problems(items)).toMatchObject([
        { code: 'link-namespace', refuses: 'nothing', value: namespace },
      ])
      expect(items.flatMap((item) => (item.type === 'url' ? item.entry.alternates : []))).toEqual(
        [],
      )
    },
  )

  test('a link of another namespace that is not an alternate is ignored', () => {
    const links = [
      '<a:link xmlns:a="http://www.w3.org/2005/Atom" rel="alternate" href="https://a.example/"/>',
      '<a:link xmlns:a="http://www.w3.org/2005/Atom" hreflang="de" href="https://a.example/de"/>',
    ]
    const items = parseSitemap(wrap(`<url><loc>https://a.example/1</loc>${links.join('')}</url>`))
    expect(codes(items)).toEqual([])
  })

  test.each(['urlset', 'sitemapindex'])('a %s without entries is read and reported', (root) => {
    for (const xml of [`\n<${root} ${NS}/>`, `\n<${root} ${NS}><o:o xmlns:o="o"/></${root}>\n`]) {
      const items = parseSitemap(xml)
      expect(problems(items)).toMatchObject([
        { code: 'no-entries', refuses: 'nothing', line: 2, column: 1 },
      ])
      expect(items.at(-1)).toMatchObject({ type: 'end', entries: 0, isComplete: true })
    }
    expect(codes(parseSitemap(`<${root} ${NS}>`))).toEqual(['not-well-formed'])
    expect(codes(parseSitemap(`<${root} ${NS}></other>`))).toEqual(['not-well-formed'])
  })

  test('a character may be written as its number, in hexadecimal digits of either case', () => {
    const items = parseSitemap(wrap('<url><loc>https://a.example/&#x4A;&#x6b;&#76;</loc></url>'))
    expect(codes(items)).toEqual([])
    expect(locs(items)).toEqual(['https://a.example/JkL'])
  })

  test('more entries than the protocol allows are read and reported once', { tags: 'slow' }, () => {
    const items = parseSitemap(wrap('<url><loc>https://a.example/</loc></url>\n'.repeat(50_002)))
    expect(locs(items)).toHaveLength(50_002)
    expect(problems(items)).toMatchObject([
      {
        code: 'too-many-urls',
        refuses: 'nothing',
        data: { most: 50000 },
        line: 50_001,
      },
    ])
    const sitemap = '<sitemap><loc>https://a.example/</loc></sitemap>\n'
    const index = parseSitemap(`<sitemapindex ${NS}>${sitemap.repeat(50_002)}</sitemapindex>`)
    expect(problems(index)).toMatchObject([
      {
        code: 'too-many-sitemaps',
        refuses: 'nothing',
        data: { most: 50000 },
        line: 50_001,
      },
    ])
  })
})

describe('what the protocol does not have', () => {
  const LOC = '<loc>https://a.example/</loc>'
  const LINK = '<xhtml:link rel="alternate" hreflang="en" href="https://a.example/en"/>'
  const inIndex = (xml: string) => `<sitemapindex ${NS} ${XHTML}>${xml}</sitemapindex>`
  const url = `<url>${LOC}</url>`
  const sitemap = `<sitemap>${LOC}</sitemap>`

  test.each([
    // A value is lost.
    [wrap(`<url>${LOC}\n <lastMod>2026</lastMod></url>`), 'unknown-element', 'value', 'lastMod'],
    [wrap(`<url>${LOC}\n <prioritty>1</prioritty></url>`), 'unknown-element', 'value', 'prioritty'],
    [wrap(`<url>${LOC}\n <loc xmlns="">x</loc></url>`), 'unknown-element', 'value', 'loc'],
    [
      wrap(`<url>${LOC}\n <link rel="alternate" hreflang="fr" href="x"/></url>`),
      'unknown-element',
      'value',
      'link',
    ],
    [
      inIndex(`<sitemap>${LOC}\n <priority>1</priority></sitemap>`),
      'unknown-element',
      'value',
      'priority',
    ],
    // A page or a sitemap is lost.
    [wrap(`${url}\n <Url>${LOC}</Url>`), 'unknown-entry', 'entry', 'Url'],
    [wrap(`${url}\n <page>${LOC}<x/>text</page>`), 'unknown-entry', 'entry', 'page'],
    [wrap(`${url}\n <sitemap>${LOC}</sitemap>`), 'unknown-entry', 'entry', 'sitemap'],
    [wrap(`${url}\n <url xmlns="">${LOC}</url>`), 'unknown-entry', 'entry', 'url'],
    [inIndex(`${sitemap}\n <url>${LOC}</url>`), 'unknown-entry', 'entry', 'url'],
    // A link is lost.
    [wrap(`${url}\n ${LINK}`), 'misplaced-link', 'alternate', 'https://a.example/en'],
    [inIndex(`${sitemap}\n ${LINK}`), 'misplaced-link', 'alternate', 'https://a.example/en'],
    [
      inIndex(`<sitemap>${LOC}\n ${LINK}</sitemap>`),
      'misplaced-link',
      'alternate',
      'https://a.example/en',
    ],
    [
      wrap(`<url>${LOC}\n <xhtml:link hreflang="en" href="x"/></url>`),
      'alternate-incomplete',
      'alternate',
      'x',
    ],
    [
      wrap(`<url>${LOC}\n <xhtml:link rel=" " hreflang="en" href="x"/></url>`),
      'alternate-incomplete',
      'alternate',
      'x',
    ],
    [
      wrap(`<url>${LOC}\n ${LINK.replace('hreflang', 'hrefLang')}</url>`),
      'alternate-incomplete',
      'alternate',
      'https://a.example/en',
    ],
    [
      wrap(`<url>${LOC}\n ${LINK.replace('hreflang', 'href-lang')}</url>`),
      'alternate-incomplete',
      'alternate',
      'https://a.example/en',
    ],
    [
      wrap(`<url>${LOC}\n ${LINK.replace('"alternate"', '"alternative"')}</url>`),
      'alternate-incomplete',
      'alternate',
      'https://a.example/en',
    ],
    [
      wrap(`<url>${LOC}\n ${LINK.replace('hreflang', 'lang')}</url>`),
      'alternate-incomplete',
      'alternate',
      'https://a.example/en',
    ],
    [
      wrap(`<url>${LOC}\n ${LINK.replace('hreflang', 'xml:lang')}</url>`),
      'alternate-incomplete',
      'alternate',
      'https://a.example/en',
    ],
    // Text is lost.
    [
      wrap(`${url}\n https://a.example/2\n${url.replace('/<', '/3<')}`),
      'stray-text',
      'nothing',
      null,
    ],
    [wrap(`<url>${LOC}\r\n &amp;<lastmod>2026</lastmod></url>`), 'stray-text', 'nothing', null],
    [inIndex(`${sitemap}\r x`), 'stray-text', 'nothing', null],
  ])('is reported at its place, and the rest is read: %s', (xml, code, refuses, value) => {
    const items = parseSitemap(xml)
    expect(problems(items)).toMatchObject([{ code, refuses, value, line: 2, column: 2 }])
    expect(locs(items)[0]).toBe('https://a.example/')
    expect(items.at(-1)).toMatchObject({ isComplete: true })
    for (const size of [1, 2, 7]) {
      const reader = createSitemapReader()
      const read: SitemapItem[] = []
      for (let at = 0; at < xml.length; at += size)
        read.push(...reader.write(xml.slice(at, at + size)))
      expect([...read, ...reader.end()]).toEqual(items)
    }
  })

  test('says which page was not read, and what was meant', () => {
    const items = parseSitemap(wrap(`<page>${LOC}</page><url>${LOC}<lastMod>2026</lastMod></url>`))
    expect(problems(items).map(({ code, data }) => [code, data])).toEqual([
      ['unknown-entry', { element: 'page', parent: 'urlset', members: ['url'] }],
      [
        'unknown-element',
        {
          element: 'lastMod',
          parent: 'url',
          members: ['loc', 'lastmod', 'changefreq', 'priority'],
        },
      ],
    ])
  })

  test('does not include an alternate without a language, which is for another device', () => {
    const media = '<xhtml:link rel="alternate" media="screen" href="https://m.a.example/"/>'
    const canonical = '<xhtml:link rel="canonical" lang="en" href="https://a.example/"/>'
    expect(codes(parseSitemap(wrap(`<url>${LOC}${media}${canonical}</url>`)))).toEqual([])
  })

  test('is passed over inside an element of another namespace', () => {
    const other = `<o:o xmlns:o="o">text<page>${LOC}</page>${LINK}<o:o>text</o:o></o:o>`
    for (const xml of [wrap(`${other}<url>${LOC}${other}</url>`), inIndex(`${other}${sitemap}`)]) {
      expect(codes(parseSitemap(xml))).toEqual([])
    }
  })
})

describe('an entry with a problem', () => {
  test.each([
    ['<loc>https://a.example/</loc><lastmod>x</lastmod>', 'invalid-lastmod', 'value', 'x'],
    [
      '<loc>https://a.example/</loc><changefreq>Daily</changefreq>',
      'invalid-changefreq',
      'value',
      'Daily',
    ],
    ['<loc>https://a.example/</loc><priority>2</priority>', 'invalid-priority', 'value', '2'],
    [
      '<loc>https://a.example/</loc><lastmod>2026</lastmod><lastmod>2027</lastmod>',
      'repeated-element',
      'nothing',
      '2027',
    ],
    [
      '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de"/>',
      'alternate-incomplete',
      'alternate',
      null,
    ],
    [
      '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="" href="x"/>',
      'alternate-incomplete',
      'alternate',
      'x',
    ],
    [
      '<loc>https://a.example/</loc><xhtml:link rel="alternate" hreflang="de" href="/de"/>',
      'loc-relative',
      'alternate',
      '/de',
    ],
    ['<loc>https://a.example/</loc><lastmod><b/>2005</lastmod>', 'invalid-lastmod', 'value', null],
  ])('keeps the entry: %s', (xml, code, refuses, value) => {
    const items = parseSitemap(wrap(`<url>${xml}</url>`))
    expect(locs(items)).toEqual(['https://a.example/'])
    expect(problems(items)).toMatchObject([{ code, refuses, value }])
  })

  test.each([
    ['', 'loc-missing', null],
    ['<loc/>', 'loc-relative', ''],
    ['<loc>https://a.example:x/</loc>', 'loc-not-url', 'https://a.example:x/'],
    ['<loc>mailto:a@a.example</loc>', 'loc-protocol', 'mailto:a@a.example'],
    [
      `<loc>https://a.example/${'x'.repeat(2_030)}</loc>`,
      'loc-too-long',
      `https://a.example/${'x'.repeat(2_030)}`,
    ],
    [
      '<loc>https://a.example/</loc><loc>https://a.example/</loc>',
      'loc-repeated',
      'https://a.example/',
    ],
    ['<loc>https://a.example/<x/></loc>', 'loc-not-text', null],
  ])('refuses the entry and goes on: %s', (xml, code, value) => {
    const items = parseSitemap(wrap(`<url>${xml}</url><url><loc>https://a.example/2</loc></url>`))
    expect(locs(items)).toEqual(['https://a.example/2'])
    expect(problems(items)).toMatchObject([{ code, refuses: 'entry', value }])
    expect(items.at(-1)).toMatchObject({ entries: 2, isComplete: true })
  })

  test('is handed over as it is when that is asked for', () => {
    const xml = wrap(
      '<url><loc>/1</loc><lastmod>x</lastmod><xhtml:link rel="alternate" hreflang="de" href="/de"/></url>',
    )
    const items = parseSitemap(xml, { keepRefused: true })
    expect(items[1]).toMatchObject({
      entry: { loc: '/1', lastmod: 'x', alternates: [{ lang: 'de', loc: '/de' }] },
    })
    expect(problems(items).map(({ code, refuses }) => [code, refuses])).toEqual([
      ['loc-relative', 'nothing'],
      ['invalid-lastmod', 'nothing'],
      ['loc-relative', 'nothing'],
    ])
  })

  test('does not keep more than a thousand until it ends, however it is cut', () => {
    const xml = wrap(
      `<url><loc>https://a.example/1</loc>${'<a/>'.repeat(2_500)}</url><url><loc>/2</loc></url>`,
    )
    const whole = parseSitemap(xml)
    expect(whole.filter(({ type }) => type === 'problem')).toHaveLength(2_501)
    expect(whole.findIndex(({ type }) => type === 'url')).toBe(1 + 2_000)
    const reader = createSitemapReader()
    const items = [...reader.write(xml.slice(0, 8_000))]
    expect(codes(items)).toEqual(new Array(1_000).fill('unknown-element'))
    for (const unit of xml.slice(8_000)) items.push(...reader.write(unit))
    expect([...items, ...reader.end()]).toEqual(whole)
    // So is text between elements that nothing is said of.
    const text = createSitemapReader()
    const early = text.write(wrap(`<url>${'x<o:o xmlns:o="o"/>'.repeat(1_500)}`).slice(0, -9))
    expect(codes(early)).toEqual(new Array(1_000).fill('stray-text'))
  })

  test('loses only the link if the URL of an alternate has hundreds of kilobytes', () => {
    const link = (href: string) => `<xhtml:link rel="alternate" hreflang="de" href="${href}"/>`
    const links = link(`https://a.example/${'x'.repeat(300_000)}`) + link('https://a.example/de')
    const page = `<url><loc>https://a.example/en</loc>${links}</url>`
    const items = parseSitemap(wrap(`${page}<url><loc>https://a.example/</loc></url>`))
    expect(codes(items)).toEqual(['loc-too-long'])
    expect(items.map(({ type }) => type)).toEqual(['root', 'url', 'problem', 'url', 'end'])
  })

  test('has its own place', () => {
    const items = parseSitemap(
      wrap('\n<url>\n <loc>https://a.example/</loc>\r\n  <lastmod>x</lastmod>\r</url>'),
    )
    expect(problems(items)).toMatchObject([{ line: 4, column: 3 }])
  })
})

describe('a broken file', () => {
  const good = '<url><loc>https://a.example/1</loc></url>'
  test.each([
    [
      'an end tag of another name',
      `<urlset ${NS}>${good}<url><loc>https://a.example/2</loc></ur>`,
      'not-well-formed',
      1,
    ],
    [
      'an outer end tag too early',
      `<urlset ${NS}>${good}<url><loc>https://a.example/2</loc></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an ampersand',
      `<urlset ${NS}>${good}<url><loc>https://a.example/?a&b=c</loc></url></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an entity',
      `<urlset ${NS}>${good}<url><loc>https://a.example/&amps;</loc></url></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an entity of the prototype',
      `<urlset ${NS}>${good}<url><loc>https://a.example/&constructor;</loc></url></urlset>`,
      'not-well-formed',
      1,
    ],
    ['a lower-case doctype', '<!doctype urlset><urlset/>', 'not-well-formed', 0],
    ['a page', '<!doctype html><title>x</title>', 'html-document', 0],
    ['a page after a comment', '<!-- x -->\n<!DOCTYPE\thtml PUBLIC "a" "b">', 'html-document', 0],
    ['a page without a document type', '<html lang="en"><title>x</title>', 'html-document', 0],
    ['a page in XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'html-document', 0],
    ['a page with more space', '<!doctype\r\n  HTML>', 'html-document', 0],
    ['a page of capitals', '<HTML><HEAD>', 'html-document', 0],
    ['a word like html', '<!DOCTYPE htm><htm/>', 'doctype', 0],
    [
      'a doctype after a comment',
      `<!-- x --><?y z?>\n<!DOCTYPE urlset><urlset ${NS}/>`,
      'doctype',
      0,
    ],
    ['a doctype too late', `<urlset ${NS}>${good}<!DOCTYPE urlset></urlset>`, 'not-well-formed', 1],
    ['text before the root', 'hello', 'not-well-formed', 0],
    ['white space only', ' \n ', 'not-well-formed', 0],
    ['JSON', '{"urls":[]}', 'not-well-formed', 0],
    [
      'two dashes in a comment',
      `<urlset ${NS}>${good}<!-- a -- b --></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an instruction whose name runs into its text',
      `<urlset ${NS}>${good}<?p?q ?></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an element that is a digit behind its prefix',
      `<urlset ${NS}>${good}<x:1 xmlns:x="urn:x"/></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'an attribute that is a hyphen behind its prefix',
      `<urlset ${NS}>${good}<x:a xmlns:x="urn:x" x:-="1"/></urlset>`,
      'not-well-formed',
      1,
    ],
    [
      'a prefix that is a digit',
      `<urlset ${NS} xmlns:1="urn:x">${good}</urlset>`,
      'not-well-formed',
      0,
    ],
    ['an attribute without quotes', `<urlset ${NS} a=1>`, 'not-well-formed', 0],
    ['a wrong case', `<URLSET ${NS}/>`, 'wrong-root', 0],
    [
      'white space around the namespace',
      '<urlset xmlns=" http://www.sitemaps.org/schemas/sitemap/0.9 "/>',
      'wrong-namespace',
      0,
    ],
    [
      'another namespace',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9/"/>',
      'wrong-namespace',
      0,
    ],
  ])('%s', (_name, xml, code, count) => {
    const items = parseSitemap(xml)
    expect(locs(items)).toHaveLength(count)
    expect(problems(items)).toMatchObject([{ code, refuses: 'file' }])
    expect(items.at(-1)).toMatchObject({ type: 'end', isComplete: false, entries: count })
  })

  test.each([
    ['<!-- a -->\n <!doctype html>', 2, 2],
    ['\n  <html lang="en">', 2, 3],
    ['\n  <x:HTML xmlns:x="u">', 2, 3],
  ])('that is a page says so, at its root or its document type: %j', (text, line, column) => {
    expectProblemWhereverCut(text, { code: 'html-document', line, column })
    expect(problems(parseSitemap(text)).map(({ code, severity }) => [code, severity])).toEqual([
      ['html-document', 'error'],
    ])
  })

  test('an ampersand is reported at its place', () => {
    const items = parseSitemap(
      `<urlset ${NS}>\n<url>\n<loc>https://a.example/?a&b=c</loc></url></urlset>`,
    )
    expect(problems(items)).toMatchObject([{ line: 3, column: 26, code: 'not-well-formed' }])
  })

  test.each([
    ['the name of another', '<url>\n <loc>https://a.example/1</url></urlset>', 3, 26],
    ['the name of the root', '<url>\r\n <loc>https://a.example/1</loc>\r\n</urlset>', 4, 1],
    ['line breaks', '<url><loc>https://a.example/1</loc></loc\r\n\n\r></url>', 2, 36],
    ['line breaks before it', '<url><loc>a\r\r\n\n</url\r\n\t></loc>', 5, 1],
    ['no element to end', '</urlset>\n\n</url >', 4, 1],
    ['no name', '<url>\n</></url>', 3, 1],
  ])('an end tag that does not fit is shown where it begins: %s', (_name, rest, line, column) => {
    expectProblemWhereverCut(`<urlset ${NS}>\n${rest}`, { code: 'not-well-formed', line, column })
  })

  test.each([
    ['a prefix of an element', '<url>\n <x:a\n  b="c"\n/></url>', 3, 2],
    ['a prefix of an attribute', '<url>\n <a b="c" x:d="e"\n/></url>', 3, 2],
    ['a prefix of both tags', '<url>\n <x:a\n></x:a></url>', 3, 2],
    ['an attribute twice', '<url><loc></loc><a b="c"\n b="d"></a></url>', 2, 17],
  ])('a start tag that cannot be is shown where it begins: %s', (_name, rest, line, column) => {
    expectProblemWhereverCut(`<urlset ${NS}>\n${rest}`, { code: 'not-well-formed', line, column })
  })

  test('the message for the prefix of alternates says how to declare it', () => {
    const link = '<xhtml:link rel="alternate" hreflang="de" href="https://a.example/de"/>'
    const xml = `<urlset ${NS}><url><loc>https://a.example/</loc>${link}</url></urlset>`
    // What is said has no other facts than this declaration.
    expect(problems(parseSitemap(xml))[0]?.message).toContain(
      'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
    )
    const [problem] = problems(parseSitemap(xml.replaceAll('xhtml', 'x')))
    expect(problem?.data).toEqual({ detail: 'prefix-not-declared', prefix: 'x' })
  })

  test('other namespaces are read when that is asked for', () => {
    const xml = `<urlset>${good}</urlset>`
    const items = parseSitemap(xml, { anyNamespace: true })
    expect(locs(items)).toEqual(['https://a.example/1'])
    expect(problems(items)).toMatchObject([{ code: 'wrong-namespace', refuses: 'nothing' }])
    const padded = parseSitemap(
      `<urlset xmlns=" http://www.sitemaps.org/schemas/sitemap/0.9 "><url><loc>https://a.example/</loc></url></urlset>`,
      { anyNamespace: true },
    )
    expect(locs(padded)).toEqual(['https://a.example/'])
  })
})

describe('limits', () => {
  const url = '<url><loc>https://a.example/1</loc></url>'
  test.each([
    ['too-deep', `<o:a xmlns:o="o">${'<a>'.repeat(70)}`, {}],
    ['too-deep', `<o:a xmlns:o="o"><b><c/></b></o:a>`, { maxDepth: 3 }],
    [
      'too-many-attributes',
      `<a ${Array.from({ length: 300 }, (_, n) => `a${n}='>'`).join(' ')}/>`,
      {},
    ],
    ['name-too-long', `<${'a'.repeat(2_000)}/>`, {}],
    ['name-too-long', `</${'a'.repeat(2_000)}>`, {}],
    ['name-too-long', `<a ${'a'.repeat(2_000)}=""/>`, {}],
    ['name-too-long', `<?${'a'.repeat(2_000)} ?>`, {}],
    ['name-too-long', `<a xmlns="${'u'.repeat(1_025)}"/>`, {}],
    ['name-too-long', `<url><p:a xmlns:p="${'u'.repeat(1_025)}"/></url>`, {}],
    ['attribute-too-long', `<a b="${'x>'.repeat(600_000)}"/>`, {}],
    ['attribute-too-long', `<a b="${'x'.repeat(600_000)}" c="${'x'.repeat(600_000)}"/>`, {}],
    ['attribute-too-long', `<a b="${'&amp;'.repeat(400_000)}"/>`, {}],
    ['loc-too-long', `<url><loc>${' '.repeat(5_000)}</loc></url>`, { maxTextLength: 4_096 }],
    ['loc-too-long', `<url><loc><!--${' '.repeat(5_000)}--></loc></url>`, { maxTextLength: 4_096 }],
    [
      'element-too-long',
      `<url><lastmod>${'<x/>'.repeat(5_000)}</lastmod></url>`,
      { maxTextLength: 4_096 },
    ],
    ['file-too-large', ' '.repeat(5_000), { maxBytes: 4_096 }],
  ])('%s', (code, xml, options) => {
    const items = parseSitemap(`<urlset ${NS}>${url}${xml}${url}</urlset>`, options)
    expect(problems(items)).toMatchObject([{ code, refuses: 'file' }])
    expect(locs(items)).toEqual(['https://a.example/1'])
  })

  test('just within them all is read', () => {
    const xml = `<urlset ${NS}>${url}
      <o:o xmlns:o="o"><${'a'.repeat(1_000)} b="${'x'.repeat(65_000)}" ${Array.from({ length: 250 }, (_, n) => `a${n}='>'`).join(' ')}/>
      ${'<a>'.repeat(60)}${'</a>'.repeat(60)}</o:o><!--${' '.repeat(2_000_000)}-->
      <url><loc>${' '.repeat(1_000_000)}https://a.example/2</loc></url></urlset>`
    const items = parseSitemap(xml)
    expect(codes(items)).toEqual([])
    expect(locs(items)).toEqual(['https://a.example/1', 'https://a.example/2'])
  })

  test('the attributes of an element may be exactly as long as their limit', () => {
    const codesOf = (value: string) =>
      codes(
        parseSitemap(`<urlset ${NS}>${url}<o:o xmlns:o="o" b="${value}"/></urlset>`, {
          maxAttributeLength: 64,
        }),
      )
    // Everything counts after the name of the element, up to the end of the tag.
    const rest = ' xmlns:o="o" b=""/>'.length
    expect(codesOf('x'.repeat(64 - rest))).toEqual([])
    expect(codesOf('x'.repeat(65 - rest))).toEqual(['attribute-too-long'])
  })

  test('limits that make no sense are the caller’s mistake', () => {
    for (const options of [{ maxDepth: 0 }, { maxBytes: Number.NaN }, { maxTextLength: 1 }]) {
      expect(() => parseSitemap('', options)).toThrow(OptionError)
    }
  })
})

describe('a URL that browsers repair', () => {
  const read = (url: string) => {
    const link = `<xhtml:link rel="alternate" hreflang="en" href="${url}"/>`
    return parseSitemap(wrap(`\n<url><loc>${url}</loc>${link}</url>`))
  }

  test.each([
    ['https:/a.example/', { detail: 'slashes' }],
    ['https:a.example/', { detail: 'slashes' }],
    ['https:///a.example/', { detail: 'slashes' }],
    ['https:\\\\a.example/', { detail: 'slashes' }],
    ['https://a.example/a b', { character: 'U+0020' }],
    ['https://a.example/&lt;', { character: 'U+003C' }],
    ['https://a.example/?&quot;', { character: 'U+0022' }],
    ['https://a.example/&#127;', { character: 'U+007F' }],
    ['https://a.example/a\\b', { detail: 'backslash' }],
    ['https://a.example/{slug}', { character: 'U+007B' }],
    ['https://a.example/}', { character: 'U+007D' }],
    ['https://a.example/`', { character: 'U+0060' }],
    ['https://a.example/^', { character: 'U+005E' }],
  ])('is given, and reported for the page and for the alternate: %s', (url, data) => {
    const [, page, ...problems] = read(url)
    expect(page).toMatchObject({ type: 'url', entry: { alternates: [{ lang: 'en' }] } })
    const problem = { code: 'untidy-url', refuses: 'nothing', data, line: 2 }
    expect(problems).toMatchObject([{ ...problem, column: 6 }, problem, { type: 'end' }])
  })

  test.each([
    'https://a.example',
    'HTTP://A.example:80/%zz|[]?{\\}^`#{}^`',
    'https://ü.example/日本?ü',
    ' \n\thttps://a.example/\n ',
  ])('does not include a URL that is only unusual: %j', (url) => {
    expect(read(url).map(({ type }) => type)).toEqual(['root', 'url', 'end'])
  })
})

test('a URL with a user name or a password is refused, and its password is not shown', () => {
  const entry = (loc: string, href: string) =>
    `<url><loc>${loc}</loc><xhtml:link rel="alternate" hreflang="de" href="${href}"/></url>`
  const items = parseSitemap(
    wrap(
      entry('https://a.example/@', 'https://a.example/de?@') +
        entry('https://user:pw@a.example/', 'https://a.example/') +
        entry('https://:@a.example/', 'https://user@a.example/de'),
    ),
  )
  expect(problems(items)).toMatchObject([
    {
      severity: 'error',
      code: 'credentials',
      refuses: 'entry',
      value: 'https://user:***@a.example/',
    },
    {
      severity: 'error',
      code: 'credentials',
      refuses: 'alternate',
      value: 'https://user@a.example/de',
    },
  ])
  expect(locs(items)).toEqual(['https://a.example/@', 'https://:@a.example/'])
  expect(items.flatMap((item) => (item.type === 'url' ? item.entry.alternates : []))).toHaveLength(
    1,
  )
})

describe('the place of the file', () => {
  const location = 'https://a.example/maps/sitemap.xml'
  const pages = ['a.example/maps/', 'a.example/maps/1', 'a.example/1', 'b.example/maps/1']
  const list = (tag: string) =>
    pages.map((page) => `<${tag}><loc>https://${page}</loc></${tag}>`).join('\n')

  test('says which pages it may not list', () => {
    const items = parseSitemap(wrap(list('url')), { location })
    expect(locs(items)).toHaveLength(4)
    expect(problems(items)).toMatchObject([
      {
        code: 'other-folder',
        data: { folder: 'https://a.example/maps/' },
        refuses: 'nothing',
        value: 'https://a.example/1',
        line: 3,
      },
      {
        code: 'other-host',
        data: { origin: 'https://a.example' },
        line: 4,
      },
    ])
    expect(codes(parseSitemap(wrap(list('url'))))).toEqual([])
  })

  test('of an index says which sitemaps are of another host', () => {
    const items = parseSitemap(`<sitemapindex ${NS}>${list('sitemap')}</sitemapindex>`, {
      location,
    })
    expect(codes(items)).toEqual(['other-host'])
  })

  test('must be a URL', () => {
    expect(() => createSitemapReader({ location: '/sitemap.xml' })).toThrow(TypeError)
  })
})

describe('encodings', () => {
  const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)
  const doc = (encoding: string, path: string) =>
    `<?xml version='1.0' encoding = '${encoding}' ?><urlset ${NS}><url><loc>https://a.example/${path}</loc></url></urlset>`
  const swap = (buffer: Buffer) => Buffer.from(buffer).swap16()

  test.each<[string, Uint8Array, string]>([
    ['UTF-8', bytes(doc('utf-8', 'ä😀')), 'ä😀'],
    ['UTF-8 with a mark', bytes(`\ufeff${doc('UTF-8', 'ä')}`), 'ä'],
    ['nothing said', bytes(doc('UTF-8', 'ä').replace(/<\?.*?\?>/, '')), 'ä'],
    ['UTF-16LE with a mark', bytes(`\ufeff${doc('UTF-16', 'ä😀')}`, 'utf16le'), 'ä😀'],
    ['UTF-16BE with a mark', swap(bytes(`\ufeff${doc('UTF-16', 'ä😀')}`, 'utf16le')), 'ä😀'],
    ['UTF-16LE without', bytes(doc('UTF-16LE', 'ä'), 'utf16le'), 'ä'],
    ['UTF-16BE without', swap(bytes(doc('utf-16be', 'ä'), 'utf16le')), 'ä'],
    ['Latin-1', bytes(doc('ISO-8859-1', 'ä\u0085ÿ'), 'latin1'), 'ä\u0085ÿ'],
    ['ASCII', bytes(doc('US-ASCII', 'a')), 'a'],
    ['windows-1252', bytes(doc('Windows-1252', '\u0080'), 'latin1'), '€'],
    ['KOI8-R', bytes(doc('koi8-r', '\u00c1'), 'latin1'), 'а'],
  ])('%s is read', (name, source, path) => {
    const items = parseSitemap(source)
    const isUtf8 = /^(?:UTF-8|ASCII|nothing)/.test(name)
    expect(codes(items)).toEqual(isUtf8 ? [] : ['not-utf8'])
    expect(locs(items)).toEqual([`https://a.example/${path}`])
  })

  test.each<[string, Uint8Array, string]>([
    [
      'a surrogate in UTF-8',
      bytes(doc('utf-8', '\u00ed\u00a0\u0080'), 'latin1'),
      'invalid-encoding',
    ],
    ['a cut sequence', bytes(doc('utf-8', '\u00f0\u009f\u0098'), 'latin1'), 'invalid-encoding'],
    [
      'a sequence cut by the end',
      bytes(`${doc('utf-8', 'a')}\u00f0\u009f`, 'latin1'),
      'invalid-encoding',
    ],
    [
      'half a unit',
      bytes(`\ufeff${doc('UTF-16', 'a')}`, 'utf16le').subarray(0, -1),
      'invalid-encoding',
    ],
    ['half a pair', bytes(`\ufeff${doc('UTF-16', '\ud800')}`, 'utf16le'), 'invalid-encoding'],
    ['a byte beyond ASCII', bytes(doc('us-ascii', 'ä')), 'invalid-encoding'],
    [
      'a mark against the declaration',
      bytes(`\ufeff${doc('iso-8859-1', 'a')}`),
      'invalid-encoding',
    ],
    ['UTF-16 declared in ASCII', bytes(doc('utf-16', 'a')), 'invalid-encoding'],
    [
      'UTF-8 declared in UTF-16',
      bytes(`\ufeff${doc('utf-8', 'a')}`, 'utf16le'),
      'invalid-encoding',
    ],
    ['a table of two bytes', bytes(doc('Shift_JIS', 'a')), 'unsupported-encoding'],
    ['no name of an encoding', bytes(doc('constructor', 'a')), 'unsupported-encoding'],
    ['a name with a space', bytes(doc('utf-8 x', 'a')), 'not-well-formed'],
    ['UTF-32', Uint8Array.of(0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0), 'unsupported-encoding'],
    ['EBCDIC', Uint8Array.of(0x4c, 0x6f, 0xa7, 0x94, 0x93), 'unsupported-encoding'],
    ['gzip', Uint8Array.of(0x1f, 0x8b, 8, 0, 0), 'invalid-encoding'],
    ['nothing', new Uint8Array(0), 'empty'],
    ['a mark and nothing', bytes('\ufeff'), 'empty'],
    ['zeros', new Uint8Array(64), 'not-well-formed'],
  ])('%s is refused', (_name, source, code) => {
    const found = problems(parseSitemap(source)).filter(({ refuses }) => refuses === 'file')
    expect(found).toMatchObject([{ code }])
  })

  test.each<[string, readonly number[]]>([
    ['UTF-16BE', [0x3c, 0xff, 0x61, 0x3e]],
    ['UTF-16BE, the first half', [0xfe, 0x3c, 0x61, 0x3e]],
    ['UTF-16LE', [0x3c, 0xfe, 0x61, 0x3e]],
    ['UTF-16LE, the first half', [0xff, 0x3c, 0x61, 0x3e]],
    ['UTF-8, two of three', [0xef, 0xbb, 0x3c, 0x61]],
    ['UTF-8, the last', [0x3c, 0xbf, 0x61, 0x3e]],
  ])('a part of the mark of %s is not that mark', (_name, source) => {
    const found = problems(parseSitemap(Uint8Array.from(source)))
    expect(found[0]).toMatchObject({ code: 'invalid-encoding', refuses: 'file' })
    expect(found.some(({ code }) => code === 'not-utf8')).toBe(false)
  })

  test('an encoding that is not UTF-8 is named before all else', () => {
    const items = parseSitemap(bytes(doc('Windows-1251', '\u00e0'), 'latin1'))
    expect(items[0]).toEqual({
      type: 'problem',
      code: 'not-utf8',
      severity: 'error',
      message: expect.any(String),
      data: { encoding: 'windows-1251' },
      remedy: expect.any(String),
      refuses: 'nothing',
      value: 'windows-1251',
      line: 1,
      column: 1,
    })
    expect(codes(parseSitemap(doc('Windows-1251', 'a')))).toEqual([])
  })

  test('a file that is still compressed is reported as compressed', () => {
    expect(problems(parseSitemap(Uint8Array.of(0x1f, 0x8b, 8, 0, 0)))).toMatchObject([
      { code: 'invalid-encoding', line: 1, column: 1 },
    ])
  })

  test('entries before bytes that are not of the encoding are given', () => {
    const items = parseSitemap(
      bytes(`<urlset ${NS}><url><loc>https://a.example/1</loc></url>\n\u00ff`, 'latin1'),
    )
    expect(locs(items)).toEqual(['https://a.example/1'])
    expect(problems(items)).toMatchObject([{ code: 'invalid-encoding', line: 2, column: 1 }])
  })

  test('the place of such bytes is after characters of several bytes', () => {
    const before = bytes(`<urlset ${NS}>\n<!-- a\u007fé日😀`)
    const items = parseSitemap(Uint8Array.of(...before, 0xff, 0x2d, 0x2d, 0x3e))
    expect(problems(items)).toMatchObject([{ code: 'invalid-encoding', line: 2, column: 12 }])
  })

  test.each(['LE', 'BE'])(
    'the place of half a pair in UTF-16%s is after whole characters',
    (order) => {
      // In the other order, the bytes of U+00D8 and U+00DC would be those of surrogates.
      const little = bytes(`\ufeff<urlset ${NS}>\n<!-- \u00d8\u00dc😀\ud800-->`, 'utf16le')
      const items = parseSitemap(order === 'LE' ? little : swap(little))
      expect(problems(items)).toMatchObject([
        { code: 'not-utf8' },
        { code: 'invalid-encoding', line: 2, column: 10 },
      ])
    },
  )

  test.each(['LE', 'BE'])('UTF-16%s is the same in pieces of any size', (order) => {
    const little = bytes(`\ufeff${doc('UTF-16', '\u00d8\u00dc😀')}`, 'utf16le')
    const whole = order === 'LE' ? little : swap(little)
    for (const size of [1, 2, 3, 5]) {
      const reader = createSitemapReader()
      const items: SitemapItem[] = []
      for (let at = 0; at < whole.length; at += size) {
        items.push(...reader.write(whole.subarray(at, at + size)))
      }
      expect([...items, ...reader.end()]).toEqual(parseSitemap(whole))
    }
  })

  test('a byte order mark counts as its three bytes in UTF-8', () => {
    const xml = `\ufeff${doc('utf-8', 'é')}`
    const { length } = bytes(xml)
    const inText = parseSitemap(xml, { maxBytes: length })
    expect(codes(inText)).toEqual([])
    expect(inText.at(-1)).toMatchObject({ type: 'end', bytes: length })
    expect(parseSitemap(bytes(xml), { maxBytes: length })).toEqual(inText)
    expect(codes(parseSitemap(xml, { maxBytes: length - 1 }))).toEqual(['file-too-large'])
  })

  test('a string with a lone surrogate is refused', () => {
    expect(codes(parseSitemap(wrap('<url><loc>https://a.example/\ud800</loc></url>')))).toEqual([
      'invalid-encoding',
    ])
  })
})

describe('places', () => {
  test('an element is where it begins, whatever its attributes hold and however it is cut', () => {
    const xml = '<a b="\n\n">'
    for (let cut = 0; cut <= xml.length; cut++) {
      const reader = createSitemapReader()
      const items = [...reader.write(xml.slice(0, cut)), ...reader.write(xml.slice(cut))]
      expect(items[0]).toMatchObject({ code: 'wrong-root', line: 1, column: 1 })
    }
  })

  test.each(['\n', '\r\n', '\r', ' ', '\r\r\n'])(
    'white space after its name does not move it: %j',
    (space) => {
      const loc = '<loc>https://a.example/</loc>'
      const link = `<xhtml:link${space}rel="alternate" hreflang="de" href="/de"/>`
      const xml = `<urlset ${NS} ${XHTML}>  <url${space}>${loc}\n   ${link}</url></urlset>`
      const line = space === ' ' ? 2 : space === '\r\r\n' ? 4 : 3
      const places = [
        { type: 'url', line: 1, column: xml.indexOf('<url', 1) + 1 },
        { type: 'problem', line, column: 4 },
      ]
      for (let cut = 0; cut <= xml.length; cut++) {
        const reader = createSitemapReader()
        const items = [...reader.write(xml.slice(0, cut)), ...reader.write(xml.slice(cut))]
        expect(items.slice(1, 3)).toMatchObject(places)
      }
    },
  )
})

describe('as a stream', () => {
  test('what the source throws passes through, after the entries', async () => {
    const source = (async function* () {
      yield `<urlset ${NS}><url><loc>https://a.example/1</loc></url>`
      throw new Error('unplugged')
    })()
    const items: SitemapItem[] = []
    const reading = (async () => {
      for await (const item of readSitemap(source)) items.push(item)
    })()
    await expect(reading).rejects.toThrow('unplugged')
    expect(locs(items)).toEqual(['https://a.example/1'])
  })

  test('a source is closed when the file is broken, and when the reader leaves', async () => {
    for (const [xml, leaves] of [
      ['<html>', false],
      [wrap(''), true],
    ] as const) {
      let closed = 0
      const source = (function* () {
        try {
          for (;;) yield xml
        } finally {
          closed++
        }
      })()
      for await (const _item of readSitemap(source)) if (leaves) break
      expect(closed).toBe(1)
    }
  })
})

test('null is not an options object', () => {
  const none = null as unknown as object
  expect(() => parseSitemap('', none)).toThrow(
    expect.objectContaining({ option: null, code: 'option-wrong' }),
  )
})
