import { toAscii, toAsciiOfInternational, toUnicode } from '@waymark/idna/internal/unchecked'
import { expect, test } from 'vitest'

// The default options are those with which the URL Standard's parser is not strict.
test.each([
  ['a\u200cb.ü', null],
  ['\u05d0a', null],
  ['xn--a_b.ü', null],
  ['-ab--ü-', 'xn---ab----7ya'],
  ['_ü', 'xn--_-eha'],
  ['ü..', 'xn--tda..'],
  ['ü'.repeat(58), `xn--td${'a'.repeat(58)}`],
])('without options, %j is %j', (domain, ascii) => {
  expect(toAsciiOfInternational(domain)).toBe(ascii)
  expect(toAscii(domain)).toBe(ascii)
  expect(toUnicode(domain).error).toBe(ascii === null)
})
