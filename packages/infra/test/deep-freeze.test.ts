import { deepFreeze } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test('objects and lists are frozen at every level, and come back as they are', () => {
  const value = { list: [{ name: 'a' }, null], record: { inner: {} }, text: 'b' }
  expect(deepFreeze(value)).toBe(value)
  const levels = [value, value.list, value.list[0], value.record, value.record.inner]
  expect(levels.filter((level) => !Object.isFrozen(level))).toEqual([])
  expect(value).toEqual({ list: [{ name: 'a' }, null], record: { inner: {} }, text: 'b' })
})

test('what is frozen already is not looked into', () => {
  const inner = {}
  deepFreeze({ outer: Object.freeze({ inner }) })
  expect(Object.isFrozen(inner)).toBe(false)
})

test('functions are left as they are', () => {
  const { apply } = deepFreeze({ apply: () => 1 })
  expect(Object.isFrozen(apply)).toBe(false)
})

test('a value may contain itself', () => {
  const value: { self?: object } = {}
  value.self = value
  expect(Object.isFrozen(deepFreeze(value))).toBe(true)
})

test('typed arrays cannot be frozen', () => {
  expect(() => deepFreeze({ bytes: Uint8Array.of(1) })).toThrow(TypeError)
})
