/** @module-tag slow */
import { toUnicode } from '@waymark/idna'
import { decode, encode } from '@waymark/idna/punycode'
import { expect, test } from 'vitest'

const distinct = (n: number) =>
  Array.from({ length: n }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20_000))).join('')
const marks = (n: number) =>
  `a${Array.from({ length: n }, (_, i) => (i % 2 === 0 ? '\u0301' : '\u0323')).join('')}`

test('a label of 200,000 letters in no order goes there and back', () => {
  const label = distinct(200_000)
  expect(decode(encode(label)!)).toBe(label)
})

test('megabytes do not exhaust the stack', () => {
  for (const input of ['ü'.repeat(2_000_000), 'ü.'.repeat(1_000_000), marks(1_000_000)]) {
    expect(toUnicode(input).domain.length).toBeGreaterThan(0)
  }
})
