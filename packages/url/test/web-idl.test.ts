import { inspect } from 'node:util'
import { URL, URLSearchParams } from '@waymark/url'
import { expect, test, vi } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const prototype = URL.prototype as unknown as Record<PropertyKey, unknown>
const writable = [
  'href',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
]
const readOnly = ['origin', 'searchParams']
const methods = ['toString', 'toJSON']

test.each([...writable, ...readOnly])('%s is an attribute as Web IDL makes it', (name) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!
  expect(descriptor).toMatchObject({ enumerable: true, configurable: true })
  expect([descriptor.get?.name, descriptor.get?.length]).toEqual([`get ${name}`, 0])
  if (readOnly.includes(name)) expect(descriptor.set).toBe(undefined)
  else expect([descriptor.set?.name, descriptor.set?.length]).toEqual([`set ${name}`, 1])
})

test.each(methods)('%s is a method as Web IDL makes it', (name) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!
  expect(descriptor).toMatchObject({ enumerable: true, writable: true, configurable: true })
  const method = descriptor.value as () => unknown
  expect([method.name, method.length, 'prototype' in method]).toEqual([name, 0, false])
})

test('the prototype has exactly the members of the interface', () => {
  expect(Object.keys(prototype).sort()).toEqual([...writable, ...readOnly, ...methods].sort())
  expect(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)).toEqual({
    value: 'URL',
    enumerable: false,
    writable: false,
    configurable: true,
  })
  expect(Object.prototype.toString.call(new URL('a:'))).toBe('[object URL]')
})

test('the class has its static methods, one required argument, and wants new', async () => {
  // React Native adds its own to the class that other files share.
  vi.resetModules()
  const { URL } = await import('@waymark/url')
  expect([URL.name, URL.length]).toEqual(['URL', 1])
  expect(Object.keys(URL).sort()).toEqual(['canParse', 'parse'])
  expect([URL.parse.length, URL.canParse.length]).toEqual([1, 1])
  expect(() => Reflect.apply(URL as unknown as () => void, undefined, ['a:'])).toThrow(TypeError)
})

test.each([...writable, ...readOnly, ...methods])('%s says what it was wrongly used on', (name) => {
  const { get, set, value } = Object.getOwnPropertyDescriptor(prototype, name)!
  for (const member of [get, set, value as () => unknown]) {
    if (member === undefined) continue
    for (const wrong of [undefined, null, 1, 'a:', {}, prototype, new globalThis.URL('a:')]) {
      expect(() => Reflect.apply(member, wrong, [])).toThrow(
        new TypeError(`Illegal invocation: URL.${name} was not called on a URL`),
      )
    }
  }
})

test('a missing argument is an error, undefined becomes a string', () => {
  const call = (f: unknown) => Reflect.apply(f as () => unknown, undefined, [])
  expect(() => Reflect.construct(URL, [])).toThrow('The URL constructor needs 1 argument')
  expect(() => call(URL.parse)).toThrow('URL.parse needs 1 argument')
  expect(() => call(URL.canParse)).toThrow('URL.canParse needs 1 argument')
  expect(new URL(undefined as never, 'https://a.example').href).toBe('https://a.example/undefined')
})

test('a base that is undefined is ignored, and null is the string “null”', () => {
  expect(new URL('a:b', undefined).href).toBe('a:b')
  expect(() => new URL('a:b', null as never)).toThrow(
    errorWith({ reason: 'missing-scheme-non-relative-URL', errorsOf: 'base', start: 0 }),
  )
})

test('arguments are converted once and in order, before anything is parsed', () => {
  const log: string[] = []
  const speaks = (text: string) =>
    ({
      toString() {
        log.push(text)
        return text
      },
    }) as unknown as string
  expect(() => new URL(speaks('no url'), speaks('no base'))).toThrow(TypeError)
  expect(URL.parse(speaks('/p'), speaks('https://a.example'))?.href).toBe('https://a.example/p')
  expect(URL.canParse(speaks('/q'), speaks('https://b.example'))).toBe(true)
  const spoken = ['no url', 'no base', '/p', 'https://a.example', '/q', 'https://b.example']
  expect(log).toEqual(spoken)
  expect(() => new URL('no url', Symbol('s') as never)).toThrow('Symbol')
  expect(() => URL.canParse(Symbol('s') as never)).toThrow(TypeError)
})

test('the string that a URL object returns is used as it is', () => {
  const spoken = new URL('https://a.example/')
  spoken.toString = () => 'https://b.example/'
  expect(new URL(spoken).href).toBe('https://b.example/')
  const primitive = new URL('https://a.example/')
  Object.defineProperty(primitive, Symbol.toPrimitive, { value: () => 'https://c.example/' })
  expect(URL.parse('/p', primitive)?.href).toBe('https://c.example/p')
})

test('lone surrogates become U+FFFD', () => {
  expect(new URL('https://a.example/\ud800?\udfff#\ud800').href).toBe(
    'https://a.example/%EF%BF%BD?%EF%BF%BD#%EF%BF%BD',
  )
})

test('static methods need no receiver and give plain URLs', () => {
  class Sub extends URL {}
  const { parse } = Sub
  expect(parse('a:b')?.href).toBe('a:b')
  expect(Object.getPrototypeOf(Sub.parse('a:b'))).toBe(URL.prototype)
})

test('a subclass is one', () => {
  class Sub extends URL {
    get isSecure(): boolean {
      return this.protocol === 'https:'
    }
  }
  const sub = new Sub('https://a.example')
  expect(sub).toBeInstanceOf(URL)
  expect(sub.isSecure).toBe(true)
  expect(inspect(sub)).toMatch(/^Sub \{\n {2}href: 'https:\/\/a\.example\/',/)
})

test('a URL cannot be constructed without parsing', () => {
  for (const symbol of Object.getOwnPropertySymbols(prototype)) {
    expect(() => new URL({} as never, symbol as never)).toThrow(TypeError)
  }
  expect(() => new URL({} as never, Symbol('parsed') as never)).toThrow(TypeError)
})

test('inspection shows every part', () => {
  expect(inspect(new URL('https://u:p@a.example:81/p?q=1#f'))).toBe(`URL {
  href: 'https://u:p@a.example:81/p?q=1#f',
  origin: 'https://a.example:81',
  protocol: 'https:',
  username: 'u',
  password: 'p',
  host: 'a.example:81',
  hostname: 'a.example',
  port: '81',
  pathname: '/p',
  search: '?q=1',
  searchParams: URLSearchParams { 'q' => '1' },
  hash: '#f'
}`)
  expect(inspect([[[new URL('a:b')]]])).toBe('[ [ [ [URL] ] ] ]')
  expect(inspect(new URL('a:b'), { depth: 0 })).toMatch(/^URL \{\n {2}href: 'a:b',/)
  expect(inspect(prototype)).toMatch(/^Object \[URL\]/)
})

test('the types fit where the platform asks for its own, and the other way round', () => {
  const platform: globalThis.URL = new URL('https://a.example/?a=1')
  const ours: URL = new globalThis.URL('https://b.example/?b=2')
  expect(new URL(ours).host + new globalThis.URL(platform).host).toBe('b.examplea.example')
  expect([...new URLSearchParams(ours.searchParams)]).toEqual([['b', '2']])
})

test('an engine that looks for the inspection but hands over no inspector gets one line', () => {
  const url = new URL('https://a.example/?a=1')
  const show = (value: object) =>
    Reflect.apply(Reflect.get(value, Symbol.for('nodejs.util.inspect.custom')), value, [null, {}])
  expect(show(url)).toBe('URL "https://a.example/?a=1"')
  expect(show(url.searchParams)).toBe('URLSearchParams { "a" => "1" }')
})

test('what is not a URL is given back by its inspection', () => {
  const show = Reflect.get(prototype, Symbol.for('nodejs.util.inspect.custom')) as () => unknown
  for (const other of [{}, Object.create(prototype), prototype, null, undefined, 'a:']) {
    expect(Reflect.apply(show, other, [0, {}])).toBe(other)
  }
})
