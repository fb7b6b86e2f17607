import { FileError } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import type { Lost } from '../src/convert/database-writer.ts'
import { JsonWriter, LineWriter } from '../src/convert/json-writer.ts'
import { TableWriter } from '../src/convert/table-writer.ts'
import { JsonDocument } from '../src/database/json-document.ts'
import { readLineDatabase } from '../src/database/line-database.ts'
import { readCsv } from '../src/database/read-csv.ts'
import { shownRefusal } from './shown-refusal.ts'
import { sourceInPieces } from './sources.ts'

// The limits of databases are 64 MiB; these tests have smaller ones.

/** What a writer makes of values, and what it loses. */
function written(writer: JsonWriter | LineWriter | TableWriter, ...values: readonly unknown[]) {
  const lost: string[] = []
  const lose = ({ pointer, what }: Lost) => void lost.push(`${pointer}${what.data['detail']}`)
  const texts = values.map((value) => writer.add({ raw: { value } as never, lose }))
  return { text: texts.join('') + writer.end({}), lost, count: writer.written }
}

/** The error of a reading, without the name of the file. */
async function errorOf(read: () => Promise<void> | void): Promise<string | null> {
  try {
    await read()
    return null
  } catch (error) {
    if (error instanceof FileError) return shownRefusal(error)
    throw error
  }
}

const LOST = 'size'

describe('an entry that is written', () => {
  test.each([
    ['xxxx', 'xxxxx'],
    ['éé', 'ééx'],
    ['例x', '例é'],
    ['😀', '😀x'],
  ])('in JSON has at most so many bytes: %j, but not %j', (text, longer) => {
    // Six bytes with the quotes.
    for (const make of [
      (bytes: number) => new JsonWriter(bytes),
      (bytes: number) => new LineWriter(bytes),
    ]) {
      expect(written(make(6), text)).toMatchObject({ lost: [], count: 1 })
      expect(written(make(6), longer, text)).toMatchObject({ lost: [LOST], count: 1 })
      // A limit that is far away, and so near that each text must be counted.
      expect(written(make(7), longer)).toMatchObject({ lost: [], count: 1 })
      expect(written(make(1000), longer)).toMatchObject({ lost: [], count: 1 })
    }
  })

  test('in a table has fewer bytes than a row may have', () => {
    // Two commas, the URL, seven commas and the line end.
    const row = (loc: string) => `,,${loc},,,,,,,\n`
    for (const [loc, longer] of [
      ['xxxx', 'xxxxx'],
      ['éé', 'ééx'],
      ['例x', '例é'],
    ] as const) {
      const limit = row('xxxx').length + 1
      expect(written(new TableWriter(',', limit), { loc })).toEqual({
        text: row(loc),
        lost: [],
        count: 1,
      })
      expect(written(new TableWriter(',', limit), { loc: longer }, { loc })).toEqual({
        text: row(loc),
        lost: [LOST],
        count: 1,
      })
      expect(written(new TableWriter(',', limit + 1), { loc: longer })).toMatchObject({ lost: [] })
    }
  })

  const link = (lang: string) => ({ lang, loc: `/${lang}` })
  const group = (...langs: readonly string[]) =>
    langs.map((lang) => ({
      ...link(lang),
      alternates: langs.filter((other) => other !== lang).map(link),
    }))
  const groupsIn = (text: string) => text.split('\n').map((line) => line.split(',')[0])

  test('is alone if a row of its group is too long', () => {
    const [en, de] = group('en', 'de')
    const long = { ...de, news: 'x'.repeat(60) }
    expect(groupsIn(written(new TableWriter(','), en, long).text)).toEqual(['1', '1', ''])
    expect(written(new TableWriter(',', 70), en, long)).toMatchObject({ lost: [LOST], count: 1 })
    // The next group has the next number.
    const more = [...group('fr', 'it'), { loc: '/' }, ...group('es', 'pt')]
    const { text, count } = written(new TableWriter(',', 70), en, long, { loc: '/' }, ...more)
    expect(groupsIn(text)).toEqual(['', '', '2', '2', '', '3', '3', ''])
    expect(count).toBe(7)
  })

  test('waits for the others of its group as long as all are small enough', () => {
    const entries = group('en', 'de', 'fr')
    // The cells of an entry: two letters, three of the URL, and its two alternates in JSON.
    const cells = 2 + 3 + JSON.stringify(entries[0]!.alternates).length
    const groups = (limit: number, given: readonly unknown[] = entries) =>
      groupsIn(written(new TableWriter(',', limit), ...given).text)
    expect(groups(2 * cells + 1)).toEqual(['1', '1', '1', ''])
    expect(groups(2 * cells)).toEqual(['', '', '', ''])
    // Each group is counted anew.
    expect(groups(2 * cells + 1, [...entries, ...group('it', 'es', 'pt')])).toEqual([
      '1',
      '1',
      '1',
      '2',
      '2',
      '2',
      '',
    ])
    // Of the first three of four, none is a group.
    expect(groups(3 * cells + 60, group('en', 'de', 'fr', 'it')).slice(0, 3)).toEqual(['', '', ''])
  })
})

describe('an entry that is read', () => {
  test('in a table has at most so many code units in the fields of its row', async () => {
    for (const size of [1, 3, 100]) {
      const rows: string[] = []
      const read = (text: string) =>
        errorOf(async () => {
          rows.length = 0
          const source = sourceInPieces(Buffer.from(text), size)
          for await (const batch of readCsv(source, ',', { maxRow: 6 })) {
            rows.push(...batch.map(({ fields }) => fields.join('|')))
          }
        })
      const error = (column: number) => `test:2:${column} csv-too-large`
      // Commas, quotes around a field and line ends do not count.
      expect(await read('ab,cd,ef\n"ab","c""e",é\n😀😀,xx\n')).toBeNull()
      expect(rows).toEqual(['ab|cd|ef', 'ab|c"e|é', '😀😀|xx'])
      for (const [row, column] of [
        ['ab,cd,efg', 7],
        ['"ab","cd","efg', 11],
        ['abcdefg', 1],
        ['"abc""def', 1],
      ] as const) {
        expect(await read(`a,b\n${row}\n`)).toBe(error(column))
        expect(rows).toEqual(['a|b'])
      }
    }
  })

  test('in a line has at most so many bytes', async () => {
    const read = (text: string) =>
      errorOf(async () => {
        const reader = readLineDatabase(sourceInPieces(Buffer.from(text), 4), 10)
        for await (const _ of reader.entries()) {
          // Only errors count.
        }
      })
    expect(await read('"12345678"\n\n"123456é"\n')).toBeNull()
    const error = (line: number) => `test:${line}:1 json-too-large entry`
    expect(await read('1\n"123456789"\n')).toBe(error(2))
    expect(await read('\n\n"1234567é"')).toBe(error(3))
  })

  test('in JSON has at most so many bytes, and all members together', async () => {
    const limits = { depth: 9, token: 8, value: 10 }
    const read = (text: string, size: number) =>
      errorOf(() => {
        const document = new JsonDocument('test', null, limits)
        for (let at = 0; at < text.length; at += size) {
          document.add({ text: text.slice(at, at + size), isAscii: true })
        }
        document.end()
      })
    const tooLarge = (column: number) => `test:1:${column} json-too-large entry`
    for (const size of [1, 3, 100]) {
      expect(await read('{"urls":[[1,2,3,4], [1,2,3,4]]}', size)).toBeNull()
      expect(await read('{"urls":["a",[1,2,3,45]]}', size)).toBeNull()
      expect(await read('{"urls":["a",[1,2,3,456]]}', size)).toBe(tooLarge(14))
      expect(await read('{"a":[1,2],"b":[1,2]}', size)).toBeNull()
      expect(await read('{"a":[1,2],"b":[1,2,3]}', size)).toBe(tooLarge(16))
      expect(await read('{"a":[1],"urls":[],"b":[1],"c":[1,2]}', size)).toBe(tooLarge(32))
      expect(await read('{"a":"12345678"}', size)).toBe('test:1:6 json-too-large value')
    }
  })
})
