import {
  decodeUnreserved,
  isUnreserved,
  isUri,
  lowercaseOutsidePercentEncoding,
  mapPercentEncodedBytes,
  normalizeScheme,
  normalizeSchemeParts,
  normalizeSyntax,
  normalizeSyntaxParts,
  PORTS,
  percentEncodedByteAt,
  removeDefaultPort,
  uppercasePercentEncoding,
} from '@waymark/rfc3986'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { runs } from '../../../test/runs.ts'

test('the example of section 6.2.2 is one URI', () => {
  expect(normalizeSyntax('eXAMPLE://a/./b/../b/%63/%7bfoo%7d')).toBe('example://a/b/c/%7Bfoo%7D')
})

test('the four examples of section 6.2.3 are one URI', () => {
  for (const uri of ['http://example.com', 'http://example.com/', 'http://example.com:/']) {
    expect(normalizeScheme(uri)).toBe('http://example.com/')
  }
  expect(normalizeScheme('http://example.com:80/')).toBe('http://example.com/')
})

test.each([
  ['mailto:Joe@Example.COM', 'mailto:Joe@example.com'],
  ['mailto:A@B.example,C@D.EXAMPLE?to=E@F', 'mailto:A@b.example,C@d.example?to=E@F'],
  ['mailto:%22A%40B%22@C', 'mailto:%22A%40B%22@c'],
  ['mailto:A', 'mailto:A'],
  ['mailto:a@%c3%89.B', 'mailto:a@%C3%89.b'],
  ['ACCT:Ann@Example.com', 'acct:Ann@example.com'],
  ['URN:ISBN:X', 'urn:isbn:X'],
  ['urn:A', 'urn:A'],
  ['data:A@B', 'data:A@B'],
  ['constructor:A@B', 'constructor:A@B'],
])('a part in which the scheme ignores case is lowercased: %s', (uri, normal) => {
  expect(normalizeScheme(uri)).toBe(normal)
  expect(normalizeScheme(normal)).toBe(normal)
})

test.each([
  ['ftp', 21],
  ['http', 80],
  ['https', 443],
  ['ws', 80],
  ['wss', 443],
])('the default port of %s, and no other, goes', (scheme, port) => {
  expect(normalizeScheme(`${scheme}://h:${port}/`)).toBe(`${scheme}://h/`)
  expect(normalizeScheme(`${scheme}://h:${port + 1}/`)).toBe(`${scheme}://h:${port + 1}/`)
})

test('schemes without a known default port keep their port, unless it is empty', () => {
  expect(normalizeScheme('GIT://H:9418')).toBe('git://h:9418/')
  expect(normalizeScheme('git://h:')).toBe('git://h/')
  expect(normalizeScheme('git://h:-1')).toBe('git://h:-1/')
  expect(normalizeScheme('coap://h:05683', { coap: 5683 })).toBe('coap://h/')
  expect(normalizeScheme('constructor://h:1')).toBe('constructor://h:1/')
})

test('a file without an authority is on the machine at hand, as with an empty one and with localhost', () => {
  for (const uri of ['file:/a', 'file:///a', 'file://LOCALHOST/a', 'FILE:/b/../a']) {
    expect(normalizeScheme(uri)).toBe('file:///a')
  }
  expect(normalizeScheme('file:a')).toBe('file:a')
  expect(normalizeScheme('file:/.//a')).toBe('file:////a')
})

test('only what the step names is changed', () => {
  expect(uppercasePercentEncoding('%aB%zz%a%')).toBe('%AB%zz%a%')
  expect(decodeUnreserved('%41%2f%2541%')).toBe('A%2f%2541%')
  expect(decodeUnreserved('%%341%4%31%%47')).toBe('%%341%4%31%G')
  expect(decodeUnreserved('%\t%341%\n4\r%31%\t%47')).toBe('%\t%341%\n4\r%31%\tG')
  expect(lowercaseOutsidePercentEncoding('A%4A%AJ%zZÄ')).toBe(
    'a%4A%AJ%zz\u00c4'.replace('%AJ', '%aj'),
  )
  expect(normalizeSyntax('URN:A/../B?%2F+%FF%')).toBe('urn:A/../B?%2F+%FF%')
  expect(normalizeSyntax('../A')).toBe('../A')
  expect(normalizeSyntax('/a/../b')).toBe('/a/../b')
  expect(normalizeSyntax('http://U%41@H%c3/')).toBe('http://UA@h%C3/')
  expect(normalizeSyntax('http://a/%2e%2e/b')).toBe('http://a/b')
  expect(normalizeSyntax('a:/..//b')).toBe('a:/.//b')
})

test('both normalisations are idempotent, and keep a URI a URI', () => {
  const unit = fc.constantFrom(
    'a',
    'B',
    ':',
    '/',
    '?',
    '#',
    '@',
    '.',
    '%',
    '2',
    'E',
    'e',
    '[',
    '1',
    '%34',
    '%',
  )
  const uri = fc
    .tuple(fc.constantFrom('', 'a:', 'HTTP:', 'http://'), fc.string({ unit, maxLength: 20 }))
    .map((both) => both.join(''))
  fc.assert(
    fc.property(uri, (input) => {
      for (const normalize of [normalizeSyntax, normalizeScheme]) {
        const output = normalize(input)
        expect(normalize(output)).toBe(output)
        if (isUri(input)) expect(isUri(output)).toBe(true)
      }
    }),
    { numRuns: runs(5000) },
  )
})

test('percent-encoded unreserved characters are decoded, and other percent-encoded bytes get upper-case digits', () => {
  for (let byte = 0; byte < 256; byte++) {
    const upper = `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    const character = String.fromCharCode(byte)
    const decoded = /[\dA-Za-z._~-]/.test(character) ? character : upper
    expect(decodeUnreserved(`x${upper}`)).toBe(`x${decoded}`)
    const lower = upper.toLowerCase()
    expect(decodeUnreserved(lower)).toBe(decoded === upper ? lower : character)
    expect(uppercasePercentEncoding(lower)).toBe(upper)
  }
})

test.each<[authority: string, port: number | null, without: string]>([
  ['h:80', 80, 'h'],
  ['h:080', 80, 'h'],
  ['h:00080', 80, 'h'],
  ['h:800', 80, 'h:800'],
  ['h:8', 80, 'h:8'],
  ['h:0', 80, 'h:0'],
  ['h:', 80, 'h'],
  ['h:', null, 'h'],
  ['h:80', null, 'h:80'],
  ['h:0', 0, 'h'],
  ['h:00', 0, 'h'],
  ['h:0', null, 'h:0'],
  ['h:1', 0, 'h:1'],
  ['h', 80, 'h'],
  ['u:80@h:80', 80, 'u:80@h'],
  ['[::1]:80', 80, '[::1]'],
  ['[::80]', 80, '[::80]'],
  ['h:80:80', 80, 'h:80:80'],
])('of %s, the port %j leaves %s', (authority, port, without) => {
  expect(removeDefaultPort(authority, port)).toBe(without)
})

test('the default ports do not change', () => {
  expect(PORTS).toEqual({ ftp: 21, http: 80, https: 443, ws: 80, wss: 443 })
  expect(Object.isFrozen(PORTS)).toBe(true)
})

test.each([
  ['HTTP://H', 'http://h'],
  ['//H/a/../B', '//h/B'],
  ['a:b/../c', 'a:b/../c'],
  ['?%61%2f#%62%2f', '?a%2F#b%2F'],
  ['//U%61@H:%38', '//Ua@h:%38'],
  ['/a/./b', '/a/./b'],
  ['A:/a/./b', 'a:/a/b'],
])('the syntax of %s is normal as %s', (uri, normal) => {
  expect(normalizeSyntax(uri)).toBe(normal)
})

test.each([
  ['//h:80', '//h:80'],
  ['http:a', 'http:a'],
  ['x://h', 'x://h/'],
  ['x://h?q', 'x://h/?q'],
  ['file://h/a', 'file://h/a'],
  ['file://', 'file:///'],
  ['x:/.//a', 'x:/.//a'],
  ['x://localhost/', 'x://localhost/'],
])('the scheme says that %s is %s', (uri, normal) => {
  expect(normalizeScheme(uri)).toBe(normal)
})

test('parts are asked for, and a missing one is null', () => {
  const parts = { scheme: 'a', authority: null, path: '', query: null, fragment: null }
  for (const [name, wrong] of Object.entries({
    scheme: 5,
    authority: 5,
    path: null,
    query: 5,
    fragment: 5,
  })) {
    for (const normalize of [normalizeSyntaxParts, normalizeSchemeParts]) {
      expect(() => normalize({ ...parts, [name]: wrong } as never)).toThrow(
        expect.objectContaining({ name: 'ArgumentError', argument: 'uri' }),
      )
      expect(() => normalize({ ...parts, [name]: undefined } as never)).toThrow(
        errorWith({ name: 'ArgumentError', argument: 'uri' }),
      )
    }
  }
  expect(() => normalizeSyntaxParts('a:' as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'uri' }),
  )
  expect(() => normalizeSyntaxParts(undefined as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'uri' }),
  )
  expect(normalizeSyntaxParts(parts)).toEqual(parts)
  expect(normalizeSchemeParts({ ...parts, scheme: null })).toEqual({ ...parts, scheme: null })
})

test.each([
  ['%41', 0, 0x41],
  ['a%fF', 1, 0xff],
  ['%00', 0, 0],
  ['%41', 1, -1],
  ['%4', 0, -1],
  ['%', 0, -1],
  ['%g1', 0, -1],
  ['%1g', 0, -1],
  ['x41', 0, -1],
  ['', 0, -1],
])('the byte of %j at %d is %d', (text, at, byte) => {
  expect(percentEncodedByteAt(text, at)).toBe(byte)
})

test('each percent-encoded byte is asked about, and one without an answer stays', () => {
  const asked: unknown[] = []
  const replaced = mapPercentEncodedBytes('a%41%zz%%42c%4', (...byte) => {
    asked.push(byte)
    return byte[0] === 0x42 ? '<>' : null
  })
  expect(replaced).toBe('a%41%zz%<>c%4')
  expect(asked).toEqual([
    [0x41, '%41', 1],
    [0x42, '%42', 8],
  ])
  expect(mapPercentEncodedBytes('%41%41', () => '')).toBe('')
  expect(mapPercentEncodedBytes('%41', () => null)).toBe('%41')
})

test('the unreserved characters are those of section 2.3', () => {
  const found = Array.from({ length: 0x100 }, (_, c) => c).filter(isUnreserved)
  expect(String.fromCharCode(...found)).toBe(
    '-.0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~',
  )
})
