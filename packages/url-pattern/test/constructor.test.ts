import { URLPattern } from '@waymark/url-pattern'
import { expect, test } from 'vitest'

function partsOf(pattern: URLPattern): string {
  const { protocol, username, password, hostname, port, pathname, search, hash } = pattern
  return [protocol, username, password, hostname, port, pathname, search, hash].join(' ')
}

test.each([
  ['https://example.com/:category/*', 'https * * example.com  /:category/* * *'],
  [
    'http{s}?://{:sub.}?a.example/p/:id([0-9]+)#r',
    'http{s}? * * {:sub.}?a.example  /p/:id([0-9]+)  r',
  ],
  ['https://a.example', 'https * * a.example  * * *'],
  ['https://a.example?q', 'https * * a.example  / q *'],
  ['https://a.example#h', 'https * * a.example  /  h'],
  ['https://*', 'https * * *  * * *'],
  ['https://*:*', 'https * * * * * * *'],
  ['https://u\\:p@a.example:81/', 'https u p a.example 81 / * *'],
  ['https://u@a.example/', 'https u * a.example  / * *'],
  ['https://[\\:\\:1]/', 'https * * [\\:\\:1]  / * *'],
  ['https://a.c:hmm.example.com:8080', 'https * * a.c:hmm.example.com 8080 * * *'],
  ['data\\:foo*', 'data * *   foo* * *'],
  ['https://a/:b?c', 'https * * a  /:b?c * *'],
  ['https://a/b\\?c', 'https * * a  /b c *'],
])('the parts of %s', (input, parts) => {
  expect(partsOf(new URLPattern(input))).toBe(parts)
})

const base = 'https://u:p@b.example:81/x/y?q#f'

test.each([
  ['/p', 'https * * b.example 81 /p * *'],
  ['../z', 'https * * b.example 81 /z * *'],
  ['?q=:x', 'https * * b.example 81 /x/y q=:x *'],
  ['#:x', 'https * * b.example 81 /x/y q :x'],
  ['', 'https * * b.example 81 /x/ * *'],
  ['http://c', 'http * * c  * * *'],
])('%s takes what comes before it from the base', (input, parts) => {
  expect(partsOf(new URLPattern(input, base))).toBe(parts)
})

test('an object inherits nothing after its first own component', () => {
  const parts = (init: object) => partsOf(new URLPattern({ ...init, baseURL: base }))
  expect(parts({})).toBe('https * * b.example 81 /x/y q f')
  expect(parts({ search: 'z' })).toBe('https * * b.example 81 /x/y z *')
  expect(parts({ pathname: 'z' })).toBe('https * * b.example 81 /x/z * *')
  expect(parts({ pathname: '{/z}' })).toBe('https * * b.example 81 /z * *')
  expect(parts({ port: '9' })).toBe('https * * b.example 9 * * *')
  expect(parts({ protocol: 'http' })).toBe('http * * * * * * *')
})

test('what a base gives is text, not syntax', () => {
  const pattern = new URLPattern({ baseURL: 'https://b.example/a*b/:c?(d)' })
  expect([pattern.pathname, pattern.search]).toEqual(['/a\\*b/\\:c', '\\(d\\)'])
})

test('fixed text is written as in a URL', () => {
  expect(new URLPattern({ protocol: 'HTTPS:' }).protocol).toBe('https')
  expect(new URLPattern({ hostname: '*.bücher.EXAMPLE' }).hostname).toBe('*.xn--bcher-kva.example')
  expect(new URLPattern({ hostname: '[\\:\\:FFFF]' }).hostname).toBe('[\\:\\:ffff]')
  expect(new URLPattern({ port: '0080' }).port).toBe('80')
  expect(new URLPattern({ pathname: '/a/../ü b' }).pathname).toBe('/%C3%BC%20b')
  expect(new URLPattern({ protocol: 'data', pathname: 'a/../b c' }).pathname).toBe('a/../b c')
  expect(new URLPattern({ search: '?é' }).search).toBe('%C3%A9')
  expect(new URLPattern({ hash: '#`' }).hash).toBe('%60')
  expect(new URLPattern({ username: 'a@' }).username).toBe('a%40')
})

test('a default port is empty if the protocol is known', () => {
  expect(new URLPattern({ protocol: 'https', port: '443' }).port).toBe('')
  expect(new URLPattern({ protocol: 'http{s}?', port: '443' }).port).toBe('443')
  expect(new URLPattern({ protocol: 'https', port: '443*' }).port).toBe('443*')
  expect(new URLPattern({ protocol: 'file', port: '0' }).port).toBe('0')
})

test('a regular expression that says the same as a wildcard is one', () => {
  const pattern = new URLPattern({ pathname: '/:a([^\\/]+?)/(.*)' })
  expect(pattern.pathname).toBe('/:a/*')
  expect(pattern.hasRegExpGroups).toBe(false)
  expect(new URLPattern({ pathname: '/(\\d+)' }).hasRegExpGroups).toBe(true)
})

test('a pattern is written in one way, in which nothing means something else', () => {
  const written = (pathname: string) => new URLPattern({ pathname }).pathname
  expect(written('/{a}b')).toBe('/ab')
  expect(written('/{:a}b')).toBe('/{:a}b')
  expect(written('/:a\\b')).toBe('{/:a}b')
  expect(written('{/:a}')).toBe('/:a')
  expect(written('/{:a}')).toBe('/{:a}')
  expect(written('/:a(.*)')).toBe('/:a(.*)')
  expect(written('(a)(.*)')).toBe('(a)(.*)')
  expect(written('{:a\\b}?')).toBe('{:a\\b}?')
  expect(written('/([^\\/]+?)')).toBe('/([^\\/]+?)')
})

test.each([{ port: 'null' }, { protocol: 'foo', port: 'null' }, { port: null }])(
  '%j: a scheme without a default port makes no text one',
  (init) => {
    expect(() => Reflect.construct(URLPattern, [init])).toThrow('pattern-text-invalid')
  },
)
