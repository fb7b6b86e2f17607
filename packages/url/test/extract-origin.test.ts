import { extractOrigin, URL } from '@waymark/url'
import * as ascii from '@waymark/url/ascii'
import { expect, test } from 'vitest'

test('the origin of a URL comes as data', () => {
  expect(extractOrigin(new URL('https://example.org:8080/p'))).toEqual({
    kind: 'tuple',
    scheme: 'https',
    host: { kind: 'domain', name: 'example.org' },
    port: 8080,
  })
  expect(extractOrigin(new URL('blob:https://example.org/x'))).toMatchObject({ scheme: 'https' })
  expect(extractOrigin(new URL('data:x'))).toEqual({ kind: 'opaque' })
})

test('it follows the setters', () => {
  const url = new URL('https://a.example/')
  url.host = 'b.example'
  expect(extractOrigin(url)).toMatchObject({ host: { name: 'b.example' } })
})

test('only a URL of the same entry has one', () => {
  const alike = { href: 'https://a.example/' }
  expect(() => extractOrigin(alike as unknown as URL)).toThrow(TypeError)
  expect(() => ascii.extractOrigin(new URL('https://a.example/'))).toThrow(TypeError)
})

test.each<[input: string, scheme: string, host: object, port: number | null]>([
  ['https://u:p@a.example/', 'https', { kind: 'domain', name: 'a.example' }, null],
  ['http://a.example:80/', 'http', { kind: 'domain', name: 'a.example' }, null],
  ['ws://a.example:0/', 'ws', { kind: 'domain', name: 'a.example' }, 0],
  ['ftp://127.1:65535/', 'ftp', { kind: 'ipv4', address: 0x7f000001 }, 65535],
  ['wss://[::1]:8/', 'wss', { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 0, 1] }, 8],
  ['blob:https://u@a.example:8/x', 'https', { kind: 'domain', name: 'a.example' }, 8],
])('the origin of %s, in both entries', (input, scheme, host, port) => {
  for (const entry of [{ extractOrigin, URL }, ascii]) {
    const origin = { kind: 'tuple', scheme, host, port }
    expect(entry.extractOrigin(new entry.URL(input))).toEqual(origin)
  }
})

test.each(['file:///a', 'mailto:a', 'blob:file:///a', 'web+x://a/'])(
  '%s has an opaque origin',
  (input) => {
    expect(extractOrigin(new URL(input))).toEqual({ kind: 'opaque' })
    expect(ascii.extractOrigin(new ascii.URL(input))).toEqual({ kind: 'opaque' })
  },
)
