import { URLSearchParams } from '@waymark/urlencoded'
import { expect, test } from 'vitest'

const make = (init?: unknown) => new URLSearchParams(init as string)

test('nothing and undefined give an empty list, null and other primitives what their string gives', () => {
  expect(`${new URLSearchParams()}`).toBe('')
  expect(`${make(undefined)}`).toBe('')
  expect(`${make(null)}`).toBe('null=')
  expect(`${make(12)}`).toBe('12=')
  expect(`${make(true)}`).toBe('true=')
  expect(() => make(Symbol('s'))).toThrow(TypeError)
})

test('pairs can come from any iterables', () => {
  expect(
    `${make([
      ['a', 'b'],
      ['c', 4],
    ])}`,
  ).toBe('a=b&c=4')
  expect(`${make(new Map([['a', 'b']]))}`).toBe('a=b')
  expect(`${make(new Set([new Set(['a', 'b'])]))}`).toBe('a=b')
  expect(`${make([new String('ab')])}`).toBe('a=b')
  expect(`${make(new globalThis.URLSearchParams('a=b'))}`).toBe('a=b')
  expect(
    `${make(
      (function* () {
        yield ['a', 'b']
        yield ['a', 'c']
      })(),
    )}`,
  ).toBe('a=b&a=c')
})

test.each([
  [[['a']], 'init[0] has 1 items'],
  [
    [
      ['a', 'b'],
      ['a', 'b', 'c'],
    ],
    'init[1] has 3 items',
  ],
  [[[]], 'init[0] has 0 items'],
  [['ab'], 'init[0] is not iterable'],
  [[null], 'init[0] is not iterable'],
  [[{ a: 'b' }], 'init[0] is not iterable'],
  [{ [Symbol.iterator]: 1 }, 'init[Symbol.iterator] is not a function'],
  [{ [Symbol.iterator]: () => 1 }, 'the iterator of init is not an object'],
  [{ [Symbol.iterator]: () => ({}) }, 'has no next method'],
  [{ [Symbol.iterator]: () => ({ next: () => 1 }) }, 'gave no object'],
])('%j is refused with a TypeError that says where', (init, message) => {
  expect(() => make(init)).toThrow(TypeError)
  expect(() => make(init)).toThrow(message)
})

test('Symbol.iterator is read exactly once, and so is next', () => {
  const log: PropertyKey[] = []
  const pairs = [['a', 'b']]
  const init = {
    get [Symbol.iterator]() {
      log.push('Symbol.iterator')
      return () => {
        const iterator = pairs[Symbol.iterator]()
        return {
          get next() {
            log.push('next')
            return () => iterator.next()
          },
          get return() {
            log.push('return')
            return undefined
          },
        }
      }
    },
  }
  expect(`${make(init)}`).toBe('a=b')
  expect(log).toEqual(['Symbol.iterator', 'next'])
})

test('an iterator is not closed when a conversion fails', () => {
  let closed = false
  const init = {
    [Symbol.iterator]: () => ({
      next: () => ({ done: false, value: ['a', Symbol('no string')] }),
      return() {
        closed = true
        return {}
      },
    }),
  }
  expect(() => make(init)).toThrow(TypeError)
  expect(closed).toBe(false)
})

test('every item is converted before any length is checked', () => {
  const log: string[] = []
  const item = { toString: () => `${log.push('converted')}` }
  expect(() => make([['a'], [item, item]])).toThrow('init[0]')
  expect(log).toEqual(['converted', 'converted'])
})

test('an iterator method that is undefined or null makes a record', () => {
  expect(`${make({ [Symbol.for('x')]: undefined, a: 1 }.a)}`).toBe('1=')
  const init = Object.defineProperty({ a: 'b' }, Symbol.iterator, { value: null })
  expect(`${make(init)}`).toBe('a=b')
})

test('a record gives its own enumerable properties in the order of the language', () => {
  const init = Object.create({ inherited: 'x' }) as Record<string, unknown>
  init['b'] = 1
  init['10'] = 2
  init['9'] = null
  Object.defineProperty(init, 'hidden', { value: 'x', enumerable: false })
  expect(`${make(init)}`).toBe('9=null&10=2&b=1')
})

test('functions and dates are records too', () => {
  expect(`${make(Object.assign(() => 0, { a: 'b' }))}`).toBe('a=b')
  expect(`${make(new Date())}`).toBe('')
})

test('an enumerable symbol key is an error, a hidden one is not looked at', () => {
  expect(() => make({ [Symbol('s')]: 'x' })).toThrow(TypeError)
  const hidden = Object.defineProperty({ a: 'b' }, Symbol('s'), { value: 'x', enumerable: false })
  expect(`${make(hidden)}`).toBe('a=b')
})

test('keys that become equal keep the first place and the last value', () => {
  const init = { '\ud835x': '1', xx: '2', '\ud83dx': '3' }
  expect([...make(init)]).toEqual([
    ['\ufffdx', '3'],
    ['xx', '2'],
  ])
})

test('a record is asked as Web IDL asks it, key by key', () => {
  const log: string[] = []
  const init = new Proxy(
    { a: '1', b: '2' },
    {
      get(target, key) {
        log.push(`get ${String(key)}`)
        return Reflect.get(target, key)
      },
      ownKeys(target) {
        log.push('ownKeys')
        return Reflect.ownKeys(target)
      },
      getOwnPropertyDescriptor(target, key) {
        log.push(`descriptor ${String(key)}`)
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
      getPrototypeOf(target) {
        log.push('getPrototypeOf')
        return Reflect.getPrototypeOf(target)
      },
      has(target, key) {
        log.push(`has ${String(key)}`)
        return Reflect.has(target, key)
      },
    },
  )
  expect(`${make(init)}`).toBe('a=1&b=2')
  expect(log).toEqual([
    'get Symbol(Symbol.iterator)',
    'ownKeys',
    'descriptor a',
    'get a',
    'descriptor b',
    'get b',
  ])
})
