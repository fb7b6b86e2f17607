import {
  type ByteSource,
  type DatabaseOptions,
  FileError,
  type RawEntry,
  readDatabase,
  type SiteProblem,
} from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { findDelimiter, isHeader } from '../src/database/csv-header.ts'
import { readCsv } from '../src/database/read-csv.ts'
import { pagesOf } from '../src/database/table-groups.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

/** The entries of a table with the places of some members, its problems in one line each, and its refusal. */
async function read(text: string, options: DatabaseOptions = { inputFormat: 'csv' }) {
  const reader = await readDatabase(sourceOf(text), options)
  const entries: RawEntry[] = []
  const problems: SiteProblem[] = []
  let refusal: string | null = null
  try {
    for await (const batch of reader.entries()) {
      entries.push(...batch)
      problems.push(...reader.problems())
    }
  } catch (error) {
    if (!(error instanceof FileError)) throw error
    refusal = `${error.problem.code} ${error.message}`
  }
  problems.push(...reader.problems())
  return {
    reader,
    entries,
    values: entries.map(({ value }) => value),
    problems: problems.map(
      ({ line, column, severity, code, message, value, file }) =>
        `${file}:${line}:${column} ${severity} ${code} ${value}: ${message}`,
    ),
    refusal,
  }
}

const placesOf = ({ places }: RawEntry, ...pointers: readonly string[]) =>
  pointers.map((pointer) => {
    const { line, column } = places.find(pointer)
    return `${line}:${column}`
  })

describe('the delimiter of a table', () => {
  test.each([
    ['url,lang', ','],
    ['url;lang', ';'],
    ['url\tlang', '\t'],
    ['url', ','],
    ['url;x', ';'],
    ['url\tx', '\t'],
    ['x;y,z', ';'],
    ['x,y\tz', '\t'],
    ['a b', ','],
    // The one with more names, if there are two.
    ['url,lang;group', ';'],
    ['url,lang,x;group', ','],
    ['url;lang;x,group', ';'],
    ['url,lang,"a;b;c"', ','],
    ['url;lang\tgroup,lastmod', '\t'],
    [' "URL" ; "Lang" ', ';'],
    ['"url";"lang"', ';'],
    ['url;lang,x;y,group', ';'],
  ])('with the first line %j is %j', async (line, delimiter) => {
    const text = `\n${line}\nrest`
    const found = await findDelimiter(sourceInPieces(Buffer.from(text), 3), 'csv')
    expect(found.delimiter).toBe(delimiter)
    expect(await textOf(found.source)).toBe(text)
  })

  test('of TSV is a tab', async () => {
    const found = await findDelimiter(sourceOf('url,lang\n'), 'tsv')
    expect([found.delimiter, await textOf(found.source)]).toEqual(['\t', 'url,lang\n'])
  })

  test.each([
    ['url', true],
    [' "URL" ', true],
    ['url,x', true],
    ['x;url', true],
    ['lang,group', true],
    ['lang\tgroup', true],
    ['lang', false],
    ['lang,x', false],
    ['x,y', false],
    ['https://a.example/?url,lang', false],
    ['', false],
  ])('makes %j a header: %s', (line, expected) => {
    expect(isHeader(line)).toBe(expected)
  })

  async function textOf(source: ByteSource): Promise<string> {
    let text = ''
    for await (const chunk of source.chunks()) text += Buffer.from(chunk).toString()
    return text
  }
})

describe('the header of a table', () => {
  test.each([
    [
      ' url ,lang,URL',
      'csv-header-invalid test: line 1, column 12: the column url appears twice: keep one of them',
    ],
    [
      'url,x,x,,,lang,Lang',
      'csv-header-invalid test: line 1, column 16: the column lang appears twice: keep one of them',
    ],
    [
      'lang,Loc ,x',
      'csv-header-invalid test: line 1, column 6: the header has no column url: rename "Loc " to url',
    ],
    [
      'lang,href',
      'csv-header-invalid test: line 1, column 6: the header has no column url: rename "href" to url',
    ],
    [
      'lang,urll',
      'csv-header-invalid test: line 1, column 6: the header has no column url: rename "urll" to url',
    ],
    [
      'lang,foo',
      'csv-header-invalid test: line 1, column 1: the header has no column url: write a first line such as group,lang,url,lastmod',
    ],
  ])('%j is refused', async (line, message) => {
    expect(await read(`${line}\n/,en`)).toMatchObject({ refusal: message, entries: [] })
  })

  test('names what is not a column, with what is probably meant', async () => {
    const { problems, values } = await read('url,hreflang, Foo ,,lastmodd,loc\n/,1,2,3,4,5\n')
    const all =
      'the columns are group, lang, url, lastmod, changefreq, priority, alternates, image, images, videos, news'
    const unknown = (column: number, name: string, hint: string) =>
      `test:1:${column} warning UNKNOWN_MEMBER undefined: "${name}" is not a column of a database; ${hint}.`
    expect(problems).toEqual([
      unknown(5, 'hreflang', 'perhaps lang is meant'),
      unknown(14, 'Foo', all),
      unknown(21, 'lastmodd', 'perhaps lastmod is meant'),
      unknown(30, 'loc', all),
    ])
    expect(values).toEqual([{ loc: '/' }])
  })

  test.each([
    ['language', 'lang'],
    ['locale', 'lang'],
    ['last_modified', 'lastmod'],
    ['modified', 'lastmod'],
    ['updated', 'lastmod'],
    ['id', 'group'],
    ['cluster', 'group'],
    ['frequency', 'changefreq'],
    ['links', 'alternates'],
    ['image_loc', 'image'],
    ['image_url', 'image'],
  ])('knows %s as another name of %s', async (name, column) => {
    const { problems } = await read(`url,${name}\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`; perhaps ${column} is meant.`)
  })

  test.each(['loc', 'href', 'address', 'page'])('knows %s as another name of url', async (name) => {
    const { refusal } = await read(`x,${name}\n`)
    expect(refusal).toContain(`line 1, column 3: the header has no column url: rename "${name}"`)
  })
})

describe('a row of a table', () => {
  test('has text, numbers and JSON in its cells, each with its place', async () => {
    const text = [
      'url,lang,lastmod,changefreq,priority,alternates,image,images,videos,news',
      '/a,en,2024,daily,0.5,"[{""lang"":""de""},1]",i.png,"[{""loc"":""j.png""}]",[1],{}',
      '"""""","""a""","""","""1""","""0.5""",text,,{},[,"""x"""',
    ].join('\n')
    const { values, entries } = await read(text)
    expect(values).toEqual([
      {
        loc: '/a',
        lang: 'en',
        lastmod: '2024',
        changefreq: 'daily',
        priority: 0.5,
        alternates: [{ lang: 'de' }, 1],
        images: [{ loc: 'i.png' }, { loc: 'j.png' }],
        videos: [1],
        news: {},
      },
      {
        loc: '',
        lang: 'a',
        lastmod: '"',
        changefreq: '1',
        priority: '0.5',
        alternates: 'text',
        images: {},
        videos: '[',
        news: 'x',
      },
    ])
    const pointers = ['', '/loc', '/lang', '/lastmod', '/changefreq', '/priority', '/alternates']
    expect(placesOf(entries[0]!, ...pointers)).toEqual([
      '2:1',
      '2:1',
      '2:4',
      '2:7',
      '2:12',
      '2:18',
      '2:22',
    ])
    const more = ['/alternates/0/lang', '/alternates/1', '/images', '/videos', '/news/title']
    expect(placesOf(entries[0]!, ...more)).toEqual(['2:22', '2:22', '2:52', '2:76', '2:80'])
  })

  test.each([
    ['0', 0],
    ['1', 1],
    ['+1', 1],
    ['-1', -1],
    ['.5', 0.5],
    ['1.', 1],
    ['12.50', 12.5],
    ['5e-1', 0.5],
    ['5E+1', 50],
    ['1e', '1e'],
    ['.', '.'],
    ['1 ', '1 '],
    [' 1', ' 1'],
    ['1,5', '1,5'],
    ['0x1', '0x1'],
    ['Infinity', 'Infinity'],
    ['--1', '--1'],
    ['"1"', '1'],
    ['"1', '"1'],
  ])('has the priority %j as %j', async (cell, priority) => {
    const { values } = await read(`url,priority\n/,"${cell.replaceAll('"', '""')}"\n`)
    expect(values).toEqual([{ loc: '/', priority }])
  })

  test.each([
    ['i', '[]', [{ loc: 'i' }]],
    ['i', '', [{ loc: 'i' }]],
    ['', '[1]', [1]],
    ['i', '3', 3],
  ])('has the image %j and the images %j', async (image, images, expected) => {
    const { values } = await read(`url,image,images\n/,${image},${images}\n`)
    expect(values).toEqual([{ loc: '/', images: expected }])
  })

  test('has the fields of the header, or is reported and not used', async () => {
    const { values, problems } = await read('\n \nurl,lang\n/a\n/b,en,x,y\n"",\n\n/c,fr')
    expect(values).toEqual([{}, { loc: '/c', lang: 'fr' }])
    expect(problems).toEqual([
      'test:4:1 error row-length undefined: The row has 1 field, and the header has 2.',
      'test:5:7 error row-length undefined: The row has 4 fields, and the header has 2.',
    ])
  })

  test('is an empty line only if it has nothing but white space', async () => {
    const { values } = await read('url\n/a\n \t\n""\n/b\n')
    expect(values).toEqual([{ loc: '/a' }, { loc: '/b' }])
    const { reader, entries } = await read('url,lang\n')
    expect([reader.isList, reader.file, reader.head(), entries]).toEqual([
      true,
      'test',
      undefined,
      [],
    ])
    expect(reader.placeOf('/urls')).toEqual({ line: 1, column: 1 })
  })
})

describe('a group of rows', () => {
  /** The pages of rows `lang url alternates`, each with the links that it has. */
  const pages = (...rows: readonly (readonly [string?, string?, string?])[]) =>
    pagesOf(
      rows.map(([lang, url, alternates], row) => {
        const cells = {
          ...(lang === undefined ? {} : { lang }),
          ...(url === undefined ? {} : { url }),
          ...(alternates === undefined ? {} : { alternates }),
        }
        return { row, cells }
      }),
    ).map(({ row, links }) => `${row.row}: ${links.map((link) => link.row).join(' ')}`.trim())

  test.each([
    ['one row', [['en', '/a']], ['0:']],
    [
      'two rows',
      [
        ['en', '/a'],
        ['de', '/b'],
      ],
      ['0: 1', '1: 0'],
    ],
    [
      'three rows',
      [
        ['en', '/a'],
        ['de', '/b'],
        ['fr', '/c'],
      ],
      ['0: 1 2', '1: 0 2', '2: 0 1'],
    ],
    [
      'a row with `all`',
      [
        ['en', '/a', 'all'],
        ['de', '/b'],
      ],
      ['0: 0 1', '1: 0'],
    ],
    [
      'links of its own',
      [
        ['en', '/a', '[]'],
        ['de', '/b'],
      ],
      ['0: 1', '1: 0'],
    ],
    [
      'no language',
      [
        ['en', '/a'],
        [undefined, '/b'],
      ],
      ['0:', '1: 0'],
    ],
    ['no URL', [['en', '/a'], ['de']], ['0:', '1: 0']],
    ['no URL twice', [['en'], ['de']], ['0:', '1:']],
    ['nothing', [[], []], ['0:', '1:']],
    // Rows with one URL are one page, whose first language is its own.
    [
      'one URL',
      [
        ['en', '/a'],
        ['en-GB', '/a'],
        ['de', '/b'],
      ],
      ['0: 1 2', '2: 0 1'],
    ],
    [
      'a default after it',
      [
        ['en', '/a'],
        ['x-default', '/a'],
      ],
      ['0: 1'],
    ],
    [
      'a default before it',
      [
        ['x-default', '/a'],
        ['en', '/a'],
        ['de', '/b'],
      ],
      ['1: 0 2', '2: 0 1'],
    ],
    [
      'a default in capitals',
      [
        ['X-Default', '/a'],
        ['de', '/b'],
        ['en', '/a'],
      ],
      ['2: 0 1', '1: 0 2'],
    ],
    [
      'two defaults',
      [
        ['x-default', '/a'],
        ['X-DEFAULT', '/a'],
      ],
      ['0: 1'],
    ],
    [
      'one row twice',
      [
        ['en', '/a'],
        ['en', '/a'],
        ['de', '/b'],
      ],
      ['0: 2', '1: 2', '2: 0'],
    ],
    [
      'a URL without language twice',
      [
        [undefined, '/a'],
        [undefined, '/a'],
      ],
      ['0:'],
    ],
    [
      'a URL with and without language',
      [
        [undefined, '/a'],
        ['en', '/a'],
      ],
      ['0: 1'],
    ],
  ] as const)('with %s', (_, rows, expected) => {
    expect(pages(...(rows as never as readonly (readonly [string?, string?, string?])[]))).toEqual(
      expected,
    )
  })

  test('has links with the places of the other rows', async () => {
    const { entries } = await read('group,lang,url\n1,en,/a\n1,de,/b\n1,,/c\n')
    expect(entries.map(({ index, group }) => [index, group])).toEqual([
      [0, '1'],
      [1, '1'],
      [2, '1'],
    ])
    const own = ['/alternates', '/alternates/0', '/alternates/0/lang', '/alternates/0/loc']
    expect(placesOf(entries[0]!, ...own, '/alternates/1')).toEqual([
      '2:1',
      '3:1',
      '3:3',
      '3:6',
      '2:1',
    ])
    expect(placesOf(entries[2]!, '/alternates/0/loc', '/alternates/1/loc')).toEqual(['2:6', '3:6'])
  })

  test('is reported if its rows are apart, or have no language', async () => {
    const table = 'group,lang,url\n1,en,/a\n1,,/b\n1,,\n2,,/c\n,,/d\n1,de,/e\n,,/f\n2,en,/g\n'
    const { problems, values } = await read(table)
    const apart = (group: string) =>
      `The group "${group}" has rows before, but not directly before this row, so they are not linked.`
    expect(problems).toEqual([
      'test:3:1 error group-without-lang /b: The row has a group but no lang, so the other pages have no link to it.',
      `test:7:1 error group-repeated 1: ${apart('1')}`,
      `test:9:1 error group-repeated 2: ${apart('2')}`,
    ])
    expect(values).toHaveLength(8)
  })

  test('has at most a thousand rows', async () => {
    const rows = (count: number, group: string) => `${group},en,/\n`.repeat(count)
    const full = await read(`group,lang,url\n${rows(1000, 'a')}${rows(1000, 'b')}`)
    expect([full.refusal, full.entries.length]).toEqual([null, 2000])
    const { refusal } = await read(`group,lang,url\n${rows(3, 'a')}${rows(1001, 'b')}`)
    expect(refusal).toBe(
      'csv-too-large test: line 1005, column 1: the group "b" has more than 1000 rows: give each page with its translations a group of its own',
    )
    const alone = await read(`url\n${'/\n'.repeat(1001)}`)
    expect([alone.refusal, alone.entries.length]).toEqual([null, 1001])
  })
})

test('rows with their text are the whole table, in pieces of any size', async () => {
  const part = fc.constantFrom('"', ',', '\n', '\r', '\r\n', 'a', 'é', '""', '"b"')
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(part, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (isMarked, parts, size) => {
        const text = (isMarked ? '\ufeff' : '') + parts.join('')
        const keep = async (pieceSize: number) => {
          const source = sourceInPieces(Buffer.from(text), pieceSize)
          const rows = []
          try {
            for await (const batch of readCsv(source, ',', { keepText: true })) rows.push(...batch)
          } catch {
            return null
          }
          return rows
        }
        const rows = await keep(1000)
        const pieces = await keep(size)
        fc.pre(rows !== null)
        expect(pieces).toEqual(rows)
        expect(rows!.map((row) => row.text).join('')).toBe(text)
        // Each row ends in its line end.
        for (const row of rows!.slice(isMarked ? 1 : 0, -1)) expect(row.text).toMatch(/[\r\n]$/)
        expect(rows![0]?.fields.length === 0).toBe(isMarked)
        const plain: unknown[] = []
        for await (const batch of readCsv(sourceOf(text), ',')) {
          for (const { fields, places, text: none } of batch) plain.push([fields, places, none])
        }
        const kept = rows!.slice(isMarked ? 1 : 0)
        expect(plain).toEqual(kept.map(({ fields, places }) => [fields, places, '']))
      },
    ),
    { numRuns: runs(1000) },
  )
})
