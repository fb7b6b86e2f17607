import {
  codePointAt,
  hexValue,
  isAsciiAlpha,
  isAsciiAlphanumeric,
  isAsciiDigit,
  isAsciiHexDigit,
  isC0ControlOrSpace,
  isDirectionalFormatting,
  isNoncharacter,
} from '@waymark/infra'
import { expect, test } from 'vitest'

const units = Array.from({ length: 0x10000 }, (_, c) => c)
const matching = (pattern: RegExp) => units.filter((c) => pattern.test(String.fromCharCode(c)))

test('the ASCII classes have exactly the members that the Infra Standard lists, over all code units', () => {
  expect(units.filter(isAsciiDigit)).toEqual(matching(/[0-9]/))
  expect(units.filter(isAsciiHexDigit)).toEqual(matching(/[0-9A-Fa-f]/))
  expect(units.filter(isAsciiAlpha)).toEqual(matching(/[A-Za-z]/))
  expect(units.filter(isAsciiAlphanumeric)).toEqual(matching(/[0-9A-Za-z]/))
  expect(units.filter(isC0ControlOrSpace)).toEqual(units.slice(0, 0x21))
})

test('past the end of a string every class says no', () => {
  const eof = ''.charCodeAt(0)
  for (const is of [isAsciiDigit, isAsciiHexDigit, isAsciiAlpha, isC0ControlOrSpace]) {
    expect(is(eof)).toBe(false)
  }
  expect(hexValue(eof)).toBe(-1)
})

test('there are 66 noncharacters', () => {
  let count = 0
  for (let c = 0; c <= 0x10ffff; c++) if (isNoncharacter(c)) count++
  expect(count).toBe(66)
  expect([0xfdd0, 0xfdef, 0xfffe, 0x1ffff, 0x10ffff].every(isNoncharacter)).toBe(true)
  expect([0xfdcf, 0xfdf0, 0xfffd, 0x10000].some(isNoncharacter)).toBe(false)
})

test('a hex digit has the value that parseInt gives it', () => {
  const wrong = units.filter((c) => {
    const digit = Number.parseInt(String.fromCharCode(c), 16)
    return hexValue(c) !== (Number.isNaN(digit) ? -1 : digit)
  })
  expect(wrong).toEqual([])
})

test('twelve characters are directional formatting', () => {
  const found: string[] = []
  for (let c = 0; c <= 0x10ffff; c++) if (isDirectionalFormatting(c)) found.push(c.toString(16))
  expect(found).toEqual('61c 200e 200f 202a 202b 202c 202d 202e 2066 2067 2068 2069'.split(' '))
})

test('a pair of surrogates is one code point, and a lone one is itself', () => {
  const limits = [0xd7ff, 0xd800, 0xdbff, 0xdc00, 0xdfff, 0xe000, 0x61]
  for (const first of limits) {
    for (const second of limits) {
      const text = `a${String.fromCharCode(first, second)}`
      for (const offset of [0, 1, 2]) {
        expect(codePointAt(text, offset)).toBe(text.codePointAt(offset))
      }
    }
  }
  expect(codePointAt('', 0)).toBeNaN()
})
