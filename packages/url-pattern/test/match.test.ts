import { URLPattern } from '@waymark/url-pattern'
import { expect, test } from 'vitest'
import { processorTime } from '../../../test/time-ratio.ts'
import { COMPONENTS } from '../src/url-component.ts'
import { createUrlPattern } from '../src/url-pattern.ts'

const groupsOf = (pathname: string, text: string) =>
  new URLPattern({ pathname }).exec({ pathname: text })?.pathname.groups ?? null

test.each<[string, string, Record<string, string | undefined> | null]>([
  ['/a', '/a', {}],
  ['/a', '/b', null],
  ['/:a', '/x', { a: 'x' }],
  ['/:a', '/', null],
  ['/:a', '/x/y', null],
  ['/:a-:b', '/x-y-z', { a: 'x', b: 'y-z' }],
  ['/*', '/x/y', { 0: 'x/y' }],
  ['/*/*', '/x/y/z', { 0: 'x/y', 1: 'z' }],
  ['/x/:a?', '/x', { a: undefined }],
  ['/x/:a?', '/x/y', { a: 'y' }],
  ['/x/:a*', '/x/y/z', { a: 'y/z' }],
  ['/x/:a*', '/x', { a: undefined }],
  ['/x/:a+', '/x', null],
  ['/x{*}?', '/x', { 0: undefined }],
  ['/x{*}*', '/x', { 0: '' }],
  ['/{a}+', '/aaa', {}],
  ['{/a}?/b', '/b', {}],
  ['/:id(\\d+)', '/12', { id: '12' }],
  ['/:id(\\d+)', '/x', null],
  ['/(a|b)/:c', '/b/x', { 0: 'b', c: 'x' }],
])('%s takes of %s', (pathname, text, groups) => {
  expect(groupsOf(pathname, text)).toEqual(groups)
})

test('a name can be that of a property of every object', () => {
  const groups = groupsOf('/:__proto__/:constructor', '/a/b')!
  expect(Object.entries(groups)).toEqual([
    ['__proto__', 'a'],
    ['constructor', 'b'],
  ])
})

test('a named capture shifts the groups after it, as in the standard', () => {
  expect(groupsOf('/:a((?<x>b)c)/:d', '/bc/z')).toEqual({ a: 'bc', d: 'b' })
})

test('every part is looked at, as the URL has it', () => {
  const pattern = new URLPattern('https://u\\:p@:host.example:81/:path\\?:q#:f')
  const result = pattern.exec('https://u:p@Á.example:81/a/../é?x y#z')!
  expect(result.inputs).toEqual(['https://u:p@Á.example:81/a/../é?x y#z'])
  expect(result.hostname).toEqual({ input: 'xn--1ca.example', groups: { host: 'xn--1ca' } })
  expect(result.pathname).toEqual({ input: '/%C3%A9', groups: { path: '%C3%A9' } })
  expect(result.search).toEqual({ input: 'x%20y', groups: { q: 'x%20y' } })
  expect(result.hash.groups).toEqual({ f: 'z' })
  expect(pattern.test('https://u:p@a.example:82/a?b#c')).toBe(false)
})

test('a relative URL is resolved against the base, and both are inputs', () => {
  const pattern = new URLPattern({ pathname: '/a/:x' })
  const result = pattern.exec('b', 'https://h.example/a/')!
  expect(result.inputs).toEqual(['b', 'https://h.example/a/'])
  expect(result.pathname.groups).toEqual({ x: 'b' })
  expect(pattern.exec('b')).toBe(null)
  expect(pattern.exec('b', 'nope')).toBe(null)
})

test('of an object, parts that are left out are empty, or from its base', () => {
  const pattern = new URLPattern({ hostname: 'h.example' })
  expect(pattern.test({ pathname: '/a' })).toBe(false)
  expect(pattern.test({ pathname: '/a', baseURL: 'https://u:p@h.example/' })).toBe(true)
  const { username, password } = pattern.exec({ baseURL: 'https://u:p@h.example/' })!
  expect([username.input, password.input]).toEqual(['u', 'p'])
  expect(pattern.test({ hostname: 'h.example', port: 'x' })).toBe(false)
  expect(pattern.test({ hostname: 'h.example', baseURL: 'nope' })).toBe(false)
})

test('a URL object is an object with the parts of a URL', () => {
  const url = new globalThis.URL('https://h.example/a?b#c')
  expect(new URLPattern('https://h.example/:x\\?b#c').exec(url)?.pathname.groups).toEqual({
    x: 'a',
  })
  expect(new URLPattern('/:x', url, {}).hostname).toBe('h.example')
})

test('pathname, search and hash match in either case when asked to', () => {
  const pattern = new URLPattern('https://a.example/B/:x\\?C#(d)', { ignoreCase: true })
  expect(pattern.exec('https://a.example/b/X?c#D')?.pathname.groups).toEqual({ x: 'X' })
  expect(new URLPattern({ username: 'u' }, { ignoreCase: true }).test({ username: 'U' })).toBe(
    false,
  )
})

test('an opaque path is one string', () => {
  const pattern = new URLPattern('data\\::type,*')
  expect(pattern.exec('data:text/plain,a b')?.pathname.groups).toEqual({
    0: 'a b',
    type: 'text/plain',
  })
})

test('the members of a result come in the order of their names', () => {
  const result = new URLPattern({}).exec({ search: 'a', hash: 'b' })!
  expect(Object.keys(result)).toEqual(Object.keys(result).sort())
  expect(Object.keys(result.hash)).toEqual(['groups', 'input'])
  expect(Object.keys(result.inputs[0] as object)).toEqual(['hash', 'search'])
})

test('the inputs of a result are objects like any other', () => {
  const given = { pathname: '/x', search: 'y' }
  expect(new URLPattern().exec(given)?.inputs).toStrictEqual([given])
  expect(new URLPattern().exec()?.inputs).toStrictEqual([{}])
})

test.each(COMPONENTS)('of an object without %s, that part is empty', (name) => {
  expect(new URLPattern({}).exec({})![name]).toEqual({ input: '', groups: { 0: '' } })
  expect(new URLPattern({ [name]: '' }).test({})).toBe(true)
  expect(new URLPattern({ [name]: ':x' }).test({})).toBe(false)
})

const WHOLE = 'https://u:p@h.example:81/a?b#c'

test.each([
  ['protocol', 'https'],
  ['username', 'u'],
  ['password', 'p'],
  ['hostname', 'h.example'],
  ['port', '81'],
  ['pathname', '/a'],
  ['search', 'b'],
  ['hash', 'c'],
] as const)('of a URL, %s is %s and nothing else', (name, text) => {
  const pattern = new URLPattern({ [name]: text })
  expect(pattern.exec(WHOLE)?.[name]).toEqual({ input: text, groups: {} })
  expect(new URLPattern({ [name]: `${text}0` }).exec(WHOLE)).toBeNull()
  expect(new URLPattern({ [name]: '*' }).exec(WHOLE)?.[name]).toEqual({
    input: text,
    groups: { 0: text },
  })
})

test.each([
  ['pathname', true],
  ['search', true],
  ['hash', true],
  ['username', false],
  ['password', false],
] as const)('the case of %s is ignored if asked to: %j', (name, isIgnored) => {
  const start = name === 'pathname' ? '/' : ''
  for (const [pattern, lower, upper] of [
    ['ab', 'ab', 'AB'],
    ['AB', 'ab', 'AB'],
    ['a:x', 'a1', 'A1'],
    ['{a}+:x', 'aa1', 'AA1'],
    ['(a+)', 'aa', 'AA'],
  ] as const) {
    const test = (text: string, ignoreCase: boolean) =>
      new URLPattern({ [name]: start + pattern }, { ignoreCase }).test({ [name]: start + text })
    const isLower = pattern !== 'AB'
    expect([test(lower, false), test(upper, false)]).toEqual([isLower, !isLower])
    expect([test(lower, true), test(upper, true)]).toEqual([
      isLower || isIgnored,
      !isLower || isIgnored,
    ])
  }
})

test('a group keeps the case of what it took', () => {
  const pattern = new URLPattern({ pathname: '/A:x/*' }, { ignoreCase: true })
  expect(pattern.exec({ pathname: '/aBc/De' })?.pathname.groups).toEqual({ x: 'Bc', 0: 'De' })
})

test('many wildcards do not take longer and longer', () => {
  const pattern = new URLPattern({ pathname: `/${'*a'.repeat(12)}b` })
  const pathname = `/${'a'.repeat(40)}`
  expect(processorTime(() => expect(pattern.test({ pathname })).toBe(false))).toBeLessThan(200)
})

test.each<[string, string, readonly (string | undefined)[] | null]>([
  ['', '', []],
  ['', '/a', null],
  ['/a', '/a', []],
  ['/a', '/', null],
  ['*', '/a', ['/a']],
  ['/:a', '/b', ['b']],
  ['/(b)', '/b', ['b']],
  ['/(b)', '/c', null],
  ['/(b)?', '', [undefined]],
  ['/((?<x>b))/(c)', '/b/c', ['b', 'b']],
  ['/:a?/(c)', '/c', [undefined, 'c']],
])('the pathname %j has as many groups as names, of %j', (pathname, text, groups) => {
  expect(createUrlPattern({ pathname }, null, false).pathname.match(text)).toEqual(groups)
})
