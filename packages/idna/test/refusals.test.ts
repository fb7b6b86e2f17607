import { toAscii } from '@waymark/idna'
import { findRefusals } from '@waymark/idna/internal/refusals'
import { encode } from '@waymark/idna/punycode'
import { expect, test } from 'vitest'

test('the ASCII characters of an A-label are named where they are written, letters and digits not', () => {
  const label = `xn--${encode('az09-_+ü')!}`
  const found = findRefusals(label)
  expect(found.map(({ reason, start, end }) => [reason, label.slice(start, end)])).toEqual([
    ['ascii-character', '_'],
    ['ascii-character', '+'],
  ])
  const clean = `xn--${encode('az09-ü')!}`
  expect(findRefusals(clean)).toEqual([])
  expect(toAscii(clean)).toBe(clean)
})
