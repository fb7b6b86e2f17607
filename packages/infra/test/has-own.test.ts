import { hasOwn } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test('what an object inherits is not its own', () => {
  expect(hasOwn({ a: undefined }, 'a')).toBe(true)
  expect(hasOwn({}, 'constructor')).toBe(false)
  expect(hasOwn(Object.create({ a: 1 }), 'a')).toBe(false)
})
