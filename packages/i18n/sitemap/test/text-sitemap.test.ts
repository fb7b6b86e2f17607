import type { SitemapItem } from '@waymark/sitemap'
import { readTextSitemap, writeTextSitemap } from '@waymark/sitemap/text'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

async function read(text: string | Uint8Array, options = {}): Promise<SitemapItem[]> {
  const items: SitemapItem[] = []
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  for await (const item of readTextSitemap(bytes, options)) items.push(item)
  return items
}

async function write(locs: Iterable<string>, options = {}): Promise<string> {
  let text = ''
  for await (const piece of writeTextSitemap(locs, options)) text += piece
  return text
}

const locsOf = (items: readonly SitemapItem[]) =>
  items.flatMap((item) => (item.type === 'url' ? [item.entry.loc] : []))
const problemsOf = (items: readonly SitemapItem[]) =>
  items.flatMap((item) =>
    item.type === 'problem' ? [[item.code, item.line, item.column, item.refuses]] : [],
  )

const page = 'https://a.example/'

describe('reading', () => {
  test('gives each line as an entry, with its place', async () => {
    expect(await read(`\ufeff${page}1?a&b\r\n\r\n \t${page}2 \n${page}3`)).toEqual([
      { type: 'root', kind: 'urlset', line: 1, column: 1 },
      { type: 'url', entry: { loc: `${page}1?a&b`, alternates: [] }, line: 1, column: 1 },
      { type: 'url', entry: { loc: `${page}2`, alternates: [] }, line: 3, column: 3 },
      { type: 'url', entry: { loc: `${page}3`, alternates: [] }, line: 4, column: 1 },
      {
        type: 'end',
        kind: 'urlset',
        entries: 3,
        bytes: 72,
        isComplete: true,
        line: 4,
        column: 20,
      },
    ])
  })

  test('says how lines end if a line has a carriage return in it', async () => {
    const problems = (await read(`${page}1\r${page}2\r`)).flatMap((item) =>
      item.type === 'problem' ? [[item.code, item.data]] : [],
    )
    expect(problems).toEqual([['loc-not-url', { detail: 'carriage-return' }]])
  })

  test.each([
    ['a relative URL', '/2', 'loc-relative', 'entry'],
    ['another scheme', 'ftp://a.example/', 'loc-protocol', 'entry'],
    ['a title', 'Our pages', 'loc-relative', 'entry'],
    ['two URLs', `${page} ${page}`, 'untidy-url', 'nothing'],
    ['a control character', `${page}\u0001`, 'loc-not-url', 'entry'],
    ['a long URL', `${page}${'x'.repeat(2048)}`, 'loc-too-long', 'entry'],
    ['a line of 1 MiB', `${page}${'x'.repeat(1_048_576)}`, 'loc-too-long', 'entry'],
    ['credentials', 'https://u:secret@a.example/', 'credentials', 'entry'],
  ])('reports %s, and reads on', async (_, line, code, refuses) => {
    const items = await read(`${page}1\n${line}\n${page}3\n`)
    expect(problemsOf(items)).toEqual([[code, 2, 1, refuses]])
    expect(locsOf(items)).toHaveLength(refuses === 'entry' ? 2 : 3)
    expect(items.at(-1)).toMatchObject({ type: 'end', entries: 3, isComplete: true })
    expect(JSON.stringify(items)).not.toContain('secret')
  })

  test('reports bytes that are not UTF-8 in their line', async () => {
    const bytes = Buffer.concat([Buffer.from(`${page}1\n${page}`), Buffer.of(0xff, 0x0a)])
    expect(problemsOf(await read(bytes))).toEqual([['invalid-encoding', 2, 1, 'entry']])
  })

  test('keeps to the limits of the protocol', { tags: 'slow' }, async () => {
    const most = `${page}\n`.repeat(50_000)
    expect(problemsOf(await read(most))).toEqual([])
    expect(problemsOf(await read(most + page))).toEqual([['too-many-urls', 50_001, 1, 'nothing']])
    expect(problemsOf(await read(most, { maxBytes: 1000 }))).toEqual([
      ['file-too-large', 1, 1, 'nothing'],
    ])
    expect(problemsOf(await read('\n \n'))).toEqual([['no-entries', 1, 1, 'nothing']])
  })

  test('judges pages by the place of the sitemap', async () => {
    const items = await read('https://b.example/\n', { location: `${page}sitemap.txt` })
    expect(problemsOf(items)).toEqual([['other-host', 1, 1, 'nothing']])
  })

  test('gives the same items for any pieces', async () => {
    const text = Buffer.from(`${page}é\r\n\n/x\n${page}2\n`)
    const whole = await read(text)
    for (let size = 1; size < text.length; size++) {
      const pieces: Uint8Array[] = []
      for (let at = 0; at < text.length; at += size) pieces.push(text.subarray(at, at + size))
      const items: SitemapItem[] = []
      for await (const item of readTextSitemap(pieces)) items.push(item)
      expect(items).toEqual(whole)
    }
  })
})

describe('writing', () => {
  test('serialises each URL', async () => {
    expect(await write(['HTTPS://A.example/é b', `${page}?a&b`])).toBe(
      `${page}%C3%A9%20b\n${page}?a&b\n`,
    )
  })

  test('refuses what a sitemap cannot have', async () => {
    await expect(write([page, '/x'])).rejects.toMatchObject({ code: 'loc-relative' })
    await expect(write([page, page], { maxUrls: 1 })).rejects.toMatchObject({
      code: 'too-many-urls',
    })
    const many = Array.from({ length: 100 }, () => page)
    await expect(write(many, { maxBytes: 1024 })).rejects.toMatchObject({
      code: 'file-too-large',
    })
  })

  test('and reading agree', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.webUrl({ withQueryParameters: true })), async (urls) => {
        const items = await read(await write(urls))
        expect(locsOf(items)).toEqual(urls.map((url) => new URL(url).href))
        expect(problemsOf(items)).toEqual(
          urls.length === 0 ? [['no-entries', 1, 1, 'nothing']] : [],
        )
      }),
    )
  })
})
