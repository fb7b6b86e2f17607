import {
  createSitemapFiles,
  createSplitter,
  parseSitemap,
  renameParts,
  SITEMAP_STYLESHEET,
  writeSitemap,
  writeSitemapIndex,
} from '@waymark/sitemap'
import { TextDigest } from '@waymark/sitemap/files/node'
import { SaxesParser } from 'saxes'
import { describe, expect, test } from 'vitest'

const START =
  '<?xml version="1.0" encoding="UTF-8"?><?xml-stylesheet type="text/xsl" href="sitemap.xsl"?>\n'
const pages = [1, 2].map((number) => ({ loc: `https://a.example/${number}` }))
const stylesheet = 'sitemap.xsl'

describe('the style sheet of a set', () => {
  test('is named in each sitemap and in the index', async () => {
    const files = await createSitemapFiles(pages, { maxUrls: 1, stylesheet })
    expect(files).toHaveLength(3)
    for (const { xml, bytes } of files) {
      expect(xml.startsWith(`${START}<`)).toBe(true)
      expect(bytes).toBe(xml.length)
    }
    let one = ''
    for await (const piece of writeSitemap(pages, { stylesheet })) one += piece
    expect(one.startsWith(START)).toBe(true)
    const index = writeSitemapIndex([{ loc: 'https://a.example/1.xml' }], { stylesheet })
    expect(index.startsWith(START)).toBe(true)
    const splitter = createSplitter({ maxUrls: 1, stylesheet })
    for (const page of pages) splitter.add(page)
    const end = splitter.end().at(-1)!
    if (end.type !== 'end') throw new Error('no end')
    expect(renameParts(end.files, (part) => `${part}.xml`, { stylesheet }).index).toContain(START)
  })

  test('makes no difference to readers', async () => {
    const [plain] = await createSitemapFiles(pages)
    const [styled] = await createSitemapFiles(pages, { stylesheet })
    const entries = (xml: string) =>
      parseSitemap(xml).map((item) => (item.type === 'url' ? item.entry : item.type))
    expect(entries(styled!.xml)).toEqual(entries(plain!.xml))
  })

  test('counts as bytes of the file', async () => {
    const long = `/${'x'.repeat(900)}`
    const files = await createSitemapFiles(pages, { maxBytes: 1_100, stylesheet: long })
    expect(files).toHaveLength(3)
    for (const { xml } of files.slice(1)) expect(xml.length).toBeLessThanOrEqual(1_100)
  })

  test('is in the lines that a digest adds last', async () => {
    const [file] = await createSitemapFiles(pages, { stylesheet })
    const xml = Buffer.from(file!.xml)
    const whole = new TextDigest()
    whole.add(xml)
    const start = xml.indexOf('<url>')
    const startLast = new TextDigest()
    startLast.addRest(xml.subarray(start))
    expect(startLast.end(xml.subarray(0, start))).toBe(whole.end())
  })

  test.each([
    [`/a?b&c="'<>?>`, '/a?b&amp;c=&quot;&apos;&lt;&gt;?&gt;'],
    ['https://a.example/x.xsl', 'https://a.example/x.xsl'],
    ['//a.example/x.xsl', '//a.example/x.xsl'],
  ])('cannot leave its instruction: %s', async (url, written) => {
    const [file] = await createSitemapFiles(pages, { stylesheet: url })
    expect(file!.xml.split('\n')[0]).toContain(` href="${written}"?>`)
    expect(parseSitemap(file!.xml).filter(({ type }) => type === 'problem')).toEqual([])
  })

  test.each([
    '',
    'a b',
    'ä.xsl',
    'a\n',
    'javascript:alert(1)',
    'data:text/xml,x',
    'https://u:p@a.example/x',
    `/${'x'.repeat(2_048)}`,
    1,
  ])('is not %j', async (url) => {
    await expect(createSitemapFiles(pages, { stylesheet: url as string })).rejects.toMatchObject({
      option: 'stylesheet',
    })
    expect(() => writeSitemapIndex([], { stylesheet: url as string })).toThrow()
  })
})

describe('our style sheet', () => {
  test('has no script, and fetches nothing', () => {
    expect(SITEMAP_STYLESHEET).not.toMatch(/<script|\bon[a-z]+=|@import|url\(|document\(|\bsrc=/i)
  })

  test('is XML, with no element of HTML but in its template', () => {
    const names: string[] = []
    const parser = new SaxesParser({ xmlns: true })
    parser.on('opentag', ({ name, uri }) => {
      names.push(name)
      expect(uri).toBe(name.startsWith('xsl:') ? 'http://www.w3.org/1999/XSL/Transform' : '')
    })
    parser.on('error', (error) => {
      throw error
    })
    parser.write(SITEMAP_STYLESHEET).close()
    expect(names[0]).toBe('xsl:stylesheet')
    expect(names).toEqual(expect.arrayContaining(['html', 'title', 'main', 'h1', 'table', 'th']))
  })

  test('is not a sitemap to a reader', () => {
    const items = parseSitemap(SITEMAP_STYLESHEET)
    expect(items).toMatchObject([
      { type: 'problem', refuses: 'file' },
      { type: 'end', entries: 0 },
    ])
  })
})
