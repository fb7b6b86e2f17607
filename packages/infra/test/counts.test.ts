import { count } from '@waymark/infra/internal'
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
