import { parseHost } from '@waymark/host'
import { OptionError } from '@waymark/infra/options'
import {
  appendSegments,
  editUrl,
  relativize,
  type UrlEdits,
  withQueryPairs,
} from '@waymark/url-edit'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'

const edit = (input: string, edits: UrlEdits) => editUrl(parseUrl(input)!, edits).href

describe('editUrl', () => {
  test.each<[input: string, edits: UrlEdits, href: string]>([
    [
      'https://good.example/p',
      { username: 'x@evil.example/' },
      'https://x%40evil.example%2F@good.example/p',
    ],
    ['https://a.example/', { password: 'p:/?#%' }, 'https://:p%3A%2F%3F%23%25@a.example/'],
    ['https://a.example/', { username: { encoded: 'a%20b c' } }, 'https://a%20b%20c@a.example/'],
    ['https://a.example/', { host: 'BÜCHER.example' }, 'https://xn--bcher-kva.example/'],
    ['https://a.example/', { host: '[::0:1]' }, 'https://[::1]/'],
    ['https://a.example/', { host: { kind: 'ipv4', address: 0x7f000001 } }, 'https://127.0.0.1/'],
    ['file:///a', { host: 'localhost' }, 'file:///a'],
    ['file:///a', { host: 'server' }, 'file://server/a'],
    ['foo://h/x', { host: { kind: 'domain', name: 'a.example' } }, 'foo://a.example/x'],
    ['foo:/a', { host: 'b c'.replace(' ', '') }, 'foo://bc/a'],
    ['foo://h//a', { host: null }, 'foo:/.//a'],
    ['foo:/.//a', { host: 'h' }, 'foo://h//a'],
    ['https://a.example:81/', { port: 443 }, 'https://a.example/'],
    ['https://a.example:80/', { scheme: 'http' }, 'http://a.example/'],
    ['https://a.example/', { scheme: 'WSS', port: 0 }, 'wss://a.example:0/'],
    [
      'https://a.example/x',
      { path: ['a/b', '?', '#', '%2F', 'é', ' '] },
      'https://a.example/a%2Fb/%3F/%23/%252F/%C3%A9/%20',
    ],
    ['https://a.example/x', { path: [] }, 'https://a.example/'],
    ['https://a.example/x', { path: { encoded: 'a%2Fb/../c\\d?' } }, 'https://a.example/c/d%3F'],
    ['file:///x', { path: ['C|', 'a'] }, 'file:///C%7C/a'],
    [
      'https://a.example/x',
      { path: { encoded: '/a\tb/.\n./c' } },
      'https://a.example/a%09b/.%0A./c',
    ],
    ['file:///x', { path: { encoded: '/C|/a' } }, 'file:///C:/a'],
    ['mailto:a@b', { path: '/c d?' }, 'mailto:%2Fc%20d%3F'],
    ['mailto:a@b', { path: { encoded: 'c  ' } }, 'mailto:c%20%20'],
    ['mailto:a@b', { path: ['c'] }, 'mailto:/c'],
    [
      'https://a.example/?x#y',
      { query: "q='#%41", fragment: '#%' },
      'https://a.example/?q=%27%23%2541#%23%25',
    ],
    ['foo://h/?x', { query: "'" }, "foo://h/?'"],
    ['https://a.example/?x#y', { query: null, fragment: '' }, 'https://a.example/#'],
    ['https://a.example/?x', { query: undefined }, 'https://a.example/?x'],
  ])('%s %j', (input, edits, href) => {
    expect(edit(input, edits)).toBe(href)
  })

  test.each<[input: string, edits: object, option: string, message: RegExp]>([
    ['https://a.example/', { host: 'a b' }, 'host', /domain-to-ASCII from 0 to 3/],
    ['https://a.example/', { host: 'a/b' }, 'host', /domain-to-ASCII/],
    ['https://a.example/', { host: 'a:1' }, 'host', /domain-to-ASCII/],
    ['https://a.example/', { host: '1.2.3.4.5' }, 'host', /IPv4-too-many-parts from 0 to 9/],
    ['file://h/x', { host: null }, 'host', /file needs one, which may be ''/],
    [
      'https://a.example/',
      { host: parseHost('A.B', { isOpaque: true })! },
      'host',
      /not what `parseHost` with `isOpaque: false` gives for the scheme https/,
    ],
    [
      'https://a.example/',
      { host: { kind: 'domain', name: '127.1' } },
      'host',
      /not what `parseHost`/,
    ],
    ['https://a.example/', { host: '' }, 'host', /https needs one/],
    ['https://a.example/', { host: null }, 'host', /https needs one/],
    ['https://a.example/', { host: { kind: 'domain', name: 'GOOD.example' } }, 'host', /host/],
    ['foo://a/', { host: 'a b' }, 'host', /host-invalid-code-point from 1 to 2/],
    ['foo://u@h/', { host: null }, 'host', /no username/],
    ['foo:/a', { username: 'u' }, 'username', /without a host has no username/],
    ['file:///a', { port: 80 }, 'port', /no port/],
    ['https://u@a.example/', { scheme: 'file' }, 'scheme', /no username/],
    ['file:///a', { scheme: 'https' }, 'host', /https needs one/],
    ['https://localhost/x', { scheme: 'file' }, 'scheme', /differently/],
    ['https://h/C|/x', { scheme: 'file' }, 'scheme', /differently/],
    ['https://a.example/', { path: new Array(2) }, 'path', /list of segments/],
    [
      'https://a.example/',
      { scheme: 'foo' },
      'scheme',
      /foo is not a special scheme and https is a special scheme/,
    ],
    ['https://a.example/', { scheme: '1x' }, 'scheme', /a letter/],
    ['https://a.example/', { scheme: 'a b' }, 'scheme', /a letter/],
    ['https://a.example/', { port: 65_536 }, 'port', /65535/],
    ['https://a.example/', { port: '80' }, 'port', /65535/],
    ['https://a.example/', { path: ['..'] }, 'path', /segment `\.\.`/],
    ['https://a.example/', { path: 'a/b' }, 'path', /list of segments/],
    ['https://a.example/', { path: { kind: 'opaque', text: 'x' } }, 'path', /list of segments/],
    ['foo:/a', { path: [] }, 'path', /a segment/],
    ['foo://h', { host: null }, 'host', /a segment/],
    ['mailto:a', { host: 'h' }, 'host', /opaque/],
    ['mailto:a', { path: { encoded: '/x' } }, 'path', /not opaque/],
    ['https://a.example/', { hostname: 'b' }, 'hostname', /unknown option/],
    ['https://a.example/', { query: 5 }, 'query', /string/],
  ])('%s %j is refused', (input, edits, option, message) => {
    let error: unknown
    try {
      edit(input, edits as UrlEdits)
    } catch (thrown) {
      error = thrown
    }
    expect(error).toBeInstanceOf(OptionError)
    expect((error as OptionError).option).toBe(option)
    expect((error as OptionError).message).toMatch(message)
  })
})

describe('relativize', () => {
  test.each<[url: string, base: string, reference: string]>([
    // Those of rust-url's make_relative, RFC 3986 and the reports, written anew.
    ['http://h/a/b/c', 'http://h/a/b/d', 'c'],
    ['http://h/a/b/', 'http://h/a/b/d', '.'],
    ['http://h/a/b', 'http://h/a/b/d', '../b'],
    ['http://h/a/', 'http://h/a/b/d', '..'],
    ['http://h/', 'http://h/a/b/d', '/'],
    ['http://h/a/b/d', 'http://h/a/b/d', ''],
    ['http://h/a/b/d#f', 'http://h/a/b/d', '#f'],
    ['http://h/a/b/d?q', 'http://h/a/b/d', '?q'],
    ['http://h/a/b/d', 'http://h/a/b/d?q', 'd'],
    ['http://h/a/b/d?', 'http://h/a/b/d?q', '?'],
    ['http://h/a/b/c:d', 'http://h/a/b/d', './c:d'],
    ['http://h/a/b//', 'http://h/a/b/d', './/'],
    ['http://h//x', 'http://h/a', './/x'],
    ['http://h:81/a', 'http://h/a', '//h:81/a'],
    ['http://u:p@h/a', 'http://h/a', '//u:p@h/a'],
    ['https://h/a', 'http://h/a', 'https://h/a'],
    ['mailto:a', 'mailto:b', 'mailto:a'],
    ['mailto:a#f', 'mailto:a', '#f'],
    ['foo:/a/b', 'foo:/a/c', 'b'],
    ['foo:/.//a', 'foo:/b', './/a'],
    ['file:///C:/a', 'file:///C:/b', 'a'],
    ['file:///D:/a', 'file:///C:/b', '/D:/a'],
  ])('%s from %s', (url, base, reference) => {
    expect(relativize(parseUrl(url)!, parseUrl(base)!)).toBe(reference)
    expect(parseUrl(reference, { base })?.href).toBe(parseUrl(url)!.href)
  })
})

describe('appendSegments', () => {
  test.each<[input: string, segments: string[], href: string]>([
    ['https://a.example', ['b'], 'https://a.example/b'],
    ['https://a.example/b', ['c', ''], 'https://a.example/b/c/'],
    ['https://a.example/b/', ['c'], 'https://a.example/b/c'],
    ['https://a.example/b?q#f', ['c/d', '?'], 'https://a.example/b/c%2Fd/%3F?q#f'],
    ['https://a.example/b', [], 'https://a.example/b'],
    ['https://a.example/%zz/b|', ['c'], 'https://a.example/%zz/b|/c'],
    ['foo:/a', ['b'], 'foo:/a/b'],
    ['foo://h', ['b'], 'foo://h/b'],
  ])('%s %j', (input, segments, href) => {
    expect(appendSegments(parseUrl(input)!, segments).href).toBe(href)
  })

  test.each([
    ['mailto:a', ['b'], /opaque/],
    ['https://a.example/', ['..'], /segment `\.\.`/],
    ['https://a.example/', 'b', /list/],
    ['https://a.example/', [5], /list/],
  ])('%s %j is refused', (input, segments, message) => {
    expect(() => appendSegments(parseUrl(input)!, segments as string[])).toThrow(message)
  })
})

test('withQueryPairs', () => {
  const url = parseUrl('https://a.example/?x#f')!
  expect(
    withQueryPairs(url, [
      ['a b', 'c&d'],
      ['é', ''],
    ]).href,
  ).toBe('https://a.example/?a+b=c%26d&%C3%A9=#f')
  expect(withQueryPairs(url, new Map([['a', '1']])).query).toBe('a=1')
  expect(withQueryPairs(url, []).query).toBe(null)
  expect(() => withQueryPairs(url, [['a']] as never)).toThrow('pairs')
  expect(withQueryPairs(parseUrl('mailto:a')!, [['subject', 'b c']]).href).toBe(
    'mailto:a?subject=b+c',
  )
})
