/** @module-tag slow */
import { toAscii, toUnicode } from '@waymark/idna'
import { decode, encode } from '@waymark/idna/punycode'
import { expect, test } from 'vitest'
import { expectLinearOn } from '../../../test/growth.ts'

const repeat = (unit: string) => (n: number) => unit.repeat(Math.ceil(n / unit.length)).slice(0, n)
const distinct = (n: number) =>
  Array.from({ length: n }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('')
const marks = (n: number) =>
  `a${Array.from({ length: n }, (_, i) => (i % 2 === 0 ? '\u0301' : '\u0323')).join('')}`

test.each<[string, (n: number) => string]>([
  ['labels', repeat('ü.')],
  ['A-labels', repeat('xn--n3h.')],
  ['one letter', repeat('ü')],
  ['distinct letters', distinct],
  ['marks out of order', marks],
  ['marks in pairs', repeat('a\u0301\u0323')],
  ['jamo', repeat('\u1112\u1161\u11ab')],
  ['non-joiners among transparent letters', repeat('\u0628\u064b\u200c\u064b')],
  ['letters that map to eighteen', repeat('\ufdfa')],
  ['right-to-left labels', repeat('א1.')],
  ['plain ASCII', repeat('a-b.')],
  ['a long A-label', (n) => `xn--${encode(distinct(n)) ?? ''}`],
  ['an A-label of delimiters', (n) => `xn--${'-'.repeat(n)}`],
  ['an A-label of zeros', (n) => `xn--${'a'.repeat(n)}`],
  ['an A-label of letters and one number', (n) => `xn--${'a'.repeat(n)}-tda`],
])('%s take time in proportion to their number', (_, build) => {
  expectLinearOn(build, (input) => {
    toAscii(input)
    toUnicode(input)
  })
})

test('a label of 200,000 letters in no order goes there and back', () => {
  const label = distinct(200_000)
  expect(decode(encode(label)!)).toBe(label)
})

test('megabytes do not exhaust the stack', () => {
  for (const input of ['ü'.repeat(2_000_000), 'ü.'.repeat(1_000_000), marks(1_000_000)]) {
    expect(toUnicode(input).domain.length).toBeGreaterThan(0)
  }
})
