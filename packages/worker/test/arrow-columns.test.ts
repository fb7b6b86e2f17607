import { ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
import type { RowWorkerOptions } from '@waymark/worker'
import { createRowWorker } from '@waymark/worker/arrow/node'
import {
  Binary,
  BinaryView,
  type Data,
  type DataType,
  Dictionary,
  Field,
  Int8,
  Int32,
  LargeBinary,
  LargeUtf8,
  makeData,
  Null,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  tableFromIPC,
  Utf8,
  Utf8View,
  vectorFromArray,
} from 'apache-arrow'
import { describe, expect, test } from 'vitest'
import { chooseColumns } from '../src/arrow/choose-columns.ts'
import { ColumnReader } from '../src/arrow/column-reader.ts'
import { MessageFrames } from '../src/arrow/message-frames.ts'
import { batchesOf, END_OF_STREAM, streamOf, TEXT_TYPES } from './arrow-streams.ts'
import { encode, join, outputOf, type Value } from './row-bytes.ts'

/** The values of a column, or the error of a row. */
function valuesOf(data: Data, rows = data.length, maxLength = 100): (Value | string)[] {
  const read = new ColumnReader(ECMASCRIPT_CODEC, maxLength).read(data, rows)
  return Array.from({ length: rows }, (_, row) => {
    try {
      return read(row)
    } catch (error) {
      return `${(error as Error).name}`
    }
  })
}

describe('a column', () => {
  const texts: readonly Value[] = ['', 'twelve bytes', 'thirteen bytes', null, 'é', 'x'.repeat(40)]

  test.each(Object.keys(TEXT_TYPES))(
    'of %s is read from its beginning or from within it',
    (name) => {
      const isBytes = name.includes('Binary')
      const values = texts.map((text) => (isBytes && text !== null ? encode(text) : text))
      const [data] = vectorFromArray(values, TEXT_TYPES[name]!()).data
      expect(valuesOf(data!)).toEqual(texts)
      expect(valuesOf(data!, 2)).toEqual(texts.slice(0, 2))
      expect(valuesOf(data!.slice(1, 4))).toEqual(texts.slice(1, 5))
      expect(() => valuesOf(data!, texts.length + 1)).toThrow(RangeError)
    },
  )

  test.each(['Utf8', 'LargeUtf8', 'Utf8View', 'Binary', 'Dictionary'])(
    'of %s has NULL for values that are too long, and not for those that just fit',
    (name) => {
      const type = TEXT_TYPES[name]!()
      for (const length of [4, 12, 13, 40]) {
        const fitting = 'x'.repeat(length)
        const values = [fitting, `${fitting}x`, '']
        const given = name === 'Binary' ? values.map((text) => encode(text)) : values
        expect(valuesOf(vectorFromArray(given, type).data[0]!, 3, length)).toEqual([
          fitting,
          null,
          '',
        ])
      }
    },
  )

  test('of nothing has nothing but NULL', () => {
    expect(valuesOf(makeData({ type: new Null(), length: 3 }))).toEqual([null, null, null])
  })

  test.each<[string, number[]]>([
    ['before the first', [-1, 1]],
    ['after the last', [0, 5]],
    ['of a negative length', [3, 2]],
  ])('of strings has no value %s', (_, offsets) => {
    const valueOffsets = Int32Array.from(offsets)
    const data = makeData({ type: new Utf8(), length: 1, valueOffsets, data: Buffer.from('abcd') })
    expect(valuesOf(data)).toEqual(['RangeError'])
    const whole = makeData({
      type: new Utf8(),
      length: 2,
      valueOffsets: Int32Array.of(0, 4, 4),
      data: Buffer.from('abcd'),
    })
    expect(valuesOf(whole)).toEqual(['abcd', ''])
  })

  test.each<[string, readonly [length: number, place: number, start: number], string]>([
    ['all of its buffer', [20, 0, 0], 'RANGE'],
    ['the end of its buffer', [15, 0, 5], 'RANGE'],
    ['more than its buffer', [15, 0, 6], 'RangeError'],
    ['what is before its buffer', [15, 0, -1], 'RangeError'],
    ['a buffer that is not there', [15, 1, 0], 'RangeError'],
    ['a buffer before the first', [15, -1, 0], 'RangeError'],
    ['a negative length', [-1, 0, 0], 'RangeError'],
  ])('of views that has %s', (_, [length, place, start], expected) => {
    const text = 'abcdefghijklmnopqrst'
    const views = new Uint8Array(16)
    const view = new DataView(views.buffer)
    view.setInt32(0, length, true)
    view.setInt32(8, place, true)
    view.setInt32(12, start, true)
    const data = makeData({
      type: new Utf8View(),
      length: 1,
      views,
      variadicBuffers: [Buffer.from(text)],
    } as never) as Data
    expect(valuesOf(data)).toEqual([
      expected === 'RANGE' ? text.slice(start, start + length) : expected,
    ])
  })

  test('of indices has the values of all pieces of its dictionary, read once', () => {
    const type = new Dictionary(new Utf8(), new Int8(), 1)
    const words = (...values: Value[]) => vectorFromArray(values, new Utf8())
    const dictionary = words('a', null).concat(words('b'))
    const data = makeData({ type, length: 5, data: Int8Array.of(2, 1, 0, 3, -1), dictionary })
    expect(valuesOf(data)).toEqual(['b', null, 'a', 'RangeError', 'RangeError'])
    let decoders = 0
    const codec = {
      ...ECMASCRIPT_CODEC,
      decoder(bytes: Uint8Array) {
        decoders++
        return ECMASCRIPT_CODEC.decoder(bytes)
      },
    }
    const reader = new ColumnReader(codec, 10)
    reader.read(data, 5)
    expect(decoders).toBe(2)
    reader.read(data, 5)
    expect(decoders).toBe(2)
  })
})

describe('the columns of a schema', () => {
  const schemaOf = (columns: Readonly<Record<string, DataType>> | readonly string[]) => {
    const entries = Array.isArray(columns)
      ? columns.map((name: string) => [name, new Utf8()] as const)
      : Object.entries(columns)
    return new Schema(entries.map(([name, type]) => new Field(name, type, true)))
  }

  const absent = (column: string, found: readonly string[]) => ({ column, found, n: found.length })
  const tooFew = (found: number, columns: readonly string[]) => ({
    found,
    read: columns.length,
    columns,
  })

  test.each<[string, string[], string[], boolean, number[] | object]>([
    ['by name', ['a', 'b', 'c'], ['c', 'a'], false, [2, 0]],
    ['by a name that is given', ['a', 'b', 'c'], ['c'], true, [2]],
    ['in order', ['x', 'y'], ['a', 'b'], false, [0, 1]],
    [
      'in order, but for names that are given',
      ['x', 'y'],
      ['a', 'b'],
      true,
      absent('a', ['x', 'y']),
    ],
    ['if one of the names is there', ['a', 'x'], ['a', 'b'], false, absent('b', ['a', 'x'])],
    ['if there are too few', ['x'], ['a', 'b'], false, tooFew(1, ['a', 'b'])],
    ['if there are none', [], ['a'], false, tooFew(0, ['a'])],
    ['if there are none, by name', [], ['a'], true, absent('a', [])],
    ['if there are too many', ['x', 'y'], ['a'], false, absent('a', ['x', 'y'])],
    ['if there is one', ['x'], ['a'], true, absent('a', ['x'])],
    ['if one has a name twice', ['a', 'b', 'b'], ['a', 'b'], false, { column: 'b' }],
    ['if another has a name twice', ['a', 'x', 'x'], ['a'], false, [0]],
    ['in order, with the same name', ['x', 'x'], ['a', 'b'], false, [0, 1]],
  ])('are chosen %s', (_, found, names, isByName, expected) => {
    const message = expect.any(String)
    expect(chooseColumns(schemaOf(found), names, isByName)).toEqual(
      Array.isArray(expected)
        ? { places: expected }
        : { code: 'row-columns', message, data: expected },
    )
  })

  test('are texts, bytes, dictionaries of these, or nothing', () => {
    const isText = (type: DataType) => 'places' in chooseColumns(schemaOf({ a: type }), ['a'], true)
    const texts = [
      new Utf8(),
      new LargeUtf8(),
      new Utf8View(),
      new Binary(),
      new LargeBinary(),
      new BinaryView(),
    ]
    expect([...texts, new Null()].map(isText)).toEqual(Array(7).fill(true))
    expect(texts.map((type) => isText(new Dictionary(type, new Int32())))).toEqual(
      Array(6).fill(true),
    )
    expect(isText(new Int32())).toBe(false)
    expect(isText(new Dictionary(new Int32(), new Int8()))).toBe(false)
    // The others are not looked at.
    expect(chooseColumns(schemaOf({ x: new Int32(), a: new Utf8() }), ['a'], false)).toEqual({
      places: [1],
    })
  })
})

describe('messages', () => {
  const input = streamOf([{ url: ['x:y'] }])

  test('are cut from pieces of any size', () => {
    for (const size of [1, 7, 8, 64, 10_000]) {
      const frames = new MessageFrames()
      const found: unknown[] = []
      let whole = 0
      for (let at = 0; at < input.length; at += size) {
        frames.push(input.subarray(at, at + size))
        for (let frame = frames.next(); frame !== null; frame = frames.next()) {
          found.push(frame.kind)
          expect(frame.offset).toBe(whole)
          whole = frames.offset
          if (frame.kind === 'message') {
            expect(frame.bytes).toEqual(input.subarray(frame.offset, frames.offset))
          }
        }
        expect(frames.held).toBe(Math.min(at + size, input.length) - frames.offset)
      }
      expect(found).toEqual(['message', 'message', 'end'])
      expect([frames.offset, frames.held]).toEqual([input.length, 0])
    }
  })

  test.each<[string, Uint8Array]>([
    ['another mark', Uint8Array.of(255, 255, 255, 254, 0, 0, 0, 0)],
    ['a negative length', Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255)],
  ])('are not those with %s', (_, bytes) => {
    const frames = new MessageFrames()
    frames.push(join([END_OF_STREAM, bytes]))
    expect(frames.next()).toEqual({ kind: 'end', offset: 0 })
    expect(frames.next()).toMatchObject({ kind: 'wrong', offset: 8 })
    const short = new MessageFrames()
    short.push(bytes.subarray(0, 7))
    expect(short.next()).toBeNull()
  })

  test('have memory of their own', () => {
    const frames = new MessageFrames()
    const copy = input.slice()
    frames.push(copy)
    frames.push(new Uint8Array(0))
    copy.fill(0)
    expect(frames.next()).toMatchObject({ kind: 'message', offset: 0 })
  })
})

describe('a batch', () => {
  const OPTIONS: RowWorkerOptions = { ops: ['valid'], format: 'arrow' }
  const whole = streamOf([{ url: ['x'] }])

  function batchOf(type: DataType, data: Data): Uint8Array {
    const schema = new Schema([new Field('url', type, true)])
    const { length } = data
    const writer = new RecordBatchStreamWriter()
    writer.write(
      new RecordBatch(
        schema,
        makeData({ type: new Struct(schema.fields), length, children: [data] }),
      ),
    )
    writer.finish()
    return writer.toUint8Array(true)
  }

  test('of more rows than are allowed is refused', () => {
    const input = batchOf(new Null(), makeData({ type: new Null(), length: 16_777_217 }))
    const { fault } = outputOf(createRowWorker(OPTIONS), [input])
    expect(fault).toMatchObject({
      code: 'row-malformed',
      batch: 1,
      row: 1,
    })
  })

  test.each<[input: Uint8Array, offset: number, data?: object]>([
    [new Uint8Array(0), 0],
    [whole.subarray(0, 20), 0, { held: 20 }],
    [whole.subarray(0, -8), whole.length - 8],
    [join([whole, Uint8Array.of(255)]), whole.length, { held: 1 }],
  ])('that is cut off is told from an input without one (%#)', (input, offset, data) => {
    const { fault } = outputOf(createRowWorker(OPTIONS), [input])
    expect(fault).toMatchObject({ code: 'row-truncated', offset })
    expect(fault!.data).toEqual(data)
  })

  test('is kept until it is whole', () => {
    const input = streamOf([{ url: ['x'] }])
    const worker = createRowWorker(OPTIONS)
    worker.push(input.subarray(0, 5))
    expect(worker.held).toBe(5)
    worker.push(input.subarray(5))
    expect([worker.held, worker.rows]).toEqual([0, 1])
  })

  test('comes after a schema, and one schema comes before it', () => {
    const input = streamOf([{ url: ['x'] }])
    const schema = streamOf([]).subarray(0, -8)
    const faultOf = (...parts: readonly Uint8Array[]) =>
      outputOf(createRowWorker(OPTIONS), [join(parts)]).fault
    const code = 'row-malformed'
    expect(faultOf(schema, schema)).toMatchObject({
      code,
      offset: schema.length,
      batch: 1,
      row: 1,
    })
    expect(faultOf(input.subarray(schema.length))).toMatchObject({ code, offset: 0 })
    expect(faultOf(input, END_OF_STREAM)).toMatchObject({
      code: 'row-malformed',
      offset: input.length,
      batch: 2,
      row: 2,
    })
  })

  test('has answers of nine rows in two bytes of bits', () => {
    const urls = Array.from({ length: 9 }, (_, n) =>
      n % 4 === 3 ? null : n % 2 === 0 ? 'x:y' : 'x',
    )
    const { output } = outputOf(
      createRowWorker({ ...OPTIONS, ops: ['valid', 'key'], method: 'string-code-point' }),
      [streamOf([{ url: urls }])],
    )
    expect(batchesOf(output)).toEqual([
      { valid: urls.map((url) => (url === null ? null : url === 'x:y')), key: urls },
    ])
    const [batch] = tableFromIPC(output).batches
    expect(batch!.data.children.map(({ nullCount, length }) => [nullCount, length])).toEqual([
      [2, 9],
      [2, 9],
    ])
  })
})
