import { parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { expect, test, vi } from 'vitest'

const TEXT = 'https://user:pw@a.example:8443/b/c?q#f'

test('nothing that is done to a record, or to what it hands out, changes it', () => {
  const url = parseUrl(TEXT)!
  const before = url.toJSON()
  for (const name of [...Object.keys(before), 'href', 'pathStart', 'hasOpaquePath']) {
    expect(() => Object.assign(url, { [name]: 'x' })).toThrow(TypeError)
  }
  const { host, path } = url
  Object.assign(host!, { name: 'evil.example' })
  if (path.kind === 'list') (path.segments as string[]).push('x')
  Object.assign(path, { kind: 'opaque' })
  expect(url.toJSON()).toEqual(before)
  const address = parseUrl('http://[::1]/')!
  if (address.host?.kind === 'ipv6') (address.host.pieces as number[])[0] = 1
  expect(address.host).toEqual({ kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0, 1] })
  expect(serializeUrl(url)).toBe(TEXT)
})

test('a record as JSON is its parts', () => {
  expect(JSON.parse(JSON.stringify(parseUrl('mailto:x?y')))).toEqual({
    scheme: 'mailto',
    username: '',
    password: '',
    host: null,
    port: null,
    path: { kind: 'opaque', text: 'x' },
    query: 'y',
    fragment: null,
  })
})

test('a copy of a record is not a record', () => {
  // @ts-expect-error: its getters are not copied.
  const copy: UrlRecord = { ...parseUrl(TEXT)!, fragment: null }
  expect(copy).toEqual({ fragment: null })
})

test.each([
  [TEXT, { fragment: null }, 'https://user:pw@a.example:8443/b/c?q'],
  [TEXT, { query: null }, 'https://user:pw@a.example:8443/b/c#f'],
  [TEXT, { query: '', fragment: '' }, 'https://user:pw@a.example:8443/b/c?#'],
  [TEXT, { username: '', password: '' }, 'https://a.example:8443/b/c?q#f'],
  [TEXT, { username: '' }, 'https://:pw@a.example:8443/b/c?q#f'],
  [TEXT, { port: 443 }, 'https://user:pw@a.example:443/b/c?q#f'],
  [TEXT, { port: null }, 'https://user:pw@a.example/b/c?q#f'],
  [TEXT, { scheme: 'wss' }, 'wss://user:pw@a.example:8443/b/c?q#f'],
  [TEXT, { host: { kind: 'ipv4', address: 0x7f000001 } }, 'https://user:pw@127.0.0.1:8443/b/c?q#f'],
  [TEXT, { path: { kind: 'list', segments: ['', 'x'] } }, 'https://user:pw@a.example:8443//x?q#f'],
  ['web+x://u@h:1//a', { host: null }, 'web+x:/.//a'],
  ['web+x:/.//a', { host: { kind: 'opaque', text: 'h' } }, 'web+x://h//a'],
  ['web+x:/a', { path: { kind: 'list', segments: ['', 'b'] } }, 'web+x:/.//b'],
  ['web+x:/a', { username: 'u', port: 1 }, 'web+x:/a'],
  ['mailto:x', { path: { kind: 'opaque', text: 'y' } }, 'mailto:y'],
  ['mailto:x', {}, 'mailto:x'],
] as const)('%s with %j is %s', (text, parts, expected) => {
  const url = replaceParts(parseUrl(text)!, parts)
  expect(serializeUrl(url)).toBe(expected)
})

test('a path without a segment keeps its kind, which its string does not show', () => {
  const url = replaceParts(parseUrl('web+x:/a')!, { path: { kind: 'list', segments: [] } })
  expect(serializeUrl(url)).toBe('web+x:')
  expect(url.path).toEqual({ kind: 'list', segments: [] })
  expect(replaceParts(url, { query: 'q' }).path).toEqual({ kind: 'list', segments: [] })
})

test('a record made while the parser reports errors does not disturb it', () => {
  const other = parseUrl(TEXT)!
  const url = parseUrl('http:\\\\h\\p q', {
    report: () => expect(serializeUrl(replaceParts(other, { query: 'x' }))).toContain('?x#'),
  })
  expect(url?.href).toBe('http://h/p%20q')
})

test.each(['\n', '\t', '"', '\\', '\0'])(
  '%j in a part is kept, whatever was parsed before',
  (odd) => {
    const url = parseUrl('http://h/p?q#f')!
    expect(parseUrl('http://a/\u20ac')!.href).toBe('http://a/%E2%82%AC')
    const withOdd = replaceParts(url, { query: `a${odd}b` })
    expect(withOdd.query).toBe(`a${odd}b`)
    expect(parseUrl('#\u20ac', { base: withOdd })!.href).toBe(`http://h/p?a${odd}b#%E2%82%AC`)
  },
)

test('a record is a base as often as it is asked, also one of another copy of this package', async () => {
  const url = parseUrl('https://a.example/b/c?d')!
  vi.resetModules()
  const other = await import('@waymark/url-parser')
  const ofOther = other.parseUrl('https://a.example/b/c?d')!
  expect(ofOther instanceof url.constructor).toBe(false)
  for (const base of [url, ofOther, url]) {
    expect(parseUrl('e', { base })!.href).toBe('https://a.example/b/e')
    expect(parseUrl('../f#g', { base })!.href).toBe('https://a.example/f#g')
    expect(parseUrl('?h', { base })!.href).toBe('https://a.example/b/c?h')
  }
})
