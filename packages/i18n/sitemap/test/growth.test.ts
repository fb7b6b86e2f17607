/** @module-tag slow */
import { createSitemapReader, createSplitter, parseSitemap } from '@waymark/sitemap'
import { test } from 'vitest'
import { expectLinear, expectLinearOn } from '../../../../test/growth.ts'

const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const unlimited = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
  maxAttributes: Number.POSITIVE_INFINITY,
  maxNameLength: Number.POSITIVE_INFINITY,
  maxAttributeLength: Number.POSITIVE_INFINITY,
  maxTextLength: Number.POSITIVE_INFINITY,
}
const inUrl = (text: string) => `<urlset ${NS}><url>${text}</url></urlset>`
const numbered = (n: number, unit: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => unit(i)).join('')

const files: Record<string, (n: number) => string> = {
  'references in a loc': (n) => inUrl(`<loc>https://a.example/${'&amp;'.repeat(n)}</loc>`),
  'numeric references': (n) => inUrl(`<loc>${'&#65;'.repeat(n)}</loc>`),
  'white space round a loc': (n) => inUrl(`<loc>${' '.repeat(n)}x${' '.repeat(n)}</loc>`),
  'white space inside a loc': (n) => inUrl(`<loc>https://a.example/${'a '.repeat(n)}</loc>`),
  'CDATA sections in a loc': (n) => inUrl(`<loc>${'<![CDATA[x]]>'.repeat(n)}</loc>`),
  'comments in a loc': (n) => inUrl(`<loc>${'<!---->x'.repeat(n)}</loc>`),
  'dashes in a comment': (n) => `<!-- ${'- '.repeat(n)} --><x/>`,
  'brackets in CDATA': (n) => `<x><![CDATA[${']'.repeat(n)}]]></x>`,
  'brackets in text': (n) => inUrl(`<loc>${']'.repeat(n)}</loc>`),
  'marks in an instruction': (n) => `<?x ${'?'.repeat(n)}?><x/>`,
  'open tags': (n) => `<urlset ${NS}>${'<a>'.repeat(n / 4)}`,
  'a long name': (n) => `<urlset ${NS}><${'a'.repeat(n)}/></urlset>`,
  'a long attribute': (n) => inUrl(`<a b="${'&lt;'.repeat(n)}"/>`),
  'many attributes': (n) => inUrl(`<a ${numbered(n / 8, (i) => `a${i}="" `)}/>`),
  'many namespaces': (n) => `<urlset ${NS} ${numbered(n / 8, (i) => `xmlns:a${i}="u:${i}" `)}/>`,
  'many links': (n) =>
    inUrl(
      numbered(
        n / 16,
        (i) =>
          `<link xmlns="http://www.w3.org/1999/xhtml" rel="alternate" hreflang="x${i}" href="/${i}"/>`,
      ),
    ),
  'many locs': (n) => inUrl('<loc>x</loc>'.repeat(n / 8)),
  'many refused entries on one line': (n) => `<urlset ${NS}>${'<url/>'.repeat(n / 8)}</urlset>`,
  'unknown elements': (n) => inUrl('<lastMod/>'.repeat(n / 8)),
  'unknown entries': (n) => `<urlset ${NS}>${'<page/>'.repeat(n / 8)}</urlset>`,
  'texts between elements': (n) => `<urlset ${NS}>${'x<url>y</url>'.repeat(n / 8)}</urlset>`,
  'one text between elements': (n) => `<urlset ${NS}>${'x '.repeat(n)}</urlset>`,
  'line breaks': (n) => `<urlset ${NS}>${'\r\n\r\n'.repeat(n)}<url/></urlset>`,
  'spaces in rel': (n) =>
    inUrl(
      `<link xmlns="http://www.w3.org/1999/xhtml" rel="${' '.repeat(n)}x" hreflang="de" href="x"/>`,
    ),
  'a long declaration': (n) => `<?xml version="1.0" ${' '.repeat(n)}?><x/>`,
}

test.each(Object.entries(files))('%s are read in proportion to their number', (_name, build) => {
  expectLinearOn(
    (n) => Buffer.from(build(n)),
    (bytes) => parseSitemap(bytes, unlimited).length,
    2_000,
  )
})

test('no namespace has a name that is long to compare for each pair of attributes', () => {
  const attributes = numbered(200, (i) => ` p:a${i + 100}=""`)
  const namespace = (length: number) => `xmlns:p="${'u'.repeat(length)}"`
  const elements = (n: number) => `<p:a${attributes}/>`.repeat(n / 200)
  const ofRoot = (n: number) => `<urlset ${NS} ${namespace(1_000)}>${elements(n)}</urlset>`
  // Before the end of the tag the parser has compared them.
  const ofItself = (n: number) => inUrl(`<p:a ${namespace(100 * n)}${attributes}/>`)
  for (const build of [ofRoot, ofItself]) {
    expectLinear((n) => parseSitemap(build(n)).length, 2_000)
  }
})

test('a file that comes byte by byte is read in proportion to its length', () => {
  expectLinear((n) => {
    const reader = createSitemapReader()
    const bytes = Buffer.from(inUrl(`<a b="${'x'.repeat(n)}"/>`))
    let items = 0
    for (let i = 0; i < bytes.length; i++) items += reader.write(bytes.subarray(i, i + 1)).length
    return items + reader.end().length
  }, 2_000)
})

test.each([
  ['a tag', '<a ', ' '],
  ['an end tag', '</a', ' '],
  ['a processing instruction', '<?a ', '?'],
  ['a reference', '&#', '0'],
  ['a comment', '<!--', ' -'],
])('so is %s that never ends', (_name, start, unit) => {
  expectLinear((n) => {
    const reader = createSitemapReader(unlimited)
    reader.write(`<urlset ${NS}>${start}`)
    for (let i = 0; i < n; i++) reader.write(unit)
    return reader.end().length
  }, 2_000)
})

test('entries are written in proportion to their number', () => {
  expectLinear((n) => {
    const splitter = createSplitter()
    let length = 0
    for (let i = 0; i < n; i++) {
      for (const event of splitter.add({ loc: `https://a.example/${i}`, lang: 'de' })) {
        if (event.type === 'text') length += event.text.length
      }
    }
    return length + splitter.end().length
  }, 2_000)
})

test('links of one entry are written in proportion to their number', () => {
  expectLinear((n) => {
    const alternates = Array.from({ length: n }, (_, i) => ({
      lang: `x-${i}`,
      loc: 'https://a.example/',
    }))
    return createSplitter().add({ loc: 'https://a.example/', lang: 'de', alternates })
  }, 2_000)
})
