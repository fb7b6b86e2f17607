import type { ByteSource } from '@waymark/site'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import {
  countBytes,
  joinBytes,
  latin1Of,
  readStart,
  rewound,
  sourcesOf,
  utf16Of,
} from '../src/byte-source.ts'
import { compressionOf, firstBytes } from '../src/checked-text.ts'
import { sourceInPieces, sourceOf } from './sources.ts'

async function piecesOf(source: Pick<ByteSource, 'chunks'>): Promise<string[]> {
  const pieces: string[] = []
  for await (const chunk of source.chunks()) pieces.push(Buffer.from(chunk).toString('latin1'))
  return pieces
}

test('a database is one source or a list of them', () => {
  const source = sourceOf('a')
  const list = [source, sourceOf('b')]
  expect(sourcesOf(source)).toEqual([source])
  expect(sourcesOf(list)).toBe(list)
  for (const wrong of ['pages.json', undefined, null, 3]) {
    expect(() => sourcesOf(wrong as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'database' }),
    )
  }
})

test('a source whose beginning was read gives it again, and is released once', async () => {
  const released: string[] = []
  const rest = (async function* () {
    try {
      yield Buffer.from('c')
      yield Buffer.from('')
    } finally {
      released.push('rest')
    }
  })()
  const input = { ...sourceOf(), name: 'input', close: async () => void released.push('input') }
  const source = rewound(input, [Buffer.from('a'), Buffer.from(''), Buffer.from('b')], rest)
  expect(source.name).toBe('input')
  expect(await piecesOf(source)).toEqual(['a', 'b', 'c', ''])
  expect(released).toEqual(['rest'])
  await source.close()
  expect(released).toEqual(['rest', 'input'])
})

describe('the beginning of a source', () => {
  /** How long the beginning is each time, and whether it is all. */
  async function lengthsOf(source: ByteSource, last: number | null = null) {
    const lengths: (number | string)[] = []
    const { told, source: whole } = await readStart(source, ({ length }, isAll) => {
      lengths.push(isAll ? `all ${length}` : length)
      return length === last ? 'enough' : null
    })
    return { lengths, told, whole }
  }
  const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, at) => at % 251))

  test.each([
    [bytes.subarray(0, 300), 1, [1, 2, 4, 8, 16, 32, 64, 128, 256, 'all 300']],
    [bytes, 3000, [3000, 6000, 12_000, 24_000, 48_000, 65_536]],
    [bytes, 65_536, [65_536]],
    [bytes, 70_000, [65_536]],
    [bytes.subarray(0, 65_535), 65_535, [65_535, 'all 65535']],
    [bytes.subarray(0, 65_536), 32_768, [32_768, 65_536]],
    [bytes.subarray(0, 5), 2, [2, 4, 'all 5']],
    [bytes.subarray(0, 2), 2, [2, 'all 2']],
    [bytes.subarray(0, 0), 1, ['all 0']],
  ])('is told when it has doubled, and at the end (%#)', async (all, size, lengths) => {
    const found = await lengthsOf(sourceInPieces(all, size))
    expect(found).toMatchObject({ lengths, told: null })
    expect((await piecesOf(found.whole)).join('')).toBe(all.toString('latin1'))
  })

  test('is told no more when it was enough', async () => {
    const found = await lengthsOf(sourceInPieces(bytes, 1000), 4000)
    expect(found).toMatchObject({ lengths: [1000, 2000, 4000], told: 'enough' })
    expect(await piecesOf(found.whole)).toHaveLength(70)
  })

  test('has at least four bytes if there are as many', async () => {
    for (const [pieces, expected] of [
      [['a', 'b', 'c', 'de', 'f'], 'abcde'],
      [['abcd', 'e'], 'abcd'],
      [['a', 'b'], 'ab'],
      [[], null],
    ] as const) {
      const first = await firstBytes(sourceOf(...pieces).chunks(), (a, b) => Buffer.concat([a, b]))
      expect(first?.toString() ?? null).toBe(expected)
    }
  })
})

test('the bytes that are read of a source are counted', async () => {
  const source = countBytes(sourceOf('abc', '', 'de'))
  const counts: number[] = []
  for await (const chunk of source.chunks()) counts.push(source.bytes() - chunk.length)
  expect(counts).toEqual([0, 3, 3])
  expect([source.bytes(), source.name]).toEqual([5, 'test'])
})

test.each<[number[], 'utf-16le' | 'utf-16be' | null]>([
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe, 0x3c, 0], 'utf-16le'],
  [[0x3c, 0, 0x61, 0], 'utf-16le'],
  [[0, 0x3c, 0, 0x61], 'utf-16be'],
  [[0x3c, 0], 'utf-16le'],
  [[0, 0x3c], 'utf-16be'],
  // A single zero is a control character.
  [[0x3c, 0, 0x61, 0x62], null],
  [[0, 0x3c, 0x61, 0], null],
  [[0xff, 0xff], null],
  [[0xfe, 0xfe], null],
  [[0xff, 0], null],
  [[0x3c, 0x3c, 0, 0], null],
  [[0, 0], null],
  [[0x61, 0, 0x62, 0], null],
  [[0xff], null],
  [[], null],
])('bytes that begin with %j are in %s', (bytes, encoding) => {
  expect(utf16Of(Uint8Array.from(bytes))).toBe(encoding)
})

test.each([
  ['1f 8b', 'gzip'],
  ['1f 8b 08 00', 'gzip'],
  ['28 b5 2f fd', 'zstd'],
  ['28 b5 2f fd 00', 'zstd'],
  ['28 b5 2f', null],
  ['28 b5 2f fe', null],
  ['1f 1f', null],
  ['8b 1f', null],
  ['00 8b', null],
  ['', null],
])('bytes that begin with %s are compressed with %s', (hex, compression) => {
  expect(compressionOf(Buffer.from(hex.replaceAll(' ', ''), 'hex'))).toBe(compression)
})

test('bytes are joined, and the second alone is not copied', () => {
  const bytes = Uint8Array.of(1, 2)
  expect(joinBytes(new Uint8Array(0), bytes)).toBe(bytes)
  expect(joinBytes(bytes, Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3))
  expect(joinBytes(bytes, new Uint8Array(0))).toEqual(bytes)
})

test('each byte is one code unit, however many there are', () => {
  for (const length of [0, 1, 8191, 8192, 8193, 16_384, 20_000]) {
    const bytes = Buffer.from(Array.from({ length }, (_, at) => at % 256))
    expect(latin1Of(bytes)).toBe(bytes.toString('latin1'))
  }
})
