import { utf8Decode, utf8DecodeStrict, utf8Encode, utf8Length } from '@waymark/infra'
import { utf8CodePointAt } from '@waymark/infra/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const strict = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true })

test('strings of any code units encode as the platform encodes them', () => {
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
      let text: string | null = null
      try {
        text = strict.decode(bytes)
      } catch {
        // The platform throws where the bytes are not UTF-8.
      }
      expect(utf8DecodeStrict(bytes)).toBe(text)
    }),
    { numRuns: runs(5000) },
  )
})

test('a byte order mark is kept', () => {
  const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)
  expect(utf8Decode(bytes)).toBe('\ufeffa')
  expect(utf8DecodeStrict(bytes)).toBe('\ufeffa')
})

test('each maximal ill-formed part becomes one U+FFFD', () => {
  expect(utf8Decode(Uint8Array.of(0xf0, 0x9f, 0x92, 0x41))).toBe('\ufffdA')
  expect(utf8Decode(Uint8Array.of(0xe0, 0x80, 0x80))).toBe('\ufffd\ufffd\ufffd')
  expect(utf8Decode(Uint8Array.of(0xed, 0xa0, 0x80))).toBe('\ufffd\ufffd\ufffd')
})

test('a megabyte goes there and back', () => {
  const text = 'aé漢\u{1f4a9}'.repeat(100_000)
  expect(utf8Decode(utf8Encode(text))).toBe(text)
  expect(utf8DecodeStrict(utf8Encode(text))).toBe(text)
})

test('code points are decoded from bytes that are written in any way', () => {
  const byteAt = (text: string, at: number) => Number.parseInt(text.slice(at, at + 2) || '-1', 16)
  expect(utf8CodePointAt('..f0.9f.92.a9', 2, 3, byteAt)).toBe(0x1f4a9)
  expect(utf8CodePointAt('f0.9f.92.41', 0, 3, byteAt)).toBe(-3)
  expect(utf8CodePointAt('f0', 0, 3, byteAt)).toBe(-1)
  expect(utf8CodePointAt('', 0, 3, byteAt)).toBe(-1)
})

test('a code point takes as many bytes as its encoding has', () => {
  for (const c of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff]) {
    expect(utf8Length(c)).toBe(encoder.encode(String.fromCodePoint(c)).length)
  }
})

test('both sides of each limit of UTF-16 encode as the platform encodes them', () => {
  const units = [
    0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0xffff,
  ]
  for (const first of units) {
    for (const second of units) {
      const text = String.fromCharCode(first, second)
      expect(utf8Encode(text)).toEqual(encoder.encode(text))
      expect(utf8Encode(`a${text}a`)).toEqual(encoder.encode(`a${text}a`))
      const bytes = encoder.encode(text)
      expect(utf8Decode(bytes)).toBe(decoder.decode(bytes))
      expect(utf8DecodeStrict(bytes)).toBe(decoder.decode(bytes))
    }
  }
})
