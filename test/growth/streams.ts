import { gzipSync } from 'node:zlib'
import { groupLines } from '../../packages/compare/src/group.ts'
import { createPageDecoder, createPageReader } from '../../packages/i18n/pages/src/index.ts'
import { auditSite } from '../../packages/i18n/site/src/audit.ts'
import {
  buildSite,
  checkSite,
  convertDatabase,
  diffSites,
  listKeys,
  readDatabase,
} from '../../packages/i18n/site/src/index.ts'
import { blobFiles, repairDatabase } from '../../packages/i18n/site/src/web.ts'
import { readFeed } from '../../packages/i18n/sitemap/src/feeds.ts'
import { createSitemapReader, readSitemap } from '../../packages/i18n/sitemap/src/index.ts'
import { readSitemapStream, unpack } from '../../packages/i18n/sitemap/src/node.ts'
import { readLines, readTextSitemap } from '../../packages/i18n/sitemap/src/text.ts'
import { utf8Encode } from '../../packages/infra/src/index.ts'
import { BulkNormalizer } from '../../packages/normalize/src/bulk/node.ts'
import { normalizeLines } from '../../packages/normalize/src/bulk.ts'
import { answerRows as answerArrow } from '../../packages/worker/src/arrow/node.ts'
import { answerRows, formats, ops, type RowWorkerOptions } from '../../packages/worker/src/index.ts'
import { answerRows as answerRowsOnNode } from '../../packages/worker/src/node.ts'
import { streamOf } from '../../packages/worker/test/arrow-streams.ts'
import { rowsIn } from '../../packages/worker/test/row-bytes.ts'
import { type GrammarName, type Shape, textOf } from './grammar.ts'
import type { Operation } from './operation.ts'

export type Pieces = () => AsyncGenerator<Uint8Array, void, undefined>

/** Something that reads bytes as they come. */
export interface StreamReader {
  readonly name: string
  /** The kind of text. Absent: bytes that are not text. */
  readonly reads?: GrammarName
  /** A text as it reads it. Absent: in UTF-8. */
  encode?(text: string): Uint8Array
  /** An ordinary input of about so many bytes. */
  input(length: number): Uint8Array
  /** What it makes of the bytes, in whatever pieces it gives it. */
  read(pieces: Pieces): Promise<unknown>
}

/** The same bytes in pieces of a size. */
export function inPieces(bytes: Uint8Array, size: number): Pieces {
  return async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
}

const decoder = new TextDecoder()

const HEAD = '{"version":"1.1","generated":"2026-11-28T09:00:00Z","defaultLang":"en","urls":['
const ENTRY = '{"loc":"https://a.example/{n}","lang":"en","lastmod":"2026-11-28T09:00:00Z"}'
const LOC = '<url><loc>https://a.example/{n}</loc><lastmod>2026-11-28</lastmod></url>'
const NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** What people feed these readers. The database in JSON is one line, as most programs write it. */
const ordinary = {
  json: { prefix: HEAD, unit: `${ENTRY},`, ending: `${ENTRY.replace('{n}', '')}]}` },
  ndjson: { prefix: '', unit: `${ENTRY}\n`, ending: '' },
  csv: {
    prefix: 'url,lang,lastmod\n',
    unit: 'https://a.example/{n},en,2026-11-28T09:00:00Z\n',
    ending: '',
  },
  tsv: {
    prefix: 'url\tlang\tlastmod\n',
    unit: 'https://a.example/{n}\ten\t2026-11-28T09:00:00Z\n',
    ending: '',
  },
  sitemap: { prefix: `<urlset ${NS}>`, unit: LOC, ending: '</urlset>' },
  feed: {
    prefix: '<rss><channel>',
    unit: '<item><link>https://a.example/{n}</link></item>',
    ending: '</channel></rss>',
  },
  page: {
    prefix: '<!doctype html><title>Tea</title>',
    unit: '<link rel="alternate" hreflang="x{n}" href="/{n}?b&amp;c">\n<p><a href="/{n}">é</a></p>',
    ending: '',
  },
  lines: { prefix: '', unit: 'https://a.example/{n}?b&a\n', ending: '' },
} satisfies Record<string, Shape>
type Kind = keyof typeof ordinary

const KIND_READS: Readonly<Record<Kind, GrammarName>> = {
  ...{ json: 'database', ndjson: 'database', csv: 'database', tsv: 'database' },
  ...{ sitemap: 'sitemap', feed: 'sitemap', page: 'page', lines: 'lines' },
}

type Read = (pieces: Pieces) => Promise<unknown>

function readers(
  name: string,
  kinds: readonly Kind[],
  readOf: (kind: Kind) => Read,
): StreamReader[] {
  return kinds.map((kind) => ({
    name: `${name}, ${kind}`,
    reads: KIND_READS[kind],
    input: (length) => utf8Encode(textOf(ordinary[kind], length)),
    read: readOf(kind),
  }))
}

/** All items, and what the generator returns. */
async function collect(items: AsyncIterator<unknown>): Promise<unknown[]> {
  const all: unknown[] = []
  for (;;) {
    const { done, value } = await items.next()
    all.push(value)
    if (done === true) return all
  }
}

/** Items that come several at a time: how many depends on the pieces. */
async function flat<Item>(batches: AsyncIterable<readonly Item[]>): Promise<Item[]> {
  const all: Item[] = []
  for await (const batch of batches) for (const item of batch) all.push(item)
  return all
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let text = ''
  const decoding = new TextDecoder()
  for await (const chunk of chunks) text += decoding.decode(chunk, { stream: true })
  return text
}

const source = (chunks: Pieces, kind: string) => ({
  name: `a.${kind}`,
  chunks,
  close: async () => {},
})

function filesOf(pieces: Pieces, kind: Kind, path = nameOf(kind)) {
  const stream = () => {
    const chunks = pieces()
    return {
      getReader: () => ({
        read: async () => (await chunks.next()) as { done: boolean; value?: Uint8Array },
        cancel: async () => {},
      }),
    }
  }
  return blobFiles([{ path, blob: { stream } }])
}
const nameOf = (kind: Kind) => `a.${kind === 'sitemap' || kind === 'feed' ? 'xml' : kind}`

/** Texts that come in pieces are joined. */
function joinTexts(events: readonly unknown[]): unknown {
  let text = ''
  const others = events.filter((event) => {
    const { type, text: piece } = (event ?? {}) as { type?: string; text?: string }
    if (type === 'text') text += piece
    return type !== 'text'
  })
  return { text, others }
}

const DATABASES = ['json', 'ndjson', 'csv', 'tsv'] as const
const SITEMAPS = ['sitemap'] as const

export const streamReaders: readonly StreamReader[] = [
  ...readers('readDatabase', DATABASES, (kind) => async (pieces) => {
    const reader = await readDatabase(source(pieces, kind))
    const entries = await flat(reader.entries())
    return [
      entries.map(({ index, value, places }) => [index, value, places.start]),
      reader.head(),
      reader.problems(),
    ]
  }),
  ...readers(
    'buildSite',
    DATABASES,
    (kind) => async (pieces) => joinTexts(await collect(buildSite(source(pieces, kind)))),
  ),
  ...readers(
    'convertDatabase',
    DATABASES,
    (kind) => async (pieces) =>
      joinTexts(
        await collect(
          convertDatabase(source(pieces, kind), {
            to: kind === 'json' ? 'csv' : 'json',
          } as never),
        ),
      ),
  ),
  ...readers(
    'checkSite',
    [...DATABASES, ...SITEMAPS, 'lines'],
    (kind) => async (pieces) => await collect(checkSite([nameOf(kind)], filesOf(pieces, kind))),
  ),
  ...readers(
    'listKeys',
    [...DATABASES, ...SITEMAPS],
    (kind) => async (pieces) =>
      joinTexts(await collect(listKeys([nameOf(kind)], filesOf(pieces, kind)))),
  ),
  ...readers('diffSites', [...DATABASES, ...SITEMAPS], (kind) => async (pieces) => {
    const path = nameOf(kind)
    return await diffSites([path], [path], filesOf(pieces, kind))
  }),
  ...readers(
    'repairDatabase',
    DATABASES,
    (kind) => async (pieces) => await repairDatabase(nameOf(kind), filesOf(pieces, kind)),
  ),
  ...readers('readSitemap', SITEMAPS, () => async (pieces) => await collect(readSitemap(pieces()))),
  ...readers('createSitemapReader', SITEMAPS, () => async (pieces) => {
    const reader = createSitemapReader()
    const items: unknown[] = []
    for await (const piece of pieces()) items.push(...reader.write(piece))
    return [...items, ...reader.end()]
  }),
  ...readers(
    'readSitemapStream',
    SITEMAPS,
    () => async (pieces) => await collect(readSitemapStream(pieces())),
  ),
  ...readers('readFeed', ['feed'], () => async (pieces) => await collect(readFeed(pieces()))),
  ...readers(
    'readTextSitemap',
    ['lines'],
    () => async (pieces) => await collect(readTextSitemap(pieces())),
  ),
  ...readers(
    'readLines',
    ['lines'],
    () => async (pieces) => await flat(readLines({ chunks: pieces })),
  ),
  ...readers('createPageReader', ['page'], () => async (pieces) => {
    const links: unknown[] = []
    let words = ''
    const page = createPageDecoder()
    const reader = createPageReader({
      onLink: (link) => links.push(link),
      onText: (text) => {
        words += ` ${text}`
      },
    })
    for await (const piece of pieces()) reader.write(page.write(piece))
    reader.write(page.end())
    return [reader.end(), links, words, page.encoding]
  }),
  ...readers('auditSite', ['page'], (kind) => async (pieces) => {
    const files = filesOf(pieces, kind, 'dist/index.html')
    return await collect(auditSite('dist', files, { base: 'https://a.example/' }))
  }),
  ...readers('groupLines', ['lines'], () => async (pieces) => {
    const lines = (await flat(readLines({ chunks: pieces }))).map(({ number, text }) => ({
      text,
      file: 0,
      line: number,
    }))
    return await collect(groupLines(lines, 'whatwg'))
  }),
  ...readers('normalizeLines', ['lines'], () => async (pieces) => {
    let text = ''
    const problems: unknown[] = []
    for await (const block of normalizeLines(pieces(), 'seo')) {
      text += decoder.decode(block.output)
      problems.push(...block.problems)
    }
    return { text, problems }
  }),
  ...readers('BulkNormalizer', ['lines'], () => async (pieces) => {
    let text = ''
    const problems: unknown[] = []
    const normalizer = new BulkNormalizer('seo')
    await normalizer.run(pieces(), async (block) => {
      text += decoder.decode(block.output)
      problems.push(...block.problems)
      return true
    })
    await normalizer.close()
    return { text, problems }
  }),
  {
    name: 'unpack',
    input: (length) => gzipSync(utf8Encode(textOf(ordinary.lines, length))),
    read: async (pieces) => await joined(unpack(pieces())),
  },
  ...formats.flatMap(({ name: format, isBatched }): StreamReader[] => {
    const options: RowWorkerOptions = { ops: ['normalize'], format }
    const rows = (length: number) =>
      textOf(ordinary.lines, length)
        .trimEnd()
        .split('\n')
        .map((url) => [url])
    if (isBatched === true) {
      return [
        {
          name: `answerRows of arrow`,
          input: (length) => streamOf([{ url: rows(length).flat() }]),
          read: async (pieces) => await joined(answerArrow(pieces(), options)),
        },
      ]
    }
    return [answerRows, answerRowsOnNode].map((answer, at) => ({
      name: `answerRows${at === 0 ? '' : ' on Node'}, ${format}`,
      reads: 'lines',
      encode: (text) => rowsIn(format, [[text]]),
      input: (length) => rowsIn(format, rows(length)),
      read: async (pieces) => await joined(answer(pieces(), options)),
    }))
  }),
]

/** Each op on a row whose text is in one of its columns. */
const rowOps: readonly Operation[] = ops.flatMap(({ name, columns, of }) => {
  const [values] = of.examples.find(([args]) => args.length === columns.length) ?? [[]]
  return columns.map(
    (column, at): Operation => ({
      name: `op ${name}, ${column}`,
      reads: 'url',
      run: async (text) => {
        const row = rowsIn('tsv', [values.map((value, each) => (each === at ? text : value!))])
        await joined(answerRows(inPieces(row, 65_536)(), { ops: [name], unknown: 'null' }))
      },
    }),
  )
})

/** The readers on texts of every kind, in pieces as files have them. */
export const streamOperations: readonly Operation[] = [
  ...rowOps,
  ...streamReaders.flatMap(({ name, reads, read, encode = utf8Encode }): Operation[] => {
    if (reads === undefined) return []
    return [{ name, reads, run: async (text) => await read(inPieces(encode(text), 65_536)) }]
  }),
]
