import { createHash } from 'node:crypto'
import { normalize } from '@waymark/normalize'
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
import { errorWith } from '../../../test/error-with.ts'
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
    expect.objectContaining({ option: 'publicSuffixList', code: 'option-wrong' }),
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
] as const)(
  '%o refuses what it does not take, so that nothing goes unchecked',
  (call, argument) => {
    for (const value of [
      new URL('https://a.example/'),
      null,
      ['a'],
      5,
      undefined,
      new DataView(new ArrayBuffer(2)),
    ]) {
      expect(() => call(value as never)).toThrow(errorWith({ name: 'ArgumentError', argument }))
    }
  },
)

test('bytes of a Buffer are taken', () => {
  expect(canonicalizeForSafeBrowsing(Buffer.from('http://a.example/%FF'))).toBe(
    canonicalizeForSafeBrowsing('http://a.example/%FF'),
  )
})

test.each<[string, 'v4' | 'v5', string | null]>([
  ['http://a', 'v4', 'http://a/'],
  ['A', 'v4', 'http://a/'],
  ['a:80', 'v4', 'http://a/'],
  ['a:80/b', 'v4', 'http://a/b'],
  ['a:80?q', 'v4', 'http://a/?q'],
  ['a:80x/', 'v4', null],
  ['a:b/', 'v4', null],
  ['http:a', 'v4', null],
  ['http:/a', 'v4', null],
  ['http:///a', 'v4', null],
  ['ftp://a/', 'v4', 'ftp://a/'],
  ['a.b+c-1://h/', 'v4', 'a.b+c-1://h/'],
  ['1a://h/', 'v4', 'http://1a/h/'],
  ['http://u:p@h@i:1/', 'v4', 'http://i/'],
  ['http://h:/', 'v4', 'http://h/'],
  ['http://h:1:2/', 'v4', 'http://h/'],
  ['http://h.:1./', 'v4', 'http://h/'],
  ['http://h:1.:2/', 'v4', 'http://h/'],
  ['http://h/?', 'v4', 'http://h/?'],
  ['http://h?q', 'v4', 'http://h/?q'],
  ['http://h?a?b', 'v4', 'http://h/?a?b'],
  ['http://h/a//b/./c/../d/', 'v4', 'http://h/a/b/d/'],
  ['http://h/..', 'v4', 'http://h/'],
  ['http://h/a/.', 'v4', 'http://h/a/'],
  ['http://h/a/b/..', 'v4', 'http://h/a/'],
  ['http://h//', 'v4', 'http://h/'],
  ['http://h/%', 'v4', 'http://h/%25'],
  ['http://h/%25%32%35', 'v4', 'http://h/%25'],
  ['http://h/%00%7f%20', 'v4', 'http://h/%00%7F%20'],
  ['http://h/ü', 'v4', 'http://h/%C3%BC'],
  [' \t\n\u000b\f\rhttp://h/ \t\n\u000b\f\r', 'v4', 'http://h/'],
  ['\bhttp://h/', 'v4', 'http://%08http/h/'],
  ['\u000ehttp://h/', 'v4', 'http://%0Ehttp/h/'],
  ['http://h/a\tb\nc\rd', 'v4', 'http://h/abcd'],
  ['http://h/#a#b', 'v4', 'http://h/'],
  ['http://[::1]/', 'v4', 'http://[::1]/'],
  ['http://[::1', 'v4', null],
  ['http://[::1]x/', 'v4', null],
  ['http://[::A]/', 'v4', 'http://[::a]/'],
  ['http://ü.de/', 'v4', 'http://xn--tda.de/'],
  ['http://ü～/', 'v4', 'http://xn--~-dha/'],
  ['http://a..b/', 'v4', 'http://a.b/'],
  ['http://1/', 'v4', 'http://0.0.0.1/'],
  ['http://1.2/', 'v4', 'http://1.0.0.2/'],
  ['http://1.2.3/', 'v4', 'http://1.2.0.3/'],
  ['http://1.2.3.4/', 'v4', 'http://1.2.3.4/'],
  ['http://1.2.3.4.5/', 'v4', 'http://1.2.3.4.5/'],
  ['http://256.1/', 'v4', 'http://0.0.0.1/'],
  ['http://1.256.3.4/', 'v4', 'http://1.0.3.4/'],
  ['http://1.16777216/', 'v4', 'http://1.0.0.0/'],
  ['http://4294967295/', 'v4', 'http://255.255.255.255/'],
  ['http://4294967296/', 'v4', 'http://4294967296/'],
  ['http://0x7f.1/', 'v4', 'http://127.0.0.1/'],
  ['http://0x/', 'v4', 'http://0x/'],
  ['http://010.1/', 'v4', 'http://8.0.0.1/'],
  ['http://08.1/', 'v4', 'http://08.1/'],
  ['http://0.0.0.00/', 'v4', 'http://0.0.0.0/'],
  ['http://01777777777777777/', 'v4', 'http://01777777777777777/'],
  ['http://00000000000000000000000000001/', 'v4', 'http://0.0.0.1/'],
  ['http://0xG/', 'v4', 'http://0xg/'],
  ['http://099/', 'v4', 'http://099/'],
  ['http://%31.2.3.4/', 'v4', 'http://1.2.3.4/'],
  ['http://A%C3%9C.%FFB/', 'v4', 'http://a%C3%9C.%FFb/'],
  ['http://a%2Fb/', 'v4', 'http://a/b/'],
  ['http://h/\u0080', 'v4', 'http://h/%C2%80'],
  ['http://[::ffff:1.2.3.4]/', 'v5', 'http://1.2.3.4/'],
  ['http://[::fffe:1.2.3.4]/', 'v5', 'http://[::fffe:102:304]/'],
  ['http://[::1:ffff:1.2.3.4]/', 'v5', 'http://[::1:ffff:102:304]/'],
  ['http://[1::ffff:1.2.3.4]/', 'v5', 'http://[1::ffff:102:304]/'],
  ['http://[64:ff9b::1.2.3.4]/', 'v5', 'http://1.2.3.4/'],
  ['http://[64:ff9b::1:1.2.3.4]/', 'v5', 'http://[64:ff9b::1:102:304]/'],
  ['http://[64:ff9b:1::1.2.3.4]/', 'v5', 'http://[64:ff9b:1::102:304]/'],
  ['http://[65:ff9b::1.2.3.4]/', 'v5', 'http://[65:ff9b::102:304]/'],
  ['http://[64:ff9a::1.2.3.4]/', 'v5', 'http://[64:ff9a::102:304]/'],
  ['http://[::1.2.3.4]/', 'v5', 'http://[::102:304]/'],
  ['http://[1:0:0:0:0:0:0:A]/', 'v5', 'http://[1::a]/'],
  ['http://[x]/', 'v5', 'http://[x]/'],
  ['http://[::1', 'v5', null],
])('%j is, in %s, %s', (input, version, output) => {
  expect(canonicalizeForSafeBrowsing(input, version)).toBe(output)
  if (version === 'v4') {
    expect(canonicalizeForSafeBrowsing(input)).toBe(output)
    expect(normalize(input, 'safe-browsing')).toBe(output)
  }
})

test.each<[string, 'v4' | 'v5', string[] | null]>([
  [
    'http://a.b.c.d.e.f.g.h/1/2/3/4/5?q',
    'v4',
    [
      'a.b.c.d.e.f.g.h/1/2/3/4/5?q',
      'a.b.c.d.e.f.g.h/1/2/3/4/5',
      'a.b.c.d.e.f.g.h/',
      'a.b.c.d.e.f.g.h/1/',
      'a.b.c.d.e.f.g.h/1/2/',
      'a.b.c.d.e.f.g.h/1/2/3/',
      'd.e.f.g.h/1/2/3/4/5?q',
      'd.e.f.g.h/1/2/3/4/5',
      'd.e.f.g.h/',
      'd.e.f.g.h/1/',
      'd.e.f.g.h/1/2/',
      'd.e.f.g.h/1/2/3/',
      'e.f.g.h/1/2/3/4/5?q',
      'e.f.g.h/1/2/3/4/5',
      'e.f.g.h/',
      'e.f.g.h/1/',
      'e.f.g.h/1/2/',
      'e.f.g.h/1/2/3/',
      'f.g.h/1/2/3/4/5?q',
      'f.g.h/1/2/3/4/5',
      'f.g.h/',
      'f.g.h/1/',
      'f.g.h/1/2/',
      'f.g.h/1/2/3/',
      'g.h/1/2/3/4/5?q',
      'g.h/1/2/3/4/5',
      'g.h/',
      'g.h/1/',
      'g.h/1/2/',
      'g.h/1/2/3/',
    ],
  ],
  ['http://b.c.d.e.f/', 'v4', ['b.c.d.e.f/', 'c.d.e.f/', 'd.e.f/', 'e.f/']],
  ['http://c.d.e.f/', 'v4', ['c.d.e.f/', 'd.e.f/', 'e.f/']],
  ['http://a/', 'v4', ['a/']],
  ['http://a.b/?', 'v4', ['a.b/']],
  ['http://a.b/x', 'v4', ['a.b/x', 'a.b/']],
  ['http://a.b/x/', 'v4', ['a.b/x/', 'a.b/']],
  ['http://a.b/x/y/z', 'v4', ['a.b/x/y/z', 'a.b/', 'a.b/x/', 'a.b/x/y/']],
  ['http://1.2.3.4/x', 'v4', ['1.2.3.4/x', '1.2.3.4/']],
  ['http://[::1]/x', 'v4', ['[::1]/x', '[::1]/']],
  ['/', 'v4', null],
  [
    'http://a.b.c.d.e.example.com/x?q',
    'v5',
    [
      'a.b.c.d.e.example.com/x?q',
      'a.b.c.d.e.example.com/x',
      'a.b.c.d.e.example.com/',
      'example.com/x?q',
      'example.com/x',
      'example.com/',
      'e.example.com/x?q',
      'e.example.com/x',
      'e.example.com/',
      'd.e.example.com/x?q',
      'd.e.example.com/x',
      'd.e.example.com/',
      'c.d.e.example.com/x?q',
      'c.d.e.example.com/x',
      'c.d.e.example.com/',
    ],
  ],
  ['http://com/', 'v5', ['com/']],
  ['http://d.example.com/', 'v5', ['d.example.com/', 'example.com/']],
  ['http://example.com/', 'v5', ['example.com/']],
  [
    'http://c.d.e.f.example.com/',
    'v5',
    [
      'c.d.e.f.example.com/',
      'example.com/',
      'f.example.com/',
      'e.f.example.com/',
      'd.e.f.example.com/',
    ],
  ],
  ['http://1.2.3.4/', 'v5', ['1.2.3.4/']],
  ['http://[::1]/', 'v5', ['[::1]/']],
])('the expressions of %s in %s are %j', (input, version, expressions) => {
  expect(safeBrowsingExpressions(input, version)).toEqual(expressions)
})

test.each<[string, [canonical: string, lookup: string]]>([
  ['a.b.c.d.e.f', ['a.b.c.d.e.f', 'a.b.c.d.e.f']],
  ['a.b.c.d.e.f.g', ['a.b.c.d.e.f.g', 'b.c.d.e.f.g']],
  ['a.b.c.d.e.f.g.h', ['a.b.c.d.e.f.g.h', 'c.d.e.f.g.h']],
  ['A-B.0.Z', ['a-b.0.z', 'a-b.0.z']],
  ['a_b', ['a%5fb', 'a%5fb']],
  ['a b', ['a%20b', 'a%20b']],
  ['0x7f.1', ['127.0.0.1', '127.0.0.1']],
  ['1.2.3.4', ['1.2.3.4', '1.2.3.4']],
  ['[::1]', ['%5b%3a%3a1%5d', '%5b%3a%3a1%5d']],
  ['...a...b...', ['a.b', 'a.b']],
  ['\u0000a\u001fb\u007fc', ['abc', 'abc']],
  ['a\u0080b', ['ab', 'ab']],
  ['a!b', ['a%21b', 'a%21b']],
  ['1.2', ['1.0.0.2', '1.0.0.2']],
  ['@/:[`{~', ['%40%2f%3a%5b%60%7b%7e', '%40%2f%3a%5b%60%7b%7e']],
  ['ü_ä..b', ['xn--%5f-0fa4e.b', 'xn--%5f-0fa4e.b']],
])('the phishing host of %j is %j', (host, expected) => {
  expect([canonicalPhishingHost(host), phishingLookupHost(host)]).toEqual(expected)
})

test.each<[string, number, string]>([
  ['abc', 4, 'b'],
  ['abc', 8, 'ba'],
  ['abc', 12, 'ba7'],
  ['abc', 256, 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 32, 'e3b0c442'],
  ['ü', 32, '607474ca'],
])('the prefix of %j in %s bits is %s', (expression, bits, prefix) => {
  expect(hashPrefix(expression, bits)).toBe(prefix)
})

test.each([0, 3, 6, 257, 260, -4, Number.NaN])('a prefix has no %s bits', (bits) => {
  const message = `A hash prefix has 4 to 256 bits in steps of 4, not ${bits}`
  expect(() => hashPrefix('abc', bits)).toThrow(new RangeError(message))
})

test('a message that ends at the edge of a block has the hash of the platform', () => {
  for (const length of [0, 54, 55, 56, 57, 63, 64, 65, 119, 120, 8191]) {
    const bytes = new Uint8Array(length).fill(0xa5)
    const expected = createHash('sha256').update(bytes).digest('hex')
    expect(Buffer.from(sha256(bytes)).toString('hex')).toBe(expected)
  }
})

test('long input is read in pieces of bytes without a seam', () => {
  const path = '\u00fc'.repeat(3000)
  expect(canonicalizeForSafeBrowsing(`http://h/${path}`)).toBe(`http://h/${'%C3%BC'.repeat(3000)}`)
  expect(normalize(`http://h/?${'b'.repeat(5000)}\u00fc`, 'iipc-semantic')).toBe(
    `http://h/?${'b'.repeat(5000)}%C3%BC`,
  )
})

test('what is neither a string nor bytes is refused with the remedy', () => {
  const url = new URL('https://a.example/')
  expect(() => canonicalizeForSafeBrowsing(url as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'input' }),
  )
  expect(() => canonicalizeForSafeBrowsing(url as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'input' }),
  )
  expect(() => sha256('abc' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'message' }),
  )
  expect(() => sha256('abc' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'message' }),
  )
})
