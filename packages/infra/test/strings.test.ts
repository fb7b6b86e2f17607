import { asciiLowercase, isAsciiString, toScalarValueString } from '@waymark/infra'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'

test('lower-casing touches A to Z and nothing else', () => {
  expect(asciiLowercase('HTTPS://BÜCHER.\u212aIN')).toBe('https://bÜcher.\u212ain')
  expect(asciiLowercase('plain')).toBe('plain')
  expect(asciiLowercase('@AMZ[`a`]0')).toBe('@amz[`a`]0')
  expect(asciiLowercase('É')).toBe('É')
})

test('U+0080 is the first code unit that is not ASCII', () => {
  expect(isAsciiString('\0\x7f')).toBe(true)
  expect(isAsciiString('a\x80')).toBe(false)
  expect(isAsciiString('')).toBe(true)
})

test('lone surrogates become U+FFFD and pairs stay', () => {
  expect(toScalarValueString('a\ud800b\udc00\u{1f4a9}\ud83d')).toBe('a\ufffdb\ufffd\u{1f4a9}\ufffd')
})

test('a scalar value string is what the platform calls well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: 'binary-ascii' }), (a, b) => {
      const text = a.slice(1) + b + a.slice(0, 1)
      const units = text.split('').reverse().join('')
      const expected = (units as unknown as { toWellFormed(): string }).toWellFormed()
      expect(toScalarValueString(units)).toBe(expected)
    }),
  )
})
