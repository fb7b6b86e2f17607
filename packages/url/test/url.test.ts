import { URL, URLSearchParams } from '@waymark/url'
import { expect, test } from 'vitest'

test('every part of a URL can be read', () => {
  const url = new URL('HTTPS://user:pass@Bücher.example:8443/a/../b c?q=ü#f g')
  expect(url.href).toBe('https://user:pass@xn--bcher-kva.example:8443/b%20c?q=%C3%BC#f%20g')
  expect(url.origin).toBe('https://xn--bcher-kva.example:8443')
  expect(url.protocol).toBe('https:')
  expect(url.username).toBe('user')
  expect(url.password).toBe('pass')
  expect(url.host).toBe('xn--bcher-kva.example:8443')
  expect(url.hostname).toBe('xn--bcher-kva.example')
  expect(url.port).toBe('8443')
  expect(url.pathname).toBe('/b%20c')
  expect(url.search).toBe('?q=%C3%BC')
  expect(url.searchParams.get('q')).toBe('ü')
  expect(url.hash).toBe('#f%20g')
})

test('what a URL has not is an empty string', () => {
  const url = new URL('data:text/plain,hello')
  const { username, password, host, hostname, port, search, hash } = url
  expect({ username, password, host, hostname, port, search, hash }).toEqual({
    username: '',
    password: '',
    host: '',
    hostname: '',
    port: '',
    search: '',
    hash: '',
  })
  expect(url.pathname).toBe('text/plain,hello')
  expect(url.origin).toBe('null')
})

test('an empty query or fragment shows in href only', () => {
  const url = new URL('https://a.example/?#')
  expect([url.href, url.search, url.hash]).toEqual(['https://a.example/?#', '', ''])
})

test.each([
  ['https://example.org/💩', undefined, 'https://example.org/%F0%9F%92%A9'],
  ['/🍣🍺', 'https://url.spec.whatwg.org/', 'https://url.spec.whatwg.org/%F0%9F%8D%A3%F0%9F%8D%BA'],
  ['?q', 'https://a.example/b?c#d', 'https://a.example/b?q'],
  ['', 'https://a.example/b?c#d', 'https://a.example/b?c'],
  ['//x:80/y', 'http://a.example/', 'http://x/y'],
  ['#f', 'mailto:a@b.example', 'mailto:a@b.example#f'],
  ['file:///C|/a/../../..', undefined, 'file:///C:/'],
  ['http://0x7f.1/', undefined, 'http://127.0.0.1/'],
  ['http://[2001:DB8::0:1]/', undefined, 'http://[2001:db8::1]/'],
])('%j against %j', (input, base, href) => {
  expect(new URL(input, base).href).toBe(href)
  expect(URL.parse(input, base)?.href).toBe(href)
  expect(URL.canParse(input, base)).toBe(true)
})

test.each([
  ['/relative', undefined],
  ['', undefined],
  ['https://', undefined],
  ['https://a:99999/', undefined],
  ['https://a b/', undefined],
  ['/x', 'mailto:a@b.example'],
  ['https://fine.example/', 'no base'],
])('%j against the base %j is not a URL', (input, base) => {
  expect(() => new URL(input, base)).toThrow(TypeError)
  expect(URL.parse(input, base)).toBe(null)
  expect(URL.canParse(input, base)).toBe(false)
})

test('a URL object can be the base, or be copied', () => {
  const base = new URL('https://pride.example/hello-world')
  expect(new URL('🏳️‍🌈', base).pathname).toBe('/%F0%9F%8F%B3%EF%B8%8F%E2%80%8D%F0%9F%8C%88')
  const copy = new URL(base)
  copy.hash = 'x'
  expect(base.href).toBe('https://pride.example/hello-world')
})

test('href, toString and toJSON say the same', () => {
  const url = new URL('https://a.example')
  expect(url.href).toBe('https://a.example/')
  expect(url.toString()).toBe(url.href)
  expect(`${url}`).toBe(url.href)
  expect(JSON.stringify({ url })).toBe('{"url":"https://a.example/"}')
})

test.each([
  ['https://a.example:443/', 'https://a.example'],
  ['ftp://a.example:22/', 'ftp://a.example:22'],
  ['blob:https://a.example:80/x', 'https://a.example:80'],
  ['https://u:p@a.example:8/', 'https://a.example:8'],
  ['http://u@a.example/', 'http://a.example'],
  ['ws://a.example/', 'ws://a.example'],
  ['blob:http://u:p@a.example:80/x', 'http://a.example'],
  ['blob:https://u@a.example:8/x', 'https://a.example:8'],
  ['blob:httpx://a.example/x', 'null'],
  ['blob:xhttps://a.example/x', 'null'],
  ['blob:x', 'null'],
  ['blobs:https://a.example/x', 'null'],
  ['data:https://a.example/x', 'null'],
  ['blob:ftp://a.example/x', 'null'],
  ['file:///x', 'null'],
  ['foo://a/', 'null'],
])('the origin of %s is %s', (input, origin) => {
  expect(new URL(input).origin).toBe(origin)
})

test('searchParams is always the same URLSearchParams', () => {
  const url = new URL('https://a.example/?a=1')
  const { searchParams } = url
  expect(searchParams).toBeInstanceOf(URLSearchParams)
  url.href = 'https://b.example/?b=2'
  url.search = ''
  expect(url.searchParams).toBe(searchParams)
})
