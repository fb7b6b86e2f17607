import { equal, equalWith, keyOf, keyWith, methods } from '@waymark/compare'
import { createComparer, createKeyFunction } from '@waymark/compare/core'
import { cspHostPart, sipUri, soap, whatwg } from '@waymark/compare/methods'
import { OptionError } from '@waymark/infra/options'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

describe.each(methods)('$name as an object', (method) => {
  test('gives the same answers as by its name', () => {
    for (const [a, b, isEqual, options] of method.examples) {
      if (a === null || method.kind === 'application') continue
      expect(equalWith(a, b, method, options)).toBe(isEqual)
      expect(createComparer(method, options)(a, b)).toBe(isEqual)
      if (method.kind !== 'symmetric') continue
      const key = keyOf(a, method, options)
      expect(keyWith(a, method, options)).toBe(key)
      expect(createKeyFunction(method, options)(a)).toBe(key)
    }
  })
})

test('a method of one’s own is one like others', () => {
  const own = { ...whatwg, name: 'own', key: ({ text }: { readonly text: string }) => text.trim() }
  expect(keyWith(' a ', own)).toBe('a')
  expect(equalWith(' a ', 'a', own)).toBe(equal(' a ', 'a', own))
})

test.each(['whatwg', undefined, null, 5, {}, { kind: 'other' }, ['whatwg']])(
  '%j is no method',
  (method) => {
    const refused = { name: 'ArgumentError', argument: 'method' }
    expect(() => keyWith('a:b', method as never)).toThrow(errorWith(refused))
    expect(() => equalWith('a:b', 'a:b', method as never)).toThrow(errorWith(refused))
    expect(() => createKeyFunction(method as never)).toThrow(errorWith(refused))
    expect(() => createComparer(method as never)).toThrow(errorWith(refused))
  },
)

test('a method without keys has none, and one that leaves the choice has no answer', () => {
  const keyOfAny = (method: unknown) => () => keyWith('a:b', method as never)
  expect(keyOfAny(cspHostPart)).toThrow(errorWith({ name: 'ArgumentError', argument: 'method' }))
  expect(keyOfAny(sipUri)).toThrow(errorWith({ name: 'ArgumentError', argument: 'method' }))
  const refused = { name: 'ArgumentError', argument: 'method' }
  expect(keyOfAny(soap)).toThrow(errorWith(refused))
  expect(() => equalWith('a:b', 'a:b', soap as never)).toThrow(errorWith(refused))
})

test('options are checked as they are by name', () => {
  expect(() => keyWith('a:b', whatwg, { ports: {} })).toThrow(
    expect.objectContaining({ option: 'ports', code: 'option-unread' }),
  )
  expect(() => keyWith('a:b', whatwg, { base: 5 } as never)).toThrow(OptionError)
  expect(() => equalWith('a:b', 'a:b', cspHostPart, { base: 'http://a/' })).toThrow(
    expect.objectContaining({ option: 'base', code: 'option-unread' }),
  )
  const misspelt: object = { bsae: 'http://a/' }
  expect(() => keyWith('a:b', whatwg, misspelt)).toThrow(
    expect.objectContaining({ code: 'option-unknown', data: { near: 'base' } }),
  )
})
