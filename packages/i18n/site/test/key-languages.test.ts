import { listKeys } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { KeyLanguages } from '../src/keys/key-languages.ts'
import { drain } from './drain.ts'
import { memoryFiles } from './memory-files.ts'

describe('a language', () => {
  const rowOf = (value: string, form: 'database' | 'sitemap') => {
    const { members, row } = new KeyLanguages(form, undefined).of(value)
    expect(row?.startsWith(`{${members},"language":`)).toBe(true)
    return JSON.parse(row!)
  }

  test.each([
    ['en-GB', 'en-gb', 'en-GB', 'en', true, []],
    ['hr', 'hr', 'hr', 'sh', true, []],
    ['X-Default', 'x-default', 'x-default', null, true, []],
    ['jp', 'jp', 'jp', null, false, ['unknown-language']],
    ['en-UK', 'en-uk', 'en-UK', null, false, ['unknown-region']],
    ['iw', 'iw', 'he', 'he', true, ['deprecated-subtag']],
    ['haw', 'haw', 'haw', 'haw', true, ['language-not-iso-639-1']],
    ['es-419', 'es-419', 'es-419', 'es', true, ['region-not-iso-3166']],
    ['de-1996', 'de-1996', 'de-1996', 'de', true, ['undocumented-subtag']],
  ])('%s has its forms and problems', (hreflang, lang, canonical, language, usable, problems) => {
    const row = { hreflang, lang, canonical, language, usable, problems }
    for (const form of ['database', 'sitemap'] as const) {
      expect(rowOf(hreflang, form)).toEqual(row)
    }
  })

  test('that is not well-formed is reported in sitemaps, and in databases by the validation', () => {
    const row = { hreflang: 'en_US', lang: 'en_us', canonical: null, language: null, usable: false }
    expect(rowOf('en_US', 'sitemap')).toEqual({ ...row, problems: ['invalid-hreflang'] })
    expect(rowOf('en_US', 'database')).toEqual({ ...row, problems: [] })
  })

  test('has a row once', () => {
    const languages = new KeyLanguages('sitemap', undefined)
    const values = ['x-1', 'x-2', 'x-3']
    for (const isNew of [true, false]) {
      for (const value of values) {
        const { members, row } = languages.of(value)
        expect(members).toBe(`"hreflang":"${value}","lang":"${value}","canonical":"${value}"`)
        expect(row !== null).toBe(isNew)
      }
    }
    // Each as it is written.
    expect(languages.of('X-1').row).not.toBeNull()
    expect(languages.of('X-1').row).toBeNull()
  })

  test('has U+FFFD for half of a pair', () => {
    const { members } = new KeyLanguages('database', undefined).of('a\ud800"')
    expect(members).toBe('"hreflang":"a\ufffd\\"","lang":"a\ufffd\\"","canonical":null')
  })
})

describe('lines of keys', () => {
  test('are yielded in batches of 64 KiB', async () => {
    const urls = Array.from({ length: 1500 }, (_, n) => `https://a.example/${n}\n`)
    const sizes: number[] = []
    let pages = ''
    let keys = ''
    const lines = listKeys(['a.txt'], memoryFiles({ 'a.txt': urls.join('') }))
    for await (const batch of lines) {
      sizes.push(Object.values(batch).reduce((sum, text) => sum + text.length, 0))
      pages += batch.pages
      keys += batch.keys
      expect([batch.links, batch.languages]).toEqual(['', ''])
    }
    const numbers = (text: string, name: string) =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)[name])
    expect(numbers(pages, 'page')).toEqual([...urls.keys()])
    expect(numbers(keys, 'url').map((url) => `${url}\n`)).toEqual(urls)
    expect(sizes.length).toBeGreaterThan(3)
    for (const size of sizes.slice(0, -1)) {
      expect(size).toBeGreaterThanOrEqual(65_536)
      expect(size).toBeLessThan(66_000)
    }
  })

  test('have all URLs of a sitemap, also those that are not usable', async () => {
    let pages = ''
    const text = 'https://a.example/1\n/2\nftp://a.example/3\n'
    for await (const lines of listKeys(['a.txt'], memoryFiles({ 'a.txt': text }))) {
      pages += lines.pages
    }
    const rows = pages
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(rows.map(({ loc, key }) => [loc, key === null])).toEqual([
      ['https://a.example/1', false],
      ['/2', true],
      ['ftp://a.example/3', true],
    ])
  })

  test('of nothing are none', async () => {
    const all: unknown[] = []
    const lines = listKeys(['a.csv'], memoryFiles({ 'a.csv': 'url,lang\n,en\n' }))
    const rows = { pages: 0, links: 0, keys: 0, languages: 0 }
    expect(await drain(lines, (text) => all.push(text))).toEqual({
      form: 'database',
      rows,
      withoutUrl: 1,
    })
    expect(all).toEqual([{ pages: '', links: '', keys: '', languages: '' }])
  })

  test('have keys of URLs that are usable, and links in the order of the entry', async () => {
    const entry = {
      loc: 'ftp://a.example/',
      lang: 'en',
      alternates: [3, { lang: 'de', loc: 'https://a.example/' }, { lang: 'fr', loc: 'no' }],
    }
    const other = {
      loc: 'https://a.example',
      alternates: [{ lang: 'de', loc: 'https://a.example/x' }],
    }
    const text = [entry, other].map((one) => `${JSON.stringify(one)}\n`).join('')
    const options = { inputFormat: 'ndjson', config: { trailingSlash: 'always' } } as const
    let all = { pages: '', links: '', keys: '', languages: '' }
    for await (const lines of listKeys(['a'], memoryFiles({ a: text }), options)) {
      all = {
        pages: all.pages + lines.pages,
        links: all.links + lines.links,
        keys: all.keys + lines.keys,
        languages: all.languages + lines.languages,
      }
    }
    const rows = (lines: string) =>
      lines
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    const keys = rows(all.keys)
    expect(rows(all.languages).map(({ hreflang }) => hreflang)).toEqual(['en', 'de', 'fr'])
    expect(keys.map(({ url }) => url)).toEqual(['https://a.example/', 'https://a.example/x/'])
    expect(
      rows(all.pages).map(({ page, normal, key, line, pointer }) => [
        page,
        normal,
        key,
        line,
        pointer,
      ]),
    ).toEqual([
      [0, null, null, 1, '/urls/0'],
      [1, 'https://a.example/', keys[0].key, 2, '/urls/1'],
    ])
    expect(
      rows(all.links).map((row) => [
        row.page,
        row.link,
        row.hreflang,
        row.page_key,
        row.key,
        row.implied,
      ]),
    ).toEqual([
      [0, -1, 'en', null, null, true],
      [0, 1, 'de', null, keys[0].key, false],
      [0, 2, 'fr', null, null, false],
      [1, 0, 'de', keys[0].key, keys[1].key, false],
    ])
  })

  test.each([
    [{ config: 3 }, '`config`'],
    [{ config: { trailingSlash: 'no' } }, '`trailingSlash`'],
    [{ inputFormat: 'xml' }, '`inputFormat`'],
    [{ memory: 'x' }, '`memory`'],
    [{ fixes: true }, '`fixes`'],
  ])('refuse the options %j', async (options, name) => {
    const lines = listKeys(['a.csv'], memoryFiles({ 'a.csv': 'url\n' }), options as never)
    await expect(lines.next()).rejects.toThrow(name)
  })
})
