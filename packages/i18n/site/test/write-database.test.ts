import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { gunzipSync, gzipSync, zstdDecompressSync } from 'node:zlib'
import type { ByteSource, SiteProblem } from '@waymark/site'
import {
  type WriteDatabaseOptions,
  type WriteSiteOptions,
  writeDatabase,
  writeKeyTables,
  writeSiteFolder,
} from '@waymark/site/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'
import { openSources } from '../src/node/open-sources.ts'
import { sourceOf, textOf } from './sources.ts'

const TABLE = 'lang,url\nen,https://a.example/tea\nde,https://a.example/tee\n'
const LINES =
  '{"loc":"https://a.example/tea","lang":"en"}\n{"loc":"https://a.example/tee","lang":"de"}\n'

let folder: string
const path = (name: string) => join(folder, name)
beforeEach(() => {
  folder = temporaryFolder()
  writeFileSync(path('pages.csv'), TABLE)
})

/** A source that says when it is closed. */
function watched(text: string | null) {
  const closed: string[] = []
  const source: ByteSource = {
    name: 'watched',
    async *chunks() {
      if (text === null) throw new Error('unreadable')
      yield Buffer.from(text)
    },
    close: async () => void closed.push('watched'),
  }
  return { source, closed }
}

describe('the sources of a database', () => {
  async function textsOf(sources: readonly ByteSource[]): Promise<string[]> {
    const texts: string[] = []
    for (const source of sources) {
      texts.push(await textOf(source.chunks()))
    }
    return texts
  }

  test('are files and streams, one or several', async () => {
    expect(await textsOf(await openSources(path('pages.csv')))).toEqual([TABLE])
    expect(await textsOf(await openSources(sourceOf('a')))).toEqual(['a'])
    expect(await textsOf(await openSources([path('pages.csv'), sourceOf('a')]))).toEqual([
      TABLE,
      'a',
    ])
    const stdin = Readable.from([Buffer.from('text')])
    expect(await textsOf(await openSources('-', { stdin }))).toEqual(['text'])
    expect(await openSources([])).toEqual([])
  })

  test('are closed if one of them cannot be opened', async () => {
    const { source, closed } = watched('a')
    await expect(openSources([source, path('none.csv'), source])).rejects.toThrow(
      errorWith({ problem: { code: 'file-not-found' } }),
    )
    expect(closed).toEqual(['watched'])
  })

  test('are named in errors as what they should be', async () => {
    writeFileSync(path('empty.csv'), '')
    await expect(openSources(path('empty.csv'))).rejects.toThrow(
      errorWith({ problem: { code: 'file-empty' } }),
    )
  })
})

describe('a database in another form', () => {
  const report = { entries: 2, unlisted: 0, written: 2 }

  test.each<[string, Partial<WriteDatabaseOptions>, (bytes: Buffer) => Buffer]>([
    ['a.ndjson', {}, (bytes) => bytes],
    ['a.ndjson.gz', {}, gunzipSync],
    ['a.ndjson.GZ', {}, gunzipSync],
    ['a.gz.ndjson', {}, (bytes) => bytes],
    ['a.ndjson', { compression: 'gzip' }, gunzipSync],
    ['a.ndjson.gz', { compression: 'none' }, (bytes) => bytes],
  ])('is written to %s with %j', async (name, options, unpack) => {
    expect(
      await writeDatabase(path('pages.csv'), path(name), { to: 'ndjson', ...options }),
    ).toEqual(report)
    expect(unpack(readFileSync(path(name))).toString()).toBe(LINES)
    expect(readdirSync(folder).sort()).toEqual([name, 'pages.csv'])
  })

  test.runIf(zstdDecompressSync !== undefined)('is written as zstd', async () => {
    await writeDatabase(path('pages.csv'), path('a.ndjson.zst'), { to: 'ndjson' })
    expect(zstdDecompressSync(readFileSync(path('a.ndjson.zst'))).toString()).toBe(LINES)
  })

  test('is written to a stream, which is ended', async () => {
    for (const compression of [undefined, 'gzip'] as const) {
      const stream = new PassThrough()
      const options: WriteDatabaseOptions = { to: 'ndjson', ...(compression && { compression }) }
      const [found, all] = await Promise.all([
        writeDatabase([sourceOf(TABLE)], stream, options),
        stream.toArray(),
      ])
      const bytes = Buffer.concat(all as Buffer[])
      expect(found).toEqual(report)
      expect((compression === undefined ? bytes : gunzipSync(bytes)).toString()).toBe(LINES)
    }
  })

  test('closes its sources, and tells the problems', async () => {
    const { source, closed } = watched(`${TABLE}x,y,z\n`)
    const problems: SiteProblem[] = []
    const onProblem = (problem: SiteProblem) => problems.push(problem)
    await writeDatabase(source, path('a.json'), { to: 'json', onProblem, now: 0 })
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['4 row-length'])
    expect(closed).toEqual(['watched'])
    await writeDatabase(sourceOf(`${TABLE}x,y,z\n`), path('a.json'), { to: 'json', now: 0 })
  })

  test('is written whole or not at all', async () => {
    const broken = watched(null)
    writeFileSync(path('a.ndjson'), 'old')
    await expect(writeDatabase(broken.source, path('a.ndjson'), { to: 'ndjson' })).rejects.toThrow(
      'unreadable',
    )
    expect(broken.closed).toEqual(['watched'])
    const { source, closed } = watched(TABLE)
    mkdirSync(path('a.csv'))
    await expect(writeDatabase(source, path('a.csv'), { to: 'csv' })).rejects.toThrow(
      errorWith({ problem: { code: 'file-is-directory' } }),
    )
    await expect(writeDatabase(source, path('pages.csv/a'), { to: 'csv' })).rejects.toMatchObject({
      problem: { code: 'file-path-invalid', file: path('pages.csv/a') },
    })
    expect(closed).toEqual(['watched', 'watched'])
    expect(readFileSync(path('a.ndjson'), 'utf8')).toBe('old')
    expect(readdirSync(folder).sort()).toEqual(['a.csv', 'a.ndjson', 'pages.csv'])
  })

  test('whose stream fails has the error of the stream', async () => {
    const stream = new PassThrough()
    stream.destroy(Object.assign(new Error('gone'), { code: 'EPIPE' }))
    await expect(writeDatabase(sourceOf(TABLE), stream, { to: 'csv' })).rejects.toThrow(
      errorWith({ problem: { code: 'file-system-error', data: { error: 'EPIPE' } } }),
    )
  })

  test('needs a form, and has options that are checked', async () => {
    const write = (options: object) => writeDatabase(sourceOf(TABLE), path('x'), options as never)
    await expect(write({})).rejects.toThrow('`to`')
    await expect(write({ to: 'xml' })).rejects.toThrow(
      errorWith({ option: 'to', code: 'option-wrong' }),
    )
    await expect(write({ to: 'csv', compression: 'zip' })).rejects.toThrow(
      errorWith({ option: 'compression', code: 'option-wrong' }),
    )
    await expect(write({ to: 'csv', onProblem: 5 })).rejects.toThrow(
      errorWith({ option: 'onProblem', code: 'option-wrong' }),
    )
  })
})

describe('tables of keys', () => {
  test('may be changed before they are in place', async () => {
    const found: string[] = []
    const { rows } = await writeKeyTables([path('pages.csv')], path('keys'), {
      async finish(temporary) {
        found.push(...readdirSync(temporary).sort())
        writeFileSync(join(temporary, 'more'), readFileSync(join(temporary, 'keys.ndjson')))
      },
    })
    expect(found).toEqual(['keys.ndjson', 'languages.ndjson', 'links.ndjson', 'pages.ndjson'])
    const keys = readFileSync(path('keys/keys.ndjson'), 'utf8')
    expect(keys.replaceAll(/\d+/g, '')).toBe(
      '{"key":,"url":"https://a.example/tea"}\n{"key":,"url":"https://a.example/tee"}\n',
    )
    expect(readFileSync(path('keys/more'), 'utf8')).toBe(keys)
    // The language of a page is its link to itself.
    expect(rows).toEqual({ pages: 2, links: 2, keys: 2, languages: 2 })
  })

  test('are of standard input too, and its progress is told', async () => {
    const told: string[] = []
    const { form } = await writeKeyTables(['-'], path('keys'), {
      stdin: Readable.from([Buffer.from('url\nx\n')]),
      listen: (name) => ({
        add: (length) => told.push(`${name} ${length}`),
        end: () => told.push('end'),
      }),
    })
    expect(form).toBe('database')
    expect(told).toEqual(['standard input 6', 'end'])
    expect(readFileSync(path('keys/links.ndjson'), 'utf8')).toBe('')
  })

  test('are not there if the folder cannot be written', async () => {
    const work = writeKeyTables([path('pages.csv')], path('pages.csv/keys'))
    await expect(work).rejects.toMatchObject({ problem: { file: path('pages.csv/keys') } })
    expect(readdirSync(folder)).toEqual(['pages.csv'])
  })

  test('have options that are checked', async () => {
    const write = (options: object) => writeKeyTables([], path('x'), options)
    await expect(write({ finish: 5 })).rejects.toThrow(
      errorWith({ option: 'finish', code: 'option-wrong' }),
    )
    await expect(write({ finnish: () => {} })).rejects.toThrow(
      expect.objectContaining({ code: 'option-unknown', data: { near: 'finish' } }),
    )
  })
})

describe('sitemaps in a folder', () => {
  const NOW = Date.parse('2026-01-02T03:04:05.678Z')
  const write = (options: WriteSiteOptions, text = TABLE.replaceAll('\n', ',\n')) => {
    const { source, closed } = watched(text)
    return writeSiteFolder(source, folder, { now: NOW, ...options }).then((site) => ({
      ...site,
      closed,
    }))
  }
  const dated = TABLE.replaceAll(/(https.*)/g, '$1,2024-01-01T00:00:00Z').replace(
    'lang,url',
    'lang,url,lastmod',
  )

  test('are written with a report, and the sources are closed', async () => {
    const site = await write({}, dated)
    const xml = readFileSync(path('sitemap.xml'))
    expect(site).toMatchObject({
      counts: { written: 2, files: 1, bytes: xml.length },
      files: [{ name: 'sitemap.xml', entries: 2, size: xml.length, change: 'written' }],
      removed: [],
      generated: '2026-01-02T03:04:05.678Z',
      isUnchanged: false,
      closed: ['watched'],
    })
  })

  test('may be compressed and have another name; their bytes are those on the disk', async () => {
    const site = await write(
      { gzip: true, name: 'pages', maxUrls: 1, baseUrl: 'https://a.example/' },
      dated,
    )
    const names = ['pages.xml.gz', 'pages-1.xml.gz', 'pages-2.xml.gz']
    expect(site.files.map(({ name }) => name)).toEqual(names)
    const sizes = names.map((name) => readFileSync(path(name)).length)
    expect(site.counts.files).toBe(3)
    expect(site.counts.bytes).toBe(sizes.reduce((sum, size) => sum + size))
    expect(gunzipSync(readFileSync(path(names[0]!))).toString()).toContain(
      'https://a.example/pages-2.xml.gz',
    )
  })

  test('of no usable entry are one that the report does not list', async () => {
    const problems: string[] = []
    const site = await write({ onProblem: ({ code }) => problems.push(code) }, 'url\n/relative\n')
    expect(site).toMatchObject({ counts: { written: 0, files: 0, bytes: 0 }, files: [] })
    expect(problems).toContain('RELATIVE_URL')
    expect(readFileSync(path('sitemap.xml'), 'utf8')).toContain('<urlset')
  })

  test('are of standard input too', async () => {
    const stdin = Readable.from([gzipSync(dated)])
    const site = await writeSiteFolder('-', folder, { stdin, now: NOW })
    expect(site.counts.written).toBe(2)
  })

  test('are generated now by default', async () => {
    const before = Date.now()
    const { generated } = await writeSiteFolder(sourceOf(dated), folder)
    expect(Date.parse(generated)).toBeGreaterThanOrEqual(before)
    expect(Date.parse(generated)).toBeLessThanOrEqual(Date.now())
  })

  test('have options that are checked', async () => {
    for (const name of ['extension', 'createStore', 'earlier', 'onPlaced']) {
      await expect(write({ [name]: () => {} })).rejects.toThrow(
        errorWith({ option: name, code: 'option-unknown' }),
      )
    }
    await expect(write({ gzip: 5 } as never)).rejects.toThrow(
      errorWith({ option: 'gzip', code: 'option-wrong' }),
    )
    await expect(write({ onProblem: 5 } as never)).rejects.toThrow(
      errorWith({ option: 'onProblem', code: 'option-wrong' }),
    )
    await expect(write({ listen: 5 } as never)).rejects.toThrow(
      errorWith({ option: 'listen', code: 'option-wrong' }),
    )
    await expect(write({ stdin: 5 } as never)).rejects.toThrow(
      errorWith({ option: 'stdin', code: 'option-wrong' }),
    )
  })
})
