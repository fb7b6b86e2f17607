import {
  basicUrlParse,
  cannotHaveUsernamePasswordPort,
  canParse,
  getOrigin,
  InputTooLongError,
  parseUrl,
  type StateOverride,
  serializeOrigin,
  serializePath,
  serializeUrl,
  urlEquals,
} from '@waymark/url-parser'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const href = (input: string, base: string | null = null) => {
  const url = parseUrl(input, { base })
  return url && serializeUrl(url)
}

test('a record holds the parts as the standard names them', () => {
  expect(parseUrl('https://user:p%40ss@Bücher.example:8443/a/../b?q#f')?.toJSON()).toEqual({
    scheme: 'https',
    username: 'user',
    password: 'p%40ss',
    host: { kind: 'domain', name: 'xn--bcher-kva.example' },
    port: 8443,
    path: { kind: 'list', segments: ['b'] },
    query: 'q',
    fragment: 'f',
  })
  expect(parseUrl('urn:isbn:9780307476463')).toMatchObject({
    host: null,
    path: { kind: 'opaque', text: 'isbn:9780307476463' },
  })
  expect(parseUrl('file:///ada/Analytical%20Engine/README.md')).toMatchObject({
    host: { kind: 'empty' },
    path: { kind: 'list', segments: ['ada', 'Analytical%20Engine', 'README.md'] },
  })
})

test.each([
  ['https:example.org', 'https://example.org/'],
  ['https://////example.com///', 'https://example.com///'],
  ['https://example.com/././foo', 'https://example.com/foo'],
  ['https:\\example.com\\demo\\', 'https://example.com/demo/'],
  ['file:///C|/demo', 'file:///C:/demo'],
  ['file://loc%61lhost/', 'file:///'],
  ['file:///C|/demo/..', 'file:///C:/'],
  ['https://EXAMPLE.com/../x', 'https://example.com/x'],
  ['https://user:password@example.org/', 'https://user:password@example.org/'],
  ['https://a@b@c:d@h/', 'https://a%40b%40c:d@h/'],
  ['https://h:0443/', 'https://h/'],
  ['web+demo:/.//not-a-host/', 'web+demo:/.//not-a-host/'],
  ['web+demo:/path/..//not-a-host/', 'web+demo:/.//not-a-host/'],
  ['data: x #f', 'data: x%20#f'],
  ['non-special:opaque  ?hi', 'non-special:opaque %20?hi'],
  ['https://ex ample.org/', null],
  ['https://example.com:demo', null],
  ['http://[www.example.com]/', null],
  ['https://example.org//', 'https://example.org//'],
  ['\0\u001f https://example.org/! ', 'https://example.org/!'],
])('%s serialises as %s', (input, expected) => {
  expect(href(input)).toBe(expected)
})

test.each([
  ['https:foo.html', 'https://example.org/dir/foo.html'],
  ['//other/x', 'https://other/x'],
  ['?q', 'https://example.org/dir/page?q'],
  ['#f', 'https://example.org/dir/page?old#f'],
  ['', 'https://example.org/dir/page?old'],
  ['../up', 'https://example.org/up'],
  ['\\root', 'https://example.org/root'],
  ['!x', 'https://example.org/dir/!x'],
])('%j against https://example.org/dir/page?old#x is %s', (input, expected) => {
  expect(href(input, 'https://example.org/dir/page?old#x')).toBe(expected)
})

test.each([
  ['', 'file:///C:/dir/page?old'],
  ['?q', 'file:///C:/dir/page?q'],
  ['#f', 'file:///C:/dir/page?old#f'],
  ['x', 'file:///C:/dir/x'],
  ['../../..', 'file:///C:/'],
  ['/x', 'file:///C:/x'],
  ['\\x', 'file:///C:/x'],
  ['/D:/x', 'file:///D:/x'],
  ['D|', 'file:///D:'],
  ['D|/x', 'file:///D:/x'],
  ['D|x', 'file:///C:/dir/D|x'],
  ['//h/x', 'file://h/x'],
  ['file:x', 'file:///C:/dir/x'],
])('%j against file:///C:/dir/page?old#x is %s', (input, expected) => {
  expect(href(input, 'file:///C:/dir/page?old#x')).toBe(expected)
})

test('a base that does not parse makes nothing parse', () => {
  expect(parseUrl('https://example.org/', { base: 'no base' })).toBeNull()
})

test('the fragment can be left out, and a path can be alone', () => {
  const url = parseUrl('https://h/a/b?q#f')!
  expect(serializeUrl(url, true)).toBe('https://h/a/b?q')
  expect(serializePath(url)).toBe('/a/b')
  expect(urlEquals(url, parseUrl('https://h/a/b?q#g')!, true)).toBe(true)
  expect(urlEquals(url, parseUrl('https://h/a/b?q#g')!)).toBe(false)
})

test.each([
  ['https://h:8080/x', 'https://h:8080'],
  ['ftp://h/', 'ftp://h'],
  ['file:///x', 'null'],
  ['data:x', 'null'],
  ['blob:https://whatwg.org/d0360e2f', 'https://whatwg.org'],
  ['blob:ftp://host/x', 'null'],
  ['blob:blob:https://h/', 'null'],
  ['blob:file:///x', 'null'],
])('the origin of %s is %s', (input, origin) => {
  expect(serializeOrigin(getOrigin(parseUrl(input)!))).toBe(origin)
})

test("a blob URL's entry, if there is one, decides its origin", () => {
  const url = parseUrl('blob:https://whatwg.org/d0360e2f')!
  const origin = getOrigin(parseUrl('https://elsewhere.example')!)
  expect(getOrigin(url, { blobUrlEntryOrigin: () => origin })).toBe(origin)
  expect(serializeOrigin(getOrigin(url, { blobUrlEntryOrigin: () => null }))).toBe(
    'https://whatwg.org',
  )
})

function override(url: string, stateOverride: StateOverride, value: string): string | null {
  const changed = basicUrlParse(value, { url: parseUrl(url)!, stateOverride })
  return changed && serializeUrl(changed)
}

test('a state override changes one part', () => {
  expect(override('https://h/p', 'scheme start state', 'http:')).toBe('http://h/p')
  expect(override('https://h/p', 'scheme start state', 'web+x:')).toBe('https://h/p')
  expect(override('https://h/p', 'scheme start state', '4:')).toBeNull()
  const kept = parseUrl('http://u:p@h:9/a?b#c')!
  parseUrl('ftp://other/')
  const options = { url: kept, stateOverride: 'scheme start state' } as const
  expect(basicUrlParse('file:', options)?.toJSON()).toEqual(kept.toJSON())
  expect(override('https://h:9/p', 'host state', 'other:10')).toBe('https://other:10/p')
  expect(override('https://h:9/p', 'hostname state', 'other:10')).toBeNull()
  expect(override('file://h/p', 'host state', 'C|')).toBeNull()
  expect(override('file://h/p', 'host state', 'localhost')).toBe('file:///p')
  expect(override('https://h/p', 'port state', '8080x')).toBe('https://h:8080/p')
  expect(override('https://h/p', 'port state', 'x')).toBeNull()
  expect(override('web+x:/p', 'port state', '1')).toBeNull()
  expect(override('data:p', 'opaque path state', 'a b/../é')).toBe('data:pa b/../%C3%A9')
  expect(override('data:p', 'opaque path state', 'a  ')).toBe('data:pa  ')
  expect(override('data:p', 'opaque path state', 'a?b#c')).toBe('data:pa?b%23c')
  expect(override('https://h/p', 'query state', 'a#b')).toBe('https://h/p?a%23b')
  expect(override('https://h/p', 'fragment state', '\ta ')).toBe('https://h/p#a%20')
})

test('path, query and fragment are added to, for the setters of the standard empty them first', () => {
  expect(override('http://h/a?q', 'path start state', '/b')).toBe('http://h/a/b?q')
  expect(override('http://h/?a#f', 'query state', 'b')).toBe('http://h/?ab#f')
  expect(override('http://h/?a#f', 'query state', '')).toBe('http://h/?a#f')
  expect(override('http://h/', 'query state', '')).toBe('http://h/?')
  expect(override('http://h/?a#f', 'fragment state', 'b')).toBe('http://h/?a#fb')
  expect(override('mailto:x?a', 'query state', "'é")).toBe("mailto:x?a'%C3%A9")
})

test.each([
  ['file://h/p', 'http:', 'http://h/p'],
  ['file:///p', 'http:', 'file:///p'],
  ['http://h/p', 'file:', 'file://h/p'],
  ['http://u@h/p', 'file:', 'http://u@h/p'],
  ['http://:w@h/p', 'file:', 'http://:w@h/p'],
  ['http://h:9/p', 'file:', 'http://h:9/p'],
  ['http://h:443/p', 'wss:', 'wss://h/p'],
  ['web+x://h:443/p', 'web+y:', 'web+y://h:443/p'],
])('%s with the scheme %s is %s', (url, scheme, expected) => {
  expect(override(url, 'scheme start state', scheme)).toBe(expected)
})

test('only a URL with an authority of its host alone can lose it', () => {
  for (const state of ['host state', 'hostname state'] as const) {
    expect(override('web+x://h/p', state, '')).toBe('web+x:///p')
    for (const url of ['web+x://u@h/p', 'web+x://:w@h/p', 'web+x://h:9/p', 'http://h/p']) {
      expect(override(url, state, '')).toBeNull()
    }
  }
})

test('a drive letter with | is one to the parser, and none in a base that another scheme left it in', () => {
  const url = parseUrl('http://h/C|/x')!
  const base = basicUrlParse('file:', { url, stateOverride: 'scheme start state' })!
  expect(serializeUrl(base)).toBe('file://h/C|/x')
  expect(serializeUrl(parseUrl('../..', { base })!)).toBe('file://h/')
  expect(serializeUrl(parseUrl('/y', { base })!)).toBe('file://h/y')
})

test('a valid host is kept if the port after it is invalid', () => {
  expect(override('https://h:9/p', 'host state', 'other:70000')).toBe('https://other:9/p')
})

test('an override without a URL, or a URL without an override, is a mistake', () => {
  expect(() => basicUrlParse('x', { stateOverride: 'port state' })).toThrow(TypeError)
  expect(() => basicUrlParse('x', { url: parseUrl('a:')! })).toThrow(TypeError)
})

test.each([
  ['http://h/', false],
  ['web+x://h', false],
  ['web+x:///p', true],
  ['mailto:x', true],
  ['file:///p', true],
  ['file://h/p', true],
])('whether %s has no place for a user name, a password and a port: %s', (input, answer) => {
  expect(cannotHaveUsernamePasswordPort(parseUrl(input)!)).toBe(answer)
})

test.each([
  ...['http://h/?abc', 'http://H/?abc', 'http://h?abc', 'http://h:80/?abc', '/?abc', '?abc'],
  ...['http://h/?a\tbc', '?ab\n\rc'],
])('an encoder is asked for every query: %j', (input) => {
  const next = {
    encode: (text: string, emit: (byte: number) => void) => {
      for (let i = 0; i < text.length; i++) emit(text.charCodeAt(i) + 1)
    },
  }
  expect(parseUrl(input, { base: 'http://h/', encoder: next })!.href).toBe('http://h/?bcd')
})

test('an encoder applies only to the query of a special URL that is not a WebSocket URL', () => {
  const stars = { encode: (_: string, emit: (byte: number) => void) => [0x2a, 0xff].forEach(emit) }
  const encoded = (input: string) => {
    const url = parseUrl(input, { encoder: stars })
    return url && serializeUrl(url)
  }
  expect(encoded('https://h/é?é#é')).toBe('https://h/%C3%A9?*%FF#%C3%A9')
  expect(encoded('ws://h/?é')).toBe('ws://h/?%C3%A9')
  expect(encoded('web+x://h/?é')).toBe('web+x://h/?%C3%A9')
})

test('long hostile input is read in one go', () => {
  const n = 100_000
  for (const text of [
    `http://${'@'.repeat(n)}h/`,
    `http://h/${'../'.repeat(n)}`,
    `http://h/${'a/'.repeat(n)}${'../'.repeat(n)}`,
    `http://${'u:p@'.repeat(n)}h`,
    `http://h:${'0'.repeat(n)}80/`,
    `${'a'.repeat(n)}:x`,
    `http://h/${'\t'.repeat(n)}`,
  ]) {
    expect(parseUrl(text)).not.toBeNull()
  }
  expect(parseUrl(`http://[${':'.repeat(n)}]/`)).toBeNull()
})

test('a limit on the length refuses what is longer, and says so', () => {
  const input = 'https://a.example/'
  expect(parseUrl(input, { maxLength: input.length })).not.toBeNull()
  expect(() => parseUrl(input, { maxLength: input.length - 1 })).toThrow(
    new InputTooLongError(18, 17),
  )
  expect(() => parseUrl('x', { base: input, maxLength: 5 })).toThrow(
    errorWith({ name: 'InputTooLongError', length: 18, maxLength: 5 }),
  )
  expect(new InputTooLongError(18, 17)).toMatchObject({
    name: 'InputTooLongError',
    length: 18,
    maxLength: 17,
  })
})

test('a path that is written in pieces is written whole', () => {
  const path = Array.from({ length: 20_000 }, (_, i) => `/segment${i}`).join('')
  expect(serializePath(parseUrl(`web+x://h${path}`)!)).toBe(path)
})

test.each([
  ['https://u:p@A.example:80/b/../c?d#e', null],
  ['web+x://h/p', null],
  ['web+x:/p', null],
  ['web+x:/.//p', null],
  ['mailto:a@b.example', null],
  ['file:///C|/a', null],
  ['file://h/a', null],
  ['file:/a', 'file:///C:/b'],
  ['file:a', 'file:///b/c'],
  ['http:a/b', 'http://h/c/d'],
  ['http:/a', 'http://h/c/d'],
  ['a/../b', 'http://h/c/d?e'],
  ['..\\a', 'http://h/c/d/'],
  ['/a', 'http://h/c'],
  ['/a', 'web+x://h/c'],
  ['//h2/a', 'http://h/c'],
  ['/\\h2/a', 'http://h/c'],
  ['C|/a', 'file:///D:/b'],
  ['/C:/a', 'file:///D:/b'],
  ['//h2/a', 'file:///D:/b'],
  ['?a', 'http://h/c?d#e'],
  ['#a', 'mailto:b'],
  ['a', 'mailto:b'],
  ['http://h:65536/', null],
  ['http://[::1', null],
  ['http:', null],
])('a tab or newline at any place of %j, against %j, changes nothing', (input, base) => {
  const removed = href(input, base)
  for (let at = 0; at <= input.length; at++) {
    for (const c of ['\t', '\n', '\r', '\r\n\t']) {
      const text = input.slice(0, at) + c + input.slice(at)
      expect(href(text, base), JSON.stringify(text)).toBe(removed)
      expect(canParse(text, { base }), JSON.stringify(text)).toBe(removed !== null)
      const names: string[] = []
      const heard = parseUrl(text, { base, report: (name) => names.push(name) })
      expect(heard && serializeUrl(heard), JSON.stringify(text)).toBe(removed)
      expect(names, JSON.stringify(text)).toContain('invalid-URL-unit')
    }
  }
})

test('a long text is the same without its tabs and newlines', () => {
  const pieces = Array.from({ length: 20_000 }, (_, i) => `/${i}`)
  const right = `https://a.example${pieces.join('')}?b`
  expect(href(`\nhttps://a.example${pieces.join('\t')}\r?\nb\t`)).toBe(right)
  expect(href(`https://a.example${pieces.join('\t\n')}?b`)).toBe(right)
})

test('dot segments of a long path, and of the short ones after it, are removed', () => {
  const long = Array.from({ length: 3_000 }, (_, i) => `${i}/./`)
  const right = long.join('').replaceAll('./', '')
  expect(href(`https://a.example/${long.join('')}`)).toBe(`https://a.example/${right}`)
  expect(href(`https://a.example/${long.join('')}${'../'.repeat(2_998)}b`)).toBe(
    'https://a.example/0/1/b',
  )
  expect(href('https://a.example/a/./b/../c/d/..')).toBe('https://a.example/a/c/')
})
