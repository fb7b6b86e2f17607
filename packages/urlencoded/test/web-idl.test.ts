import { inspect } from 'node:util'
import { URLSearchParams } from '@waymark/urlencoded'
import {
  classNameOf,
  exposeInterface,
  INSPECT,
  requireArguments,
} from '@waymark/urlencoded/internal'
import { expect, test } from 'vitest'

const prototype = URLSearchParams.prototype as unknown as Record<PropertyKey, unknown>
const lengths = {
  append: 2,
  delete: 1,
  entries: 0,
  forEach: 1,
  get: 1,
  getAll: 1,
  has: 1,
  keys: 0,
  set: 2,
  sort: 0,
  toString: 0,
  values: 0,
}

test.each(Object.entries(lengths))('%s is a method as Web IDL makes it', (name, length) => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)!
  expect(descriptor).toMatchObject({ enumerable: true, writable: true, configurable: true })
  const method = descriptor.value as () => unknown
  expect([method.name, method.length, 'prototype' in method]).toEqual([name, length, false])
})

test('size is a read-only attribute', () => {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'size')!
  expect(descriptor).toMatchObject({ enumerable: true, configurable: true, set: undefined })
  expect([descriptor.get?.name, descriptor.get?.length]).toEqual(['get size', 0])
})

test('the prototype has exactly the members of the interface', () => {
  expect(Object.keys(prototype).sort()).toEqual([...Object.keys(lengths), 'size'].sort())
  expect(Object.getOwnPropertyDescriptor(prototype, Symbol.iterator)).toEqual({
    value: prototype['entries'],
    enumerable: false,
    writable: true,
    configurable: true,
  })
  expect(Object.getOwnPropertyDescriptor(prototype, Symbol.toStringTag)).toEqual({
    value: 'URLSearchParams',
    enumerable: false,
    writable: false,
    configurable: true,
  })
})

test('the class has the interface name, no required arguments, and wants new', () => {
  expect([URLSearchParams.name, URLSearchParams.length]).toEqual(['URLSearchParams', 0])
  expect(Object.keys(URLSearchParams)).toEqual([])
  expect(Object.getOwnPropertyDescriptor(URLSearchParams, 'prototype')).toMatchObject({
    writable: false,
    enumerable: false,
    configurable: false,
  })
  expect(() => Reflect.apply(URLSearchParams as unknown as () => void, undefined, [])).toThrow(
    TypeError,
  )
  expect(Object.prototype.toString.call(new URLSearchParams())).toBe('[object URLSearchParams]')
})

test.each(['size', ...Object.keys(lengths)])('%s says what it was wrongly called on', (name) => {
  const { get, value } = Object.getOwnPropertyDescriptor(prototype, name)!
  const member = (get ?? value) as () => unknown
  for (const wrong of [undefined, null, 1, 'a=1', {}, [], prototype, new Map()]) {
    // The wrong object is reported before missing arguments are.
    expect(() => Reflect.apply(member, wrong, [])).toThrow(
      new TypeError(
        `Illegal invocation: URLSearchParams.${name} was not called on a URLSearchParams`,
      ),
    )
  }
})

test.each(Object.entries(lengths).filter(([, length]) => length > 0))(
  '%s counts its arguments',
  (name, length) => {
    const method = prototype[name] as () => unknown
    const few = Array.from({ length: length - 1 }, () => 'a')
    expect(() => Reflect.apply(method, new URLSearchParams(), few)).toThrow(TypeError)
    const needed = length === 1 ? '1 argument' : `${length} arguments`
    expect(() => Reflect.apply(method, new URLSearchParams(), few)).toThrow(
      `URLSearchParams.${name} needs ${needed}, but got ${few.length}`,
    )
  },
)

test('arguments are converted in order, including undefined for a required one', () => {
  const log: string[] = []
  const speaks = (text: string) =>
    ({
      toString() {
        log.push(text)
        return text
      },
    }) as unknown as string
  const params = new URLSearchParams()
  params.append(speaks('n'), speaks('v'))
  params.set(speaks('n'), speaks('w'))
  params.has(speaks('n'), speaks('w'))
  params.delete(speaks('n'), speaks('x'))
  expect(log.join('')).toBe('nvnwnwnx')
  expect(`${params}`).toBe('n=w')
  params.append(undefined as unknown as string, null as unknown as string)
  expect(params.get('undefined')).toBe('null')
  expect(() => params.append('a', Symbol('s') as unknown as string)).toThrow(TypeError)
})

test('lone surrogates become U+FFFD in every argument', () => {
  const params = new URLSearchParams()
  params.append('\ud800', 'a\udc00b💩')
  expect([...params]).toEqual([['\ufffd', 'a\ufffdb💩']])
  expect(params.has('\udfff')).toBe(true)
  expect(params.get('\udfff')).toBe('a\ufffdb💩')
})

test('a subclass is one', () => {
  class Sub extends URLSearchParams {
    twice(): number {
      return this.size * 2
    }
  }
  const sub = new Sub('a=1')
  expect(sub).toBeInstanceOf(URLSearchParams)
  expect(sub.twice()).toBe(2)
  expect(inspect(sub)).toBe("Sub { 'a' => '1' }")
})

test('inspection shows the tuples', () => {
  expect(inspect(new URLSearchParams())).toBe('URLSearchParams {}')
  expect(inspect(new URLSearchParams('a=1&a=it%27s&c'))).toBe(
    `URLSearchParams { 'a' => '1', 'a' => "it's", 'c' => '' }`,
  )
  expect(inspect([[[new URLSearchParams('a=1')]]], { depth: 2 })).toBe(
    '[ [ [ [URLSearchParams] ] ] ]',
  )
  expect(inspect({ p: new URLSearchParams('a=1') })).toBe("{ p: URLSearchParams { 'a' => '1' } }")
  expect(inspect(prototype)).toMatch(/^Object \[URLSearchParams\]/)
})

test('inspection breaks long lists into lines and cuts very long ones', () => {
  const params = new URLSearchParams(Array.from({ length: 300 }, (_, i) => [`name${i}`, 'value']))
  const lines = inspect(params).split('\n')
  expect(lines[1]).toBe("  'name0' => 'value',")
  expect(lines.at(-2)).toBe('  ... 200 more items')
})

test('a callback that has a `call` of its own is called all the same', () => {
  const seen: string[] = []
  const callback = (value: string) => seen.push(value)
  callback.call = () => {
    throw new Error('not this one')
  }
  new URLSearchParams('a=1').forEach(callback)
  expect(seen).toEqual(['1'])
})

test('an object whose constructor was taken away can still be shown', async () => {
  const { inspect } = await import('node:util')
  const params = new URLSearchParams('a=1')
  Object.defineProperty(params, 'constructor', { value: null })
  expect(inspect(params)).toContain("'a' => '1'")
})

test('a class may have members that cannot be changed, as compilers to older JavaScript make them', () => {
  class Compiled {
    method(): void {}
  }
  Object.defineProperty(Compiled, '__private_0_helper', { value: () => null })
  expect(exposeInterface(Compiled, 'Interface').name).toBe('Interface')
  expect(Object.keys(Compiled.prototype)).toEqual(['method'])
})

test('a lone surrogate in a name that is asked for counts as U+FFFD', () => {
  const params = new URLSearchParams('%EF%BF%BD=1&long+enough+a+query+for+anything=2')
  for (let i = 0; i < 3; i++) {
    expect([params.get('\ud83d'), params.has('\ude80'), params.getAll('\ud83d')]).toEqual([
      '1',
      true,
      ['1'],
    ])
  }
  expect(params.get('\ud83d\ude80')).toBeNull()
})

test('a class looks like an interface even if objects inherit a getter', () => {
  class Tea {
    pour(): void {}
  }
  Reflect.set(Object.prototype, 'get', () => 1)
  try {
    exposeInterface(Tea, 'Tea')
  } finally {
    Reflect.deleteProperty(Object.prototype, 'get')
  }
  expect(Object.keys(Tea.prototype)).toEqual(['pour'])
  expect(String(new Tea())).toBe('[object Tea]')
})

const QUERIES = ['a=1', 'a=1&b=2', '', `x=${'y'.repeat(60)}&z=1`, 'n=v&'.repeat(30)]

test.each(QUERIES)('an iterator is shown as Node shows its own: %s', (query) => {
  for (const method of ['entries', 'keys', 'values'] as const) {
    const [theirs, ours] = [
      new globalThis.URLSearchParams(query)[method](),
      new URLSearchParams(query)[method](),
    ]
    for (let taken = 0; taken < 2; taken++) {
      for (const options of [{}, { depth: 0 }, { depth: null }, { breakLength: 40 }]) {
        expect(inspect(ours, options)).toBe(inspect(theirs, options))
        expect(inspect([{ ours }], options)).toBe(inspect([{ ours: theirs }], options))
      }
      theirs.next()
      ours.next()
    }
  }
})

test('inspection cuts a list where Node cuts lists, and says how many are left', () => {
  const params = new URLSearchParams('a=1&b=2&c=3')
  expect(inspect(params, { maxArrayLength: 1 })).toBe(
    "URLSearchParams { 'a' => '1', ... 2 more items }",
  )
  expect(inspect(params, { maxArrayLength: 2 })).toBe(
    "URLSearchParams { 'a' => '1', 'b' => '2', ... 1 more item }",
  )
  const whole = "URLSearchParams { 'a' => '1', 'b' => '2', 'c' => '3' }"
  expect(inspect(params, { maxArrayLength: 3 })).toBe(whole)
  expect(inspect(params, { maxArrayLength: null })).toBe(whole)
})

test('inspection begins lines where the tuples take more than a line has', () => {
  const params = new URLSearchParams(`${'a'.repeat(30)}=${'b'.repeat(30)}`)
  const shown = `'${'a'.repeat(30)}' => '${'b'.repeat(30)}'`
  expect(inspect(params, { breakLength: 70 })).toBe(`URLSearchParams { ${shown} }`)
  expect(inspect(params, { breakLength: 69 })).toBe(`URLSearchParams {\n  ${shown}\n}`)
  const two = new URLSearchParams('a=1&b=2')
  expect(inspect(two, { breakLength: 24 })).toBe("URLSearchParams { 'a' => '1', 'b' => '2' }")
  expect(inspect(two, { breakLength: 23 })).toBe(
    "URLSearchParams {\n  'a' => '1',\n  'b' => '2'\n}",
  )
})

test('inspection without Node shows the tuples as JSON, 80 characters in a line', () => {
  const shown = (object: object, depth: number | null) =>
    (object as { [INSPECT](depth: number | null, options: object): unknown })[INSPECT](depth, {})
  expect(shown(new URLSearchParams('a=1'), null)).toBe('URLSearchParams { "a" => "1" }')
  expect(shown(new URLSearchParams('a=1'), 0)).toBe('URLSearchParams { "a" => "1" }')
  expect(shown(new URLSearchParams('a=1'), -1)).toBe('[URLSearchParams]')
  const long = (length: number) => new URLSearchParams(`a=${'b'.repeat(length)}`)
  expect(shown(long(69), 0)).toBe(`URLSearchParams { "a" => "${'b'.repeat(69)}" }`)
  expect(shown(long(70), 0)).toBe(`URLSearchParams {\n  "a" => "${'b'.repeat(70)}"\n}`)
  expect(shown(new URLSearchParams('a=1').keys(), 0)).toBe('URLSearchParams Iterator { "a" }')
  expect(shown(new URLSearchParams('a=1').keys(), -1)).toBe('[Object]')
})

test('the class name that is shown is text, whatever the constructor is', () => {
  class Tea {}
  expect(classNameOf(new Tea())).toBe('Tea')
  expect(classNameOf({ constructor: { name: 5 } })).toBe('Object')
  expect(classNameOf({ constructor: undefined } as never)).toBe('Object')
})

test('a call with as many arguments as are needed, or more, is right', () => {
  expect(() => requireArguments(2, 2, 'Tea.pour')).not.toThrow()
  expect(() => requireArguments(3, 2, 'Tea.pour')).not.toThrow()
  expect(() => requireArguments(1, 2, 'Tea.pour')).toThrow(
    new TypeError('Tea.pour needs 2 arguments, but got 1'),
  )
})

test('what is not a list, or not an iterator, is given back by its inspection', () => {
  const iterator: object = Object.getPrototypeOf(new URLSearchParams().keys())
  for (const each of [prototype, iterator]) {
    const show = Reflect.get(each, INSPECT) as () => unknown
    for (const other of [{}, Object.create(each), each, null, undefined, 'a=1']) {
      expect(Reflect.apply(show, other, [0, {}])).toBe(other)
    }
  }
})
