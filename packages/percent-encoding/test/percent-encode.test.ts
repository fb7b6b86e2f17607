import {
  COMPONENT,
  type Encoder,
  FORM_URLENCODED,
  PATH,
  percentDecodeString,
  percentEncodeAfterEncoding,
  percentEncodeByte,
  SPECIAL_QUERY,
  USERINFO,
  utf8PercentDecode,
  utf8PercentEncode,
} from '@waymark/percent-encoding'
import { decodeFormPart } from '@waymark/percent-encoding/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'

const scalarText = fc.string({ unit: anyCharacter })

test("the standard's examples of bytes and UTF-8", () => {
  expect(percentEncodeByte(0x23)).toBe('%23')
  expect(percentEncodeByte(0x7f)).toBe('%7F')
  expect(percentEncodeByte(0x0a)).toBe('%0A')
  expect(percentEncodeByte(0)).toBe('%00')
  expect(percentEncodeByte(0xff)).toBe('%FF')
  expect(utf8PercentEncode('\u2261', USERINFO)).toBe('%E2%89%A1')
  expect(utf8PercentEncode('\u203d', USERINFO)).toBe('%E2%80%BD')
  expect(utf8PercentEncode('Say what\u203d', USERINFO)).toBe('Say%20what%E2%80%BD')
})

test('the component set does what encodeURIComponent does', () => {
  fc.assert(
    fc.property(scalarText, (text) => {
      expect(utf8PercentEncode(text, COMPONENT)).toBe(encodeURIComponent(text))
    }),
  )
})

test('a lone surrogate is encoded as U+FFFD', () => {
  expect(utf8PercentEncode('a\ud800b\udc00', PATH)).toBe('a%EF%BF%BDb%EF%BF%BD')
  expect(utf8PercentEncode('\udbff.\udfff', PATH)).toBe('%EF%BF%BD.%EF%BF%BD')
})

test('a string with nothing to encode comes back as it is', () => {
  expect(utf8PercentEncode('/plain-path', PATH)).toBe('/plain-path')
})

test('what a set that holds % encodes, decoding gives back', () => {
  fc.assert(
    fc.property(scalarText, (text) => {
      const bytes = percentDecodeString(utf8PercentEncode(text, COMPONENT))
      expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(text)
    }),
  )
})

// Has `a` as 0x61, a space, and one two-byte character; nothing else.
const tiny: Encoder = {
  encode(input, emit, fail) {
    for (const character of input) {
      if (character === 'a' || character === ' ') emit(character.charCodeAt(0))
      else if (character === '\u2261') [0x81, 0x5f].forEach(emit)
      else fail(character.codePointAt(0)!)
    }
  },
}

test('a handed encoder gives the bytes, and what it lacks becomes a decimal reference', () => {
  expect(percentEncodeAfterEncoding(tiny, 'a \u2261\u203d', SPECIAL_QUERY)).toBe(
    'a%20%81_%26%238253%3B',
  )
  expect(percentEncodeAfterEncoding(tiny, 'a \u{1f4a9}', FORM_URLENCODED)).toBe('a+%26%23128169%3B')
})

test('no encoder is UTF-8, and only the form set writes a space as +', () => {
  expect(percentEncodeAfterEncoding(null, '1+1 \u2261', FORM_URLENCODED)).toBe('1%2B1+%E2%89%A1')
  expect(percentEncodeAfterEncoding(null, '1+1 \u2261', USERINFO)).toBe('1+1%20%E2%89%A1')
})

test('a long string is encoded, and decoded, like a short one', () => {
  const [text, encoded] = ['a \u2261\u203d', 'a+%E2%89%A1%E2%80%BD']
  for (const count of [1, 5_000, 50_000]) {
    const long = encoded.repeat(count)
    expect(utf8PercentEncode(text.repeat(count), FORM_URLENCODED)).toBe(long)
    expect(decodeFormPart(long)).toBe(text.repeat(count))
    expect(percentEncodeAfterEncoding(tiny, text.repeat(count), FORM_URLENCODED)).toBe(
      'a+%81_%26%238253%3B'.repeat(count),
    )
  }
  expect(utf8PercentDecode('%41'.repeat(50_000))).toBe('A'.repeat(50_000))
})

test.each([256, 300, -1, 1.5, Number.NaN, 'a', undefined])('%j is not a byte', (byte) => {
  expect(() => percentEncodeByte(byte as never)).toThrow(
    expect.objectContaining({ name: 'ArgumentError', argument: 'byte' }),
  )
})
