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

test.each(['http', 'https', 'ws', 'wss', 'ftp', 'file', 'f{i}?le', 'ht*', ':p', '(ws|x)', '*'])(
  'the pathname of the protocol %s has segments',
  (protocol) => {
    expect(new URLPattern({ protocol, pathname: '/a/../b c' }).pathname).toBe('/b%20c')
    expect(
      new URLPattern({ protocol, pathname: '/:a' }).test({ protocol: 'http', pathname: '/a/b' }),
    ).toBe(false)
  },
)

test.each(['x', 'data', 'httpx', 'fil', '(x|y)', 'a*', ''])(
  'the pathname of the protocol %j has none',
  (protocol) => {
    const pattern = new URLPattern({ protocol, pathname: '/a/../b c' })
    expect(pattern.pathname).toBe('/a/../b c')
    expect(new URLPattern({ protocol, pathname: '/:a' }).pathname).toBe('/:a')
  },
)

test.each([
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
  ['ftp', '21'],
])('the port of %s is left out if it is %s', (protocol, port) => {
  expect(new URLPattern({ protocol, port }).port).toBe('')
  expect(new URLPattern({ protocol, port: `${port}0` }).port).toBe(`${port}0`)
  expect(new URLPattern({ protocol: `${protocol}:`, port }).port).toBe('')
  expect(new URLPattern({ port }).port).toBe(port)
  expect(new URLPattern(`${protocol}://a:${port}/`).port).toBe('')
})

test('each part is encoded as the URL parser does it', () => {
  const text = 'a é"\'<>`^|%41'
  const written = (name: string) => new URLPattern({ [name]: text })[name as 'hash']
  expect(['username', 'password', 'pathname', 'search', 'hash'].map(written)).toEqual([
    "a%20%C3%A9%22'%3C%3E%60%5E%7C%41",
    "a%20%C3%A9%22'%3C%3E%60%5E%7C%41",
    "a%20%C3%A9%22'%3C%3E%60%5E|%41",
    'a%20%C3%A9%22%27%3C%3E`^|%41',
    "a%20%C3%A9%22'%3C%3E%60^|%41",
  ])
})

test('in brackets, a hostname has hexadecimal digits, colons and brackets', () => {
  const allowed = Array.from({ length: 0x80 }, (_, unit) => String.fromCharCode(unit)).filter(
    (one) => {
      try {
        return new URLPattern({ hostname: `[\\${one}` }).hostname.length > 0
      } catch {
        return false
      }
    },
  )
  expect(allowed.join('')).toBe('0123456789:ABCDEF[]abcdef')
  expect(new URLPattern({ hostname: '[\\:\\:AF09]' }).hostname).toBe('[\\:\\:af09]')
})

test.each([
  ['[f', '[f'],
  ['\\[f', '[f'],
  ['{[f}', '[f'],
  ['{[}f', '[f'],
])('the hostname %s begins like an IPv6 address', (hostname, written) => {
  expect(new URLPattern({ hostname }).hostname).toBe(written)
})

test.each(['[', 'f[', '*[f', '{f[}', '\\\\[f'])('the hostname %s does not', (hostname) => {
  expect(() => new URLPattern({ hostname })).toThrow('pattern-text-invalid')
})
