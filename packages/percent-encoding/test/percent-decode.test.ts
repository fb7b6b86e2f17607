import { utf8Decode } from '@waymark/infra'
import {
  percentDecodeBytes,
  percentDecodeString,
  percentEncodeByte,
  utf8PercentDecode,
} from '@waymark/percent-encoding'
import { decodeFormPart } from '@waymark/percent-encoding/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test("the standard's examples", () => {
  expect(percentDecodeBytes(bytes('%25%s%1G'))).toEqual(bytes('%%s%1G'))
  expect(Array.from(percentDecodeString('\u203d%25%2E'))).toEqual([0xe2, 0x80, 0xbd, 0x25, 0x2e])
})

test('a % at the end, or before the end, stays', () => {
  for (const text of ['%', 'a%', '%4', 'a%4', '%%', '%g1', '%1g']) {
    expect(percentDecodeString(text)).toEqual(bytes(text))
  }
})

test('what decoding yields is not decoded again', () => {
  expect(percentDecodeString('%2541')).toEqual(bytes('%41'))
})

test('the input array is left alone', () => {
  const input = bytes('%41')
  percentDecodeBytes(input)
  expect(input).toEqual(bytes('%41'))
  const plain = bytes('a')
  expect(percentDecodeBytes(plain)).toEqual(plain)
  expect(percentDecodeBytes(plain)).not.toBe(plain)
})

test('decoding agrees with decodeURIComponent wherever that does not throw', () => {
  const escaped = fc.constantFrom('%41', '%C3%A9', '%e2%80%bd', 'x', '/', '\u203d')
  fc.assert(
    fc.property(fc.array(escaped), (parts) => {
      const text = parts.join('')
      expect(percentDecodeString(text)).toEqual(bytes(decodeURIComponent(text)))
    }),
  )
})

test('decoding to a string is decoding to bytes and then to a string', () => {
  const piece = fc.constantFrom(
    ...[
      '%',
      '%4',
      '%41',
      '%F0',
      '%9f',
      '%92',
      '%A9',
      '%e2',
      '%80',
      '%ED',
      '%c2',
      '%ff',
      '%f4',
      '%25',
    ],
    ...['+', '4', '1', 'é', '漢', '\u{1f4a9}', ' '],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      expect(utf8PercentDecode(text)).toBe(utf8Decode(percentDecodeString(text)))
      expect(decodeFormPart(text)).toBe(utf8Decode(percentDecodeString(text.replaceAll('+', ' '))))
    }),
    { numRuns: runs(5000) },
  )
})

test('ill-formed UTF-8 is replaced as a decoder of bytes replaces it, whatever two bytes begin it', () => {
  for (let first = 0x80; first <= 0xff; first++) {
    let text = ''
    for (let second = 0; second <= 0xff; second++) {
      text += `${percentEncodeByte(first)}${percentEncodeByte(second)}%80%BF.`
    }
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    expect(utf8PercentDecode(text)).toBe(decoder.decode(percentDecodeString(text)))
  }
})

test('a part of a string is decoded as if it were alone', () => {
  const piece = fc.constantFrom('%', '%4', '%41', '%C3', '%A9', '+', 'a', 'é')
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      const whole = before + part + after
      const decoded = decodeFormPart(whole, before.length, before.length + part.length)
      expect(decoded).toBe(decodeFormPart(part))
    }),
    { numRuns: runs(2000) },
  )
})
