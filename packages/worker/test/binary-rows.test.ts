import { createRowWorker, type RowWorkerOptions } from '@waymark/worker'
import { describe, expect, test } from 'vitest'
import { outputInPieces } from './in-pieces.ts'
import { binaryValue, binaryValues, ECHO, encode, join, rowsIn, shownFault } from './row-bytes.ts'

const BINARY_ECHO: RowWorkerOptions = { ...ECHO, format: 'rowbinary' }

/** The answers and the fault, which must be the same in pieces of any size. */
function answersTo(input: Uint8Array, given: Partial<RowWorkerOptions> = {}) {
  const sizes = input.length < 1000 ? [1, 2, 3, 100] : [1000]
  const whole = outputInPieces({ ...BINARY_ECHO, ...given }, input, sizes)
  return { ...whole, fault: whole.fault && shownFault(whole.fault) }
}

describe('values in RowBinary', () => {
  test.each([0, 1, 127, 128, 129, 16_383, 16_384, 16_385])(
    'of %i bytes are read and written',
    (length) => {
      const text = 'x'.repeat(length)
      const { output, fault } = answersTo(join([binaryValue(text), binaryValue('y')]))
      expect(fault).toBeNull()
      expect(output).toEqual(join([binaryValue(text), binaryValue('y')]))
    },
  )

  test('have their lengths in bytes, and not in code units', () => {
    const text = 'é😀'.repeat(30)
    expect(answersTo(binaryValue(text)).output).toEqual(binaryValue(text))
  })

  test('may have lengths with bytes that add nothing', () => {
    expect(answersTo(Uint8Array.of(0, 0x81, 0x80, 0, 0x78)).output).toEqual(binaryValue('x'))
  })

  test('are NULL if they are longer than is allowed, and not if they just fit', () => {
    const input = join(['xxxx', 'xxxxx', 'y'].map(binaryValue))
    const { output, fault, rows } = answersTo(input, { maxLength: 4 })
    expect([binaryValues(output), fault, rows]).toEqual([['xxxx', null, 'y'], null, 3])
    expect(binaryValues(answersTo(input, { maxLength: 5 }).output)).toEqual(['xxxx', 'xxxxx', 'y'])
  })

  test('of several columns are in their places, also after one that is too long', () => {
    const given: RowWorkerOptions = {
      ops: ['part', 'valid'],
      method: undefined,
      format: 'rowbinary',
      maxLength: 12,
    }
    const input = rowsIn('rowbinary', [
      ['https://a.b', 'host'],
      ['https://a.b/cd', 'host'],
      [null, 'host'],
      ['x:y', null],
      ['x:y', 'path'],
    ])
    const { output, fault } = answersTo(input, given)
    expect(fault).toBeNull()
    expect(output).toEqual(
      join([
        binaryValue('a.b'),
        Uint8Array.of(0, 1),
        Uint8Array.of(1, 1),
        Uint8Array.of(1, 1),
        Uint8Array.of(1, 0, 1),
        binaryValue('y'),
        Uint8Array.of(0, 1),
      ]),
    )
  })
})

describe('an input in RowBinary', () => {
  const row = binaryValue('ab')

  test.each<[string, Uint8Array, string]>([
    ['in a mark', Uint8Array.of(0), 'row 2, byte 4: row-truncated'],
    ['in a length', Uint8Array.of(0, 0x80), 'row 2, byte 4: row-truncated'],
    ['in a value', Uint8Array.of(0, 2, 0x78), 'row 2, byte 4: row-truncated'],
    ['in a value that is too long', Uint8Array.of(0, 9, 0x78), 'row 2, byte 4: row-truncated'],
    ['before such a value', Uint8Array.of(0, 9), 'row 2, byte 4: row-truncated'],
  ])('that ends %s is a fault of its row', (_, rest, expected) => {
    const { output, fault, rows } = answersTo(join([row, rest]), { maxLength: 4 })
    expect([output, rows]).toEqual([row, 1])
    expect(fault).toBe(expected)
  })

  test('that ends between two columns is a fault of its row', () => {
    const given: RowWorkerOptions = {
      ops: ['part'],
      method: undefined,
      unknown: 'null',
      maxLength: 4,
    }
    const { fault } = answersTo(join([row, row, row]), given)
    expect(fault).toBe('row 2, byte 8: row-truncated')
    expect(answersTo(join([row, row, row, Uint8Array.of(0, 9)]), given).fault).toContain(
      'row 2, byte 8: ',
    )
  })

  test.each<[string, number[]]>([
    ['a mark that is neither 0 nor 1', [2]],
    ['a length of 54 bits', [0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x1f]],
    ['a length of nine bytes', [0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0]],
  ])('with %s is a fault', (_, bytes) => {
    const { output, fault } = answersTo(join([row, Uint8Array.from(bytes)]))
    expect(output).toEqual(row)
    expect(fault).toBe('row 2, byte 4: row-malformed')
  })

  test('with the longest length there is asks for more bytes', () => {
    const bytes = Uint8Array.of(0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f, 0x78)
    expect(answersTo(bytes).fault).toContain('row 1, byte 0: row-truncated')
  })

  test('keeps what it has of a row, and no more', () => {
    const worker = createRowWorker({ ...BINARY_ECHO, maxLength: 10 })
    const held = [0, 5, 0x78, 0x78].map((byte) => {
      worker.push(Uint8Array.of(byte))
      return worker.held
    })
    expect(held).toEqual([1, 2, 3, 4])
    const { output, fault } = worker.push(encode('xxx'))
    expect([output, fault, worker.held, worker.rows]).toEqual([binaryValue('xxxxx'), null, 0, 1])
    worker.push(Uint8Array.of(0, 11))
    expect(worker.held).toBe(0)
    worker.push(encode('yyyyyyyyyy'))
    expect([worker.held, worker.rows]).toEqual([0, 1])
    worker.push(encode('y'))
    expect(worker.rows).toBe(2)
    expect(worker.end().fault).toBeNull()
  })
})

describe('a chunk header before RowBinary', () => {
  const given = { chunkHeader: true }
  const rows = (count: number) => join(Array.from({ length: count }, () => binaryValue('ab')))

  test.each<[string, Uint8Array[], string | null, number]>([
    ['of some chunks', [encode('2\n'), rows(2), encode('0\n0\n1\n'), rows(1)], null, 3],
    [
      'of the most rows',
      [encode('9007199254740991\n'), rows(1)],
      'row 2, byte 21: row-truncated 9007199254740990',
      1,
    ],
    ['with zeros', [encode('0000000000000001\n'), rows(1)], null, 1],
    ['of one row that is missing', [encode('2\n'), rows(1)], 'row 2, byte 6: row-truncated 1', 1],
    ['of no row', [encode('1\n')], 'row 1, byte 2: row-truncated 1', 0],
    ['that is cut off', [encode('1\n'), rows(1), encode('1')], 'row 2, byte 6: row-truncated', 1],
    ['of too many rows', [encode('9007199254740992\n')], 'row 1, byte 0: chunk-header', 0],
    ['that is too long', [encode('00000000000000001\n')], 'row 1, byte 0: chunk-header', 0],
    [
      'that has no end',
      [encode('1\n'), rows(1), encode('11111111111111111')],
      'row 2, byte 6: chunk-header',
      1,
    ],
    ['without a number', [encode('1\n'), rows(1), encode('\n')], 'row 2, byte 6: chunk-header', 1],
    ['with a carriage return', [encode('1\r\n')], 'row 1, byte 0: chunk-header', 0],
    ['with a sign', [encode('+1\n')], 'row 1, byte 0: chunk-header', 0],
    ['with a character after 9', [encode('1:\n')], 'row 1, byte 0: chunk-header', 0],
    ['with a character before 0', [encode('1/\n')], 'row 1, byte 0: chunk-header', 0],
  ])('%s', (_, parts, expected, count) => {
    const { fault, rows: answered } = answersTo(join(parts), given)
    expect(answered).toBe(count)
    expect(fault).toBe(expected)
  })

  test('whose last row is cut off is a fault of the row', () => {
    const { fault } = answersTo(join([encode('2\n'), rows(1), Uint8Array.of(0, 2)]), given)
    expect(fault).toBe('row 2, byte 6: row-truncated')
  })
})
