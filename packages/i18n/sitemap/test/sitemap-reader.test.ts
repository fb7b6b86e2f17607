import {
  createSitemapReader,
  parseSitemap,
  readSitemap,
  SITEMAP_NAMESPACE,
  SitemapError,
  type SitemapItem,
} from '@waymark/sitemap'
import { describe, expect, test } from 'vitest'

const START = `<urlset xmlns="${SITEMAP_NAMESPACE}">`
const PAGE = '<url><loc>https://a.example/</loc></url>'
const entry = { loc: 'https://a.example/', alternates: [] }
const bytesOf = (text: string) => new TextEncoder().encode(text)

const brief = (items: readonly SitemapItem[]) =>
  items.map((item) => (item.type === 'problem' ? item.code : item.type))

function problem(
  code: string,
  line: number,
  column: number,
  data?: object,
  message: unknown = expect.any(String),
): object {
  return {
    type: 'problem',
    code,
    severity: 'error',
    message,
    ...(data !== undefined && { data }),
    remedy: expect.stringMatching(/\.$/),
    refuses: 'file',
    line,
    column,
  }
}

const end = (bytes: number, line: number, column: number, given: object = {}): object => ({
  type: 'end',
  kind: 'urlset',
  entries: 0,
  bytes,
  isComplete: false,
  line,
  column,
  ...given,
})

test('items are given with the piece that completes them, and nothing after the end', () => {
  const reader = createSitemapReader()
  expect(reader.isOpen).toBe(true)
  expect(reader.write('\n<urlset')).toEqual([])
  expect(reader.write(START.slice(7))).toEqual([
    { type: 'root', kind: 'urlset', line: 2, column: 1 },
  ])
  expect(reader.write('')).toEqual([])
  expect(reader.write(`${PAGE}</urls`)).toEqual([
    { type: 'url', entry, line: 2, column: START.length + 1 },
  ])
  expect(reader.write('et>\n')).toEqual([])
  expect(reader.isOpen).toBe(true)
  const length = `\n${START}${PAGE}</urlset>\n`.length
  expect(reader.end()).toEqual([end(length, 3, 1, { entries: 1, isComplete: true })])
  expect(reader.isOpen).toBe(false)
  expect(reader.end()).toEqual([])
  expect(reader.write(PAGE)).toEqual([])
  expect(reader.fail('corrupt-gzip', 'late')).toEqual([])
})

test('after a problem that ends the file, nothing is read', () => {
  const reader = createSitemapReader()
  const found = problem('wrong-root', 2, 1, {
    element: 'a',
  })
  expect(reader.write('\n<a>')).toEqual([found])
  expect(reader.isOpen).toBe(false)
  expect(reader.write(START)).toEqual([])
  expect(reader.write(bytesOf(START))).toEqual([])
  expect(reader.end()).toEqual([end(4, 2, 1, { kind: null })])
})

test('a source that fails ends the file where it is', () => {
  const reader = createSitemapReader()
  reader.write(`${START}\n${PAGE}<url>`)
  const bytes = `${START}\n${PAGE}<url>`.length
  const column = `${PAGE}<url>`.length + 1
  expect(reader.fail('truncated-gzip', 'It ends early.')).toEqual([
    problem('truncated-gzip', 2, column, undefined, 'It ends early.'),
    end(bytes, 2, column, { entries: 1 }),
  ])
  expect(reader.isOpen).toBe(false)
  expect(reader.end()).toEqual([])

  const broken = createSitemapReader()
  broken.write('<html>')
  // The first problem is the one that ended it.
  expect(brief(broken.fail('corrupt-gzip', 'x'))).toEqual(['end'])
})

test('of what a source throws, broken compression is a problem', async () => {
  const read = async (error: unknown) => {
    const items: SitemapItem[] = []
    const source = (function* () {
      yield START
      throw error
    })()
    for await (const item of readSitemap(source)) items.push(item)
    return items
  }
  for (const code of ['truncated-gzip', 'corrupt-gzip'] as const) {
    const items = await read(new SitemapError(code, 'Broken.'))
    expect(items.slice(1)).toEqual([
      problem(code, 1, START.length + 1, undefined, 'Broken.'),
      end(START.length, 1, START.length + 1),
    ])
  }
  const other = new SitemapError('file-too-large', 'Large.')
  await expect(read(other)).rejects.toBe(other)
  const foreign = Object.assign(new Error('no'), { code: 'corrupt-gzip' })
  await expect(read(foreign)).rejects.toBe(foreign)
})

test('after the piece with a problem that ends the file, a source is not asked for more', async () => {
  let asked = 0
  const source = (function* () {
    for (const text of ['<a>', START, PAGE]) {
      asked++
      yield text
    }
  })()
  const items: SitemapItem[] = []
  for await (const item of readSitemap(source)) items.push(item)
  expect(brief(items)).toEqual(['wrong-root', 'end'])
  expect(asked).toBe(1)
})

test('a problem of an entry has the URL of its page, if it has one', () => {
  const entry = (loc: string) => `<url>x${loc}<lastmod>never</lastmod></url>`
  const text = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">y${entry('<loc>https://u:p@a.example/</loc>')}${entry('<loc>/b</loc>')}${entry('')}</urlset>`
  const found = (keepRefused: boolean) =>
    parseSitemap(text, { keepRefused }).flatMap((item) =>
      item.type === 'problem' ? [[item.code, item.loc]] : [],
    )
  const of = (loc: string | undefined, code: string) =>
    ['stray-text', code, 'invalid-lastmod'].map((each) => [each, loc])
  const outside = ['stray-text', undefined]
  const last = of(undefined, 'loc-missing')
  expect(found(true)).toEqual([
    outside,
    ...of('https://u:***@a.example/', 'credentials'),
    ...of('/b', 'loc-relative'),
    ...last,
  ])
  // What is refused is not handed over.
  const refused = ['credentials', 'loc-relative'].flatMap((code) => of(undefined, code))
  expect(found(false)).toEqual([outside, ...refused, ...last])
})

describe('the size is that of the file in UTF-8', () => {
  const texts = [
    '\u007f',
    '\u0080',
    '\u07ff',
    '\u0800',
    '\ud7ff',
    '\ue000',
    '\ufffd',
    '😀',
    '\u{10ffff}',
  ]

  test.each(texts)('of %j', (character) => {
    const xml = `${START}<!--${character}-->${PAGE}</urlset>`
    const { length } = bytesOf(xml)
    expect(parseSitemap(xml, { maxBytes: length })).toEqual(parseSitemap(bytesOf(xml)))
    expect(parseSitemap(xml).at(-1)).toMatchObject({ bytes: length, isComplete: true })
  })

  test('and the file ends at the character that is too much', () => {
    const before = `${START}\n<!--`
    for (const character of texts) {
      const size = bytesOf(character).length
      for (let room = 0; room < size; room++) {
        const maxBytes = before.length + room
        expect(parseSitemap(`${before}${character}-->`, { maxBytes }).slice(1)).toEqual([
          problem('file-too-large', 2, 5, { most: maxBytes }),
          end(before.length, 2, 5),
        ])
      }
      const maxBytes = before.length + size
      const items = parseSitemap(`${before}${character}${character}`, { maxBytes })
      expect(items.slice(1)).toEqual([
        problem('file-too-large', 2, 5 + character.length, {
          most: maxBytes,
        }),
        end(maxBytes, 2, 5 + character.length),
      ])
    }
  })

  test.each(['in bytes', 'as strings'])('in pieces %s, as a whole', (how) => {
    const xml = `${START}${PAGE}</urlset>`
    const pieces = [...xml].map((unit) => (how === 'in bytes' ? bytesOf(unit) : unit))
    const read = (maxBytes: number) => {
      const reader = createSitemapReader({ maxBytes })
      const items = pieces.flatMap((piece) => [...reader.write(piece)])
      return [...items, ...reader.end()]
    }
    expect(brief(read(xml.length))).toEqual(['root', 'url', 'end'])
    const large = read(xml.length - 1)
    expect(brief(large)).toEqual(['root', 'url', 'file-too-large', 'end'])
    expect(large.at(-1)).toEqual(end(xml.length - 1, 1, xml.length, { entries: 1 }))
    expect(parseSitemap(bytesOf(xml), { maxBytes: xml.length - 1 })).toEqual(large)
  })
})

describe('a string', () => {
  test.each(['\u{10000}', '😀', '\u{10ffff}'])('may be cut in the middle of %s', (character) => {
    const xml = `${START}<!--${character}-->${PAGE}</urlset>`
    const at = xml.indexOf(character) + 1
    for (const pieces of [
      [xml.slice(0, at), xml.slice(at)],
      [xml.slice(0, at), '', xml.slice(at)],
    ]) {
      const reader = createSitemapReader()
      const items = pieces.flatMap((piece) => [...reader.write(piece)])
      expect([...items, ...reader.end()]).toEqual(parseSitemap(xml))
    }
  })

  test.each([
    ['\ud83d', ''],
    ['\ude00', ''],
    ['\ude00', '<x/>'],
    ['\ud83da', '<x/>'],
    ['\ud83d\ud83d\ude00', ''],
    ['\udc00\udc00', ''],
  ])('ends at a lone surrogate: %j', (surrogates, rest) => {
    const before = `${START}\nä😀`
    const items = [
      { type: 'root', kind: 'urlset', line: 1, column: 1 },
      expect.objectContaining({ code: 'stray-text' }),
      problem('invalid-encoding', 2, 4, { detail: 'lone-surrogate' }),
      end(START.length + 7, 2, 4),
    ]
    expect(parseSitemap(before + surrogates + rest)).toEqual(items)
    const reader = createSitemapReader()
    const read = [...`${before}${surrogates}${rest}`].flatMap((unit) => [...reader.write(unit)])
    expect([...read, ...reader.end()]).toEqual(items)
  })

  test('may begin with a byte order mark, in any pieces, but have none later', () => {
    const xml = `\ufeff${START}${PAGE}</urlset>`
    const whole = parseSitemap(xml)
    expect(brief(whole)).toEqual(['root', 'url', 'end'])
    expect(whole[0]).toMatchObject({ line: 1, column: 1 })
    for (const pieces of [
      ['', xml],
      ['\ufeff', xml.slice(1)],
    ]) {
      const reader = createSitemapReader()
      const items = pieces.flatMap((piece) => [...reader.write(piece)])
      expect([...items, ...reader.end()]).toEqual(whole)
    }
    const twice = parseSitemap(`\ufeff${xml}`)
    expect(twice).toEqual([
      problem('not-well-formed', 1, 1, { detail: 'before-root' }),
      end(6 + START.length + PAGE.length + 9, 1, 1, { kind: null }),
    ])
  })

  test('is empty if it has only a mark', () => {
    for (const text of ['', '\ufeff']) {
      expect(parseSitemap(text)).toEqual([
        problem('empty', 1, 1),
        end(text.length * 3, 1, 1, { kind: null }),
      ])
    }
  })
})

test('the encoding is said before all else, and only if it is not UTF-8', () => {
  const encoded = (name: string) =>
    brief(parseSitemap(bytesOf(`<?xml version="1.0" encoding="${name}"?>${START}${PAGE}</urlset>`)))
  const good = ['root', 'url', 'end']
  for (const name of ['utf-8', 'UTF8', 'US-ASCII', 'ascii']) expect(encoded(name)).toEqual(good)
  for (const name of ['iso-8859-1', 'windows-1252']) {
    expect(encoded(name)).toEqual(['not-utf8', ...good])
  }
  // What a string says of its encoding is of the past.
  expect(
    brief(parseSitemap(`<?xml version="1.0" encoding="koi8-r"?>${START}${PAGE}</urlset>`)),
  ).toEqual(good)
})

test('bytes that are not of the encoding end the file after the text before them', () => {
  const reader = createSitemapReader()
  const before = bytesOf(`${START}\nä`)
  expect(brief(reader.write(before))).toEqual(['root', 'stray-text'])
  expect(reader.write(Uint8Array.of(0xff, 0x3c))).toEqual([
    problem('invalid-encoding', 2, 2, { detail: 'bytes' }),
  ])
  expect(reader.end()).toEqual([end(before.length + 2, 2, 2)])
  // The limit of the size comes after it.
  const bytes = Uint8Array.of(...before, 0xff, 0x3c, 0x3c)
  const late = parseSitemap(bytes, { maxBytes: before.length + 2 })
  expect(brief(late)).toEqual(['root', 'stray-text', 'invalid-encoding', 'end'])
})
