import { describe, expect, test } from 'vitest'
import { type CharacterDecoder, createDecoder } from '../src/read/text-decoder.ts'

/** How many bytes at the beginning the engine decodes. */
function longestValid(bytes: Uint8Array, label: string): number {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true })
  for (let length = bytes.length; length > 0; length--) {
    try {
      decoder.decode(bytes.subarray(0, length))
      return length
    } catch {}
  }
  return 0
}

const product = (...lists: readonly (readonly number[])[]): number[][] =>
  lists.reduce<number[][]>((all, list) => all.flatMap((one) => list.map((n) => [...one, n])), [[]])

const decoderOf = (name: string): CharacterDecoder => {
  const decoder = createDecoder(name)
  if (decoder === null) throw new Error(`no decoder for ${name}`)
  return decoder
}

test.each([
  ['utf-8', [0xc3, 0xa4], 'ä'],
  ['utf8', [0xc3, 0xa4], 'ä'],
  ['utf-8', [0xef, 0xbb, 0xbf, 0x61], '\ufeffa'],
  ['utf-16le', [0xff, 0xfe, 0x61, 0x00], '\ufeffa'],
  ['utf-16be', [0x00, 0x61], 'a'],
  ['us-ascii', [0x00, 0x7f], '\u0000\u007f'],
  ['ascii', [0x61], 'a'],
  ['us-ascii', [0x61, 0x80], null],
  ['ascii', [0xff], null],
  ['iso-8859-1', [0x61, 0x80, 0x9f, 0xff], 'a\u0080\u009fÿ'],
  ['iso_8859-1', [0xe4], 'ä'],
  ['latin1', [0xe4], 'ä'],
  ['iso-8859-2', [0xa1], 'Ą'],
  ['iso-8859-3', [0xa1], 'Ħ'],
  ['iso-8859-4', [0xa2], 'ĸ'],
  ['iso-8859-5', [0xa1], 'Ё'],
  ['iso-8859-6', [0xc1], 'ء'],
  ['iso-8859-7', [0xc1], 'Α'],
  ['iso-8859-8', [0xe0], 'א'],
  ['iso-8859-10', [0xa1], 'Ą'],
  ['iso-8859-13', [0xc0], 'Ą'],
  ['iso-8859-14', [0xa1], 'Ḃ'],
  ['iso-8859-15', [0xa4], '€'],
  ['iso-8859-16', [0xa1], 'Ą'],
  ['windows-1250', [0xa5], 'Ą'],
  ['windows-1258', [0xd2], '\u0309'],
  ['koi8-r', [0xc1], 'а'],
  ['koi8-u', [0xa4], 'є'],
])('in %s, the bytes %j are %j', (name, bytes, text) => {
  expect(decoderOf(name).decode(Uint8Array.from(bytes))).toBe(text)
})

test.each([
  '',
  'shift_jis',
  'utf-16',
  'utf-7',
  'iso-8859-9',
  'iso-8859-11',
  'iso-8859-12',
  'iso-8859-17',
  'iso-8859-22',
  'windows-1259',
  'windows-874',
  'koi8-x',
  'x-koi8-r',
  'koi8-ru',
  'Latin1',
])('there is no decoder for %j', (name) => {
  expect(createDecoder(name)).toBe(null)
})

describe('UTF-8', () => {
  const { wholeLength, validLength } = decoderOf('utf-8')
  const TRAILS = [0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0]
  const ENDS = [0x7f, 0x80, 0xbf, 0xc0]
  const sequences = [
    ...product(
      Array.from({ length: 256 }, (_, byte) => byte),
      ENDS,
    ),
    ...product([0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0], TRAILS, ENDS),
    ...product([0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5], TRAILS, ENDS, ENDS),
  ]

  test('is valid up to the byte at which the engine finds it ill-formed', () => {
    const wrong = sequences
      .map((sequence) => Uint8Array.from([0x61, ...sequence, 0x62]))
      .filter((bytes) => validLength(bytes) !== longestValid(bytes, 'utf-8'))
    expect(wrong).toEqual([])
    expect(validLength(new Uint8Array(0))).toBe(0)
  })

  test.each([
    [[], 0],
    [[0x61], 1],
    [[0x61, 0xc3], 1],
    [[0x61, 0xc3, 0xa4], 3],
    [[0x61, 0xdf], 1],
    [[0xe2], 0],
    [[0xe2, 0x82], 0],
    [[0xe2, 0x82, 0xac], 3],
    [[0xef, 0xbf], 0],
    [[0xf0], 0],
    [[0x61, 0xf0, 0x9f], 1],
    [[0x61, 0xf0, 0x9f, 0x98], 1],
    [[0x61, 0xf0, 0x9f, 0x98, 0x80], 5],
    // What can be no character is left for the decoder to refuse.
    [[0x61, 0x80], 2],
    [[0x80, 0x80, 0x80], 3],
    [[0x61, 0x80, 0x80, 0x80, 0x80], 5],
    [[0xf0, 0x80, 0x80, 0x80, 0x80], 5],
    [[0x61, 0xbf], 2],
  ])('of the bytes %j, %i are whole characters', (bytes, length) => {
    expect(wholeLength(Uint8Array.from(bytes))).toBe(length)
  })
})

describe.each(['utf-16le', 'utf-16be'])('%s', (name) => {
  const { wholeLength, validLength } = decoderOf(name)
  const toBytes = (units: readonly number[]) => {
    const bytes = Uint8Array.from(units.flatMap((unit) => [unit & 0xff, unit >> 8]))
    return name === 'utf-16le' ? bytes : Buffer.from(bytes).swap16()
  }
  const UNITS = [0x61, 0xd7ff, 0xd800, 0xd8dc, 0xdbff, 0xdc00, 0xdcd8, 0xdfff, 0xe000]

  test('is valid up to the unit at which the engine finds it ill-formed', () => {
    const wrong = product(UNITS, UNITS, UNITS)
      .map((units) => toBytes([0x61, ...units, 0x62]))
      .filter((bytes) => validLength(bytes) !== longestValid(bytes, name))
    expect(wrong).toEqual([])
  })

  test.each([
    [[], 0],
    [[0x61], 2],
    [[0x61, 0xd800], 2],
    [[0x61, 0xdbff], 2],
    [[0x61, 0xdc00], 4],
    [[0xd7ff], 2],
    [[0xd800, 0xdc00], 4],
    [[0xd800], 0],
    [[0xe000], 2],
  ])('of the units %j, %i bytes are whole characters', (units, length) => {
    const bytes = toBytes(units)
    expect(wholeLength(bytes)).toBe(length)
    expect(wholeLength(Uint8Array.of(...bytes, 0x61))).toBe(length)
  })
})

test('an encoding of one byte is read in any length, up to the first byte that it does not have', () => {
  const { wholeLength, decode, validLength } = decoderOf('us-ascii')
  for (const length of [0, 1, 4_095, 4_096, 4_097, 9_000]) {
    const bytes = Uint8Array.from({ length }, (_, i) => 0x30 + (i % 0x40))
    const text = Buffer.from(bytes).toString('latin1')
    expect(decode(bytes)).toBe(text)
    expect(wholeLength(bytes)).toBe(length)
    const latin = Uint8Array.of(...bytes, 0xff)
    expect(decode(latin)).toBe(null)
    expect(validLength(latin)).toBe(length)
    expect(decoderOf('latin1').decode(latin)).toBe(`${text}ÿ`)
  }
  // 0xD9 is no character of windows-1255.
  const hebrew = decoderOf('windows-1255')
  const bytes = Uint8Array.of(0xe0, 0x61, 0xd9, 0xd9)
  expect(hebrew.decode(bytes)).toBe(null)
  expect(hebrew.validLength(bytes)).toBe(2)
  expect(hebrew.wholeLength(bytes)).toBe(4)
})
