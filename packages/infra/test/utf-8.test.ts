import { utf8Decode, utf8Encode } from '@waymark/infra'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

test('strings of any units encode as the platform encodes them', () => {
  const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  fc.assert(
    fc.property(units, (list) => {
      const text = String.fromCharCode(...list)
      expect(utf8Encode(text)).toEqual(encoder.encode(text))
    }),
  )
})

test('bytes of any kind decode as the platform decodes them', () => {
  const lively = fc.oneof(
    fc.integer({ min: 0, max: 0xff }),
    fc.constantFrom(
      0xc0,
      0xc2,
      0xe0,
      0xed,
      0xef,
      0xf0,
      0xf4,
      0xf5,
      0x80,
      0x8f,
      0x90,
      0x9f,
      0xa0,
      0xbf,
    ),
  )
  fc.assert(
    fc.property(fc.array(lively, { maxLength: 40 }), (list) => {
      const bytes = Uint8Array.from(list)
      expect(utf8Decode(bytes)).toBe(decoder.decode(bytes))
    }),
    { numRuns: 5000 },
  )
})

test('a byte order mark is kept', () => {
  expect(utf8Decode(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('\ufeffa')
})

test('each maximal ill-formed part becomes one U+FFFD', () => {
  expect(utf8Decode(Uint8Array.of(0xf0, 0x9f, 0x92, 0x41))).toBe('\ufffdA')
  expect(utf8Decode(Uint8Array.of(0xe0, 0x80, 0x80))).toBe('\ufffd\ufffd\ufffd')
  expect(utf8Decode(Uint8Array.of(0xed, 0xa0, 0x80))).toBe('\ufffd\ufffd\ufffd')
})

test('a megabyte goes there and back', () => {
  const text = 'aé漢\u{1f4a9}'.repeat(100_000)
  expect(utf8Decode(utf8Encode(text))).toBe(text)
})
