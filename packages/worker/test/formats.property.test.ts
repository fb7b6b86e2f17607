import {
  createRowWorker,
  escapeTsv,
  formats,
  type RowFormat,
  type RowWorkerOptions,
  unescapeTsv,
} from '@waymark/worker'
import { createRowWorker as createNodeWorker } from '@waymark/worker/node'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import {
  binaryValues,
  ECHO,
  encode,
  join,
  linesOf,
  outputOf,
  rowsIn,
  type Value,
} from './row-bytes.ts'

type Format = RowFormat['name']

const names: readonly Format[] = formats
  .filter(({ isBatched }) => isBatched !== true)
  .map(({ name }) => name)
const OF_COLUMNS = names.filter((name) => name !== 'lines')

/** Strings that a key by code points gives back, with what the formats escape. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('\\', '\t', '\n', '\r', '\0', "'", '"', 'N', 'x', 'é', '😀') }),
)
const value: fc.Arbitrary<Value> = fc.option(text, { nil: null, freq: 6 })

const url = fc.constantFrom(
  'https://example.com/',
  'HTTPS://Example.com/a/../b?x#y',
  'http://a.example/%7e\\b',
  'mailto:a@example.com',
  'not a URL',
  'https://bücher.example/é',
  '',
)
const rowsOfUrls = fc.array(url, { maxLength: 12 })
/** Pieces of bytes that are likely to be near what the formats read. */
const bytes = fc.uint8Array({ maxLength: 40 })

/** Cuts bytes where the numbers say. */
function cut(whole: Uint8Array, places: readonly number[]): Uint8Array[] {
  const sorted = places.map((place) => place % (whole.length + 1)).sort((a, b) => a - b)
  return [...sorted, whole.length].map((end, i) => whole.slice(i === 0 ? 0 : sorted[i - 1], end))
}

const cuts = fc.array(fc.nat(), { maxLength: 8 })

describe.each(OF_COLUMNS)('%s', (format) => {
  test('gives back any value', () => {
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const input = rowsIn(
          format,
          values.map((item) => [item]),
        )
        const { output, fault, rows } = outputOf(createRowWorker({ ...ECHO, format }), [input])
        expect(fault).toBeNull()
        expect(rows).toBe(values.length)
        expect(valuesOf(format, output)).toEqual(values)
      }),
    )
  })

  test('reads two columns', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(url, fc.constantFrom('host', 'path', 'none'))), (rows) => {
        const input = rowsIn(format, rows)
        const byColumn = outputOf(createRowWorker({ ops: ['part'], unknown: 'null', format }), [
          input,
        ])
        expect(byColumn.fault).toBeNull()
        const expected = rows.map(([item, part]) => {
          if (part === 'none') return null
          const worker = createRowWorker({ ops: ['part'], part, format: 'jsonl' })
          const [line = ''] = linesOf(worker.push(rowsIn('jsonl', [[item]])).output)
          return (JSON.parse(line) as Value[])[0]
        })
        expect(valuesOf(format, byColumn.output)).toEqual(expected)
      }),
      { numRuns: runs(25) },
    )
  })
})

function valuesOf(format: Format, output: Uint8Array): Value[] {
  if (format === 'rowbinary') return binaryValues(output)
  return linesOf(output).map((line) => {
    if (format === 'jsonl') return (JSON.parse(line) as Value[])[0]!
    return line === '\\N' ? null : unescapeTsv(line)
  })
}

describe.each(names)('%s, cut in any way', (format) => {
  const options: RowWorkerOptions = {
    ops: ['normalize'],
    preset: 'standard',
    format,
    maxLength: 24,
  }
  const all: readonly RowWorkerOptions[] =
    format === 'lines'
      ? [options]
      : [options, { ops: ['part', 'domain'], unknown: 'null', format, maxLength: 24 }]
  const workers = all.flatMap((given) => [given, { ...given, chunkHeader: true }])

  test.each(workers)('has the same answers and faults: %j', (given) => {
    const isPair = given.ops.length > 1
    const rows = fc.array(
      fc.oneof(
        {
          weight: 15,
          arbitrary: url.map((item) => rowsIn(format, [isPair ? [item, 'host'] : [item]])),
        },
        { weight: 1, arbitrary: bytes },
      ),
    )
    let whole = 0
    fc.assert(
      fc.property(rows, cuts, (parts, places) => {
        const header = given.chunkHeader === true ? [encode(`${parts.length}\n`)] : []
        const input = join([...header, ...parts])
        const expected = outputOf(createRowWorker(given), [input])
        if (expected.fault === null && expected.rows > 0) whole++
        const inPieces = outputOf(createNodeWorker(given), cut(input, places))
        expect(inPieces).toEqual(expected)
        const byByte = outputOf(
          createRowWorker(given),
          [...input].map((byte) => Uint8Array.of(byte)),
        )
        expect(byByte).toEqual(expected)
      }),
      { numRuns: runs(75) },
    )
    expect(whole, 'some inputs are right').toBeGreaterThan(leastHits(5))
  })
})

test('rows that are answered are as many as those that are written, whatever the bytes', () => {
  fc.assert(
    fc.property(fc.constantFrom<Format>('tsv', 'jsonl', 'lines'), bytes, (format, input) => {
      const { output, rows } = outputOf(createRowWorker({ ops: ['valid'], format }), [input])
      expect(linesOf(output)).toHaveLength(rows)
    }),
  )
})

test('the memory of a piece can be used again', () => {
  fc.assert(
    fc.property(rowsOfUrls, cuts, fc.constantFrom(...names), (urls, places, format) => {
      const input = rowsIn(
        format,
        urls.map((item) => [item]),
      )
      const given: RowWorkerOptions = { ops: ['valid'], format }
      const pieces = cut(input, places)
      const overwritten = (function* () {
        for (const piece of pieces) {
          const copy = piece.slice()
          yield copy
          copy.fill(0x78)
        }
      })()
      expect(outputOf(createRowWorker(given), overwritten)).toEqual(
        outputOf(createRowWorker(given), [input]),
      )
    }),
  )
})

test('what escapes write is read back, and has neither a tab nor a newline', () => {
  fc.assert(
    fc.property(text, (item) => {
      const written = escapeTsv(item)
      expect(written).not.toMatch(/[\t\n\r\0]/)
      expect(unescapeTsv(written)).toBe(item)
    }),
  )
})

test.each([
  ['\\', '\\'],
  ['a\\', 'a\\'],
  ['\\x', '\\x'],
  ['\\x4', '\\x4'],
  ['\\`\\q', '`\\q'],
])('%j is read as %j: a backslash that escapes nothing stays', (field, value) => {
  expect(unescapeTsv(field)).toBe(value)
})
