import { URLSearchParams } from '@waymark/urlencoded'
import { expect, test } from 'vitest'

test('entries, keys and values go through the tuples in order', () => {
  const params = new URLSearchParams('a=1&b=2&a=3')
  expect([...params]).toEqual([
    ['a', '1'],
    ['b', '2'],
    ['a', '3'],
  ])
  expect([...params.entries()]).toEqual([...params])
  expect([...params.keys()]).toEqual(['a', 'b', 'a'])
  expect([...params.values()]).toEqual(['1', '2', '3'])
})

test('an iterator sees what changes while it lives', () => {
  const params = new URLSearchParams('a=1&b=2&c=3')
  const seen: string[] = []
  for (const [name] of params) {
    seen.push(name)
    if (name === 'a') params.delete('a')
    if (name === 'c') params.append('d', '4')
  }
  expect(seen).toEqual(['a', 'c', 'd'])
})

test('an iterator that came to the end goes on when the list grows', () => {
  const params = new URLSearchParams('a=1')
  const keys = params.keys()
  expect(keys.next()).toEqual({ value: 'a', done: false })
  expect(keys.next()).toEqual({ value: undefined, done: true })
  params.append('b', '2')
  expect(keys.next()).toEqual({ value: 'b', done: false })
})

test('forEach sees changes, and passes value, name, object and thisArg', () => {
  const params = new URLSearchParams('a=1&b=2')
  const calls: unknown[] = []
  params.forEach(function (this: unknown, ...args) {
    calls.push([this, ...args])
    if (args[1] === 'b') params.append('c', '3')
  }, 'me')
  expect(calls).toEqual([
    ['me', '1', 'a', params],
    ['me', '2', 'b', params],
    ['me', '3', 'c', params],
  ])
  expect(() => params.forEach(undefined as never)).toThrow(TypeError)
  expect(() => params.forEach({} as never)).toThrow('needs a function')
})

test('the iterator prototype is as Web IDL makes it', () => {
  const iterator = new URLSearchParams('a=1').entries()
  const prototype: object = Object.getPrototypeOf(iterator)
  const builtIn = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()))
  expect(Object.getPrototypeOf(prototype)).toBe(builtIn)
  expect(Object.getPrototypeOf(new URLSearchParams().keys())).toBe(prototype)
  const inspected = Symbol.for('nodejs.util.inspect.custom')
  expect(Reflect.ownKeys(prototype)).toEqual(['next', inspected, Symbol.toStringTag])
  expect(Object.getOwnPropertyDescriptor(prototype, 'next')).toMatchObject({
    enumerable: true,
    writable: true,
    configurable: true,
  })
  expect(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)).toEqual({
    value: 'URLSearchParams Iterator',
    enumerable: false,
    writable: false,
    configurable: true,
  })
  expect(iterator[Symbol.iterator]()).toBe(iterator)
  expect(() => Reflect.apply(iterator.next, {}, [])).toThrow('Illegal')
})
