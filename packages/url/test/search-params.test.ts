import { URL, URLSearchParams } from '@waymark/url'
import { expect, test } from 'vitest'

test('changing searchParams changes the URL', () => {
  const url = new URL('https://a.example/p?a=1#f')
  url.searchParams.append('b', '2 3')
  expect(url.search).toBe('?a=1&b=2+3')
  url.searchParams.set('a', 'é')
  expect(url.href).toBe('https://a.example/p?a=%C3%A9&b=2+3#f')
  url.searchParams.delete('a')
  expect(`${url}`).toBe('https://a.example/p?b=2+3#f')
})

test('changing the URL changes searchParams', () => {
  const url = new URL('https://a.example/?a=1')
  const { searchParams } = url
  url.search = '?b=2&b=3'
  expect([...searchParams]).toEqual([
    ['b', '2'],
    ['b', '3'],
  ])
  url.href = 'https://b.example/?c'
  expect([...searchParams]).toEqual([['c', '']])
  url.href = 'https://b.example/'
  expect(searchParams.size).toBe(0)
  url.search = 'd'
  url.search = ''
  expect(searchParams.size).toBe(0)
})

test('an emptied list leaves no question mark', () => {
  const url = new URL('https://a.example/?a=1')
  url.searchParams.delete('a')
  expect(url.href).toBe('https://a.example/')
  url.search = '?'
  expect(url.href).toBe('https://a.example/?')
  url.searchParams.sort()
  expect(url.href).toBe('https://a.example/')
})

test('every change writes the whole query anew, even one that changes nothing', () => {
  const url = new URL('https://example.com/?a=b ~')
  expect(url.href).toBe('https://example.com/?a=b%20~')
  url.searchParams.get('a')
  expect(url.href).toBe('https://example.com/?a=b%20~')
  url.searchParams.delete('no such name')
  expect(url.href).toBe('https://example.com/?a=b+%7E')
})

test('after the search setter the list says what the URL says', () => {
  // Tabs and newlines are not part of the URL's query, so they are not part of the list.
  const url = new URL('https://a.example/')
  const { searchParams } = url
  url.search = '?a=\tb\r\n&c'
  expect(url.search).toBe('?a=b&c')
  expect([...searchParams]).toEqual([
    ['a', 'b'],
    ['c', ''],
  ])
})

test('other setters keep a changed list', () => {
  const attributes = ['protocol', 'username', 'password', 'host', 'hostname', 'port'] as const
  for (const attribute of [...attributes, 'pathname', 'hash'] as const) {
    const url = new URL('https://a.example/?a=1')
    url.searchParams.append('b', '2')
    url[attribute] = '1'
    expect(url.search, attribute).toBe('?a=1&b=2')
    expect(url.href, attribute).toContain('?a=1&b=2')
  }
})

test('other setters that do nothing keep a changed list too', () => {
  const url = new URL('foo:opaque?a=1')
  url.searchParams.append('b', '2')
  url.host = 'x'
  url.port = '1'
  expect(url.href).toBe('foo:opaque?a=1&b=2')
})

test('the search setter overrides pending changes', () => {
  const url = new URL('https://a.example/?a=1')
  url.searchParams.append('b', '2')
  url.search = '?c=3'
  expect(url.href).toBe('https://a.example/?c=3')
  expect(`${url.searchParams}`).toBe('c=3')
})

test('an iterator lives through a change of the URL', () => {
  const url = new URL('http://localhost/?a=1&b=2&c=3')
  const seen: string[] = []
  for (const [name, value] of url.searchParams) {
    seen.push(`${name}=${value}`)
    url.search = 'x=1&y=2&z=3'
  }
  expect(seen).toEqual(['a=1', 'y=2', 'z=3'])
})

test('a copy of searchParams has no URL', () => {
  const url = new URL('https://a.example/?a=1')
  new URLSearchParams(url.searchParams).append('b', '2')
  expect(url.search).toBe('?a=1')
})

test('sort', () => {
  const url = new URL('https://example.org/?q=🏳️‍🌈&key=e1f7bc78')
  url.searchParams.sort()
  expect(url.search).toBe('?key=e1f7bc78&q=%F0%9F%8F%B3%EF%B8%8F%E2%80%8D%F0%9F%8C%88')
})

test('the list decodes as a form, the URL encodes as a URL', () => {
  const url = new URL('https://example.com/?a=~&b=%7E')
  expect(url.search).toBe('?a=~&b=%7E')
  expect(url.searchParams.get('a')).toBe('~')
  expect(url.searchParams.get('b')).toBe('~')
})
