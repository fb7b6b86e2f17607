import { concatBytes } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test('pieces of bytes become one', () => {
  const pieces = [Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)]
  expect(concatBytes(pieces)).toEqual(Uint8Array.of(1, 2, 3))
  expect(concatBytes([])).toEqual(new Uint8Array())
})

test('a single piece is not copied', () => {
  const piece = Uint8Array.of(1)
  expect(concatBytes([piece])).toBe(piece)
})
