import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import { csvRow, textCell } from '../src/convert/csv-cell.ts'
import { haveSameLinks, linkedEntry, planGroup } from '../src/convert/group-rows.ts'
import { TableWriter } from '../src/convert/table-writer.ts'
import { convert } from './convert.ts'
import { sourceOf } from './sources.ts'

type Link = readonly [lang: string, loc: string]

const linksOf = (links: readonly Link[]) => links.map(([lang, loc]) => ({ lang, loc }))
const entryOf = ([lang, loc]: Link, alternates: readonly Link[]) => ({
  lang,
  loc,
  alternates: linksOf(alternates),
})

describe('a cell', () => {
  test.each([
    ['', '""'],
    ['a', 'a'],
    ['a b', 'a b'],
    ['é例😀', 'é例😀'],
    ['a=b', 'a=b'],
    ['a"b', 'a"b'],
    ['"', '"\\""'],
    ['=1', '"=1"'],
    ['+1', '"+1"'],
    ['-1', '"-1"'],
    ['@a', '"@a"'],
    // The same signs in full width, which Excel takes for a formula, too.
    ['\uff0b1', '"\uff0b1"'],
    ['\uff0d1', '"\uff0d1"'],
    ['\uff1d1', '"\uff1d1"'],
    ['\uff201', '"\uff201"'],
    ['a\tb', '"a\\tb"'],
    ['a\nb', '"a\\nb"'],
    ['a\u0085b', '"a\\u0085b"'],
    ['a\ud800', '"a\\ud800"'],
    ['a\ufeff', '"a\ufeff"'],
    // Right-to-left override.
    ['a\u202eb', '"a\\u202eb"'],
  ])('has the text %j as %j, which JSON reads', (text, cell) => {
    expect(textCell(text)).toBe(cell)
    expect(cell.startsWith('"') ? JSON.parse(cell) : cell).toBe(text)
  })

  test('is quoted if it has the delimiter or a quote', () => {
    expect(csvRow(['a', '', 'b c', 'd,e', 'f;g', '"h"'], ',')).toBe('a,,b c,"d,e",f;g,"""h"""\n')
    expect(csvRow(['d,e', 'f;g'], ';')).toBe('d,e;"f;g"\n')
    expect(csvRow(['d,e', 'f\tg', 'h'], '\t')).toBe('d,e\t"f\tg"\th\n')
  })
})

describe('the links of an entry may be those of a group', () => {
  const links = linksOf([['de', '/de']])

  test('with a language, a URL and alternates', () => {
    expect(linkedEntry({ lang: 'en', loc: '/en', alternates: links, weight: 1 })).toEqual({
      own: { lang: 'en', loc: '/en' },
      alternates: links,
      keys: new Set(['2 de/de', '2 en/en']),
    })
  })

  test.each([
    ['no object', null],
    ['a list', [{ lang: 'en', loc: '/en', alternates: links }]],
    ['no language', { loc: '/en', alternates: links }],
    ['a language that is not text', { lang: 3, loc: '/en', alternates: links }],
    ['no URL', { lang: 'en', alternates: links }],
    ['no alternates', { lang: 'en', loc: '/en' }],
    ['no list of alternates', { lang: 'en', loc: '/en', alternates: 'de' }],
    ['an empty list', { lang: 'en', loc: '/en', alternates: [] }],
    ['a link that is text', { lang: 'en', loc: '/en', alternates: ['/de'] }],
    ['a link without a URL', { lang: 'en', loc: '/en', alternates: [{ lang: 'de' }] }],
    ['a link without a language', { lang: 'en', loc: '/en', alternates: [{ loc: '/de' }] }],
    ['a number as language', { lang: 'en', loc: '/en', alternates: [{ lang: 1, loc: '/de' }] }],
    ['a number as URL', { lang: 'en', loc: '/en', alternates: [{ lang: 'de', loc: 1 }] }],
    ['more members', { lang: 'en', loc: '/en', alternates: [...links, { ...links[0], x: 1 }] }],
    ['a link twice', { lang: 'en', loc: '/en', alternates: [...links, ...links] }],
  ])('but not with %s', (_, value) => {
    expect(linkedEntry(value)).toBeNull()
  })

  test('of at most a thousand rows', () => {
    const many = (length: number) =>
      Array.from({ length }, (_, n) => ({ lang: 'de', loc: `/${n}` }))
    expect(linkedEntry({ lang: 'en', loc: '/', alternates: many(999) })?.keys.size).toBe(1000)
    expect(linkedEntry({ lang: 'en', loc: '/', alternates: many(1000) })).toBeNull()
  })

  test('which are the same for two entries, whichever is their own', () => {
    const en = linkedEntry(entryOf(['en', '/en'], [['de', '/de']]))!
    const same = (own: Link, ...alternates: readonly Link[]) =>
      haveSameLinks(en, linkedEntry(entryOf(own, alternates))!)
    expect(same(['de', '/de'], ['en', '/en'])).toBe(true)
    expect(same(['de', '/de'], ['de', '/de'], ['en', '/en'])).toBe(true)
    expect(same(['de', '/de'], ['de', '/de'])).toBe(false)
    expect(same(['de', '/de'], ['en', '/other'])).toBe(false)
    expect(same(['de', '/de'], ['en', '/en'], ['fr', '/fr'])).toBe(false)
    // What ends one part does not begin the other.
    const other = linkedEntry(entryOf(['e', 'n/en'], [['de', '/de']]))!
    expect(haveSameLinks(en, other)).toBe(false)
  })
})

describe('the rows of a group', () => {
  const [en, de, fr, x]: Link[] = [
    ['en', '/en'],
    ['de', '/de'],
    ['fr', '/fr'],
    ['x-default', '/en'],
  ] as const as never
  /** The rows as `lang`, with `+` for those of entries, and `*` for those with `all`. */
  const plan = (...entries: readonly (readonly [Link, ...Link[]])[]) => {
    const linked = entries.map(([own, ...alternates]) => linkedEntry(entryOf(own, alternates))!)
    const rows = planGroup(linked)
    return rows?.map(
      ({ entry, cells }) =>
        `${cells.lang} ${cells.url}${entry === null ? '' : '+'}${cells.alternates === undefined ? '' : '*'}`,
    )
  }

  test('are the entries and what they link to, in the order of both', () => {
    expect(plan([en!, x!])).toEqual(['en /en+', 'x-default /en'])
    expect(plan([en!, en!, x!])).toEqual(['en /en+*', 'x-default /en'])
    expect(plan([en!, de!], [de!, en!])).toEqual(['en /en+', 'de /de+'])
    expect(plan([en!, de!, fr!], [de!, en!, fr!], [fr!, en!, de!])).toEqual([
      'en /en+',
      'de /de+',
      'fr /fr+',
    ])
    expect(plan([en!, x!, fr!], [fr!, x!, en!])).toEqual(['x-default /en', 'en /en+', 'fr /fr+'])
    expect(plan([en!, x!, de!], [de!, en!, x!])).toEqual(['en /en+', 'x-default /en', 'de /de+'])
    expect(plan([en!, en!, de!], [de!, en!, de!])).toEqual(['en /en+*', 'de /de+*'])
    expect(plan([en!, en!, de!], [de!, en!])).toEqual(['en /en+*', 'de /de+'])
    expect(plan([en!, de!], [de!, en!, de!])).toEqual(['en /en+', 'de /de+*'])
    expect(plan([en!, de!], [de!, de!, en!])).toBeUndefined()
  })

  test('are none if the reader would make other pages or links of them', () => {
    // The order of the entries is not that of the links.
    expect(plan([de!, en!, de!], [en!, en!, de!])).toBeUndefined()
    // The lists are in different orders.
    expect(plan([en!, de!, fr!], [de!, fr!, en!])).toBeUndefined()
    expect(plan([en!, de!, fr!], [de!, en!, fr!], [fr!, de!, en!])).toBeUndefined()
    // Two languages change places, or two URLs of one language.
    const [gb, one, two]: Link[] = [
      ['en-GB', '/en'],
      ['de', '/1'],
      ['de', '/2'],
    ] as never
    expect(
      plan(
        [fr!, one!, two!, en!],
        [one!, fr!, two!, en!],
        [two!, fr!, one!, en!],
        [en!, fr!, two!, one!],
      ),
    ).toBeUndefined()
    expect(plan([fr!, de!, en!, gb!], [de!, fr!, gb!, en!])).toBeUndefined()
    expect(plan([en!, gb!, de!], [de!, gb!, en!])).toBeUndefined()
    // An entry twice, and two entries for one URL.
    expect(plan([en!, de!], [en!, de!])).toBeUndefined()
    expect(plan([en!, x!], [x!, en!])).toBeUndefined()
    // A link to a page that is not in the group would be a page.
    expect(plan([en!, de!])).toBeUndefined()
    expect(plan([en!, de!, fr!], [de!, en!, fr!])).toBeUndefined()
  })
})

describe('a table of a table', () => {
  const HEADER = 'group,lang,url,lastmod,changefreq,priority,alternates,images,videos,news\n'
  const groupsOf = async (...names: readonly string[]) => {
    const rows = names.flatMap((name, n) => [`${name},en,/en${n}`, `${name},de,/de${n}`, ',,/x'])
    const table = `group,lang,url\n${rows.join('\n')}\n`
    const { text } = await convert(sourceOf(table), { to: 'csv' })
    return text
      .split('\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
      .filter((_, at) => at % 3 === 0)
  }

  test('keeps each name once, and gives numbers that are not names', async () => {
    expect(await groupsOf('a', 'b', 'a')).toEqual(['a', 'b', '1'])
    expect(await groupsOf('2', 'a', 'a', 'a', 'a')).toEqual(['2', 'a', '1', '3', '4'])
    // A number that was given is no longer free as a name; what only looks like it is.
    expect(await groupsOf('a', 'a', '1', '01', '1x', '3')).toEqual(['a', '1', '2', '01', '1x', '3'])
    expect(await groupsOf('a', 'a', 'a', '2', '10')).toEqual(['a', '1', '2', '3', '10'])
    expect(await groupsOf('a', 'a', '1 ')).toEqual(['a', '1', '1 '])
  })

  test('has a number for a group without one name', async () => {
    const en = entryOf(['en', '/en'], [['de', '/de']])
    const de = entryOf(['de', '/de'], [['en', '/en']])
    const alone = { loc: '/x' }
    const lines = [en, de, alone, en, de].map((entry) => JSON.stringify(entry)).join('\n')
    const { text } = await convert(sourceOf(lines), { to: 'csv', inputFormat: 'ndjson' })
    expect(text).toBe(
      `${HEADER}1,en,/en,,,,,,,\n1,de,/de,,,,,,,\n,,/x,,,,,,,\n2,en,/en,,,,,,,\n2,de,/de,,,,,,,\n`,
    )
  })

  test('has a single entry as a group if it only links to itself', async () => {
    const own = entryOf(['en', '/en'], [['x-default', '/en']])
    const other = entryOf(['en', '/en'], [['de', '/de']])
    const lines = `${JSON.stringify(own)}\n${JSON.stringify(other)}\n`
    const { text, entries, written } = await convert(sourceOf(lines), { to: 'csv' })
    const cell = '"[{""lang"":""de"",""loc"":""/de""}]"'
    expect(text).toBe(`${HEADER}1,en,/en,,,,,,,\n1,x-default,/en,,,,,,,\n,en,/en,,,,${cell},,,\n`)
    expect([entries, written]).toEqual([2, 2])
  })

  test('has each entry alone if their links are in other orders', async () => {
    const en: Link = ['en', '/en']
    const de: Link = ['de', '/de']
    const fr: Link = ['fr', '/fr']
    const entries = [entryOf(en, [de, fr]), entryOf(de, [fr, en])]
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const { text, written } = await convert(sourceOf(lines), { to: 'tsv' })
    const cell = (links: unknown) => `"${JSON.stringify(links).replaceAll('"', '""')}"`
    expect(text.split('\n').slice(1)).toEqual([
      `\ten\t/en\t\t\t\t${cell(entries[0]!.alternates)}\t\t\t`,
      `\tde\t/de\t\t\t\t${cell(entries[1]!.alternates)}\t\t\t`,
      '',
    ])
    expect(written).toBe(2)
  })

  test('has the other members of the entries of a group', async () => {
    const entries = [
      { ...entryOf(['en', '/en'], [['de', '/de']]), lastmod: '2024', priority: 1 },
      { ...entryOf(['de', '/de'], [['en', '/en']]), changefreq: 'daily', news: [] },
    ]
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
    const { text } = await convert(sourceOf(lines), { to: 'csv' })
    expect(text).toBe(`${HEADER}1,en,/en,2024,,1,,,,\n1,de,/de,,daily,,,,,[]\n`)
  })

  test('has no place for other kinds of values', () => {
    const lost = (value: unknown) => {
      const found: string[] = []
      const writer = new TableWriter(',')
      const text = writer.add({
        raw: { value } as never,
        lose: ({ pointer, what }) => void found.push(factLine(what.data, `${pointer}:`)),
      })
      expect(writer.written).toBe(text === '' ? 0 : 1)
      return found
    }
    const wrong = { lang: 1, loc: [], lastmod: null, changefreq: {}, priority: true }
    expect(lost(wrong)).toEqual([
      '/lang: lang a number',
      '/loc: loc a list',
      '/lastmod: lastmod null',
      '/changefreq: changefreq an object',
      '/priority: priority a boolean',
    ])
    expect(lost({ priority: null })).toEqual(['/priority: priority null'])
    expect(lost({})).toEqual([])
    expect(lost(null)).toEqual([': null'])
    expect(lost([])).toEqual([': a list'])
    expect(lost('x')).toEqual([': a string'])
    expect(lost({ images: [Infinity] })).toEqual([': number'])
  })

  test('has all members of an entry in their columns', async () => {
    const entry = {
      lang: 'en',
      loc: '/',
      lastmod: '2024',
      changefreq: 'daily',
      priority: 0.5,
      alternates: [{ lang: 'de' }],
      images: [{ loc: 'a' }],
      videos: 3,
      news: null,
    }
    const { text, problems } = await convert(sourceOf(`${JSON.stringify(entry)}\n`), { to: 'tsv' })
    expect(problems).toEqual([])
    expect(text).toBe(
      `${HEADER.replaceAll(',', '\t')}\ten\t/\t2024\tdaily\t0.5\t"[{""lang"":""de""}]"\t"[{""loc"":""a""}]"\t3\tnull\n`,
    )
  })

  test('has a priority as JSON, so that text stays text', async () => {
    const lines = [0, '0', '', 'high'].map((priority) => JSON.stringify({ loc: '/', priority }))
    const { text } = await convert(sourceOf(`${lines.join('\n')}\n`), { to: 'csv' })
    const cells = text.split('\n').map((line) => line.split(',')[5])
    expect(cells.slice(1, -1)).toEqual(['0', '"""0"""', '""""""', '"""high"""'])
  })
})
