import { createHash } from 'node:crypto'
import {
  canonicalizeForSafeBrowsing,
  canonicalPhishingHost,
  hashPrefix,
  parseSafeBrowsingUrl,
  phishingLookupHost,
  safeBrowsingExpressions,
  sha256,
} from '@waymark/normalize/safe-browsing'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { anyText } from './arbitraries.ts'

test('SHA-256 is that of the platform', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(
        createHash('sha256').update(bytes).digest('hex'),
      )
    }),
  )
})

test('a canonical form is one', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('v4', 'v5'), (input, version) => {
      const once = canonicalizeForSafeBrowsing(input, version)
      if (once === null) return
      expect(canonicalizeForSafeBrowsing(once, version)).toBe(once)
      expect(once).toMatch(/^[!-~]+$/)
      const expressions = safeBrowsingExpressions(input, version)!
      expect(expressions.length).toBeLessThanOrEqual(30)
      expect(new Set(expressions).size).toBe(expressions.length)
    }),
    { numRuns: runs(1000) },
  )
})

test.each(['http://..[::1]a/', 'http://.[1::2::3]:8a/'])('%s has no host', (input) => {
  expect(canonicalizeForSafeBrowsing(input)).toBeNull()
  expect(canonicalizeForSafeBrowsing('http://..[::1]/')).toBe('http://[::1]/')
})

test('bytes that are not UTF-8 may be handed over as bytes', () => {
  const bytes = Uint8Array.from('http://\x01\x80.com/', (c) => c.charCodeAt(0))
  expect(canonicalizeForSafeBrowsing(bytes)).toBe('http://%01%80.com/')
  expect(parseSafeBrowsingUrl('http://u@h.example:1/a?b#c')).toEqual({
    scheme: 'http',
    host: 'h.example',
    path: '/a',
    query: 'b',
  })
})

test('the paths of a URL are its own, with and without its query, and up to four from the root', () => {
  expect(safeBrowsingExpressions('http://a.b/1/2/3/4/5.html?x')).toEqual([
    'a.b/1/2/3/4/5.html?x',
    'a.b/1/2/3/4/5.html',
    'a.b/',
    'a.b/1/',
    'a.b/1/2/',
    'a.b/1/2/3/',
  ])
})

test('the fifth version looks up sites, and IPv4 addresses in IPv6', () => {
  expect(safeBrowsingExpressions('http://a.b.example.co.uk/', 'v5')).toEqual([
    'a.b.example.co.uk/',
    'example.co.uk/',
    'b.example.co.uk/',
  ])
  expect(canonicalizeForSafeBrowsing('http://[::ffff:1.2.3.4]/', 'v5')).toBe('http://1.2.3.4/')
  expect(canonicalizeForSafeBrowsing('http://[::FFFF:1.2.3.4]/')).toBe('http://[::ffff:1.2.3.4]/')
})

test('a prefix has a number of bits that hex digits can show', () => {
  expect(hashPrefix('abc')).toBe('ba7816bf')
  expect(hashPrefix('abc', 256)).toHaveLength(64)
  expect(() => hashPrefix('abc', 33)).toThrow(RangeError)
})

test('hosts of the forerunner', () => {
  expect(canonicalPhishingHost('..A_b..C.')).toBe('a%5fb.c')
  expect(canonicalPhishingHost('bücher.EXAMPLE')).toBe('xn--bcher-kva.example')
  expect(canonicalPhishingHost('\u0001exa\u007fmple.com')).toBe('example.com')
  // Its steps decode nothing.
  expect(canonicalPhishingHost('ex%61mple.com')).toBe('ex%2561mple.com')
  expect(phishingLookupHost('a.b.c.d.e.f.g')).toBe('b.c.d.e.f.g')
})

test('the sites of the fifth version are those of a newer list, if one is given', () => {
  const publicSuffixList = createPublicSuffixList('com\nshops.example.com')
  const input = 'http://b.a.shops.example.com/'
  expect(safeBrowsingExpressions(input, 'v5', { publicSuffixList })).toEqual([
    'b.a.shops.example.com/',
    'a.shops.example.com/',
  ])
  expect(safeBrowsingExpressions(input, 'v5')).toContain('example.com/')
  expect(() => safeBrowsingExpressions(input, 'v5', { publicSuffixList: 'com' as never })).toThrow(
    'option `publicSuffixList` must be a list made by createPublicSuffixList',
  )
})

test.each([
  [parseSafeBrowsingUrl, 'input'],
  [canonicalizeForSafeBrowsing, 'input'],
  [safeBrowsingExpressions, 'input'],
  [canonicalPhishingHost, 'host'],
  [phishingLookupHost, 'host'],
  [hashPrefix, 'expression'],
  [sha256, 'message'],
] as const)('%o refuses what it does not take, so that nothing goes unchecked', (call, name) => {
  for (const value of [
    new URL('https://a.example/'),
    null,
    ['a'],
    5,
    undefined,
    new DataView(new ArrayBuffer(2)),
  ]) {
    expect(() => call(value as never)).toThrow(`\`${name}\` must be a`)
  }
})

test('bytes of a Buffer are taken', () => {
  expect(canonicalizeForSafeBrowsing(Buffer.from('http://a.example/%FF'))).toBe(
    canonicalizeForSafeBrowsing('http://a.example/%FF'),
  )
})
