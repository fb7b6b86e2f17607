import { readDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { headerOf } from '../src/database/csv-header.ts'
import { convert } from './convert.ts'
import { applyPatch, fixed } from './fixed.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

const EN = 'https://a.example/en'
const DE = 'https://a.example/de'

const FROG = [
  '"Address","Content Type","Last Modified","HTML hreflang 1","HTML hreflang 1 URL","HTML hreflang 2","HTML hreflang 2 URL","Sitemap hreflang 1","Sitemap hreflang 1 URL"',
  `"${EN}","text/html","Sat, 07 Sep 2002 09:42:31 GMT","en","${EN}","de","${DE}","de","${DE}"`,
  `"${DE}","text/html","","en","${EN}","de","${DE}","",""`,
].join('\r\n')

async function read(text: string, size: number = 1_000_000) {
  const reader = await readDatabase(sourceInPieces(Buffer.from(text), size))
  const values: unknown[] = []
  const places: string[] = []
  for await (const batch of reader.entries()) {
    for (const { value, places: own } of batch) {
      values.push(value)
      for (const pointer of ['/loc', '/lang', '/alternates/0/lang', '/alternates/0/loc']) {
        const { line, column } = own.find(pointer)
        places.push(`${line}:${column}`)
      }
    }
  }
  return { values, places, problems: reader.problems() }
}

describe('the columns of a crawler', () => {
  test.each([
    ['hreflang de', 'de'],
    ['hreflang:pt-BR', 'pt-BR'],
    ['Hreflang_zh_Hant', 'zh-Hant'],
    ['alternate_x_default', 'x-default'],
    ['hreflang-x-default', 'x-default'],
    ['alternate yue', 'yue'],
  ])('with the name %j have the URLs of %s', (name, lang) => {
    expect(headerOf(['url', name])).toEqual({
      columns: ['url', null],
      links: [{ loc: 1, lang }],
      unknown: [],
      isExport: true,
    })
  })

  test.each([
    'hreflang',
    'hreflang url',
    'alternate_loc',
    'hreflang 1',
    'alternates de',
    'HTML hreflang 1',
    'Last-Modified',
  ])('do not have the name %j', (name) => {
    expect(headerOf(['url', name])).toMatchObject({ links: [], unknown: [1], isExport: false })
  })

  test('are other names only if there is no column of the name', () => {
    const { columns, unknown } = headerOf(['Address', 'url', 'loc', 'Last Modified', 'lastmod'])
    expect(columns).toEqual([null, 'url', null, null, 'lastmod'])
    expect(unknown).toEqual([0, 2, 3])
  })
})

describe('the export of a crawler', () => {
  test.each([1, 7, 1_000])('is recognised in pieces of %i', async (size) => {
    const { values, places, problems } = await read(`\ufeff${FROG}`, size)
    expect(values).toEqual([
      {
        loc: EN,
        lastmod: '2002-09-07T09:42:31Z',
        lang: 'en',
        alternates: [{ lang: 'de', loc: DE }],
      },
      { loc: DE, lang: 'de', alternates: [{ lang: 'en', loc: EN }] },
    ])
    expect(places).toEqual(['2:1', '2:68', '2:96', '2:101', '3:1', '3:67', '3:39', '3:44'])
    expect(problems).toMatchObject([
      {
        code: 'UNKNOWN_MEMBER',
        severity: 'info',
        message: 'Columns that are not those of a database are not read: Content Type.',
        line: 1,
        column: 11,
      },
    ])
  })

  test.each([',', ';', '\t'])('may have a column for each language, with %j', async (delimiter) => {
    const text = `url,hreflang de,hreflang:fr,alternate_pt_BR\n/en,/de,,/br\n/fr,,/fr,\n`
    const { values, problems } = await read(text.replaceAll(',', delimiter))
    expect(problems).toEqual([])
    expect(values).toEqual([
      {
        loc: '/en',
        alternates: [
          { lang: 'de', loc: '/de' },
          { lang: 'pt-BR', loc: '/br' },
        ],
      },
      { loc: '/fr', lang: 'fr' },
    ])
  })

  test('is written in the form of the database', async () => {
    const { text, problems } = await convert(sourceOf(FROG), { to: 'csv' })
    expect(problems.map(({ severity }) => severity)).toEqual(['info'])
    expect(text.split('\n').slice(1, 3)).toEqual([
      `1,en,${EN},2002-09-07T09:42:31Z,,,,,,`,
      `1,de,${DE},,,,,,,`,
    ])
  })

  test.each(['Sat, 07 Sep 2002', 'Sat, 99 Foo 2002 09:42:31 GMT'])(
    'keeps the date %j, which the validation reports',
    async (date) => {
      const { values } = await read(`Address,Last Modified\n/,"${date}"\n`)
      expect(values).toEqual([{ loc: '/', lastmod: date }])
    },
  )
})

describe('a correction', () => {
  test('of a table replaces whole cells only', async () => {
    const links = `"[{""lang"":""iw"",""loc"":""${DE}""}]"`
    const json = `url,lang,alternates\n${EN},us-en,${links}\n`
    const wide = `url,lang,hreflang iw\n${EN},us-en,${DE}\n${DE},,${DE}\n`
    for (const text of [json, wide]) {
      const { text: after } = await fixed(text, { name: 'db.csv' })
      expect(after).toBe(text.replace('us-en', 'en-US'))
    }
  })

  test('of a table replaces the language of a pair of columns', async () => {
    const { text } = await fixed(FROG.replaceAll('"de"', '"iw"'), { name: 'db.csv' })
    expect(text).toBe(FROG.replaceAll('"de"', '"he"'))
  })

  test('is made in a list of entries, and so is its patch', async () => {
    const text = `[{"loc":"${EN}","lang":"us-en"},\n {"loc":"${EN}","lang":"us-en"}, {"loc":"${DE}"}]`
    const { text: after, patch } = await fixed(text)
    expect(after).toBe(`[{"loc":"${EN}","lang":"en-US"}, {"loc":"${DE}"}]`)
    expect(applyPatch(JSON.parse(text), patch ?? '')).toEqual(JSON.parse(after))
  })

  test('is refused in JSON of another form', async () => {
    for (const text of [
      `[{"url":"${EN}","hreflang":{"iw":"${DE}"}},{"url":"${DE}"}]`,
      `{"url":"${EN}","hreflang":{"iw":"${DE}"}}\n{"url":"${DE}","lang":"iw"}\n`,
    ]) {
      await expect(fixed(text)).rejects.toThrow('has another form than that of a database')
    }
  })
})
