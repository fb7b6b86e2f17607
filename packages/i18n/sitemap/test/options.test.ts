import { OptionError } from '@waymark/infra/options'
import {
  createSitemapFiles,
  createSitemapReader,
  parseSitemap,
  SITEMAP_NAMESPACE,
  splitSitemap,
  writeSitemap,
} from '@waymark/sitemap'
import { images } from '@waymark/sitemap/extensions'
import { readFeed } from '@waymark/sitemap/feeds'
import {
  followSitemapIndex,
  readSitemapFolder,
  writeSitemapEvents,
  writeSitemapFolder,
} from '@waymark/sitemap/node'
import { readTextSitemap, writeTextSitemap } from '@waymark/sitemap/text'
import { describe, expect, test } from 'vitest'

const robots = [{ location: 'https://a.example/robots.txt', sitemaps: [] }]

/** For each option of a reader some values that it takes, and some that it does not. */
const READER: Readonly<
  Record<string, readonly [good: readonly unknown[], bad: readonly unknown[]]>
> = {
  keepRefused: [
    [true, false, undefined],
    ['yes', 1, null],
  ],
  anyNamespace: [
    [true, false, undefined],
    ['', 0],
  ],
  extensions: [
    [[], [images], undefined],
    [images, [{}], [null], [{ write: true }], 'images'],
  ],
  reportOthers: [
    [true, false, undefined],
    ['yes', null],
  ],
  now: [
    [0, -1, 1.5, undefined],
    [Number.NaN, Number.POSITIVE_INFINITY, '0', new Date(0)],
  ],
  location: [
    ['https://a.example/s.xml', 'HTTP://a.example', undefined],
    ['/s.xml', 'ftp://a.example/s.xml', '', null, new URL('https://a.example/')],
  ],
  robots: [
    [[], robots, undefined],
    [{}, [null], [{}], [{ sitemaps: 'x' }], robots[0]],
  ],
  maxBytes: [
    [1, 52_428_801, Number.POSITIVE_INFINITY, undefined],
    [0, 1.5, '9', Number.NaN],
  ],
  maxDepth: [
    [3, 1_024, undefined],
    [2, 1_025, 3.5, Number.POSITIVE_INFINITY],
  ],
  maxAttributes: [
    [3, Number.POSITIVE_INFINITY],
    [2, Number.NEGATIVE_INFINITY],
  ],
  maxNameLength: [[16, Number.POSITIVE_INFINITY], [15]],
  maxAttributeLength: [[64, Number.POSITIVE_INFINITY], [63]],
  maxTextLength: [[4_096, Number.POSITIVE_INFINITY], [4_095]],
}

const WRITER: typeof READER = {
  baseUrl: [
    ['https://a.example/', undefined],
    ['/', 'ftp://a.example/', '', null],
  ],
  name: [
    ['sitemap', 'S_1.x-y', '_', '0', 'a'.repeat(200)],
    ['', '-a', '.a', 'a/b', 'ä', 'a\n', 'a'.repeat(201), null, 1],
  ],
  extension: [
    ['.xml', '.xml.gz'],
    ['.gz', '', null],
  ],
  maxUrls: [
    [1, 50_000],
    [0, 50_001, 1.5, Number.POSITIVE_INFINITY],
  ],
  maxBytes: [
    [1_024, 52_428_800],
    [1_023, 52_428_801],
  ],
  xDefaultLang: [
    ['en', ''],
    [null, 1],
  ],
  extensions: READER['extensions']!,
  onRefused: [[() => {}], [null, 'x']],
  onWarning: [[() => {}], [true]],
  earlier: [
    [{ parts: new Map(), partOf: () => 0 }, undefined],
    [
      null,
      {},
      { parts: [], partOf: () => 0 },
      { parts: new Map() },
      { parts: new Map(), partOf: 1 },
    ],
  ],
  groupOf: [[() => 'a'], ['en', null]],
  stylesheet: [
    ['sitemap.xsl', '/a.xsl', 'https://a.example/a.xsl', undefined],
    ['', 'a b', 'data:,', 'https://u:p@a.example/', true, null],
  ],
  onPlaced: [[() => {}], [{}]],
}

type Call = (options: object) => unknown

/** Runs the call, and what it returns up to its first item. */
async function run(call: Call, options: object): Promise<unknown> {
  const result = call(options)
  const iterable = result as AsyncGenerator<unknown>
  return typeof iterable?.next === 'function' ? await iterable.next() : await result
}

const without = (table: typeof READER, ...names: readonly string[]) =>
  Object.keys(table).filter((name) => !names.includes(name))

async function* none(): AsyncGenerator<never, void, undefined> {}
const TEXT = new Uint8Array(0)
const NOWHERE = '/dev/null/none'
const FOLDER = without(WRITER, 'extension', 'earlier', 'onPlaced')

describe.each<[string, Call, typeof READER, readonly string[]]>([
  ['createSitemapReader', (options) => createSitemapReader(options), READER, Object.keys(READER)],
  [
    'readTextSitemap',
    (options) => readTextSitemap(TEXT, options),
    READER,
    ['keepRefused', 'location', 'robots', 'maxBytes'],
  ],
  [
    'readFeed',
    (options) => readFeed('', options),
    READER,
    without(READER, 'anyNamespace', 'extensions', 'reportOthers', 'now'),
  ],
  ['splitSitemap', (options) => splitSitemap([], options), WRITER, Object.keys(WRITER)],
  ['createSitemapFiles', (options) => createSitemapFiles([], options), WRITER, Object.keys(WRITER)],
  [
    'writeSitemap',
    (options) => writeSitemap([], options),
    WRITER,
    without(WRITER, 'baseUrl', 'name', 'extension', 'earlier', 'groupOf', 'onPlaced'),
  ],
  ['writeTextSitemap', (options) => writeTextSitemap([], options), WRITER, ['maxUrls', 'maxBytes']],
])('%s', (_name, call, table, names) => {
  test.each(Object.keys(table))(
    'takes %s, if it is one of its options, and refuses what is no value of it',
    async (name) => {
      const [good, bad] = table[name]!
      for (const value of good) {
        const calling = run(call, { [name]: value })
        if (names.includes(name) || value === undefined) await calling
        else await expect(calling).rejects.toThrow(OptionError)
      }
      for (const value of bad) {
        await expect(run(call, { [name]: value })).rejects.toThrow(
          expect.objectContaining({ name: 'OptionError', option: name }),
        )
      }
    },
  )

  test('refuses an option that does not exist', async () => {
    await expect(run(call, { constructor: 1 })).rejects.toThrow(OptionError)
    await expect(run(call, { maxbytes: 5_000 })).rejects.toThrow(
      expect.objectContaining({
        option: 'maxbytes',
        code: 'option-unknown',
        data: { near: 'maxBytes' },
      }),
    )
  })
})

test.each<[string, Call, readonly string[]]>([
  [
    'followSitemapIndex',
    (options) => followSitemapIndex(NOWHERE, options),
    [...without(READER, 'location'), 'index'],
  ],
  [
    'readSitemapFolder',
    (options) => readSitemapFolder(NOWHERE, options),
    without(READER, 'location'),
  ],
  [
    'writeSitemapFolder',
    (options) => writeSitemapFolder(NOWHERE, [], options),
    [...FOLDER, 'gzip', 'stale'],
  ],
  [
    'writeSitemapEvents',
    (options) => writeSitemapEvents(NOWHERE, none(), options),
    ['name', 'gzip', 'stale'],
  ],
])('%s has exactly its options', async (_name, call, names) => {
  const all = new Set([...Object.keys(READER), ...Object.keys(WRITER), 'index', 'gzip', 'stale'])
  const taken: string[] = []
  for (const option of all) {
    // No option takes a symbol, and the error says whether there is such an option.
    const error = await run(call, { [option]: Symbol('none') }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(OptionError)
    if (/ must be /.test((error as Error).message)) taken.push(option)
  }
  expect(taken.sort()).toEqual([...names].sort())
})

test('the values of the options of a folder are named', async () => {
  const refusal = (options: object) =>
    writeSitemapFolder(NOWHERE, [], options).catch((error: unknown) => error)
  expect(await refusal({ stale: 'delete' })).toMatchObject({
    code: 'option-wrong',
    option: 'stale',
    data: { words: ['keep', 'remove'], got: "'delete'" },
  })
  expect(await refusal({ gzip: 1 })).toMatchObject({
    code: 'option-wrong',
    option: 'gzip',
    data: { got: '1' },
  })
})

describe('without options, the reader has the documented limits', () => {
  const read = (xml: string) =>
    parseSitemap(`<urlset xmlns="${SITEMAP_NAMESPACE}">${xml}</urlset>`).flatMap((item) =>
      item.type === 'problem' ? [item.code] : [],
    )
  const page = '<url><loc>https://a.example/</loc></url>'
  const other = (xml: string) => `<o:o xmlns:o="o">${xml}</o:o>${page}`
  const nested = (depth: number) => other('<a>'.repeat(depth - 2) + '</a>'.repeat(depth - 2))
  const attributes = (count: number) =>
    other(`<a ${Array.from({ length: count }, (_, n) => `a${n}=""`).join(' ')}/>`)
  const name = (length: number) => other(`<${'a'.repeat(length)}/>`)
  const attribute = (length: number) => other(`<a b="${'x'.repeat(length - 7)}"/>`)
  const loc = (length: number) =>
    `<url><loc>https://a.example/${' '.repeat(length - 24)}</loc></url>`

  test.each<[string, (size: number) => string, number]>([
    ['too-deep', nested, 64],
    ['too-many-attributes', attributes, 256],
    ['name-too-long', name, 1_024],
    ['attribute-too-long', attribute, 1_048_576],
    ['loc-too-long', loc, 1_048_576],
  ])('%s', (code, write, most) => {
    expect(read(write(most))).toEqual([])
    expect(read(write(most + 1))).toEqual([code])
  })
})
