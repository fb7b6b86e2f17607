import { type DatabaseForm, type RawEntry, readDatabase } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '../../../../test/any-character.ts'
import { runs } from '../../../../test/runs.ts'
import { isOtherEntry } from '../src/database/other-entry.ts'
import { type Converted, convert } from './convert.ts'
import { databaseOf, LASTMOD } from './databases.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

const FORMS: readonly DatabaseForm[] = ['json', 'ndjson', 'csv', 'tsv']

async function read(text: string, inputFormat: DatabaseForm): Promise<unknown[]> {
  const reader = await readDatabase(sourceOf(text), { inputFormat })
  const entries: RawEntry[] = []
  for await (const batch of reader.entries()) entries.push(...batch)
  expect(reader.problems()).toEqual([])
  return entries.map(({ value }) => value)
}

/** Codes with places, as `line:column code`. */
function placesOf({ problems }: Converted): string[] {
  return problems.map(({ code, line, column }) => `${line}:${column} ${code}`)
}

const tea = [
  {
    loc: 'https://a.example/en',
    lastmod: LASTMOD,
    lang: 'en',
    priority: 0.8,
    alternates: [
      { lang: 'de', loc: 'https://a.example/de' },
      { lang: 'x-default', loc: 'https://a.example/en' },
    ],
  },
  {
    loc: 'https://a.example/de',
    lastmod: LASTMOD,
    lang: 'de',
    alternates: [
      { lang: 'en', loc: 'https://a.example/en' },
      { lang: 'x-default', loc: 'https://a.example/en' },
    ],
  },
]

describe('a table', () => {
  test('has a group for entries that are each other’s alternates', async () => {
    const { text, entries, written } = await convert(sourceOf(databaseOf(tea)), { to: 'csv' })
    expect(text.split('\n')).toEqual([
      'group,lang,url,lastmod,changefreq,priority,alternates,images,videos,news',
      `1,en,https://a.example/en,${LASTMOD},,0.8,,,,`,
      `1,de,https://a.example/de,${LASTMOD},,,,,,`,
      '1,x-default,https://a.example/en,,,,,,,',
      '',
    ])
    expect([entries, written]).toEqual([2, 2])
  })

  test('says `all` where a page lists itself', async () => {
    const alternates = ['en', 'de'].map((lang) => ({ lang, loc: `https://a.example/${lang}` }))
    const urls = alternates.map(({ lang, loc }) => ({ loc, lastmod: LASTMOD, lang, alternates }))
    const { text } = await convert(sourceOf(databaseOf(urls)), { to: 'csv' })
    expect(text).toContain(`\n1,en,https://a.example/en,${LASTMOD},,,all,,,\n1,de,`)
    expect(await read(text, 'csv')).toEqual(urls)
  })

  test('has links that are not those of a group in a cell', async () => {
    const urls = [tea[0], { ...tea[1], alternates: [tea[1]!.alternates[0]] }]
    const { text } = await convert(sourceOf(databaseOf(urls)), { to: 'csv' })
    const links = `"[{""lang"":""en"",""loc"":""https://a.example/en""}]"`
    expect(text).toContain(`\n,de,https://a.example/de,${LASTMOD},,,${links},,,\n`)
    expect(await read(text, 'csv')).toEqual(urls)
  })

  test('keeps the order of entries that are not next to each other', async () => {
    const urls = [tea[0], { loc: 'https://a.example/', lastmod: LASTMOD }, tea[1]]
    const { text } = await convert(sourceOf(databaseOf(urls)), { to: 'tsv' })
    expect(await read(text, 'tsv')).toEqual(urls)
    expect(text).not.toMatch(/^1\t/m)
  })

  test('keeps the names of groups, each for one group', async () => {
    const table = `group,lang,url\ntea,en,/1\ntea,de,/2\n2,en,/3\n2,de,/4\ntea,en,/5\ntea,de,/6\n`
    const { text, problems } = await convert(sourceOf(table), { to: 'tsv' })
    expect(problems.map(({ code }) => code)).toEqual(['group-repeated'])
    const groups = text.split('\n').map((line) => line.split('\t')[0])
    expect(groups).toEqual(['group', 'tea', 'tea', '2', '2', '1', '1', ''])
  })

  test('has text that a program may change as a JSON string', async () => {
    const lang = ['=cmd', '@x', '-1', '"', '', '\ud800', 'a\nb', 'a\tb', '\ufeff', 'a,"b"', ' a ']
    const urls = lang.map((text) => ({ loc: text, lang: text }))
    const lines = urls.map((url) => JSON.stringify(url)).join('\n')
    for (const to of ['csv', 'tsv'] as const) {
      const { text, problems } = await convert(sourceOf(lines), { to, inputFormat: 'ndjson' })
      expect(problems).toEqual([])
      // One line for each row, and no cell that a spreadsheet would take for a formula.
      expect(text.split('\n')).toHaveLength(lang.length + 2)
      expect(text).not.toMatch(/(?:^|[,\t])"?[=+@-]/m)
      expect(await read(text, to)).toEqual(urls)
    }
  })

  test('cannot have everything that JSON has, and what is left out is reported', async () => {
    const text = `{"version":"1.1","urls":[
{"loc":1,"lang":null,"weight":2,"priority":[]},
3,
{"loc":"/","weight":3}]}`
    const converted = await convert(sourceOf(text), { to: 'csv' })
    expect(placesOf(converted)).toEqual([
      '2:17 not-convertible',
      '2:8 not-convertible',
      '2:44 not-convertible',
      '3:1 not-convertible',
      '2:31 UNKNOWN_MEMBER',
      '1:12 not-convertible',
    ])
    expect(converted.problems[0]!).toMatchObject({
      code: 'not-convertible',
      data: { what: 'The lang is null', member: 'lang', kind: 'null', form: 'CSV' },
    })
    expect(converted.problems.at(-1)).toMatchObject({
      severity: 'info',
      code: 'not-convertible',
      data: { member: 'version', form: 'CSV' },
    })
    expect(await read(converted.text, 'csv')).toEqual([{}, { loc: '/' }])
  })

  test.each([
    ['[{"en":"https://a.example/"}]', 'csv', ['error']],
    ['[{"loc":"/","x":1}]', 'tsv', ['error']],
    ['[{"loc":"/","x":1}]', 'json', []],
    ['Address,URL\n/a,/b\n', 'json', ['error']],
    ['Address,Status Code,Title\n/a,200,A\n', 'json', ['info']],
  ] as const)('lose unknown members as errors: %s to %s', async (text, to, severities) => {
    const { problems } = await convert(sourceOf(text), { to })
    const unknown = problems.filter(({ code }) => code === 'UNKNOWN_MEMBER')
    expect(unknown.map(({ severity }) => severity)).toEqual(severities)
  })
})

describe('JSON and NDJSON', () => {
  test('keep all members, also those that the format does not have', async () => {
    const head = { version: '1.1', note: { a: [1] }, defaultLang: 'en' }
    const urls = [{ loc: '/', weight: [1, { x: null }], alternates: [{ lang: 3, more: 'x' }] }, 5]
    const original = JSON.stringify({ ...head, urls })
    const lines = await convert(sourceOf(original), { to: 'ndjson' })
    expect(lines.problems).toEqual([])
    expect(
      lines.text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    ).toEqual([head, ...urls])
    const json = await convert(sourceOf(lines.text), { to: 'json' })
    expect(json.problems).toEqual([])
    expect(JSON.parse(json.text)).toEqual({ ...head, urls })
  })

  test('have members after the entries only in JSON', async () => {
    const text = '{"urls":[{"loc":"/"}],\n"version":"1.1"}'
    const json = await convert(sourceOf(text), { to: 'json' })
    expect(JSON.parse(json.text)).toEqual({ urls: [{ loc: '/' }], version: '1.1' })
    const lines = await convert(sourceOf(text), { to: 'ndjson' })
    expect(lines.text).toBe('{"loc":"/"}\n')
    expect(placesOf(lines)).toEqual(['2:11 not-convertible'])
  })

  test('get their members from an option if a table has none', async () => {
    const source = sourceOf('url,lang\n/,en\n')
    const { text } = await convert(source, { to: 'json', defaultLang: 'en', now: 0 })
    expect(JSON.parse(text)).toEqual({
      version: '1.1',
      generated: '1970-01-01T00:00:00.000Z',
      defaultLang: 'en',
      urls: [{ loc: '/', lang: 'en' }],
    })
  })

  test('are made of several files in different forms, and the first value of a member counts', async () => {
    const files = ['url\n/1\n', databaseOf([{ loc: '/2' }]), '{"defaultLang":"de"}\n{"loc":"/3"}\n']
    const sources = files.map((text, at) => ({ ...sourceOf(text), name: `file ${at}` }))
    const { text, problems } = await convert(sources, { to: 'ndjson' })
    expect(text).toBe(
      `{"version":"1.1","generated":"${LASTMOD}","defaultLang":"en"}\n{"loc":"/1"}\n{"loc":"/2"}\n{"loc":"/3"}\n`,
    )
    expect(problems.map(({ file, severity, pointer }) => [file, severity, pointer])).toEqual([
      ['file 2', 'info', '/defaultLang'],
    ])
  })

  test.each([
    ['[]', 'json', ['1:1 no-entries']],
    ['{"urls":[]}', 'json', ['1:9 no-entries']],
    ['{}', 'json', ['1:1 MISSING_MEMBER']],
    ['{"urls":[{"loc":1e400}]}', 'json', ['1:10 not-convertible']],
    [`{"urls":[{"loc":${'['.repeat(61)}${']'.repeat(61)}}]}`, 'ndjson', []],
    [`{"loc":${'['.repeat(62)}${']'.repeat(62)}}\n`, 'json', ['1:1 not-convertible']],
    [`{"loc":${'['.repeat(99_999)}${']'.repeat(99_999)}}\n`, 'csv', ['1:1 not-convertible']],
    [`{"loc":"${'x'.repeat(1_048_577)}"}\n`, 'json', ['1:1 not-convertible']],
    ['{"urls":[{"lang":"en","version":"1"}]}', 'ndjson', ['1:10 not-convertible']],
  ] as const)('report what cannot be written (%#)', async (text, to, places) => {
    const converted = await convert(sourceOf(text), { to })
    expect(placesOf(converted).filter((place) => !place.endsWith('UNKNOWN_MEMBER'))).toEqual(places)
    if (to === 'json') expect(() => JSON.parse(converted.text)).not.toThrow()
  })
})

describe('no value is changed', () => {
  const hostile = fc.oneof(
    fc.constantFrom(
      '',
      '"',
      '"a"',
      'all',
      'a\ufeff',
      '\ufeffurl',
      '=1+1',
      ' ',
      'a,b\tc\r\nd"',
      '\ud800',
      '\udc00x',
      '0',
      'null',
      '[]',
    ),
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: 'grapheme' }),
  )
  const lang = fc.constantFrom('en', 'de', 'x-default', 'X-Default', 'fr-CA')
  const loc = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('/a', '/b', '/c', '/d') },
    { weight: 1, arbitrary: hostile },
  )
  const link = fc.record({ lang: fc.oneof(lang, hostile), loc })
  const entry = fc.record(
    {
      loc,
      lastmod: hostile,
      lang: fc.oneof(lang, hostile),
      changefreq: hostile,
      priority: fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
        hostile,
      ),
      alternates: fc.oneof(
        fc.array(link, { maxLength: 4 }),
        // An object of links is another form of the list.
        fc
          .json()
          .map((text): unknown => JSON.parse(JSON.stringify(JSON.parse(text))))
          .filter((alternates) => !isOtherEntry({ alternates })),
      ),
      images: fc.array(fc.record({ loc: hostile })),
      videos: fc.array(fc.dictionary(fc.string(), hostile)),
      news: fc.record({ title: hostile }),
    },
    { requiredKeys: [] },
  )
  /** Entries that are each other's alternates, with their links in one order, which may be any. */
  const cluster = fc
    .tuple(
      fc.uniqueArray(fc.tuple(lang, fc.constantFrom('/a', '/b', '/c', '/d')), {
        selector: ([, own]) => own,
        minLength: 1,
      }),
      fc.boolean(),
      fc.option(fc.constantFrom('/a', '/b')),
      fc.boolean(),
    )
    .map(([own, listsItself, fallback, isFirst]) => {
      const pages = own.map(([lang, loc]) => ({ lang, loc }))
      const more = fallback === null ? [] : [{ lang: 'x-default', loc: fallback }]
      const links = isFirst ? [...more, ...pages] : [...pages, ...more]
      return pages.map((page) => ({
        ...page,
        alternates: listsItself
          ? links
          : links.filter(({ lang, loc }) => lang !== page.lang || loc !== page.loc),
      }))
    })
  const urls = fc
    .array(
      fc.oneof(
        entry.map((one) => [one]),
        cluster,
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.flat())

  test.each(FORMS.flatMap((from) => FORMS.map((to) => [from, to] as const)))(
    'from %s to %s',
    async (from, to) => {
      await fc.assert(
        fc.asyncProperty(urls, fc.integer({ min: 1, max: 50 }), async (urls, size) => {
          fc.pre(urls.length > 0 && ('loc' in urls[0]! || !('version' in urls[0]!)))
          const first = await convert(sourceOf(databaseOf(urls)), { to: from, inputFormat: 'json' })
          const bytes = sourceInPieces(Buffer.from(first.text), size)
          const second = await convert(bytes, { to, inputFormat: from })
          const back = await convert(sourceOf(second.text), { to: 'json', inputFormat: to })
          const found = [...first.problems, ...second.problems, ...back.problems]
          expect(found.filter(({ severity }) => severity !== 'info')).toEqual([])
          expect(await read(first.text, from)).toEqual(urls)
          expect(JSON.parse(back.text).urls).toEqual(urls)
        }),
        { numRuns: runs(37) },
      )
    },
  )

  test('of a mebibyte', async () => {
    const long = `"\n=,\t${'é'.repeat(500_000)}`
    const urls = [{ loc: long, lang: long, alternates: [{ lang: long, loc: long }] }]
    let text = databaseOf(urls)
    let from: DatabaseForm = 'json'
    for (const to of ['csv', 'tsv', 'ndjson', 'json'] as const) {
      text = (await convert(sourceOf(text), { to, inputFormat: from })).text
      from = to
    }
    expect(JSON.parse(text).urls).toEqual(urls)
  })

  test('in a group of many pages', async () => {
    const links = Array.from({ length: 150 }, (_, at) => ({ lang: `x${at}`, loc: `/${at}` }))
    const urls = links.map((own) => ({ ...own, alternates: links.filter((link) => link !== own) }))
    const { text } = await convert(sourceOf(databaseOf(urls)), { to: 'csv' })
    expect(text.match(/^1,/gm)).toHaveLength(150)
    expect(await read(text, 'csv')).toEqual(urls)
  })
})
