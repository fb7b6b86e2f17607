import { URL } from '@waymark/url'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

type Settable =
  | 'href'
  | 'protocol'
  | 'username'
  | 'password'
  | 'host'
  | 'hostname'
  | 'port'
  | 'pathname'
  | 'search'
  | 'hash'

const start = 'https://u:p@a.example:8080/path?query#fragment'

test.each([
  ['protocol', 'http', 'http://u:p@a.example:8080/path?query#fragment'],
  ['protocol', 'HTTP:anything', 'http://u:p@a.example:8080/path?query#fragment'],
  ['protocol', 'foo', start],
  ['protocol', '1', start],
  ['protocol', 'file', start],
  ['username', 'ü:@', 'https://%C3%BC%3A%40:p@a.example:8080/path?query#fragment'],
  ['username', '', 'https://:p@a.example:8080/path?query#fragment'],
  ['password', '', 'https://u@a.example:8080/path?query#fragment'],
  ['host', 'b.example', 'https://u:p@b.example:8080/path?query#fragment'],
  ['host', 'b.example:443', 'https://u:p@b.example/path?query#fragment'],
  ['host', 'b.example:99999', 'https://u:p@b.example:8080/path?query#fragment'],
  ['host', 'b.example/x', 'https://u:p@b.example:8080/path?query#fragment'],
  ['host', 'a b', start],
  ['host', '', start],
  ['hostname', 'b.example', 'https://u:p@b.example:8080/path?query#fragment'],
  ['hostname', 'b.example:443', start],
  ['hostname', '0x7F.1', 'https://u:p@127.0.0.1:8080/path?query#fragment'],
  ['port', '', 'https://u:p@a.example/path?query#fragment'],
  ['port', '443', 'https://u:p@a.example/path?query#fragment'],
  ['port', '90x', 'https://u:p@a.example:90/path?query#fragment'],
  ['port', '65536', start],
  ['port', 'x', start],
  ['pathname', 'a/../b', 'https://u:p@a.example:8080/b?query#fragment'],
  ['pathname', '\t\\a\n/é', 'https://u:p@a.example:8080/a/%C3%A9?query#fragment'],
  ['search', '\t?x', 'https://u:p@a.example:8080/path??x#fragment'],
  ['pathname', '?#', 'https://u:p@a.example:8080/%3F%23?query#fragment'],
  ['pathname', '', 'https://u:p@a.example:8080/?query#fragment'],
  ['search', '?a b', 'https://u:p@a.example:8080/path?a%20b#fragment'],
  ['search', '??', 'https://u:p@a.example:8080/path??#fragment'],
  ['search', '?', 'https://u:p@a.example:8080/path?#fragment'],
  ['search', '', 'https://u:p@a.example:8080/path#fragment'],
  ['search', '#', 'https://u:p@a.example:8080/path?%23#fragment'],
  ['hash', '#a b', 'https://u:p@a.example:8080/path?query#a%20b'],
  ['hash', '', 'https://u:p@a.example:8080/path?query'],
  ['hash', '#', 'https://u:p@a.example:8080/path?query#'],
  ['href', 'foo:bar', 'foo:bar'],
] as [Settable, string, string][])('%s = %j', (attribute, value, href) => {
  const url = new URL(start)
  url[attribute] = value
  expect(url.href).toBe(href)
})

test.each(['username', 'password', 'port', 'host', 'hostname', 'pathname'] as const)(
  'a URL with an opaque path keeps its %s',
  (attribute) => {
    const url = new URL('mailto:a@b.example')
    url[attribute] = '1'
    expect(url.href).toBe('mailto:a@b.example')
  },
)

test.each(['username', 'password', 'port'] as const)('a file URL gets no %s', (attribute) => {
  const url = new URL('file://a.example/')
  url[attribute] = '1'
  expect(url.href).toBe('file://a.example/')
})

test('the href setter throws if the value is not a URL, and changes nothing', () => {
  const url = new URL(start)
  const { searchParams } = url
  expect(() => {
    url.href = '/relative'
  }).toThrow(errorWith({ reason: 'missing-scheme-non-relative-URL', errorsOf: 'input', start: 0 }))
  expect(url.href).toBe(start)
  expect(`${searchParams}`).toBe('query=')
})

test('an opaque path keeps what a query and a fragment need', () => {
  const url = new URL('data:space    ?query#fragment')
  url.search = ''
  url.hash = ''
  expect(new URL(url.href).href).toBe(url.href)
})

test('a value is converted before anything is looked at', () => {
  const url = new URL('mailto:a@b.example')
  for (const attribute of ['host', 'username', 'port', 'pathname', 'search', 'href'] as const) {
    expect(() => {
      url[attribute] = Symbol('s') as unknown as string
    }).toThrow(TypeError)
  }
  url.hash = null as unknown as string
  expect(url.hash).toBe('#null')
  url.search = 'a\ud800'
  expect(url.search).toBe('?a%EF%BF%BD')
})

test.each([
  ['href', 'foo:bar'],
  ['protocol', 'http'],
  ['username', 'v'],
  ['password', 'w'],
  ['host', 'b.example:9'],
  ['hostname', 'b.example'],
  ['port', '9'],
  ['pathname', '/b'],
  ['search', '?x'],
  ['hash', '#x'],
] as [Settable, string][])(
  'what is set as %s is converted to a string, once',
  (attribute, value) => {
    let calls = 0
    const speaks = {
      toString() {
        calls++
        return value
      },
    }
    const [url, expected] = [new URL(start), new URL(start)]
    url[attribute] = speaks as unknown as string
    expected[attribute] = value
    expect([url.href, calls]).toEqual([expected.href, 1])
  },
)

test.each(['file:///a?q#f', 'foo://h/a?q#f', 'https://h/a?q#f'])(
  'what was taken away from %s does not come back when something else is set',
  (text) => {
    const url = new URL(text)
    url.pathname = '/b'
    url.search = ''
    url.hash = ''
    url.pathname = '/c'
    expect(url.href).toBe(text.replace('a?q#f', 'c'))
  },
)

test('a file: URL that was another one keeps what its own parser would change', () => {
  const local = new URL('http://localhost/x')
  local.protocol = 'file'
  local.hash = 'a'
  local.searchParams.append('b', 'c')
  local.pathname = '/y'
  expect(local.href).toBe('file://localhost/y?b=c#a')
  local.search = 'd'
  local.protocol = 'http'
  expect(local.href).toBe('http://localhost/y?d#a')

  const drive = new URL('http://h/C|/x')
  drive.protocol = 'file'
  drive.search = 'q'
  drive.hostname = 'g'
  expect(drive.href).toBe('file://g/C|/x?q')
})
