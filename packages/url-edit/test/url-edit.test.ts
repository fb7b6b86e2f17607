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
import { errorWith } from '../../../test/error-with.ts'

const edit = (input: string, edits: UrlEdits) => editUrl(parseUrl(input)!, edits).href

const REFUSED = 'option-refused'
const WRONG = 'option-wrong'
/** The facts of a text that is not a host: the standard's name of the error, and its place. */
const invalid = (name: string, start: number, end: number) => ({ name, start, end })

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

  test.each<[input: string, edits: object, option: string, code: string, data: object]>([
    ['https://a.example/', { host: 'a b' }, 'host', REFUSED, invalid('domain-to-ASCII', 0, 3)],
    ['https://a.example/', { host: 'a/b' }, 'host', REFUSED, invalid('domain-to-ASCII', 0, 3)],
    ['https://a.example/', { host: 'a:1' }, 'host', REFUSED, invalid('domain-to-ASCII', 0, 3)],
    ['https://a.example/', { host: 'a%' }, 'host', REFUSED, invalid('domain-to-ASCII', 0, 2)],
    [
      'https://a.example/',
      { host: '1.2.3.4.5' },
      'host',
      REFUSED,
      invalid('IPv4-too-many-parts', 0, 9),
    ],
    ['foo://a/', { host: 'a b' }, 'host', REFUSED, invalid('host-invalid-code-point', 1, 2)],
    ['foo://a/', { host: 'ab^' }, 'host', REFUSED, invalid('host-invalid-code-point', 2, 3)],
    ['file://h/x', { host: null }, 'host', REFUSED, { scheme: 'file' }],
    [
      'https://a.example/',
      { host: parseHost('A.B', { isOpaque: true })! },
      'host',
      REFUSED,
      { scheme: 'https', expected: expect.stringContaining('`isOpaque: false`') },
    ],
    [
      'https://a.example/',
      { host: { kind: 'domain', name: '127.1' } },
      'host',
      REFUSED,
      { scheme: 'https', expected: expect.stringContaining('`isOpaque: false`') },
    ],
    [
      'https://a.example/',
      { host: { kind: 'domain', name: 'GOOD.example' } },
      'host',
      REFUSED,
      { scheme: 'https', expected: expect.stringContaining('`isOpaque: false`') },
    ],
    [
      'foo://a/',
      { host: { kind: 'opaque', text: 'a b' } },
      'host',
      REFUSED,
      { scheme: 'foo', expected: expect.stringContaining('`isOpaque: true`') },
    ],
    ['https://a.example/', { host: '' }, 'host', REFUSED, { scheme: 'https' }],
    ['https://a.example/', { host: null }, 'host', REFUSED, { scheme: 'https' }],
    ['file:///a', { scheme: 'https' }, 'host', REFUSED, { scheme: 'https' }],
    ['foo://u@h/', { host: null }, 'host', REFUSED, { scheme: 'foo', left: ['username'] }],
    [
      'foo://u:p@h:8/',
      { host: null },
      'host',
      REFUSED,
      { scheme: 'foo', left: ['username', 'password', 'port'] },
    ],
    ['foo://:p@h/', { host: '' }, 'host', REFUSED, { scheme: 'foo', left: ['password'] }],
    ['foo:/a', { username: 'u' }, 'username', REFUSED, { scheme: 'foo', left: ['username'] }],
    ['foo:/a', { port: 0 }, 'port', REFUSED, { scheme: 'foo', left: ['port'] }],
    [
      'foo:/a',
      { password: 'p', host: '' },
      'password',
      REFUSED,
      { scheme: 'foo', left: ['password'] },
    ],
    ['file:///a', { port: 80 }, 'port', REFUSED, { scheme: 'file', left: ['port'] }],
    [
      'https://u@a.example/',
      { scheme: 'file' },
      'scheme',
      REFUSED,
      { scheme: 'file', left: ['username'] },
    ],
    [
      'https://u@a.example:8/',
      { scheme: 'file', port: 9 },
      'port',
      REFUSED,
      { scheme: 'file', left: ['username', 'port'] },
    ],
    [
      'https://u@a.example/',
      { scheme: 'file', host: 'b' },
      'host',
      REFUSED,
      { scheme: 'file', left: ['username'] },
    ],
    ['https://localhost/x', { scheme: 'file' }, 'scheme', REFUSED, { scheme: 'file' }],
    ['https://h/C|/x', { scheme: 'file' }, 'scheme', REFUSED, { scheme: 'file' }],
    ['https://a.example/', { scheme: 'foo' }, 'scheme', REFUSED, { scheme: 'foo', own: 'https' }],
    ['foo:/a', { scheme: 'ftp' }, 'scheme', REFUSED, { scheme: 'ftp', own: 'foo' }],
    ['https://a.example/', { scheme: '1x' }, 'scheme', WRONG, { got: "'1x'" }],
    ['https://a.example/', { scheme: 'a b' }, 'scheme', WRONG, { got: "'a b'" }],
    ['https://a.example/', { port: 65_536 }, 'port', WRONG, { got: '65536' }],
    ['https://a.example/', { port: '80' }, 'port', WRONG, { got: "'80'" }],
    ['https://a.example/', { query: 5 }, 'query', WRONG, { got: '5' }],
    ['https://a.example/', { path: new Array(2) }, 'path', WRONG, { got: 'a list of 2' }],
    ['https://a.example/', { path: 'a/b' }, 'path', WRONG, { got: "'a/b'" }],
    [
      'https://a.example/',
      { path: { kind: 'opaque', text: 'x' } },
      'path',
      WRONG,
      { got: 'an object' },
    ],
    ['https://a.example/', { path: ['..'] }, 'path', REFUSED, { segment: '..' }],
    ['https://a.example/', { path: ['.'] }, 'path', REFUSED, { segment: '.' }],
    ['foo:/a', { path: [] }, 'path', REFUSED, {}],
    ['foo://h', { host: null }, 'host', REFUSED, {}],
    ['mailto:a', { host: 'h' }, 'host', REFUSED, { remedy: expect.any(String) }],
    ['mailto:a', { path: { encoded: '/x' } }, 'path', REFUSED, {}],
    [
      'https://a.example/',
      { hostname: 'b' },
      'hostname',
      'option-unknown',
      { known: expect.arrayContaining(['host']) },
    ],
  ])('%s %j is refused', (input, edits, option, code, data) => {
    // What a type takes is said in words.
    const facts = code === WRONG ? expect.objectContaining(data) : data
    const error = { name: 'OptionError', option, code, data: facts }
    expect(() => edit(input, edits as UrlEdits)).toThrow(expect.objectContaining(error))
  })

  // From `!` to `~`: every printable character of ASCII but the space.
  const PRINTABLE = String.fromCharCode(...Array.from({ length: 94 }, (_, i) => 0x21 + i))
  const encodedIn = (set: string) =>
    PRINTABLE.replace(/[^\w]/g, (c) => (set.includes(c) ? encoded(c) : c))
  const encoded = (c: string) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`
  const USERINFO = '"#/:;<=>?@[\\]^`{|}'

  test.each<[input: string, part: string, start: string, set: string, end: string]>([
    ['https://h/', 'username', 'https://', USERINFO, '@h/'],
    ['https://h/', 'password', 'https://:', USERINFO, '@h/'],
    ['https://h/', 'query', 'https://h/?', '"#<>\'', ''],
    ['x://h/', 'query', 'x://h/?', '"#<>', ''],
    ['https://h/', 'fragment', 'https://h/#', '"<>`', ''],
    ['x://h/', 'fragment', 'x://h/#', '"<>`', ''],
    ['x:a', 'path', 'x:', '?#', ''],
  ])(
    '%s keeps in its %s what may be there, and encodes the rest',
    (input, part, start, set, end) => {
      const inText = part === 'fragment' ? `%#${set}` : `%${set}`
      expect(edit(input, { [part]: PRINTABLE })).toBe(start + encodedIn(inText) + end)
      expect(edit(input, { [part]: { encoded: PRINTABLE } })).toBe(start + encodedIn(set) + end)
      const isOpaquePath = part === 'path'
      expect(edit(input, { [part]: ' \0\x1f\x7f\x80' })).toBe(`${start}%20%00%1F%7F%C2%80${end}`)
      expect(edit(input, { [part]: { encoded: ' a' } })).toBe(
        `${start}${isOpaquePath ? ' ' : '%20'}a${end}`,
      )
    },
  )

  test('a segment is encoded with all that would end it', () => {
    expect(edit('https://h/', { path: [PRINTABLE, ' \0\x80'] })).toBe(
      `https://h/${encodedIn('"#%/<>?[\\]^`{|}')}/%20%00%C2%80`,
    )
  })

  test('a URL record is needed, and an object of edits', () => {
    const url = parseUrl('https://a.example/')!
    expect(() => editUrl('https://a.example/' as never, {})).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'url' }),
    )
    for (const none of [undefined, null]) {
      expect(() => editUrl(url, none as never)).toThrow(
        expect.objectContaining({ option: null, code: 'option-wrong' }),
      )
    }
    expect(editUrl(url, {}).href).toBe('https://a.example/')
  })

  test.each<[input: string, edits: UrlEdits, href: string]>([
    ['file:///a', { host: '' }, 'file:///a'],
    ['file://h/a', { host: '' }, 'file:///a'],
    ['file:///a', { scheme: 'FILE' }, 'file:///a'],
    ['foo://h/a', { host: '' }, 'foo:///a'],
    ['foo://h:80/a', { scheme: 'bar' }, 'bar://h:80/a'],
    ['foo:a', { scheme: 'mailto' }, 'mailto:a'],
    ['foo:/a', { path: ['', 'b'] }, 'foo:/.//b'],
    ['foo://h', { path: [] }, 'foo://h'],
    ['foo://h', { path: [''] }, 'foo://h/'],
    ['foo://h/a', { path: { encoded: '' } }, 'foo://h'],
    ['foo:/a', { path: { encoded: 'b' } }, 'foo:/b'],
    ['foo:/a', { path: { encoded: '' } }, 'foo:/'],
    ['foo://h/a', { path: { encoded: 'b\\c' } }, 'foo://h/b\\c'],
    ['https://h/a', { path: { encoded: '' } }, 'https://h/'],
    ['mailto:a', { path: { encoded: 'b' } }, 'mailto:b'],
    ['mailto:a', { path: '' }, 'mailto:'],
    ['mailto:a', { path: ' b ' }, 'mailto:%20b%20'],
    ['mailto:a', { path: { encoded: ' b ' } }, 'mailto: b%20'],
    ['mailto:a', { path: ['b'], host: 'h' }, 'mailto://h/b'],
    ['https://h:0/', { port: 65_535 }, 'https://h:65535/'],
    ['https://u:p@h/', { username: '', password: '' }, 'https://h/'],
    ['https://h/?q#f', { query: '', fragment: null }, 'https://h/?'],
  ])('%s %j, as the parser would give it', (input, edits, href) => {
    expect(edit(input, edits)).toBe(href)
    expect(parseUrl(href)!.href).toBe(href)
  })

  test.each<[option: string, value: unknown, got: string]>([
    ['scheme', 5, '5'],
    ['username', null, 'null'],
    ['username', { encoded: 5 }, 'an object'],
    ['password', null, 'null'],
    ['password', ['a'], 'a list of 1'],
    ['host', 5, '5'],
    ['host', {}, 'an object'],
    ['host', { kind: 'domain' }, 'an object'],
    ['host', { encoded: 'a' }, 'an object'],
    ['port', '80', "'80'"],
    ['path', null, 'null'],
    ['path', ['a', 5], 'a list of 2'],
    ['path', {}, 'an object'],
    ['query', 5, '5'],
    ['query', {}, 'an object'],
    ['fragment', 5, '5'],
    ['fragment', { encoded: null }, 'an object'],
  ])('the %s cannot be %j', (option, value, got) => {
    const data = { expected: expect.any(String), got }
    expect(() => edit('https://h/', { [option]: value })).toThrow(
      expect.objectContaining({ option, code: 'option-wrong', data }),
    )
  })

  test.each([{ port: -1 }, { port: 1.5 }, { port: 65_536 }, { scheme: '' }, { scheme: 'a_' }])(
    '%j is no such part',
    (edits) => {
      expect(() => edit('https://h/', edits)).toThrow(OptionError)
    },
  )
})

describe('relativize', () => {
  test('two URL records are needed', () => {
    const url = parseUrl('https://a.example/')!
    expect(() => relativize('https://a.example/' as never, url)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'url' }),
    )
    expect(() => relativize(url, 'https://a.example/' as never)).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'base' }),
    )
  })

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
    ['foo://h', [], 'foo://h'],
    ['foo:/', ['b', 'c'], 'foo:/b/c'],
    ['https://a.example//', ['b'], 'https://a.example//b'],
    ['https://a.example/b', [''], 'https://a.example/b/'],
    ['https://a.example/b/', [''], 'https://a.example/b/'],
    ['https://a.example/b', ['', 'c'], 'https://a.example/b//c'],
    ['https://a.example/b', ['...'], 'https://a.example/b/...'],
  ])('%s %j', (input, segments, href) => {
    expect(appendSegments(parseUrl(input)!, segments).href).toBe(href)
  })

  test.each<[input: string, segments: unknown, argument: string, data: object]>([
    ['mailto:a', [], 'url', { scheme: 'mailto' }],
    ['mailto:a', ['b'], 'url', { scheme: 'mailto' }],
    ['https://a.example/', ['b', '.'], 'segments', { segment: '.' }],
    ['https://a.example/', ['..'], 'segments', { segment: '..' }],
    ['https://a.example/', 'b', 'segments', { got: 'a string' }],
    ['https://a.example/', [5], 'segments', { got: 'a list of 1' }],
    ['https://a.example/', new Array(3), 'segments', { got: 'a list of 3' }],
    ['https://a.example/', undefined, 'segments', { got: 'undefined' }],
  ])('%s %j is refused by name', (input, segments, argument, data) => {
    expect(() => appendSegments(parseUrl(input)!, segments as string[])).toThrow(
      errorWith({ name: 'ArgumentError', argument, data }),
    )
  })

  test('a URL record is needed', () => {
    expect(() => appendSegments('https://a.example/' as never, ['b'])).toThrow(
      expect.objectContaining({ name: 'ArgumentError', argument: 'url' }),
    )
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
