import { count, counted } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
  [1000000000, '1,000,000,000'],
])('%d is shown as %s', (value, shown) => {
  expect(count(value)).toBe(shown)
})

test('one has the singular, and all else the plural, which has an `s` unless it is given', () => {
  expect([0, 1, 2, 2000].map((value) => counted(value, 'page'))).toEqual([
    '0 pages',
    '1 page',
    '2 pages',
    '2,000 pages',
  ])
  expect([0, 1, 2000].map((value) => counted(value, 'entry', 'entries'))).toEqual([
    '0 entries',
    '1 entry',
    '2,000 entries',
  ])
})
