import { type ByteSource, convertDatabase } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { factLine } from '../../../../test/plain-facts.ts'
import type { Lost } from '../src/convert/database-writer.ts'
import { peekHead } from '../src/convert/json-head.ts'
import { faultOf, JsonWriter, LineWriter } from '../src/convert/json-writer.ts'
import { type Converted, convert } from './convert.ts'
import { sourceInPieces, sourceOf, textOf } from './sources.ts'

const DATE = '2024-01-01T00:00:00Z'

describe('the members before the entries', () => {
  test.each([
    ['{"a":1,"urls":[', { a: 1 }],
    ['\ufeff{ "a" : [1, {"b": "]"}] , \n"urls":[]}', { a: [1, { b: ']' }] }],
    ['{"urls":[],"a":1}', {}],
    ['{"a":{"urls":[]},"b":2,"urls":[]}', { a: { urls: [] }, b: 2 }],
    ['{"a":["urls",{"x":1},"urls"],"urls":3', { a: ['urls', { x: 1 }, 'urls'] }],
    ['{"a":"urls","urls":[]}', { a: 'urls' }],
    ['{"a":"\\"","b":"x\\\\","urls":[]}', { a: '"', b: 'x\\' }],
    ['{"a":", \\"urls\\":","urls":[]}', { a: ', "urls":' }],
    ['{"a":"x\ufeffy","urls":[]}', { a: 'x\ufeffy' }],
    ['{"a":1}', {}],
    ['{"a":1,"url', {}],
    ['{"a" 1,"urls":[]}', {}],
    ['{"urls"', {}],
    ['[{"a":1,"urls":[]}]', {}],
    ['[1,"urls",2]', {}],
    ['', {}],
  ])('of %j are known, in pieces of any size', async (text, head) => {
    for (const size of [1, 3, 1000]) {
      const told = await peekHead(sourceInPieces(Buffer.from(text), size), 'json')
      expect(told.head).toEqual(head)
      expect(await textOf(told.source.chunks())).toBe(text)
    }
  })

  test.each([
    ['{"version":"1","a":2}\n{"loc":"/"}\n', { version: '1', a: 2 }],
    ['\ufeff\n \t\r\n {"generated":"x"}\n', { generated: 'x' }],
    ['{"defaultLang":"en"}\r\n', { defaultLang: 'en' }],
    ['{"version":"1"}', {}],
    ['{"loc":"/","version":"1"}\n', {}],
    ['{"a":2}\n{"version":"1"}\n', {}],
    ['{"version":\n', {}],
    ['null\n', {}],
    ['["version"]\n', {}],
    ['\n\n', {}],
  ])('of the lines %j are known, in pieces of any size', async (text, head) => {
    for (const size of [1, 3, 1000]) {
      const told = await peekHead(sourceInPieces(Buffer.from(text), size), 'ndjson')
      expect(told.head).toEqual(head)
      expect(await textOf(told.source.chunks())).toBe(text)
    }
  })
})

/** A problem in one line: where it is, how bad it is, and what it says. */
const shown = ({ problems }: Converted) =>
  problems.map(({ file, line, column, pointer, severity, code, data }) =>
    factLine(data, `${file}:${line}:${column} ${pointer} ${severity} ${code}:`),
  )

describe('a conversion', () => {
  const entry = '{"loc":"/a"}'

  test.each([
    [
      'json',
      '{\n  "version": "1",\n  "note": [1],\n  "urls": [\n    {"loc":"/a"}\n  ],\n  "late": 2\n}\n',
    ],
    ['ndjson', '{"version":"1","note":[1]}\n{"loc":"/a"}\n'],
    [
      'csv',
      'group,lang,url,lastmod,changefreq,priority,alternates,images,videos,news\n,,/a,,,,,,,\n',
    ],
  ] as const)('to %s has each member where it can be', async (to, text) => {
    const source = sourceOf(`{"version":"1","note":[1],\n"urls":[${entry}],\n"late":2}`)
    const converted = await convert(source, { to })
    expect(converted.text).toBe(text)
    expect([converted.entries, converted.written]).toEqual([1, 1])
    const noPlace = (place: string, name: string) =>
      `test:${place} /${name} info not-convertible: member ${name} CSV`
    expect(shown(converted)).toEqual(
      to === 'json'
        ? []
        : to === 'ndjson'
          ? ['test:3:8 /late error not-convertible: ndjson late']
          : [noPlace('1:12', 'version'), noPlace('1:23', 'note'), noPlace('3:8', 'late')],
    )
  })

  test('of nothing has no entries', async () => {
    const { text, problems, entries, written } = await convert([], { to: 'json' })
    expect([text, problems, entries, written]).toEqual(['{\n  "urls": []\n}\n', [], 0, 0])
    expect((await convert([], { to: 'ndjson' })).text).toBe('')
  })

  test('to lines reports members that only make sense with version, generated, defaultLang or canonical', async () => {
    const converted = await convert(sourceOf(`{"note":1,"urls":[${entry}]}`), { to: 'ndjson' })
    expect(converted.text).toBe('{"loc":"/a"}\n')
    expect(shown(converted)).toEqual(['test:1:9 /note error not-convertible: ndjson note'])
    const table = await convert(sourceOf('{"loc":"/a"}\n{"version":"1"}\n'), { to: 'ndjson' })
    expect([table.text, table.problems]).toEqual(['{"loc":"/a"}\n{"version":"1"}\n', []])
  })

  test('cannot have members that JSON cannot write', async () => {
    const deep = '['.repeat(60) + ']'.repeat(60)
    for (const [value, why] of [
      ['1e400', 'number'],
      [`[${deep}]`, null],
    ] as const) {
      const source = sourceOf(`{"version":"1","x":${value},"urls":[],"y":${value}}`)
      const converted = await convert(source, { to: 'json' })
      const lost = ['x', 'y'].map((name) => {
        const column = name === 'x' ? 20 : 30 + 2 * value.length
        return `test:1:${column} /${name} error not-convertible: ${why} ${name}`
      })
      const own = shown(converted).filter((line) => line.includes('not-convertible'))
      expect(own).toEqual(why === null ? [] : lost)
      expect(converted.text.includes('"x"')).toBe(why === null)
    }
  })

  test('of several databases has each member once, and reports other values', async () => {
    const files = [
      `{"version":"1","urls":[{"loc":"/a"}],"x":{"y":1},"z":1}`,
      `{"version":"2","x":{"y":1},"urls":[{"loc":"/b"}],"z":2}`,
      `{"defaultLang":"en","version":"1"}\n{"loc":"/c"}\n`,
      'url\n/d\n',
    ]
    const sources = files.map((text, at) => ({ ...sourceOf(text), name: `${at}` }))
    const converted = await convert(sources, { to: 'json' })
    expect(converted.text).toBe(
      '{\n  "version": "1",\n  "x": {"y":1},\n  "defaultLang": "en",\n  "urls": [\n    {"loc":"/a"},\n    {"loc":"/b"},\n    {"loc":"/c"},\n    {"loc":"/d"}\n  ],\n  "z": 1\n}\n',
    )
    const other = (place: string, name: string) =>
      `${place} /${name} info not-convertible: other-value ${name}`
    expect(shown(converted)).toEqual([other('1:1:12', 'version'), other('1:1:54', 'z')])
    expect([converted.entries, converted.written]).toEqual([4, 4])
  })

  test.each([
    ['"text"', ['test:1:1  error WRONG_TYPE: "text" text']],
    ['{"urls":3}', ['test:1:9 /urls error WRONG_TYPE: no-list']],
    ['{"version":"1"}', ['test:1:1 /urls error MISSING_MEMBER: no-list urls']],
    ['{"urls":[]}', ['test:1:9 /urls warning no-entries: empty-list']],
  ])('of %s reports the list', async (text, problems) => {
    const converted = await convert(sourceOf(text), { to: 'json', inputFormat: 'json' })
    expect(shown(converted)).toEqual(problems)
  })

  test('of a table without rows says so', async () => {
    const converted = await convert(sourceOf('url,lang\n'), { to: 'json' })
    expect(shown(converted)).toEqual(['test:1:1 /urls warning no-entries: no-pages'])
  })

  test('adds the version and the time only with a language, and only if they are missing', async () => {
    const head = async (text: string, defaultLang?: string) => {
      const options = { to: 'ndjson', inputFormat: 'ndjson', now: 1000, defaultLang } as const
      return (await convert(sourceOf(text), options)).text.split('\n')[0]
    }
    const all = '{"version":"1.1","generated":"1970-01-01T00:00:01.000Z","defaultLang":"en"}'
    expect(await head(`${entry}\n`, 'en')).toBe(all)
    expect(await head(`${entry}\n`)).toBe(entry)
    expect(await head(`{"version":"1"}\n${entry}\n`)).toBe('{"version":"1"}')
    expect(await head(`{"version":"1","generated":"${DATE}"}\n${entry}\n`, 'de')).toBe(
      `{"version":"1","generated":"${DATE}","defaultLang":"de"}`,
    )
    expect(await head(`{"defaultLang":"fr"}\n${entry}\n`, 'de')).toBe(
      '{"defaultLang":"fr","version":"1.1","generated":"1970-01-01T00:00:01.000Z"}',
    )
  })

  test('takes the time of the clock if none is given', async () => {
    const before = Date.now()
    const { text } = await convert(sourceOf('url\n/\n'), { to: 'json', defaultLang: 'en' })
    const generated = Date.parse(JSON.parse(text).generated)
    expect(generated).toBeGreaterThanOrEqual(before)
    expect(generated).toBeLessThanOrEqual(Date.now())
  })

  test.each([
    [{ to: 'xml' }, '`to`'],
    [{}, '`to`'],
    [{ to: 'csv', inputFormat: 'xml' }, '`inputFormat`'],
    [{ to: 'csv', defaultLang: 3 }, '`defaultLang`'],
    [{ to: 'csv', now: 'today' }, '`now`'],
    [{ to: 'csv', groups: {} }, '`groups`'],
  ])('refuses %j', (options, name) => {
    expect(() => convertDatabase(sourceOf(''), options as never)).toThrow(name)
  })

  test.each([
    ['json', 'ndjson', `{"loc":"/"}\n${'['.repeat(70)}${']'.repeat(70)}\n`, 'depth JSON'],
    // The members of a database are only those of the first line.
    ['ndjson', 'json', '{"urls":[{"generated":"x"}]}', 'database-members NDJSON'],
    ['csv', 'ndjson', '{"loc":"/"}\n{"lang":3,"loc":[],"changefreq":{}}\n', 'lang a number CSV'],
    ['tsv', 'ndjson', '{"loc":"/"}\n[1]\n', 'a list TSV'],
  ] as const)(
    'to %s says what cannot be written in the form',
    async (to, inputFormat, text, facts) => {
      const { problems } = await convert(sourceOf(text), { to, inputFormat })
      expect(problems[0]).toMatchObject({ code: 'not-convertible' })
      expect(factLine(problems[0]?.data)).toBe(facts)
    },
  )

  test('reads each source in the given form, and all tables as one database', async () => {
    const line = '{"urls":[],"loc":"/"}'
    const { text } = await convert(sourceOf(line), { to: 'ndjson', inputFormat: 'ndjson' })
    expect(text).toBe(`${line}\n`)
    const tables = ['a', 'b'].map((name) => ({ ...sourceOf('group,lang,url\n1,en,/\n'), name }))
    expect(shown(await convert(tables, { to: 'json' }))).toEqual([
      'b:2:1 undefined error group-repeated: apart 1',
    ])
  })

  test('to a table has no members, also if one is given', async () => {
    const source = sourceOf('{"version":"1.1","urls":[{"loc":"/"}]}')
    const converted = await convert(source, { to: 'csv', defaultLang: 'en', now: 0 })
    expect(shown(converted)).toEqual([
      'test:1:12 /version info not-convertible: member version CSV',
    ])
  })

  test('shortens long names', async () => {
    const source = (length: number) => sourceOf(`{"${'x'.repeat(length)}":1,"urls":[]}`)
    const message = async (length: number) =>
      (await convert(source(length), { to: 'csv' })).problems.at(-1)!.message
    expect(await message(80)).toContain('x'.repeat(80))
    expect(await message(81)).toContain('x…x')
  })

  test('yields a problem before it reads what follows', async () => {
    for (const [start, code] of [
      ['url,lang\n/a,en\n/b,en,1\n/c,en\n', 'row-length'],
      ['{"loc":"/"}\n{"lang":1}\n', 'not-convertible'],
      ['{"loc":"/","x":1}\n{"loc":"/"}\n', 'UNKNOWN_MEMBER'],
    ] as const) {
      for (const isInOneFile of [true, false]) {
        // Members are reported at the end of their file.
        if (isInOneFile && code === 'UNKNOWN_MEMBER') continue
        let isReadOn = false
        const rest: ByteSource = {
          name: 'rest',
          async *chunks() {
            isReadOn = true
            yield Buffer.from(start)
          },
          close: async () => {},
        }
        const whole: ByteSource = {
          ...sourceOf(),
          async *chunks() {
            yield Buffer.from(start)
            if (isInOneFile) yield* rest.chunks()
          },
        }
        for await (const event of convertDatabase(isInOneFile ? whole : [whole, rest], {
          to: 'tsv',
        })) {
          expect([event.type, event.type === 'problem' && event.problem.code]).toEqual([
            'problem',
            code,
          ])
          break
        }
        expect([start, isInOneFile, isReadOn]).toEqual([start, isInOneFile, false])
      }
    }
  })

  test('yields text in pieces of at least 64 KiB, each problem before what follows it', async () => {
    const one = `{"loc":"/${'x'.repeat(991)}"}`
    const wrong = '{"loc":"/","lang":null}'
    const lines = [...Array<string>(150).fill(one), wrong, ...Array<string>(40).fill(one), one]
    const events: (number | string)[] = []
    const source = sourceOf(`${lines.join('\n')}\n`)
    for await (const event of convertDatabase(source, { to: 'csv', inputFormat: 'ndjson' })) {
      events.push(event.type === 'text' ? event.text.length : factLine(event.problem.data))
    }
    const row = 1002
    expect(events).toEqual([
      73 + 66 * row,
      66 * row,
      'lang null CSV',
      59 * row + ',,/,,,,,,,\n'.length,
    ])
  })
})

describe('JSON of entries', () => {
  const lost: unknown[] = []
  const given = (value: unknown) => ({
    raw: { value } as never,
    lose: ({ pointer, what }: Lost) => void lost.push({ pointer, what: what.data['detail'] }),
  })
  /** What a writer makes of a value, or why it does not. */
  const added = (writer: JsonWriter | LineWriter, value: unknown) => {
    lost.length = 0
    const text = writer.add(given(value))
    return text === '' ? lost[0] : text
  }
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])

  test('is nested as deep as the reader allows', () => {
    const tooDeep = { pointer: '', what: 'depth' }
    expect(added(new JsonWriter(), nested(62))).toBe(`\n    ${'['.repeat(62)}1${']'.repeat(62)}`)
    expect(added(new JsonWriter(), nested(63))).toEqual(tooDeep)
    expect(added(new LineWriter(), nested(1000))).toHaveLength(2002)
    expect(added(new LineWriter(), nested(1001))).toEqual(tooDeep)
    expect(faultOf(nested(2), 2)).toBeNull()
    expect(faultOf([], 1)).toBeNull()
    expect(faultOf({}, 0)).toBe('depth')
    expect(faultOf({ a: 1, b: [null, 'x', -Infinity] }, 2)).toBe('number')
    expect(faultOf({ a: 1, b: [null, 'x', 1.5] }, 2)).toBeNull()
  })

  const MEBIBYTE = 1_048_576
  const tooLong = { pointer: '', what: 'text' }

  test.each([
    ['a', MEBIBYTE - 2],
    ['é', MEBIBYTE / 2 - 1],
    ['例', Math.floor((MEBIBYTE - 2) / 3)],
    // Each is written as an escape of six letters.
    ['\u0001', Math.floor((MEBIBYTE - 2) / 6)],
  ])('has strings of up to a mebibyte with their quotes: %j', (character, length) => {
    const writer = new JsonWriter()
    expect(typeof added(writer, { loc: character.repeat(length) })).toBe('string')
    expect(added(writer, { loc: character.repeat(length + 1) })).toEqual(tooLong)
    expect(writer.written).toBe(1)
  })

  test('has a long string nowhere, and no long name', () => {
    const long = 'a'.repeat(MEBIBYTE - 1)
    for (const value of [long, ['', [null, long]], { a: 1, [long]: 1 }]) {
      expect(added(new JsonWriter(), value)).toEqual(tooLong)
    }
    const parts = Array.from({ length: 3 }, () => long.slice(1))
    expect(typeof added(new JsonWriter(), { parts, other: [1, null, true] })).toBe('string')
    // Lines are read as wholes.
    expect(added(new LineWriter(), long)).toHaveLength(MEBIBYTE + 2)
  })

  test('has commas between entries, and none after one that is lost', () => {
    const writer = new JsonWriter()
    expect(writer.start({ 'a"': '\u202e' })).toBe('{\n  "a\\"": "\\u202e",\n  "urls": [')
    expect(writer.add(given(nested(63)))).toBe('')
    expect(writer.end({})).toBe(']\n}\n')
    expect(writer.add(given(1))).toBe('\n    1')
    expect(writer.add(given(nested(63)))).toBe('')
    expect(writer.add(given(2))).toBe(',\n    2')
    expect(writer.written).toBe(2)
    expect(writer.end({ x: 1, y: [2] })).toBe('\n  ],\n  "x": 1,\n  "y": [2]\n}\n')
  })

  test('is a line, and the first is not like the members of a database', () => {
    const head = { pointer: '', what: 'database-members' }
    const writer = new LineWriter()
    expect(writer.start({ note: 1 })).toBe('')
    expect(added(writer, { version: '1' })).toEqual(head)
    expect(added(writer, nested(1001))).toMatchObject({ pointer: '' })
    expect(added(writer, { generated: '1' })).toEqual(head)
    expect(added(writer, 3)).toBe('3\n')
    expect(added(writer, { version: '1' })).toBe('{"version":"1"}\n')
    expect([writer.written, writer.end()]).toEqual([2, ''])
    const other = new LineWriter()
    expect(other.start({ version: '1', note: '\u202e' })).toBe('{"version":"1","note":"\\u202e"}\n')
    expect(added(other, { version: '1' })).toBe('{"version":"1"}\n')
    expect(other.written).toBe(1)
  })
})
