import { FileError, readDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { JsonDocument } from '../src/database/json-document.ts'
import { shownRefusal } from './shown-refusal.ts'
import { inPieces, sourceInPieces, sourceOf } from './sources.ts'

/** The error of a text that comes in pieces; `null` if there is none. */
function errorOf(pieces: readonly string[]): FileError | null {
  const document = new JsonDocument('db')
  try {
    for (const text of pieces) document.add({ text, isAscii: true })
    document.end()
  } catch (error) {
    if (error instanceof FileError) return error
    throw error
  }
  return null
}

const brackets = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('a document', () => {
  const unexpected = (found: string) => `json-invalid unexpected ${found}`
  const EARLY = 'json-invalid file-end'

  const expectRefusal = (text: string, facts: string) => {
    for (const size of [1, 2, 5, 1000]) {
      const error = errorOf(inPieces(text, size))
      expect(error && shownRefusal(error)).toBe(`db:${facts}`)
    }
  }

  test.each([
    ['', '1:1', EARLY],
    ['\n ', '2:2', EARLY],
    ['{', '1:2', EARLY],
    ['{"a"', '1:5', EARLY],
    ['{"a":[', '1:7', EARLY],
    ['{"urls":[1', '1:11', EARLY],
    ['{"urls":["a', '1:12', EARLY],
    [']', '1:1', unexpected('`]`')],
    ['\n,', '2:1', unexpected('`,`')],
    ['{,', '1:2', unexpected('`,`')],
    ['{1', '1:2', unexpected('`1`')],
    ['{"a"}', '1:5', unexpected('`}`')],
    ['{"a" 1', '1:6', unexpected('`1`')],
    ['{"a":}', '1:6', unexpected('`}`')],
    ['{"a":,', '1:6', unexpected('`,`')],
    ['{"a":]', '1:6', unexpected('`]`')],
    ['{"a"::', '1:6', unexpected('`:`')],
    ['{"a":1]', '1:7', unexpected('`]`')],
    ['{"a":1 "b"', '1:8', unexpected('"b"')],
    ['{"a":1,}', '1:8', unexpected('`}`')],
    ['{"a":1,,', '1:8', unexpected('`,`')],
    ['{"a":1,{', '1:8', unexpected('`{`')],
    ['{"urls":[,', '1:10', unexpected('`,`')],
    ['{"urls":[}', '1:10', unexpected('`}`')],
    ['{"urls":[1,]', '1:12', unexpected('`]`')],
    ['{"urls":[1 2', '1:12', unexpected('`2`')],
    ['{"urls":[1 {', '1:12', unexpected('`{`')],
    ['{"urls":[1}', '1:11', unexpected('`}`')],
    ['{"urls":[{"a":tru}]}', '1:18', unexpected('`}`')],
    ['{"a":nul}', '1:9', unexpected('`}`')],
    // A word or a number that is cut off by what follows it.
    ['{"urls":[tru, 1]}', '1:13', unexpected('`,`')],
    ['{"urls":[-]}', '1:11', unexpected('`]`')],
    ['{"a":1. }', '1:8', unexpected('space')],
    ['{"a":nul\n}', '1:9', 'json-invalid unexpected'],
    ['{"a":1e', '1:8', EARLY],
    ['{"a\\x":1}', '1:5', unexpected('`x`')],
    ['{} {', '1:4', 'json-invalid after-document `{`'],
    ['[] 2', '1:4', 'json-invalid after-document `2`'],
    ['{"urls":[],\n"urls":[]}', '2:1', 'json-invalid urls'],
    // What is wrong before is the cause.
    [`{"urls":[{"a":01,"b":${brackets(63)}}]}`, '1:16', unexpected('`1`')],
  ])('%j is refused, in pieces of any size', (text, place, what) => {
    expectRefusal(text, `${place} ${what}`)
  })

  test.each([
    [brackets(65), '1:65'],
    [`{"a":\n${brackets(64)}}`, '2:64'],
    [`{"urls":[0,${brackets(63)}]}`, '1:74'],
  ])('%j is refused as too deep, in pieces of any size', (text, place) => {
    expectRefusal(text, `${place} json-too-large too-deep 64`)
  })

  test.each([
    brackets(64),
    `{"a":${brackets(63)}}`,
    `{"urls":[0,${brackets(62)}]}`,
    '{"urls":[]}',
    '{}',
    ' 1 ',
  ])('%j is accepted', (text) => {
    expect(errorOf([text])).toBeNull()
    expect(errorOf(inPieces(text, 3))).toBeNull()
  })

  const MEBIBYTE = 1_048_576
  test('has values of at most a mebibyte, with their quotes', () => {
    const long = 'x'.repeat(MEBIBYTE - 1)
    const refusal = (...pieces: readonly string[]) => {
      const error = errorOf(pieces)
      return error && shownRefusal(error)
    }
    expect(errorOf(['{"urls":["', long.slice(1), '"]}'])).toBeNull()
    for (const [start, column] of [
      ['{"urls":[0,"', 12],
      ['{"a":["', 7],
      ['{"', 2],
      ['"', 1],
    ] as const) {
      expect(refusal(start, long, '"')).toBe(`db:1:${column} json-too-large value`)
      expect(refusal(`${start}${long}x`)).toBe(`db:1:${column} json-too-large value`)
    }
    // A quote that is missing long before is the cause.
    expect(errorOf(['{"urls":[{"a":"b},{"c":"', `${long}x`])?.problem).toMatchObject({
      code: 'json-invalid',
      line: 1,
      column: 21,
      data: { found: '`c`' },
    })
  })

  test('has places that count from the beginning of the file', () => {
    const document = new JsonDocument('db')
    document.add({ text: '\n  {\n"a"', isAscii: true })
    document.add({ text: ':\n\n 1,"urls":\t[0,\n 1]}\n', isAscii: true })
    document.end()
    expect(document.placeOf('/a')).toEqual({ line: 5, column: 2 })
    expect(document.placeOf('/urls')).toEqual({ line: 5, column: 12 })
    expect(document.placeOf('/b')).toEqual({ line: 2, column: 3 })
    expect(document.takeEntries().map(({ index, places }) => [index, places.start])).toEqual([
      [0, { line: 5, column: 13 }],
      [1, { line: 6, column: 2 }],
    ])
    expect(document.takeEntries()).toEqual([])
    expect(document.root).toEqual({ a: 1, urls: [] })
    const error = document.notUtf8()
    expect(shownRefusal(error)).toBe('db:7:1 file-encoding-unsupported utf-8')
  })

  test('has places in its members', () => {
    const document = new JsonDocument('db')
    document.add({ text: '{"a/b":{"x":1,\n"y":', isAscii: true })
    document.add({ text: ' 2},"urls":[]}', isAscii: true })
    document.end()
    expect(document.placeOf('/a~1b')).toEqual({ line: 1, column: 8 })
    expect(document.placeOf('/a~1b/x')).toEqual({ line: 1, column: 13 })
    expect(document.placeOf('/a~1b/y')).toEqual({ line: 2, column: 6 })
    expect(document.placeOf('/a~1b/z')).toEqual({ line: 1, column: 8 })
  })

  test('has leading members when its list begins, and not the later ones', () => {
    const document = new JsonDocument('db')
    document.add({ text: '{"a":1', isAscii: true })
    expect(document.leading).toBeUndefined()
    document.add({ text: ',"urls":[0],"b":2}', isAscii: true })
    document.end()
    expect(document.leading).toEqual({ a: 1 })
    for (const text of ['{"a":1}', '{"a":1,"urls":{}}', '[{"a":1}]', '7']) {
      const other = new JsonDocument('db')
      other.add({ text, isAscii: true })
      other.end()
      expect(other.leading, text).toBeUndefined()
    }
  })

  test('is given to a listener as a whole, in pieces of any size', () => {
    const text = ' {"a" :\t1,"\\u0075rls": [ {"b":[2]},"c" ,3] ,"d":{"urls":[4]}}\n'
    for (const size of [1, 2, 7, 100]) {
      const heard: (readonly [string, string, string?])[] = []
      const document = new JsonDocument('db', {
        onBetween: (part) => void heard.push(['between', part]),
        onKey: (part, key) => void heard.push(['key', part, key]),
        onMember: (part) => void heard.push(['member', part]),
        onEntry: (part) => void heard.push(['entry', part]),
      })
      for (const piece of inPieces(text, size)) document.add({ text: piece, isAscii: true })
      document.end()
      expect(heard.map(([, part]) => part).join('')).toBe(text)
      expect(heard.filter(([kind]) => kind !== 'between')).toEqual([
        ['key', '"a"', 'a'],
        ['member', '1'],
        ['key', '"\\u0075rls"', 'urls'],
        ['entry', '{"b":[2]}'],
        ['entry', '"c"'],
        ['entry', '3'],
        ['key', '"d"', 'd'],
        ['member', '{"urls":[4]}'],
      ])
      expect(document.takeEntries()).toEqual([])
    }
  })

  test('is explained to its end also if a listener takes its entries', () => {
    const nothing = () => {}
    const read = (text: string) => {
      const listener = { onBetween: nothing, onKey: nothing, onMember: nothing, onEntry: nothing }
      const document = new JsonDocument('db', listener)
      document.add({ text, isAscii: true })
      document.end()
    }
    expect(() => read('{"urls":[{"a" 1')).toThrow(
      errorWith({ problem: { code: 'json-invalid', line: 1, column: 15, data: { found: '`1`' } } }),
    )
    expect(() => read('{"urls":[{"a":1')).toThrow(
      errorWith({ problem: { code: 'json-invalid', line: 1, column: 16 } }),
    )
  })
})

describe('reading a database', () => {
  test.each([
    [{ inputFormat: 'xml' }, 'inputFormat'],
    [{ groups: {} }, '`groups`'],
    [{ groups: { add: 1 } }, '`groups`'],
    [{ groups: null }, '`groups`'],
    [{ format: 'json' }, '`format`'],
  ])('refuses the options %j', async (options, name) => {
    await expect(readDatabase(sourceOf('{}'), options as never)).rejects.toThrow(name)
  })

  test('takes the form that is given, and otherwise tells it by the beginning', async () => {
    const read = async (text: string, inputFormat?: 'json' | 'ndjson' | 'csv' | 'tsv') => {
      const reader = await readDatabase(sourceInPieces(Buffer.from(text), 4), { inputFormat })
      const values: unknown[] = []
      for await (const batch of reader.entries()) {
        expect(batch.length).toBeGreaterThan(0)
        values.push(...batch.map(({ value }) => value))
      }
      expect(reader.problems()).toEqual([])
      return [reader.isList, values]
    }
    expect(await read('{"urls":[1,\n2]}')).toEqual([false, [1, 2]])
    expect(await read('{"urls":[1]}', 'ndjson')).toEqual([true, [{ urls: [1] }]])
    expect(await read('{"loc":"/"}\n\n\n{"loc":"/2"}')).toEqual([
      true,
      [{ loc: '/' }, { loc: '/2' }],
    ])
    expect(await read('url\n/\n\n\n/2\n')).toEqual([true, [{ loc: '/' }, { loc: '/2' }]])
    expect(await read('url,x\tlang\n/\ten\n', 'tsv').catch(String)).toContain('no column url')
    expect(await read('lang\turl\nen\t/\n', 'csv')).toEqual([true, [{ loc: '/', lang: 'en' }]])
  })
})
