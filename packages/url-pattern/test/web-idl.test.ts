import { inspect } from 'node:util'
import { compareComponent, generateComponent, URLPattern } from '@waymark/url-pattern'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { COMPONENTS } from '../src/url-component.ts'

const prototype = URLPattern.prototype as unknown as Record<PropertyKey, unknown>
const attributes = [...COMPONENTS, 'hasRegExpGroups']
const methods: readonly (readonly [string, number])[] = [
  ['test', 0],
  ['exec', 0],
]

test.each(attributes)('%s is an attribute as Web IDL makes it', (name) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!
  expect(descriptor).toMatchObject({ enumerable: true, configurable: true, set: undefined })
  expect([descriptor.get?.name, descriptor.get?.length]).toEqual([`get ${name}`, 0])
})

test.each(methods)('%s is a method as Web IDL makes it', (name, length) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!
  expect(descriptor).toMatchObject({ enumerable: true, writable: true, configurable: true })
  const method = descriptor.value as () => unknown
  expect([method.name, method.length, 'prototype' in method]).toEqual([name, length, false])
})

test('the class and its prototype have exactly the members of the interface', () => {
  const names = [...attributes, ...methods.map(([name]) => name)]
  expect(Object.keys(prototype).sort()).toEqual(names.sort())
  expect(Object.keys(URLPattern)).toEqual([])
  expect([URLPattern.name, URLPattern.length]).toEqual(['URLPattern', 0])
  expect(Object.prototype.toString.call(new URLPattern())).toBe('[object URLPattern]')
  expect(() => Reflect.apply(URLPattern as unknown as () => void, undefined, [])).toThrow(TypeError)
})

test.each([...attributes, ...methods.map(([name]) => name)])(
  '%s says what it was wrongly used on',
  (name) => {
    const { get, value } = Object.getOwnPropertyDescriptor(prototype, name)!
    for (const wrong of [undefined, null, 1, 'a:', {}, prototype]) {
      expect(() => Reflect.apply(get ?? (value as () => unknown), wrong, [])).toThrow(
        `Illegal invocation: URLPattern.${name}`,
      )
    }
  },
)

function construct(...args: readonly unknown[]): URLPattern {
  return Reflect.construct(URLPattern, args) as URLPattern
}

test('of two arguments the second is options when it is an object or nothing, else a base', () => {
  expect(construct({ pathname: '/a' }, { ignoreCase: true }).test({ pathname: '/A' })).toBe(true)
  expect(construct('https://a/b', undefined).pathname).toBe('/b')
  expect(construct('https://a/b', null).pathname).toBe('/b')
  for (const nothing of [undefined, null, {}]) {
    expect(construct({ pathname: '/a' }, nothing).test({ pathname: '/A' })).toBe(false)
  }
  expect(construct('/b', 'https://a/').hostname).toBe('a')
  expect(() => construct('/b', new globalThis.URL('https://a/'))).toThrow('pattern-base-missing')
  expect(() => construct('/b', 1)).toThrow(
    errorWith({ cause: { code: 'pattern-base-invalid', start: 0 } }),
  )
  expect(() => construct('/b', Symbol('s'))).toThrow(TypeError)
})

test('of three the second is always a base', () => {
  expect(construct('/b', new globalThis.URL('https://a/'), {}).hostname).toBe('a')
  expect(construct('/b', 'https://a/', { ignoreCase: 1 }).test('https://a/B')).toBe(true)
  expect(construct('/b', 'https://a/', null).hostname).toBe('a')
  expect(() => construct('/b', undefined, {})).toThrow(
    errorWith({ cause: { code: 'pattern-base-invalid', start: 0 } }),
  )
  expect(() => construct('/b', 'https://a/', 1)).toThrow('options')
})

test('an input that is left out, undefined or null has no parts', () => {
  for (const pattern of [construct(), construct(undefined), construct(null)]) {
    expect(COMPONENTS.map((name) => pattern[name])).toEqual(COMPONENTS.map(() => '*'))
    expect([pattern.test(), pattern.test(undefined), pattern.exec(null as never)?.inputs]).toEqual([
      true,
      true,
      [{}],
    ])
  }
})

test('members are read once, in the order of their names, and converted to strings', () => {
  const log: string[] = []
  const input = new Proxy(
    { pathname: { toString: () => '/1' }, port: 80, other: 1 },
    {
      get(target, key) {
        log.push(String(key))
        return Reflect.get(target, key)
      },
    },
  )
  const pattern = construct(input)
  expect(log).toEqual([
    'baseURL',
    'hash',
    'hostname',
    'password',
    'pathname',
    'port',
    'protocol',
    'search',
    'username',
  ])
  expect([pattern.pathname, pattern.port]).toEqual(['/1', '80'])
  expect(() => construct({ hash: Symbol('s') })).toThrow(TypeError)
})

test('lone surrogates become U+FFFD', () => {
  expect(construct({ pathname: '/\ud800' }).pathname).toBe('/%EF%BF%BD')
  expect(construct('/\udfff', 'https://a/').exec('https://a/\ud800')?.inputs).toEqual([
    'https://a/\ufffd',
  ])
})

test('a base that is undefined is ignored, and null is the string “null”', () => {
  const pattern = construct({ pathname: '/:x' })
  expect(pattern.test('https://a/b', undefined)).toBe(true)
  expect(pattern.test('https://a/b', null as never)).toBe(false)
})

test('arguments are converted before the next, and missing ones are an error', () => {
  const generate = (...args: readonly unknown[]) =>
    Reflect.apply(generateComponent, undefined, args)
  expect(() => generate({}, 'pathname', {})).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'pattern' }),
  )
  expect(() => generate(new URLPattern(), 'path', null)).toThrow('"path" is not a component')
  expect(() => generate(new URLPattern(), 'pathname', null)).toThrow('Groups are an object')
  const compare = (...args: readonly unknown[]) => Reflect.apply(compareComponent, undefined, args)
  expect(() => compare('href', 1, 2)).toThrow('"href" is not a component')
  for (const value of [{}, 1, '/a', null, undefined]) {
    expect(() => compare('hash', new URLPattern(), value)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'right' }),
    )
    expect(() => compare('hash', value, new URLPattern())).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'left' }),
    )
  }
  expect(compare('hash', new URLPattern(), new URLPattern())).toBe(0)
})

test('a subclass is one, and inspection shows every part', () => {
  class Route extends URLPattern {}
  expect(new Route()).toBeInstanceOf(URLPattern)
  expect(inspect(new Route('https://a/:b#c'))).toBe(`Route {
  protocol: 'https',
  username: '*',
  password: '*',
  hostname: 'a',
  port: '',
  pathname: '/:b',
  search: '',
  hash: 'c'
}`)
  expect(inspect([[[new URLPattern()]]])).toBe('[ [ [ [URLPattern] ] ] ]')
  expect(inspect(prototype)).toMatch(/^Object \[URLPattern\]/)
})

test('what only inherits the inspection is shown as if there were none', () => {
  const show = Reflect.get(prototype, Symbol.for('nodejs.util.inspect.custom')) as () => unknown
  for (const other of [Object.create(new URLPattern()), prototype, null, 'a']) {
    expect(Reflect.apply(show, other, [null, {}, inspect])).toBe(other)
  }
})

test('an engine that looks for the inspection but hands over no inspector gets one line', () => {
  const show = Reflect.get(prototype, Symbol.for('nodejs.util.inspect.custom')) as () => unknown
  expect(Reflect.apply(show, new URLPattern(), [null, {}])).toMatch(/^URLPattern \{"protocol":"\*"/)
})

test.each([
  [null, false],
  [2, false],
  [0, false],
  [-1, true],
])('at the depth %j, only the name of the class is shown: %j', (depth, isShort) => {
  const show = Reflect.get(prototype, Symbol.for('nodejs.util.inspect.custom')) as () => unknown
  const options = { compact: true }
  const given: unknown[] = []
  const inspector = (...args: readonly unknown[]) => {
    given.push(args)
    return 'parts'
  }
  const shown = Reflect.apply(show, new URLPattern({ port: '1' }), [depth, options, inspector])
  expect(shown).toBe(isShort ? '[URLPattern]' : 'URLPattern parts')
  const parts = Object.fromEntries(COMPONENTS.map((name) => [name, name === 'port' ? '1' : '*']))
  expect(given).toEqual(isShort ? [] : [[parts, options]])
})
