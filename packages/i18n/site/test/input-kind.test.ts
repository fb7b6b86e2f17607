import type { ByteSource } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { findForm, isDatabase, tellKind } from '../src/input-kind.ts'
import { peek } from '../src/peek.ts'
import { INPUT_KINDS } from './input-kinds.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

describe('the kind of an input', () => {
  test.each([
    // By its name, if that does not contradict it.
    ['{"urls":[]}', 'a.ndjson', 'ndjson'],
    ['{"urls":[]}', 'a.JSONL.gz', 'ndjson'],
    ['{"urls":[]}', 'a.csv', 'json'],
    ['{"urls":[]}', 'a.tsv', 'json'],
    ['hello', 'a.csv', 'csv'],
    ['hello', 'a.TSV.zst', 'tsv'],
    ['hello', 'a.ndjson', 'other'],
    ['https://a.example/', 'a.csv', 'csv'],
    ['https://a.example/', 'a.csv.txt', 'text'],
    ['<a/>', 'a.csv', 'xml'],
    ['hello', 'a.csv.br', 'other'],
    ['hello', 'csv', 'other'],
    ['hello', 'robots.txt', 'robots'],
    ['{}', 'a/ROBOTS.txt', 'robots'],
    ['hello', 'a\\robots.txt', 'robots'],
    ['hello', 'xrobots.txt', 'text'],
    ['hello', 'robots.txt.gz', 'text'],
    ['hello', 'robots.txt/a', 'other'],
    ['<a/>', 'robots.txt', 'xml'],
    ['hello', 'a.json', 'json'],
    ['hello', 'a.json.zst', 'json'],
    ['hello', 'a.JSON', 'json'],
    ['hello', 'a.json5', 'other'],
    ['hello', 'a.TXT.gz', 'text'],
    ['hello', 'a.txt.old', 'other'],
    // By its first line.
    ['url,lang', 'a', 'csv'],
    ['url\tlang', 'a', 'tsv'],
    ['url', 'a', 'csv'],
    ['url,lang', 'a.json', 'csv'],
    ['User-Agent : *', 'a', 'robots'],
    ['sitemap:x', 'a.json', 'robots'],
    ['Allow: /', 'a', 'robots'],
    ['disallow:', 'a', 'robots'],
    ['x Allow: /', 'a', 'other'],
    ['Allowed: /', 'a', 'other'],
    ['http:', 'a', 'text'],
    ['HTTPS:', 'a', 'text'],
    ['http', 'a', 'other'],
    ['xhttp:', 'a', 'other'],
    ['ftp://a.example/', 'a', 'other'],
    ['[1]', 'a', 'json'],
    ['{"loc":"x"}', 'a', 'ndjson'],
    ['{"loc":"x"}\n', 'a.json', 'ndjson'],
    ['{"loc":"x","urls":[]}', 'a', 'json'],
    ['{"lang":"x"}', 'a', 'json'],
    ['{"lang":"x"}\n\n {', 'a', 'ndjson'],
    ['{"lang":"x"}\n[', 'a', 'json'],
    ['{"urls":[]}\n{', 'a', 'json'],
    ['["loc"]\n{', 'a', 'json'],
    ['{"loc":\n"x"}', 'a', 'json'],
    ['---\nlayout: null\n---\n<urlset>', 'sitemap.xml', 'template'],
    ['{{- printf "<?xml" }}', 'sitemap.xml', 'template'],
    ['{{ printf "<?xml" }}', 'sitemap.xml', 'template'],
    ['{% if a %}', 'sitemap.xml', 'template'],
    ['---\n', 'a.txt', 'text'],
    ['---x', 'a', 'other'],
    ['{{"loc', 'a', 'json'],
    // By its root.
    ['<rss/>', 'a', 'feed'],
    ['<rss version="2">', 'a', 'feed'],
    ['<feed>', 'a', 'feed'],
    ['<atom:feed\n', 'a', 'feed'],
    ['<?xml version="1.0"?><!-- <a> --><!DOCTYPE rss><rss>', 'a', 'feed'],
    ['<!-- <rss> --><a/>', 'a', 'xml'],
    ['<?rss <rss> ?>', 'a', 'xml'],
    ['<!-- <rss>', 'a', 'xml'],
    ['<rssx>', 'a', 'xml'],
    ['<rss', 'a', 'xml'],
    ['<urlset><rss>', 'a', 'xml'],
  ])('of %j as %s is %s', async (text, name, kind) => {
    expect((await tellKind({ ...sourceOf(text), name })).kind).toBe(kind)
  })

  test('is a given form unless it is XML or UTF-16', async () => {
    for (const [text, kind] of [
      ['hello', 'csv'],
      ['{"urls":[]}', 'csv'],
      ['https://a.example/', 'csv'],
      ['<a/>', 'xml'],
    ] as const) {
      expect((await tellKind({ ...sourceOf(text), name: 'a.json' }, 'csv')).kind).toBe(kind)
    }
    const wide = Buffer.from('\ufeffurl', 'utf16le')
    expect((await tellKind(sourceOf(wide), 'csv')).kind).toBe('utf-16')
  })

  test('of a file with a name of XML is refused if it is not XML', async () => {
    const form = (text: string) => findForm({ ...sourceOf(text), name: 'sitemap.xml' })
    await expect(form('---\nlayout: null\n---\n')).rejects.toThrow(
      errorWith({ problem: { code: 'file-kind-unknown' } }),
    )
    await expect(form('Not found')).rejects.toThrow(
      errorWith({ problem: { code: 'file-kind-unknown' } }),
    )
    expect((await form('{"urls":[]}')).form).toBe('json')
    await expect(findForm(sourceOf('{% if page %}'))).rejects.toThrow(
      errorWith({ problem: { code: 'file-kind-unknown' } }),
    )
  })

  test('of a long line is told by its beginning', async () => {
    const long = ' '.repeat(70_000)
    for (const name of ['loc', 'lastmod', 'lang', 'changefreq', 'priority', 'alternates']) {
      const text = `{ "${name}":1${long}}`
      expect((await tellKind(sourceOf(text))).kind, name).toBe('ndjson')
    }
    expect((await tellKind(sourceOf(`{"urls":[${long}`))).kind).toBe('json')
    expect((await tellKind(sourceOf(`{"x":{"loc":1}${long}`))).kind).toBe('json')
  })

  test('of UTF-16 is told by its first character', async () => {
    const wide = (text: string) => Buffer.from(text, 'utf16le')
    for (const [text, kind] of [
      ['\ufeff\ufeff \r\n\t<a', 'xml'],
      ['\ufeff', 'utf-16'],
      ['\ufeff \n', 'utf-16'],
      ['\ufeffx<a', 'utf-16'],
      ['\ufeff\u3c00', 'utf-16'],
      ['\ufeff<rss>', 'feed'],
      ['<feed>', 'feed'],
      [`\ufeff${' '.repeat(254)}<`, 'xml'],
      [`\ufeff${' '.repeat(255)}<`, 'utf-16'],
    ] as const) {
      for (const bytes of [wide(text), wide(text).swap16()]) {
        expect((await tellKind(sourceOf(bytes))).kind, text).toBe(kind)
        expect((await tellKind(sourceInPieces(bytes, 1))).kind, text).toBe(kind)
      }
    }
  })

  test('is looked for after 4 MiB of white space, and no further', async () => {
    const space = Buffer.alloc(2_097_152, ' ')
    expect((await tellKind(sourceOf(space, space, '[1]xxx'))).kind).toBe('json')
    expect((await tellKind(sourceOf(space, space, ' ', '[1]xxx'))).kind).toBe('other')
  })

  test.each(['', ' \n', '\ufeff', '\ufeff\r\n\t'])(
    'is not told of nothing but white space, which is as good as empty: %j',
    async (text) => {
      for (const name of ['a', 'a.csv', 'a.json', 'a.txt', 'a.xml']) {
        for (const source of [sourceOf(text), sourceInPieces(Buffer.from(text), 1)]) {
          await expect(tellKind({ ...source, name })).rejects.toMatchObject({
            problem: { code: 'file-empty', file: name },
          })
        }
      }
      expect((await tellKind({ ...sourceOf(text), name: 'robots.txt' })).kind).toBe('robots')
    },
  )

  test('is that of a database, or is not', () => {
    expect(INPUT_KINDS.filter(isDatabase)).toEqual(['json', 'ndjson', 'csv', 'tsv'])
  })

  test('of pages is JSON if it is not recognised', async () => {
    const formOf = async (text: string, format?: 'csv') =>
      (await findForm({ ...sourceOf(text), name: 'a' }, format)).form
    expect(await formOf('url')).toBe('csv')
    expect(await formOf('{"loc":"a"}')).toBe('ndjson')
    expect(await formOf('<a/>')).toBe('xml')
    expect(await formOf('https://a.example/')).toBe('text')
    expect(await formOf('hello')).toBe('json')
    expect(await formOf('<a/>', 'csv')).toBe('csv')
  })
})

describe('a source whose kind was detected', () => {
  async function opened(): Promise<{ source: ByteSource; isOpen: () => boolean }> {
    let isOpen = true
    const { source } = await tellKind({
      name: 'test',
      async *chunks() {
        try {
          yield Buffer.from(' \n')
          yield Buffer.from('<a>')
          yield Buffer.from('</a>')
        } finally {
          isOpen = false
        }
      },
      close: async () => {},
    })
    return { source, isOpen: () => isOpen }
  }

  test('is released by a reader that stops at any chunk', async () => {
    for (const wanted of ['\n', '<a>', '</a>']) {
      const { source, isOpen } = await opened()
      for await (const chunk of source.chunks()) if (chunk.toString().endsWith(wanted)) break
      expect(isOpen()).toBe(false)
    }
  })

  test.each([
    ['\ufeff \n<a/>', 'a', 'xml'],
    ['\ufeff{', 'a', 'json'],
    [' [1]', 'a.xml', 'json'],
    ['hello', 'a.json', 'json'],
    ['hello', 'a.json.gz', 'json'],
    ['hello', 'a.txt', 'text'],
    ['\r\n\tHTTP://a.example/', 'a', 'text'],
    ['hello', 'a', 'other'],
  ])('has the same kind in pieces of any size: %j', async (text, name, kind) => {
    const bytes = Buffer.from(`${text.startsWith(' ') ? ' '.repeat(100) : ''}${text}`)
    for (const size of [1, 2, 3, 1_000]) {
      const told = await tellKind({ ...sourceInPieces(bytes, size), name })
      expect(told.kind).toBe(kind)
      const chunks: Uint8Array[] = []
      for await (const chunk of told.source.chunks()) chunks.push(chunk)
      expect(Buffer.concat(chunks)).toEqual(bytes)
    }
  })

  test.each([
    ['\ufeff \n<a/>', 'xml'],
    ['\ufeff{', 'utf-16'],
    ['<a/>', 'xml'],
    ['<', 'xml'],
  ])('has the same kind in UTF-16 of either order: %j', async (text, kind) => {
    const little = Buffer.from(text, 'utf16le')
    for (const bytes of [little, Buffer.from(little).swap16()]) {
      for (const size of [1, 2, 3, 1_000]) {
        expect((await tellKind(sourceInPieces(bytes, size))).kind).toBe(kind)
      }
    }
  })

  test('is released if it is not read', async () => {
    const { source, isOpen } = await opened()
    await source.close()
    expect(isOpen()).toBe(false)
  })
})

describe('the beginning of a source', () => {
  test.each([
    ['blank lines before it', '\ufeff\n \nfirst line\r\n\n  second', 'first line', true, true],
    ['nothing after it', ' only', 'only', true, false],
    ['blank lines after it', 'only\n \n', 'only', true, false],
    ['a carriage return in it', 'a\rb\r\r\nc', 'a\rb\r', true, true],
    ['nothing in it', '', '', true, false],
    ['two marks before it', '\ufeff\ufeffa', 'a', true, false],
    ['more than is read', `[${' '.repeat(70_000)}`, `[${' '.repeat(65_535)}`, false, false],
  ])(
    'has the same first line in pieces of any size: %s',
    async (_, text, line, isWhole, hasRest) => {
      for (const size of [1, 7, 1_460, 65_536]) {
        const found = await peek(sourceInPieces(Buffer.from(text), size))
        expect(found).toMatchObject({ line, isWhole })
        expect(found.rest !== '').toBe(hasRest)
        expect(found.rest).toBe(found.rest.trimStart())
      }
    },
  )
})
