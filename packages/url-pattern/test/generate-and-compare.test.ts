import {
  compareComponent,
  generateComponent,
  URLPattern,
  type URLPatternComponent,
  type URLPatternInit,
} from '@waymark/url-pattern'
import { expect, test } from 'vitest'

test('groups generate a string, encoded as the component is', () => {
  const pattern = new URLPattern('https://:sub.a.example/:x/:y-z')
  expect(generateComponent(pattern, 'pathname', { x: 'é', y: 'b c' })).toBe('/%C3%A9/b%20c-z')
  expect(generateComponent(pattern, 'hostname', { sub: 'BÜCHER', more: '' })).toBe(
    'xn--bcher-kva.a.example',
  )
  expect(generateComponent(pattern, 'protocol', {})).toBe('https')
  expect(
    generateComponent(new URLPattern({ pathname: '/([^\\/]+?)' }), 'pathname', { 0: 'a' }),
  ).toBe('/a')
})

test.each([
  ['/:a', {}],
  ['/:a', { a: '' }],
  ['/:a', { a: 'b/c' }],
  ['/:a', { a: 'b\\c' }],
  ['/:a', { a: '..' }],
  ['/:a', { a: '%2e%2E' }],
  ['/:a/x', { a: '.' }],
  ['/.:a', { a: '.' }],
  ['/:a:b', { a: 'xy', b: 'z' }],
  ['/*', { 0: 'a' }],
  ['/(a|b)', { 0: 'a' }],
  ['/:a?', { a: 'b' }],
])('%s makes nothing of %j', (pathname, groups: Record<string, string>) => {
  expect(() => generateComponent(new URLPattern({ pathname }), 'pathname', groups)).toThrow(
    'groups',
  )
})

test('a host that would become another one is not made', () => {
  const pattern = new URLPattern({ hostname: ':a' })
  expect(() => generateComponent(pattern, 'hostname', { a: '1' })).toThrow(TypeError)
  expect(() => generateComponent(pattern, 'hostname', { a: 'b c' })).toThrow(TypeError)
})

test.each<[URLPatternComponent, URLPatternInit, string]>([
  ['hostname', { hostname: ':x.example' }, 'evil?y'],
  ['hostname', { hostname: ':x.example' }, 'a/b'],
  ['hostname', { hostname: ':x.example' }, 'a\\b'],
  ['hostname', { hostname: ':x' }, 'a#b'],
  ['hostname', { hostname: ':x' }, 'a:80'],
  ['hostname', { hostname: ':x' }, 'a\tb'],
  ['hostname', { hostname: '[:x]' }, '1'],
  ['hostname', { hostname: '[:x]' }, '0:0::1'],
  ['port', { port: ':x' }, '80abc'],
  ['port', { port: ':x' }, '8/../x'],
  ['port', { protocol: 'https', port: ':x' }, '443'],
  ['port', { protocol: 'ws', port: '8:x' }, '0'],
  ['protocol', { protocol: ':x' }, 'http://evil/?'],
  ['protocol', { protocol: ':x' }, ' javascript:alert(1)'],
  ['protocol', { protocol: ':x' }, ' http'],
  ['pathname', { protocol: 'data', pathname: 'x:x' }, 'a?b'],
  ['pathname', { protocol: 'data', pathname: 'x:x' }, 'a#b'],
])('of %s %j nothing is cut off %j', (component, init, x) => {
  expect(() => generateComponent(new URLPattern(init), component, { x })).toThrow(TypeError)
})

test.each([
  ['/:x', '..'],
  ['/:x', 'a/../..'],
  ['/:x', '%2E'],
  ['/a/:x', 'b/.'],
  [':x', 'b '],
  [':x', '/a/..'],
])('of the path %s of a scheme that is not special nothing is taken away %j', (pathname, x) => {
  const pattern = new URLPattern({ protocol: 'x', pathname })
  expect(() => generateComponent(pattern, 'pathname', { x })).toThrow(TypeError)
})

test.each<[URLPatternComponent, URLPatternInit, string, string]>([
  ['hostname', { hostname: '[:x]' }, '2001:DB8::1', '[2001:db8::1]'],
  ['port', { port: ':x' }, '65530', '65530'],
  ['port', { port: ':x' }, '0', '0'],
  ['port', { port: '8:x' }, '0', '80'],
  ['port', { protocol: 'http{s}?', port: ':x' }, '443', '443'],
  ['port', { protocol: 'http', port: ':x' }, '443', '443'],
  ['protocol', { protocol: ':x' }, 'HTTP', 'http'],
  ['search', { search: 'q=:x' }, ' a#', 'q=%20a%23'],
  ['pathname', { protocol: 'x', pathname: '/:x' }, 'a b/c ', '/a b/c '],
  ['pathname', { protocol: 'x', pathname: '/:x' }, '/é\\', '//%C3%A9\\'],
  ['pathname', { protocol: 'data', pathname: 'x:x' }, '../ a', 'x../ a'],
])('of %s %j all is kept of %j', (component, init, x, expected) => {
  expect(generateComponent(new URLPattern(init), component, { x })).toBe(expected)
})

test.each<[string, string, -1 | 0 | 1]>([
  ['/a', '/b', -1],
  ['/a', '/:x', 1],
  ['/(a)', '/:x', 1],
  ['/:x', '/*', 1],
  ['/a/:x', '/a', -1],
  ['/a*', '/a', -1],
  ['/:x', '/:y', 0],
  ['/:x', '/:x?', 1],
  ['/:x+', '/:x?', 1],
  ['/:x?', '/:x*', 1],
  ['{:x-}', '{:x.}', -1],
])('%s against %s', (left, right, order) => {
  const compare = (a: string, b: string) =>
    compareComponent('pathname', new URLPattern({ pathname: a }), new URLPattern({ pathname: b }))
  expect(compare(left, right)).toBe(order)
  expect(compare(right, left)).toBe(order === 0 ? 0 : -order)
})

test('routes can be sorted so that the most specific is asked first', () => {
  const routes = ['/*', '/books/:id', '/books/new', '/:page'].map(
    (pathname) => new URLPattern({ pathname }),
  )
  const sorted = routes.sort((a, b) => compareComponent('pathname', b, a))
  expect(sorted.map(({ pathname }) => pathname)).toEqual([
    '/books/new',
    '/books/:id',
    '/:page',
    '/*',
  ])
})

test('parts are ordered by type, then by modifier, then by the text before, in and after them', () => {
  const ascending = [
    '**',
    '{a*}*',
    '{b*}*',
    '*?',
    '*+',
    '*',
    '{*a}',
    '{*b}',
    ':x*',
    ':x?',
    ':x+',
    ':x',
    '{:x-}',
    '{a:x}',
    '{b:x}',
    '(a)*',
    '(b)*',
    '{a(a)}*',
    '(a)?',
    '(a)+',
    '(a)',
    '(b)',
    '{(b)c}',
    '{a(a)}',
    '{a}*',
    '{a}?',
    '{a}+',
    '',
    'a',
    'ab',
    'b',
  ].map((search) => new URLPattern({ search }))
  for (const [i, left] of ascending.entries()) {
    for (const [j, right] of ascending.entries()) {
      const order = [left.search, right.search, compareComponent('search', left, right)]
      expect(order).toEqual([left.search, right.search, Math.sign(i - j)])
    }
  }
})

test.each([
  'protocol',
  'username',
  'password',
  'hostname',
  'port',
  'pathname',
  'search',
  'hash',
] as const)('patterns are compared in %s alone', (name) => {
  const [any, one] = ['*', '1'].map(
    (text) => new URLPattern({ [name === 'protocol' ? 'hash' : name]: text }),
  )
  const [other, text] = ['*', 'x1'].map((protocol) => new URLPattern({ protocol }))
  const [less, more] = name === 'protocol' ? [other!, text!] : [any!, one!]
  expect(compareComponent(name, less, more)).toBe(-1)
  expect(compareComponent(name, more, less)).toBe(1)
  const different = name === 'hash' ? 'search' : 'hash'
  expect(compareComponent(different, less, more)).toBe(0)
})

test('the message quotes the pattern of that part', () => {
  const pattern = new URLPattern({ pathname: '/x/*', search: 'y' })
  expect(() => generateComponent(pattern, 'pathname', {})).toThrow('"/x/*"')
  expect(generateComponent(pattern, 'search', {})).toBe('y')
})
