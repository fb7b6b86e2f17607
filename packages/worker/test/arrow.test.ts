import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { createRowWorker as createCoreWorker, type RowWorkerOptions } from '@waymark/worker'
import { answerRows, createRowWorker } from '@waymark/worker/arrow/node'
import {
  Binary,
  CompressionType,
  compressionRegistry,
  type DataType,
  Dictionary,
  Field,
  Int32,
  Message,
  MessageHeader,
  MetadataVersion,
  makeData,
  Null,
  RecordBatch,
  RecordBatchStreamWriter,
  Schema,
  Struct,
  tableFromIPC,
  Utf8,
  type Vector,
  vectorFromArray,
} from 'apache-arrow'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'
import { batchesOf, END_OF_STREAM, streamOf, TEXT_TYPES } from './arrow-streams.ts'
import { ECHO, encode, join, linesOf, outputOf, rowsIn, type Value } from './row-bytes.ts'

function answersTo(input: Uint8Array, options: Partial<RowWorkerOptions> = {}) {
  return outputOf(createRowWorker({ ops: ['valid'], format: 'arrow', ...options }), [input])
}

const VALUES: readonly Value[] = [
  'https://a.example/',
  null,
  'b',
  'Ä😀',
  '',
  'https://a.example/',
  'x'.repeat(40),
]

test.each(Object.keys(TEXT_TYPES))('gives back the values of %s', (name) => {
  const type = TEXT_TYPES[name]!()
  const input = streamOf([{ url: VALUES }, { url: [] }, { url: VALUES.slice(2, 4) }], type)
  const { output, fault, rows } = answersTo(input, ECHO)
  expect(fault).toBeNull()
  expect(rows).toBe(9)
  expect(batchesOf(output)).toEqual([{ key: VALUES }, { key: [] }, { key: VALUES.slice(2, 4) }])
})

test('a batch of answers has a nullable column for each op', () => {
  const input = streamOf([{ url: ['https://www.a.example', 'x', null] }])
  const { output } = answersTo(input, { ops: ['domain', 'valid'], outputKeys: ['d', 'v'] })
  const { fields } = tableFromIPC(output).schema
  expect(fields.map(({ name, type, nullable }) => `${name} ${type} ${nullable}`)).toEqual([
    'd Utf8 true',
    'v Bool true',
  ])
  expect(batchesOf(output)).toEqual([{ d: ['a.example', null, null], v: [true, false, null] }])
})

test('values that are too long, not UTF-8 or NULL are answered with NULL', () => {
  const bytes = [Uint8Array.of(0xff), Uint8Array.of(0x61, 0x3a), null, new Uint8Array(9).fill(0x61)]
  const schema = new Schema([new Field('url', new Binary(), true)])
  const { output, fault } = answersTo(oneBatch(schema, [vectorFromArray(bytes, new Binary())]), {
    maxLength: 8,
  })
  expect(fault).toBeNull()
  expect(batchesOf(output)).toEqual([{ valid: [null, true, null, null] }])
})

test('a column that has nothing but NULL has no need of a type', () => {
  const schema = new Schema([new Field('url', new Null(), true)])
  const { output } = answersTo(oneBatch(schema, [vectorFromArray([null, null], new Null())]))
  expect(batchesOf(output)).toEqual([{ valid: [null, null] }])
})

test.each([0, 1, 10_000])('a batch of %i rows has as many answers, the same as in tsv', (count) => {
  const urls = Array.from({ length: count }, (_, i) =>
    i % 7 === 0 ? null : `HTTP://a.example/${i}`,
  )
  const { output, fault } = answersTo(streamOf([{ url: urls }]), { ops: ['normalize'] })
  expect(fault).toBeNull()
  const [batch] = batchesOf(output)
  expect(batch?.['normalize']).toEqual(inTsv(urls))
})

function inTsv(urls: readonly Value[]): Value[] {
  const worker = createRowWorker({ ops: ['normalize'] })
  const { output } = outputOf(worker, [
    rowsIn(
      'tsv',
      urls.map((url) => [url]),
    ),
  ])
  return linesOf(output).map((line) => (line === '\\N' ? null : line))
}

describe('dictionaries', () => {
  const urls = new Schema([new Field('url', new Dictionary(new Utf8(), new Int32(), 7), true)])
  const type = urls.fields[0]!.type as Dictionary<Utf8, Int32>

  /** A batch with indices into a dictionary, which may have several pieces. */
  function indexed(indices: readonly number[], dictionary: ReturnType<typeof words>): RecordBatch {
    const data = makeData({
      type,
      length: indices.length,
      data: Int32Array.from(indices),
      dictionary,
    })
    return new RecordBatch(
      urls,
      makeData({ type: new Struct(urls.fields), length: indices.length, children: [data] }),
    )
  }

  const words = (...values: Value[]) => vectorFromArray(values, new Utf8())

  function written(batches: readonly RecordBatch[]): Uint8Array {
    const writer = new RecordBatchStreamWriter()
    for (const batch of batches) writer.write(batch)
    writer.finish()
    return writer.toUint8Array(true)
  }

  test('are replaced, and grow', () => {
    const first = words('a:', 'b:')
    const grown = first.concat(words('c:', null))
    const input = written([
      indexed([1, 0], first),
      indexed([3, 2, 0], grown),
      indexed([0], words('z:')),
    ])
    const { output, fault } = answersTo(input, ECHO)
    expect(fault).toBeNull()
    expect(batchesOf(output)).toEqual([
      { key: ['b:', 'a:'] },
      { key: [null, 'c:', 'a:'] },
      { key: ['z:'] },
    ])
  })

  test('an index without an entry is a fault, and nothing of its batch is answered', () => {
    const input = written([indexed([0], words('a:')), indexed([0, 1, 0], words('b:'))])
    const { output, fault, rows } = answersTo(input, ECHO)
    expect(fault).toMatchObject({ code: 'row-malformed', batch: 2, row: 3 })
    expect(fault!.data).toEqual({ reason: expect.any(String) })
    expect(rows).toBe(1)
    expect(batchesOf(join([output, END_OF_STREAM]))).toEqual([{ key: ['a:'] }])
  })
})

function oneBatch(schema: Schema, columns: readonly Vector[]): Uint8Array {
  const children = columns.map((column) => column.data[0]!)
  const length = columns[0]?.length ?? 0
  const writer = new RecordBatchStreamWriter()
  writer.write(
    new RecordBatch(schema, makeData({ type: new Struct(schema.fields), length, children })),
  )
  writer.finish()
  return writer.toUint8Array(true)
}

describe('columns', () => {
  const pair: Partial<RowWorkerOptions> = { ops: ['part'] }

  test('are found by name, wherever they are', () => {
    const input = streamOf([{ x: ['1'], part: ['host'], url: ['https://a.example'] }])
    expect(batchesOf(answersTo(input, pair).output)).toEqual([{ part: ['a.example'] }])
    const named = { ...pair, inputKeys: ['link', 'what'] }
    const other = streamOf([{ what: ['host'], link: ['https://b.example'] }])
    expect(batchesOf(answersTo(other, named).output)).toEqual([{ part: ['b.example'] }])
  })

  test('are taken in order if none has a name that is read', () => {
    const input = streamOf([{ a: ['https://a.example'], b: ['host'] }])
    expect(batchesOf(answersTo(input, pair).output)).toEqual([{ part: ['a.example'] }])
  })

  test('have names of which 80 units are said', () => {
    const longest = (letter: string) => `"${letter.repeat(80)}"`
    const cut = (letter: string) => `"${letter.repeat(39)}…${letter.repeat(39)}"`
    const typed = (length: number) =>
      answersTo(streamOf([], new Int32(), ['é'.repeat(length)]), {
        inputKeys: ['é'.repeat(length)],
      }).fault?.message
    expect(typed(80)).toContain(longest('é'))
    expect(typed(81)).toContain(cut('é'))
    const none = (found: number, asked: number) =>
      answersTo(streamOf([], new Utf8(), ['a'.repeat(found)]), { inputKeys: ['b'.repeat(asked)] })
        .fault?.message
    for (const letter of ['a', 'b']) {
      expect(none(80, 80)).toContain(longest(letter))
      expect(none(81, 81)).toContain(cut(letter))
    }
    const twice = (length: number) =>
      answersTo(streamOf([], new Utf8(), ['a'.repeat(length), 'a'.repeat(length)]), {
        inputKeys: ['a'.repeat(length)],
      }).fault?.message
    expect(twice(80)).toContain(longest('a'))
    expect(twice(81)).toContain(cut('a'))
  })

  test.each<[readonly string[], Partial<RowWorkerOptions>, object]>([
    [['a'], pair, { found: 1, read: 2, columns: ['url', 'part'] }],
    [['a', 'b', 'c'], pair, { column: 'url', found: ['a', 'b', 'c'], n: 3 }],
    [['url', 'b'], pair, { column: 'part', found: ['url', 'b'], n: 2 }],
    [['part', 'url', 'url'], pair, { column: 'url' }],
    [['url'], { inputKeys: ['link'] }, { column: 'link', found: ['url'], n: 1 }],
  ])('%j are refused before anything is written', (names, options, data) => {
    const input = streamOf([], new Utf8(), names)
    const { output, fault } = answersTo(input, options)
    expect(fault).toMatchObject({ code: 'row-columns', batch: 1, row: 1, offset: 0 })
    expect(fault!.data).toEqual(data)
    expect(output).toHaveLength(0)
  })

  test('of other types are refused', () => {
    const schema = new Schema([new Field('url', new Int32(), true)])
    const { output, fault } = answersTo(oneBatch(schema, [vectorFromArray([1], new Int32())]))
    expect(fault?.code).toBe('row-columns')
    expect(fault?.data).toEqual({ column: 'url', type: 'Int32' })
    expect(output).toHaveLength(0)
  })
})

describe('an input', () => {
  const batches = [{ url: ['x:y', 'é'] }, { url: [] }, { url: [null, 'https://a.example'] }]
  const input = streamOf(batches)

  test('may be cut in any way, and its memory used again', () => {
    const expected = answersTo(input)
    expect(expected.fault).toBeNull()
    fc.assert(
      fc.property(fc.array(fc.nat(input.length), { maxLength: 9 }), (places) => {
        const ends = [...places.sort((a, b) => a - b), input.length]
        const pieces = (function* () {
          for (const [i, end] of ends.entries()) {
            const piece = input.slice(i === 0 ? 0 : ends[i - 1], end)
            yield piece
            piece.fill(0x78)
          }
        })()
        const worker = createRowWorker({ ops: ['valid'], format: 'arrow' })
        expect(outputOf(worker, pieces)).toEqual(expected)
      }),
      { numRuns: runs(100) },
    )
    const bytes = [...input].map((byte) => Uint8Array.of(byte))
    expect(outputOf(createRowWorker({ ops: ['valid'], format: 'arrow' }), bytes)).toEqual(expected)
  })

  test('that ends anywhere else is a fault after whole batches', () => {
    const all = batchesOf(answersTo(input).output)
    const seen = new Set<number>()
    for (let end = 0; end < input.length; end++) {
      const { output, fault, rows } = answersTo(input.subarray(0, end))
      expect([end, fault?.code, fault?.row]).toEqual([end, 'row-truncated', rows + 1])
      const answered = (fault?.batch ?? 0) - 1
      // Of a schema alone, the library makes a batch without rows.
      if (answered === 0) continue
      expect(batchesOf(join([output, END_OF_STREAM]))).toEqual(all.slice(0, answered))
      seen.add(answered)
    }
    expect([...seen]).toEqual([1, 2, 3])
    const { fault } = answersTo(input.subarray(0, input.length - END_OF_STREAM.length))
    expect(fault).toMatchObject({ batch: 4, row: 5, offset: input.length - END_OF_STREAM.length })
    expect(fault?.data).toBeUndefined()
  })

  test('may have several streams, each answered with a stream', () => {
    const { output, fault } = answersTo(join([input, input]))
    expect(fault).toBeNull()
    const { output: one } = answersTo(input)
    expect(output).toEqual(join([one, one]))
  })

  test.each<[string, Uint8Array]>([
    ['is tsv', encode('https://a.example/\n')],
    ['is a file', encode('ARROW1\0\0')],
    ['has no schema', END_OF_STREAM],
    ['has metadata that is none', Uint8Array.of(255, 255, 255, 255, 255, 255, 255, 255)],
    ['has bytes after its end', join([input, rowsIn('tsv', [['https://a.example']])])],
  ])('that %s is a fault', (_, bytes) => {
    const { fault, rows } = answersTo(bytes)
    const place = rows === 0 ? { batch: 1, offset: 0 } : { batch: 4, offset: input.length }
    const expected = { code: 'row-malformed', message: expect.any(String) }
    expect(fault).toEqual({ ...expected, ...place, row: rows + 1 })
  })

  const schema = streamOf([]).subarray(0, -END_OF_STREAM.length)

  /** A message, without what its header would say. */
  function messageOf(bodyLength: number, type: MessageHeader, header?: Schema, body = bodyLength) {
    const metadata = Message.encode(
      // The types do not have the constructor.
      Reflect.construct(Message, [BigInt(bodyLength), MetadataVersion.V5, type, header]),
    )
    const size = Math.ceil(metadata.length / 8) * 8
    const prefix = new Uint8Array(Int32Array.of(-1, size).buffer)
    const padding = new Uint8Array(size - metadata.length)
    return join([prefix, metadata, padding, new Uint8Array(body)])
  }

  /** The messages of a batch that is compressed, after their schema. */
  function compressed(type: DataType): Uint8Array {
    // The library has none itself. Nothing else in the tests writes compressed batches.
    compressionRegistry.set(CompressionType.ZSTD, {
      encode: (data) => zstdCompressSync(data),
      decode: (data) => zstdDecompressSync(data),
    })
    const writer = new RecordBatchStreamWriter({ compressionType: CompressionType.ZSTD })
    const fields = new Schema([new Field('url', type, true)])
    const children = [vectorFromArray(['x:y'], type).data[0]!]
    writer.write(
      new RecordBatch(fields, makeData({ type: new Struct(fields.fields), length: 1, children })),
    )
    writer.finish()
    const bytes = writer.toUint8Array(true)
    return bytes.subarray(8 + new DataView(bytes.buffer, bytes.byteOffset).getInt32(4, true))
  }

  test.each<[string, Uint8Array]>([
    ['a message of another kind', messageOf(0, MessageHeader.Tensor)],
    ['a batch that is compressed', compressed(new Utf8())],
    ['a dictionary that is compressed', compressed(new Dictionary(new Utf8(), new Int32(), 1))],
  ])('with %s is a fault of the batch after those before it', (_, bytes) => {
    const first = streamOf([{ url: ['x:y', 'x'] }]).subarray(0, -END_OF_STREAM.length)
    const { output, fault, rows } = answersTo(join([first, bytes]))
    expect(fault).toEqual({
      code: 'row-malformed',
      message: expect.any(String),
      batch: 2,
      row: 3,
      offset: first.length,
    })
    expect(rows).toBe(2)
    expect(batchesOf(join([output, END_OF_STREAM]))).toEqual([{ valid: [true, false] }])
  })

  test.each([MessageHeader.RecordBatch, MessageHeader.DictionaryBatch])(
    'with a batch or dictionary without a header is a fault (%i)',
    (type) => {
      const message = messageOf(0, MessageHeader.Tensor)
      const typeOf = (bytes: Uint8Array) => Message.decode(bytes.subarray(8)).headerType
      const [bytes] = [...message.keys()]
        .filter((at) => at >= 8 && message[at] === MessageHeader.Tensor)
        .map((at) => Uint8Array.from(message, (byte, i) => (i === at ? type : byte)))
        .filter((changed) => typeOf(changed) === type)
      const { fault } = answersTo(join([schema, bytes!]))
      expect(fault).toEqual({
        code: 'row-malformed',
        message: expect.any(String),
        data: { reason: expect.any(String) },
        batch: 1,
        row: 1,
        offset: schema.length,
      })
    },
  )

  test('whose schema has a body is a fault, so that no row is lost', () => {
    const { fields } = tableFromIPC(input).schema
    const message = messageOf(8, MessageHeader.Schema, new Schema(fields))
    const { output, fault } = answersTo(join([message, input.subarray(schema.length)]))
    expect(fault).toEqual({
      code: 'row-malformed',
      message: expect.any(String),
      batch: 1,
      row: 1,
      offset: 0,
    })
    expect(output).toHaveLength(0)
    const none = messageOf(0, MessageHeader.Schema, new Schema(fields))
    expect(answersTo(join([none, input.subarray(schema.length)]))).toEqual(answersTo(input))
  })

  test('is answered by each batch as it comes', () => {
    const worker = createRowWorker({ ops: ['valid'], format: 'arrow' })
    const outputs: number[] = []
    for (const byte of input) {
      const { output } = worker.push(Uint8Array.of(byte))
      if (output.length > 0) outputs.push(output.length)
    }
    // The schema, three batches and the marker.
    expect(outputs).toHaveLength(5)
    expect(outputs.at(-1)).toBe(END_OF_STREAM.length)
    expect(worker.end().fault).toBeNull()
  })
})

test('what the offsets of values point at must be there', () => {
  const data = makeData({
    type: new Utf8(),
    length: 2,
    valueOffsets: Int32Array.of(0, 1, 900),
    data: new Uint8Array(8),
  })
  const schema = new Schema([new Field('url', new Utf8(), true)])
  const writer = new RecordBatchStreamWriter()
  writer.write(
    new RecordBatch(
      schema,
      makeData({ type: new Struct(schema.fields), length: 2, children: [data] }),
    ),
  )
  writer.finish()
  const { fault } = answersTo(writer.toUint8Array(true))
  expect(fault).toMatchObject({ code: 'row-malformed', batch: 1, row: 2 })
})

test('a function that throws ends the work without its batch', () => {
  const input = streamOf([{ url: ['a:'] }, { url: ['a:', 'b:'] }])
  const method = (url: string) => {
    if (url === 'b:') throw new RangeError('enough')
    return url
  }
  const { output, fault } = answersTo(input, { ops: ['key'], method })
  expect(fault).toMatchObject({ code: 'row-failed', batch: 2, row: 3 })
  expect(fault!.data).toEqual({ reason: 'enough' })
  expect(batchesOf(join([output, END_OF_STREAM]))).toEqual([{ key: ['a:'] }])
})

test('answerRows throws the fault with its batch', async () => {
  const input = streamOf([{ url: ['x:y'] }])
  async function* chunks(bytes: Uint8Array) {
    yield bytes
  }
  const pieces: Uint8Array[] = []
  for await (const piece of answerRows(chunks(input), { ops: ['valid'], format: 'arrow' }))
    pieces.push(piece)
  expect(batchesOf(join(pieces))).toEqual([{ valid: [true] }])
  const cut = answerRows(chunks(input.subarray(0, -8)), { ops: ['valid'], format: 'arrow' })
  const readAll = async () => {
    for await (const piece of cut) pieces.push(piece)
  }
  await expect(readAll()).rejects.toThrow(
    errorWith({
      fault: { code: 'row-truncated', batch: 2, row: 2, offset: input.length - 8 },
    }),
  )
})

test('other entries say where the format is, and its options are its own', () => {
  expect(() => createCoreWorker({ ops: ['valid'], format: 'arrow' })).toThrow(
    errorWith({ option: 'format', code: 'option-refused' }),
  )
  for (const wrong of [
    { chunkHeader: true },
    { nullText: '' },
    { echo: true },
    { notNull: true },
  ]) {
    expect(() => createRowWorker({ ops: ['valid'], format: 'arrow', ...wrong })).toThrow(
      errorWith({ code: 'option-unread', data: { format: 'arrow' } }),
    )
  }
  const worker = createRowWorker({ ops: ['valid'] })
  expect(linesOf(worker.push(rowsIn('tsv', [['x:y']])).output)).toEqual(['1'])
})
