import { describe, expect, test } from 'vitest'
import { pagesOf } from '../src/database/table-groups.ts'
import { placesOf, readTable } from './read-table.ts'

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
    const { entries } = await readTable('group,lang,url\n1,en,/a\n1,de,/b\n1,,/c\n')
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
    const { problems, values } = await readTable(table)
    const apart = (group: string) => `apart ${group}`
    expect(problems).toEqual([
      'test:3:1 error group-without-lang /b: no-lang',
      `test:7:1 error group-repeated 1: ${apart('1')}`,
      `test:9:1 error group-repeated 2: ${apart('2')}`,
    ])
    expect(values).toHaveLength(8)
  })

  test('of two rows is reported as one of more', async () => {
    const { problems } = await readTable('group,lang,url\n1,en,/a\n1,,/b\n2,,/c\n')
    expect(problems).toEqual([expect.stringContaining('test:3:1 error group-without-lang /b')])
  })

  test('is called by at most 80 characters', async () => {
    const texts = (length: number) => {
      const name = 'x'.repeat(length)
      const rows = `${name},en,/\n`
      return Promise.all([
        readTable(`lang,url,${name}\n`).then(({ messages }) => messages.at(-1)),
        readTable(`group,lang,url\n${rows}a,en,/\n${rows}`).then(({ messages }) => messages.at(-1)),
        readTable(`group,lang,url\n${rows.repeat(1001)}`).then(({ messages }) => messages[0]),
      ])
    }
    for (const text of await texts(80)) expect(text).toContain(`"${'x'.repeat(80)}"`)
    for (const text of await texts(81)) {
      expect(text).toContain('x…x')
      expect(text).not.toContain(`"${'x'.repeat(80)}`)
    }
  })

  test('has at most a thousand rows', async () => {
    const rows = (count: number, group: string) => `${group},en,/\n`.repeat(count)
    const full = await readTable(`group,lang,url\n${rows(1000, 'a')}${rows(1000, 'b')}`)
    expect([full.refusal, full.entries.length]).toEqual([null, 2000])
    const { refusal } = await readTable(`group,lang,url\n${rows(3, 'a')}${rows(1001, 'b')}`)
    expect(refusal).toBe('test:1005:1 csv-too-large rows b 1000')
    const alone = await readTable(`url\n${'/\n'.repeat(1001)}`)
    expect([alone.refusal, alone.entries.length]).toEqual([null, 1001])
  })
})
