import {
  createSitemapFiles,
  createSitemapReader,
  parseSitemap,
  type SitemapEntry,
  type SitemapItem,
  type WriterProblem,
} from '@waymark/sitemap'
import { parseUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { leastHits, runs } from '../../../../test/runs.ts'

const awkward = fc.constantFrom(
  '&',
  '<',
  '>',
  '"',
  "'",
  ']]>',
  '&amp;',
  '<!--',
  '<![CDATA[',
  '😀',
  'ä',
  '%',
  '%3C',
  '\u0085',
  '\u2028',
  '\ud800',
  '\0',
  ' ',
  '\n',
)
const tail = fc
  .array(
    fc.oneof(awkward, fc.string({ unit: anyCharacter, maxLength: 4 }), fc.string({ maxLength: 8 })),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
const loc = fc
  .tuple(
    fc.constantFrom('https://a.example/', 'http://bücher.example:8080/?', 'https://[::1]/#'),
    tail,
  )
  .map(([start, end]) => start + end)

const two = (n: number) => String(n).padStart(2, '0')
const lastmod = fc
  .tuple(
    fc.integer({ min: 1, max: 9999 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom('', 'T00:00Z', 'T23:59:59.001+05:30'),
  )
  .map(
    ([year, month, day, time]) =>
      `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}${time}`,
  )
const lang = fc.constantFrom('en', 'de-AT', 'zh-Hant-TW', 'x-default', 'EN')

const entry: fc.Arbitrary<SitemapEntry> = fc.record(
  {
    loc,
    lastmod,
    changefreq: fc.constantFrom('always', 'hourly', 'never'),
    priority: fc.double({ min: 0, max: 1, noNaN: true }).map((n) => n + 0),
    lang,
    alternates: fc.array(fc.record({ lang, loc }), { maxLength: 4 }),
  },
  { requiredKeys: ['loc'] },
)

const href = (text: string) => serializeUrl(parseUrl(text)!)

/** What a reader gives for an entry: URLs serialised, and the link to itself first, where it is implied. */
function asRead({ lang: own, alternates = [], ...rest }: SitemapEntry): object {
  const links = alternates.map((alternate) => ({ lang: alternate.lang, loc: href(alternate.loc) }))
  const self = href(rest.loc)
  const isThere = links.some(
    ({ lang, loc }) => loc === self && lang.toLowerCase() === own?.toLowerCase(),
  )
  if (own !== undefined && !isThere) links.unshift({ lang: own, loc: self })
  return { ...rest, loc: href(rest.loc), alternates: links }
}

function entriesOf(items: readonly SitemapItem[]): object[] {
  const problems = items.flatMap((item) => (item.type === 'problem' ? [item.code] : []))
  const end = items.at(-1)
  expect(problems).toEqual(end?.type === 'end' && end.entries === 0 ? ['no-entries'] : [])
  return items.flatMap((item) =>
    item.type === 'url' || item.type === 'sitemap' ? [item.entry] : [],
  )
}

test('what is written is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (entries) => {
      const [file] = await createSitemapFiles(entries)
      expect(file!.bytes).toBe(Buffer.byteLength(file!.xml))
      expect(entriesOf(parseSitemap(Buffer.from(file!.xml)))).toEqual(entries.map(asRead))
    }),
    { numRuns: runs(150) },
  )
})

test('split files keep both limits, and every entry in its order', async () => {
  let splits = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 40 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 8_192, max: 20_000 }),
      async (entries, maxUrls, maxBytes) => {
        const files = await createSitemapFiles(entries, { maxUrls, maxBytes })
        const parts = files.filter(({ kind }) => kind === 'urlset')
        const read = parts.map(({ xml }) => entriesOf(parseSitemap(xml)))
        expect(read.flat()).toEqual(entries.map(asRead))
        for (const [i, { xml, entries: count, bytes }] of parts.entries()) {
          expect(Buffer.byteLength(xml)).toBe(bytes)
          expect(bytes).toBeLessThanOrEqual(maxBytes)
          expect(read[i]).toHaveLength(count)
          expect(count).toBeLessThanOrEqual(maxUrls)
          expect(xml.includes('xmlns:xhtml')).toBe(xml.includes('<xhtml:link'))
        }
        if (parts.length === 1) {
          expect(files).toHaveLength(1)
          return
        }
        splits++
        const named = entriesOf(parseSitemap(files[0]!.xml))
        expect(named.map((sitemap) => 'loc' in sitemap && sitemap.loc)).toEqual(
          parts.map((part) => part.loc),
        )
        expect(new Set(files.map(({ name }) => name)).size).toBe(files.length)
      },
    ),
    { numRuns: runs(50) },
  )
  expect(splits).toBeGreaterThan(leastHits(1))
})

const awkwardUrl = fc.oneof(
  loc,
  fc
    .tuple(
      fc.constantFrom(
        'https://a.example',
        'HTTPS://A.example:443',
        'http://a.example',
        'https:',
        '',
      ),
      fc.constantFrom('/', '\\', ':99999/', '@', '.b.example/', '?', '#', '//', ''),
      fc.string({ maxLength: 4 }),
    )
    .map((parts) => parts.join('')),
)

test('a URL is judged the same, whatever entries come before it', () => {
  const toXml = (text: string) =>
    text
      .replace(/[^ -~]/gu, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
  const verdicts = (locs: readonly string[]) =>
    parseSitemap(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locs.map((text) => `<url><loc>${text}</loc></url>`).join('')}</urlset>`,
    ).flatMap((item) =>
      item.type === 'url' ? ['good'] : item.type === 'problem' ? [item.code] : [],
    )
  const seen = new Set<string>()
  fc.assert(
    fc.property(fc.array(awkwardUrl, { minLength: 1, maxLength: 6 }), (urls) => {
      const locs = urls.map((text) => toXml(text).replaceAll('>', '&gt;'))
      const together = verdicts(locs)
      expect(together).toEqual(locs.flatMap((text) => verdicts([text])))
      for (const verdict of together) seen.add(verdict)
    }),
    { numRuns: runs(500) },
  )
  for (const verdict of ['good', 'loc-not-url', 'loc-relative']) expect(seen).toContain(verdict)
})

/** All but the size that a broken file had when the break was seen. */
function withoutSize(items: readonly SitemapItem[]): object[] {
  return items.map((item) =>
    item.type === 'end' && !item.isComplete ? { ...item, bytes: null } : item,
  )
}

function readInPieces(bytes: Uint8Array, sizes: readonly number[]): SitemapItem[] {
  const reader = createSitemapReader()
  const items: SitemapItem[] = []
  for (let at = 0, n = 0; at < bytes.length; n++) {
    const size = sizes[n % sizes.length]!
    items.push(...reader.write(bytes.subarray(at, at + size)))
    at += size
  }
  items.push(...reader.end())
  return items
}

const pieceSizes = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 })

test('it does not matter where the bytes are cut', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(entry, { maxLength: 4 }), pieceSizes, async (entries, sizes) => {
      const [file] = await createSitemapFiles(entries)
      // Unescaped URLs as other programs write them, with line breaks of each kind.
      const xml = file!.xml.replace('</loc>', 'ä😀<![CDATA[&]]></loc>').replace(/\n {2}/g, '\r\n\t')
      const bytes = Buffer.from(xml)
      expect(readInPieces(bytes, sizes)).toEqual(parseSitemap(bytes))
    }),
  )
})

const START = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
const scrap = fc.constantFrom(
  START,
  '<url>',
  '</url>',
  '<loc>',
  '</loc>',
  '<url><loc>https://a.example/1</loc></url>',
  '<url>\n<loc> https://a.example/ä&amp;😀 </loc>\r</url\r\n>',
  '<loc>https://a.example/2</loc><lastmod>x</lastmod>',
  '<!-- - -->',
  '<!--',
  '--',
  '-->',
  '<![CDATA[',
  ']]>',
  '<?x y?>',
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<!DOCTYPE x>',
  '<a b="c" d=\'"\'/>',
  '<a b="',
  '">',
  '<p:a/>',
  '&',
  '&amp;',
  '&#x41;',
  '&#0;',
  '<',
  '>',
  '\r\n',
  '\r',
  '\n',
  ' ',
  'text',
  'ä',
  '😀',
  '\ufeff',
  '\u0001',
  '</urlset>',
)
const soup = fc
  .tuple(fc.boolean(), fc.array(scrap, { maxLength: 20 }))
  .map(([isStarted, parts]) => (isStarted ? START : '') + parts.join(''))

test('a broken file gives the same entries and the same problem wherever it is cut', () => {
  let broken = 0
  let whole = 0
  let entries = 0
  fc.assert(
    fc.property(soup, pieceSizes, (text, sizes) => {
      const bytes = Buffer.from(text)
      const items = parseSitemap(bytes)
      expect(withoutSize(readInPieces(bytes, sizes))).toEqual(withoutSize(items))
      expect(withoutSize(parseSitemap(text))).toEqual(withoutSize(items))
      const end = items.at(-1)!
      if (end.type === 'end' && end.isComplete) whole++
      else broken++
      entries += items.filter(({ type }) => type === 'url').length
    }),
    { numRuns: runs(2_000) },
  )
  expect(broken).toBeGreaterThan(leastHits(200))
  expect(whole).toBeGreaterThan(leastHits(2))
  expect(entries).toBeGreaterThan(leastHits(15))
})

test('no bytes make the reader throw, and it always ends with one problem at the most', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), pieceSizes, (bytes, sizes) => {
      const items = readInPieces(bytes, sizes)
      expect(withoutSize(items)).toEqual(withoutSize(parseSitemap(bytes)))
      expect(items.at(-1)).toMatchObject({ type: 'end' })
      const fatal = items.filter((item) => item.type === 'problem' && item.refuses === 'file')
      expect(fatal.length).toBeLessThanOrEqual(1)
    }),
    { numRuns: runs(250) },
  )
})

test('what an entry is written as does not depend on the entries before it', async () => {
  const alternate = fc.record({ lang, loc: fc.oneof(loc, fc.constant('no URL')) })
  const lists = fc.uniqueArray(fc.array(alternate, { maxLength: 4 }), {
    maxLength: 3,
    minLength: 1,
  })
  const entries = lists.chain((known) =>
    fc.array(
      fc.record(
        { loc, lang, alternates: fc.constantFrom(...known) },
        { requiredKeys: ['loc', 'alternates'] },
      ),
      { maxLength: 8 },
    ),
  )
  await fc.assert(
    fc.asyncProperty(entries, fc.constantFrom(undefined, 'en'), async (list, xDefaultLang) => {
      const write = async (some: readonly SitemapEntry[]) => {
        const refused: (string | undefined)[] = []
        const onRefused = ({ code, pointer }: WriterProblem) => refused.push(`${code} ${pointer}`)
        const files = await createSitemapFiles(some, { xDefaultLang, onRefused })
        const elements = files[0]!.xml.match(/<url>.*?<\/url>/gs) ?? []
        return { elements, links: files[0]!.links, refused }
      }
      const alone = await Promise.all(list.map((one) => write([one])))
      expect(await write(list)).toEqual({
        elements: alone.flatMap(({ elements }) => elements),
        links: alone.reduce((sum, { links }) => sum + links, 0),
        refused: alone.flatMap(({ refused }) => refused),
      })
    }),
  )
})
