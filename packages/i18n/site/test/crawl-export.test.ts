import { readDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { headerOf } from '../src/database/csv-header.ts'
import { convert } from './convert.ts'
import { applyPatch, fixed } from './fixed.ts'
import { runBuild } from './run-build.ts'
import { checkTexts } from './run-check.ts'
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
      crawl: [],
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
        data: { ignored: ['Content Type'] },
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

/** The codes of the problems of a row with these cells, or `listed`. */
async function fateOf(header: string, row: string): Promise<string> {
  const { values, problems } = await read(`${header}\n${row}\n`)
  const codes = problems.flatMap(({ code }) => (code === 'UNKNOWN_MEMBER' ? [] : [code]))
  expect(codes).toHaveLength(1 - values.length)
  return codes[0] ?? 'listed'
}

describe('a row of the export of a crawler', () => {
  const PAGE = 'https://a.example/tea'

  // The columns are those of Screaming Frog, Sitebulb and Ahrefs.
  test.each([
    ['Address,Status Code', '200', 'listed'],
    ['Address,Status Code', '301', 'crawl-status'],
    ['Address,Status Code', '301.0', 'crawl-status'],
    ['Address,Status Code', '404', 'crawl-status'],
    ['URL,HTTP Status Code', '503', 'crawl-status'],
    ['URL,HTTP status code', '308', 'crawl-status'],
    ['url,status code', '410', 'crawl-status'],
    // No status of HTTP. Screaming Frog has 0 for pages that it did not get, which it calls not indexable.
    ['Address,Status Code', '0', 'listed'],
    ['Address,Status Code', '', 'listed'],
    ['Address,Status Code', '600', 'listed'],
    ['Address,Status Code', '99', 'listed'],
    ['Address,Status Code', 'OK', 'listed'],
    ['Address,Indexability', 'Indexable', 'listed'],
    ['Address,Indexability', 'Non-Indexable', 'crawl-not-indexable'],
    ['Address,Indexability', '', 'listed'],
    ['URL,Indexable Status', 'Indexable', 'listed'],
    ['URL,Indexable Status', 'Not Indexable', 'crawl-not-indexable'],
    ['URL,Is indexable page', 'true', 'listed'],
    ['URL,Is indexable page', 'false', 'crawl-not-indexable'],
    ['URL,Is indexable page', 'perhaps', 'listed'],
    // Tables of one's own.
    ['url,Status', 'draft', 'listed'],
    ['url,Status', '404', 'listed'],
    ['Address,Status', '404', 'listed'],
    ['url,indexable', 'no', 'listed'],
    ['url,content type', 'image/png', 'listed'],
    ['url,canonical url', 'https://a.example/', 'listed'],
    ['loc,Status Code', '404', 'listed'],
  ])('with %j of %j is %s', async (header, value, fate) => {
    expect(await fateOf(header, `${PAGE},${value}`)).toBe(fate)
  })

  test.each(['group', 'alternates'])('is a row of ours if there is a column %s', async (own) => {
    expect(await fateOf(`url,Status Code,${own}`, `${PAGE},404,`)).toBe('listed')
  })

  test.each([
    ['text/html; charset=UTF-8', 'listed'],
    ['TEXT/HTML', 'listed'],
    ['application/xhtml+xml', 'listed'],
    ['', 'listed'],
    ['article', 'listed'],
    ['image/svg+xml', 'crawl-not-html'],
    ['application/pdf ;x', 'crawl-not-html'],
  ])('with the content type %j is %s', async (type, fate) => {
    expect(await fateOf('Address,Content Type,Status Code', `${PAGE},${type},200`)).toBe(fate)
  })

  test.each([
    ['', 'listed'],
    [PAGE, 'listed'],
    ['HTTPS://A.example:443/x/../t%65a#top', 'listed'],
    ['/tea', 'listed'],
    ['tea#x', 'listed'],
    ['http://', 'listed'],
    ['see below', 'crawl-canonical'],
    [`${PAGE}/`, 'crawl-canonical'],
    [`${PAGE}?a`, 'crawl-canonical'],
    ['http://a.example/tea', 'crawl-canonical'],
  ])('with the canonical URL %j is %s', async (canonical, fate) => {
    for (const name of ['Canonical Link Element 1', 'HTTP Canonical 1', 'Canonical URL']) {
      expect(await fateOf(`Address,Status Code,${name}`, `${PAGE},200,${canonical}`)).toBe(fate)
    }
  })

  test('without a URL is left to the validation', async () => {
    const header = 'Address,Status Code,Canonical Link Element 1'
    expect(await fateOf(header, ',200,https://a.example/')).toBe('listed')
    expect(await fateOf(header, '/tea,200,/other')).toBe('listed')
  })

  test('is reported with its first reason, its place and what it has in common with others', async () => {
    const header =
      'Address,Content Type,Status Code,Indexability,Indexability Status,Canonical Link Element 1'
    const { problems, values } = await read(
      [
        header,
        `${PAGE}/1,text/html,301,Non-Indexable,Redirected,${PAGE}`,
        `${PAGE}/2,image/png,404,Non-Indexable,Client Error,`,
        `${PAGE}/3,image/png,200,Indexable,,`,
        `${PAGE}/4,text/html,200,Non-Indexable,Canonicalised,${PAGE}`,
        `${PAGE}/5,text/html,200,Non-Indexable,noindex,`,
        `${PAGE}/6,,0,Non-Indexable,,`,
        `${PAGE},text/html,200,Indexable,,${PAGE}`,
      ].join('\n'),
    )
    expect(values).toEqual([{ loc: PAGE }])
    expect(
      problems.map(({ code, line, column, cell, value, data }) => [
        `${line}:${column} ${cell} ${code} ${value}`,
        data,
      ]),
    ).toEqual([
      ['2:35 status code crawl-status 301', { url: `${PAGE}/1`, status: 301 }],
      ['3:35 status code crawl-status 404', { url: `${PAGE}/2`, status: 404 }],
      ['4:25 content type crawl-not-html image/png', { url: `${PAGE}/3`, type: 'image/png' }],
      [
        '5:67 canonical link element 1 crawl-canonical undefined',
        { url: `${PAGE}/4`, canonical: PAGE },
      ],
      ['6:39 indexability crawl-not-indexable noindex', { url: `${PAGE}/5`, reason: 'noindex' }],
      ['7:28 indexability crawl-not-indexable Non-Indexable', { url: `${PAGE}/6` }],
    ])
  })

  test('is counted, and so are those of its kind', async () => {
    const rows = ['301', '200', '301', '404'].map((status, at) => `${PAGE}/${at},${status}`)
    const table = ['Address,Status Code', ...rows, ''].join('\n')
    const { report, xml } = await runBuild(sourceOf(table))
    expect(report.counts).toMatchObject({ entries: 1, unlisted: 3, written: 1, leftOut: 0 })
    expect(report.counts.problems).toEqual({ error: 0, warning: 0, info: 3 })
    expect(report.kinds).toMatchObject([
      {
        code: 'crawl-status',
        count: 3,
        causes: [
          { value: '301', count: 2 },
          { value: '404', count: 1 },
        ],
      },
    ])
    expect(xml.match(/<loc>.*?<\/loc>/g)).toEqual([`<loc>${PAGE}/1</loc>`])
    const { entries, unlisted, written } = await convert(sourceOf(table), { to: 'csv' })
    expect([entries, unlisted, written]).toEqual([1, 3, 1])
    const lines = await checkTexts({ 'crawl.csv': table })
    expect(lines.filter((line) => line.includes('crawl-status'))).toHaveLength(3)
    const hidden = await runBuild(sourceOf(table), { filterProblem: () => null })
    expect(hidden.report.counts.unlisted).toBe(3)
  })

  test('leaves a file without pages if it is the only one', async () => {
    const { report } = await runBuild(sourceOf(`Address,Status Code\n${PAGE},404\n`))
    expect(report.kinds.map(({ code }) => code)).toEqual(['no-entries', 'crawl-status'])
  })

  test('is kept by a correction', async () => {
    const text = `Address,Status Code,lang\n${PAGE}/1,301,jp\n${PAGE}/2,200,jp\n`
    const { text: after } = await fixed(text, { name: 'crawl.csv' })
    expect(after).toBe(`Address,Status Code,lang\n${PAGE}/1,301,jp\n${PAGE}/2,200,ja\n`)
  })
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
      await expect(fixed(text)).rejects.toThrow(
        errorWith({ problem: { code: 'fix-needs-database' } }),
      )
    }
  })
})
