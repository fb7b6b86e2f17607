import {
  iaCanonical,
  iaSurt,
  massageHost,
  reorderQuery,
  reverseHost,
  sortBySsurt,
  ssurt,
  ssurtHost,
  stripPathSessionId,
  stripQuerySessionId,
  surt,
} from '@waymark/normalize/surt'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { anyText } from './arbitraries.ts'

const ID = '0123456789abcdefghijklemopqrstuv'

test('the key of the Wayback Machine, in its variants', () => {
  const url = 'https://www.archive.org/goo/?b&a=2&a=1#c'
  expect(iaSurt(url)).toBe('org,archive)/goo?a=1&a=2&b')
  expect(iaSurt(url, { withScheme: true, trailingComma: true })).toBe(
    'https://(org,archive,)/goo?a=1&a=2&b',
  )
  expect(iaSurt('http://192.0.2.1/', { reverseAddress: false })).toBe('192.0.2.1)/')
  expect(iaSurt('')).toBe('-')
  expect(iaSurt('http://a:x/')).toBeNull()
  expect(iaSurt('http://http://https://order.1and1.com')).toBe('com,1and1,order)/')
  expect(iaSurt('http://https://http://order.1and1.com')).toBe('com,1and1,order)/')
  expect(iaSurt('http:////www.vikings.com')).toBe('com,vikings)/')
  expect(iaSurt('http:a')).toBe('a)/')
  expect([iaSurt('http:'), iaSurt('https://'), iaSurt('http:/')]).toEqual([
    'http:',
    'https:',
    'http:/',
  ])
  expect(iaCanonical('http://h:123456/')).toBeNull()
  expect(iaSurt('http://[FE80::1]:8080/a')).toBe('fe80::1:8080)/a')
  expect(iaSurt('mailto:A@b')).toBe('mailto:a@b')
  expect(iaSurt('mailto:')).toBe('mailto:')
})

test.each([
  ['http://\u00dcn\u00efcode.example/', 'example,xn--ncode-cta3g)/'],
  ['http://XN--NCODE-cta3g.example/', 'example,xn--ncode-cta3g)/'],
  ['http://%C3%9Cn%c3%afcode.example/', 'example,xn--ncode-cta3g)/'],
  ['http://%25C3%259Cn%C3%AFcode.example/', 'example,xn--ncode-cta3g)/'],
  // IDNA 2003 maps these four characters, later versions keep them.
  ['http://fa\u00df.de/', 'de,fass)/'],
  ['http://\u03b2\u03cc\u03bb\u03bf\u03c2.com/', 'com,xn--nxasmq6b)/'],
  ['http://a\u200db\u200c.example/', 'example,ab)/'],
  // Bytes that are not UTF-8 are dropped.
  ['http://a%FFb.example/', 'example,ab)/'],
  // Where IDNA 2003 fails, the bytes stay.
  ['http://a..\u00fc.example/', 'example,%c3%bc,a)/'],
  ['http://\u00fc.example./', 'example,xn--tda)/'],
  // With dots, a hexadecimal number is a name.
  ['http://1.2.3.4/', '4,3,2,1)/'],
  ['http://1.2.3.0x4/', '0x4,3,2,1)/'],
  [`http://${'\u00fc'.repeat(70)}.example/`, `example,${'%c3%bc'.repeat(70)})/`],
])('the key of %s has the host that the archive indexes', (url, key) => {
  expect(iaSurt(url)).toBe(key)
})

test('sessions go as the archive lets them go', () => {
  expect(stripQuerySessionId(`one=two&sid=${ID}`)).toBe('one=two&')
  expect(stripQuerySessionId(`xsid=${ID}&y`)).toBe('xy')
  expect(stripQuerySessionId('CFID=1&CFTOKEN=2-A&r=4')).toBe('r=4')
  expect(stripQuerySessionId(`sid=${ID}0`)).toBe(`sid=${ID}0`)
  expect(stripPathSessionId('/(4hqa0555fwsecu455xqckv45)/a?.aspx')).toBe(
    '/(4hqa0555fwsecu455xqckv45)/a?.aspx',
  )
  // Only a page after the session counts.
  expect(stripPathSessionId('/a.aspx/(4hqa0555fwsecu455xqckv45)/b')).toBe(
    '/a.aspx/(4hqa0555fwsecu455xqckv45)/b',
  )
  expect(stripPathSessionId('/b/(4hqa0555fwsecu455xqckv45)/c/a.aspx')).toBe('/b/c/a.aspx')
})

test('a prefix of an SSURT covers everything below it', () => {
  expect(ssurt('http://www.example.org/x').startsWith('org,example,')).toBe(true)
  expect(ssurt('http://u:p@h.example:81/a')).toBe('example,h,//81:http@u:p:/a')
  expect(ssurtHost('0.0.0.0')).toBe('0,0,0,0,')
  expect(surt('screenshot:http://a.example/')).toBe('screenshot:http://a.example/')
  expect(sortBySsurt(['http://b.example/', 'http://a.b.example/', 'http://a.example/'])).toEqual([
    'http://a.example/',
    'http://b.example/',
    'http://a.b.example/',
  ])
})

test('no string throws', () => {
  fc.assert(
    fc.property(anyText, (input) => {
      ssurt(input)
      surt(input)
      iaSurt(input)
      iaCanonical(input)
      stripPathSessionId(input)
      stripQuerySessionId(input)
    }),
    { numRuns: runs(1000) },
  )
})

test.each<[string, string]>([
  ['www.a', 'a'],
  ['www12.a', 'a'],
  ['www12.www.a', 'www.a'],
  ['wwwa.a', 'wwwa.a'],
  ['a.www.b', 'a.www.b'],
  ['www.', ''],
])('the host %s loses one www: %s', (host, expected) => {
  expect(massageHost(host)).toBe(expected)
})

test.each<[string, string]>([
  ['b=2&a=2&a=&a', 'a&a=&a=2&b=2'],
  ['a=&a', 'a&a='],
  ['a&a=', 'a&a='],
  ['a&a', 'a&a'],
  ['a=b=c&a=b', 'a=b&a=b=c'],
  ['=2&=1&', '&=1&=2'],
  ['b&a=1&b=1&b=', 'a=1&b&b=&b=1'],
  ['a1=1&a=2', 'a=2&a1=1'],
])('the query %s in order is %s', (query, expected) => {
  expect(reorderQuery(query)).toBe(expected)
})

test.each<[string, string]>([
  ['/(abcdefghijklmnopqrstuvwx)/a.aspx', '/a.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)/.aspx', '/(abcdefghijklmnopqrstuvwx)/.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)/.aspx.aspx', '/.aspx.aspx'],
  ['/(a(abcdefghijklmnopqrstuvwx))/a.aspx', '/a.aspx'],
  ['/(a(abcdefghijklmnopqrstuvwx)b(abcdefghijklmnopqrstuvwx))/x/a.ASPX', '/x/a.ASPX'],
  ['/(a(abcdefghijklmnopqrstuvwx))/(abcdefghijklmnopqrstuvwx)/a.aspx', '/a.aspx'],
  [
    '/(abcdefghijklmnopqrstuvwx)/(abcdefghijklmnopqrstuvwx)/a.aspx',
    '/(abcdefghijklmnopqrstuvwx)/a.aspx',
  ],
  ['/(abcdefghijklmnopqrstuvwxx)/a.aspx', '/(abcdefghijklmnopqrstuvwxx)/a.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)/a.asp', '/(abcdefghijklmnopqrstuvwx)/a.asp'],
  ['(abcdefghijklmnopqrstuvwx)/a.aspx', '(abcdefghijklmnopqrstuvwx)/a.aspx'],
  ['/x(abcdefghijklmnopqrstuvwx)/a.aspx', '/x(abcdefghijklmnopqrstuvwx)/a.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)/a?b.aspx', '/(abcdefghijklmnopqrstuvwx)/a?b.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)/a.aspx?b', '/a.aspx?b'],
  ['/(abcdefghijklmnopqrstuvwx)/b/a.aspx', '/b/a.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)a.aspx', '/(abcdefghijklmnopqrstuvwx)a.aspx'],
  ['/(abcdefghijklmnopqrstuvwx)//.aspx', '//.aspx'],
  ['/(1(abcdefghijklmnopqrstuvwx))/a.aspx', '/(1(abcdefghijklmnopqrstuvwx))/a.aspx'],
  ['/a.aspx', '/a.aspx'],
  ['/', '/'],
  ['', ''],
  ['/(abcdefghijklmnopqrstuvwx)/.aspx/b', '/(abcdefghijklmnopqrstuvwx)/.aspx/b'],
  [
    '/x/(abcdefghijklmnopqrstuvwx)/a.aspx/(abcdefghijklmnopqrstuvwx)/b',
    '/x/a.aspx/(abcdefghijklmnopqrstuvwx)/b',
  ],
  ['/(abcdefghijklmnopqrstuvwx)/b?/c.aspx', '/(abcdefghijklmnopqrstuvwx)/b?/c.aspx'],
])('the path %s without its session is %s', (path, expected) => {
  expect(stripPathSessionId(path)).toBe(expected)
})

test.each<[string, string]>([
  ['jsessionid=0123456789abcdefghijklmnopqrstuv', ''],
  ['a&jsessionid=0123456789abcdefghijklmnopqrstuv&b', 'a&b'],
  ['jsessionid=0123456789abcdefghijklmnopqrstuvx', 'jsessionid=0123456789abcdefghijklmnopqrstuvx'],
  ['jsessionid=123456789abcdefghijklmnopqrstuv', 'jsessionid=123456789abcdefghijklmnopqrstuv'],
  ['phpsessid=0123456789abcdefghijklmnopqrstuv', ''],
  ['phpsessid=123456789abcdefghijklmnopqrstuv', 'phpsessid=123456789abcdefghijklmnopqrstuv'],
  ['xphpsessid=0123456789abcdefghijklmnopqrstuv', 'x'],
  ['sid=0123456789abcdefghijklmnopqrstuv', ''],
  ['sid=123456789abcdefghijklmnopqrstuv', 'sid=123456789abcdefghijklmnopqrstuv'],
  ['aspsessionidabcdefgh=abcdefghijklmnopqrstuvwx', ''],
  ['aspsessionidabcdefg=abcdefghijklmnopqrstuvwx', 'aspsessionidabcdefg=abcdefghijklmnopqrstuvwx'],
  ['aspsessionidabcdefgh=bcdefghijklmnopqrstuvwx', 'aspsessionidabcdefgh=bcdefghijklmnopqrstuvwx'],
  [
    'aspsessionidabcdefgh=bcdefghijklmnopqrstuvwx1',
    'aspsessionidabcdefgh=bcdefghijklmnopqrstuvwx1',
  ],
  [
    'sid=0123456789abcdefghijklmnopqrstuv&sid=0123456789abcdefghijklmnopqrstuv',
    'sid=0123456789abcdefghijklmnopqrstuv&',
  ],
  [
    'sid=0123456789abcdefghijklmnopqrstuv&jsessionid=0123456789abcdefghijklmnopqrstuv&phpsessid=0123456789abcdefghijklmnopqrstuv',
    '',
  ],
  ['cfid=1&cftoken=2', ''],
  ['cfid=&cftoken=2', ''],
  ['cfid=1&cftoken=', 'cfid=1&cftoken='],
  ['cfid=1&x&cftoken=2', 'cfid=1&x&cftoken=2'],
  ['cftoken=2&cfid=1', 'cftoken=2&cfid=1'],
  ['xcfid=1&cftoken=2&y', 'xy'],
  ['cfid=1&cftoken=2&cfid=3&cftoken=4&z', 'cfid=1&cftoken=2&z'],
  ['a&cfid=1', 'a&cfid=1'],
  ['cfid=1&cftoken=2x&y&z', 'y&z'],
  ['a=cfid=cfid=1&cftoken=2', 'a=cfid='],
  ['CFID=1&CFTOKEN=A', ''],
  ['a&b', 'a&b'],
])('the query %s without its session is %s', (query, expected) => {
  expect(stripQuerySessionId(query)).toBe(expected)
})

test.each<[string, object | undefined, string | null]>([
  ['http://www.a.example:80/', undefined, 'http://a.example/'],
  ['https://a:443/', undefined, 'https://a/'],
  ['https://a:80/', undefined, 'https://a:80/'],
  ['http://a:443/', undefined, 'http://a:443/'],
  ['HTTP://A:80/', undefined, 'HTTP://a/'],
  ['ftp://a:21/', undefined, 'ftp://a:21/'],
  ['ftp://a:0/', undefined, 'ftp://a/'],
  ['http://a:0/', undefined, 'http://a:0/'],
  ['http://a:65535/', undefined, 'http://a:65535/'],
  ['http://a:65536/', undefined, null],
  ['http://a:x/', undefined, null],
  ['dns:www.a.example', undefined, 'dns:www.a.example'],
  ['dns://www.a.example', undefined, 'dns:www.a.example/'],
  ['a', undefined, 'http://a/'],
  ['a/b', undefined, 'http://a/b'],
  ['a:80/', undefined, 'a:80'],
  [' \t\n\u000b\f\r a \t\n\u000b\f\r ', undefined, 'http://a/'],
  ['\ba', undefined, 'http://%08a/'],
  ['\u000ea', undefined, 'http://%0ea/'],
  ['a\tb\nc\rd', undefined, 'http://abcd/'],
  ['http:a', undefined, 'http://a/'],
  ['http:/a', undefined, 'http://a/'],
  ['http:///a/b', undefined, 'http://a/b'],
  ['http:////a', undefined, 'http://a/'],
  ['foo:a/b', undefined, 'foo:a/b'],
  ['foo://a/B/', undefined, 'foo://a/b'],
  ['filedesc:x', undefined, 'filedesc:x'],
  ['http://u:p@a/', undefined, 'http://a/'],
  ['http://u@v@a:80:/', undefined, 'http://a/'],
  ['http://a::/', undefined, 'http://a/'],
  ['http://[::1]:80/', undefined, 'http://::1/'],
  ['http://[::1]/', undefined, 'http://::1/'],
  ['http://[::1/', undefined, 'http://::1/'],
  ['http://x[::1]y:8/', undefined, 'http://::1:8/'],
  ['http://A%25b/', undefined, 'http://a%25b/'],
  ['http://A%B/', undefined, 'http://a%25b/'],
  ['http://a..b/', undefined, 'http://a.b/'],
  ['http://a...b/', undefined, 'http://a..b/'],
  ['http://.a./', undefined, 'http://a/'],
  ['http://1/', undefined, 'http://0.0.0.1/'],
  ['http://4294967296/', undefined, 'http://0.0.0.0/'],
  ['http://256.1/', undefined, 'http://256.1/'],
  ['http://1.2/', undefined, 'http://1.0.0.2/'],
  ['http://010.1/', undefined, 'http://8.0.0.1/'],
  ['http://08.1/', undefined, 'http://08.1/'],
  ['http://1.2.3.4/', undefined, 'http://1.2.3.4/'],
  ['http://1.2.3.4.5/', undefined, 'http://1.2.3.4.5/'],
  ['http://1.256/', undefined, 'http://1.0.1.0/'],
  ['http://0x7f.1/', undefined, 'http://0x7f.1/'],
  ['http://a/b/', undefined, 'http://a/b'],
  ['http://a//', undefined, 'http://a/'],
  ['http://a/b//', undefined, 'http://a/b'],
  ['http://a/b//c/./../d', undefined, 'http://a/b/d'],
  ['http://a/..', undefined, 'http://a/..'],
  ['http://a/../b', undefined, 'http://a/../b'],
  ['http://a/.', undefined, 'http://a/'],
  ['http://a?', undefined, 'http://a/'],
  ['http://a/?', undefined, 'http://a/'],
  ['http://a?b', undefined, 'http://a/?b'],
  ['http://a/?#f', undefined, 'http://a/'],
  ['http://a/b?c#f', undefined, 'http://a/b?c'],
  ['http://a/b#f?', undefined, 'http://a/b'],
  ['http://a/?B=2&a', undefined, 'http://a/?a&b=2'],
  ['http://a/?sid=0123456789abcdefghijklmnopqrstuv', undefined, 'http://a/'],
  ['http://a/?x&sid=0123456789abcdefghijklmnopqrstuv', undefined, 'http://a/?&x'],
  ['http://a/%2541?%2542', undefined, 'http://a/a?b'],
  ['http://a/%20 %c3%bc%00', undefined, 'http://a/%20%20%c3%bc%00'],
  ['http://a/ü', undefined, 'http://a/%c3%bc'],
  ['http://http://a/', undefined, 'http://a/'],
  ['http://https://a/', undefined, 'https://a/'],
  ['https://ftp://a/', undefined, 'https://ftp/a'],
  ['ftp://ftps://a/', undefined, 'ftp://ftps/a'],
  ['ftps://a/', undefined, 'ftps://a/'],
  ['httpx://http://a', undefined, 'httpx://http/a'],
  ['http://httpa/', undefined, 'http://httpa/'],
  ['http://foo://a/', undefined, 'http://foo/a'],
  ['http://A/%41/./B/?%42#f', { decode: false }, 'http://a/%41/./b?%42#f'],
  ['http://a/b#f', { decode: false }, 'http://a/b#f'],
  ['http://a#f', { decode: false }, 'http://a/#f'],
  ['http://a?', { decode: false }, 'http://a'],
  ['http://a', { decode: false }, 'http://a'],
])('the archive writes %j with %j as %s', (input, options, expected) => {
  expect(iaCanonical(input, options)).toBe(expected)
})

test.each<[string, object, string | null]>([
  ['filedesc:x', {}, 'filedesc:x'],
  ['Filedesc:x', {}, 'Filedesc:x'],
  ['dns:a.b', {}, 'dns:a.b'],
  ['dns:a.b', { withScheme: true }, 'dns:a.b'],
  ['foo:a.b', { withScheme: true }, 'foo:a.b'],
  ['http://a.b:8/c?d', {}, 'b,a:8)/c?d'],
  ['http://a.b:8/c?d', { withScheme: true }, 'http://(b,a:8)/c?d'],
  ['http://a.b:8', { trailingComma: true }, 'b,a:8,)/'],
  ['http://1.2.3.4/', {}, '4,3,2,1)/'],
  ['http://1.2.3.4/', { reverseAddress: true }, '4,3,2,1)/'],
  ['http://1.2.3.4/', { reverseAddress: false }, '1.2.3.4)/'],
  ['http://1.2.3.4.5/', { reverseAddress: false }, '5,4,3,2,1)/'],
  ['http://a.1.2.3.4/', { reverseAddress: false }, '4,3,2,1,a)/'],
  ['http://1.2.3.4a/', { reverseAddress: false }, '4a,3,2,1)/'],
  ['http://a.b?c', {}, 'b,a)/?c'],
  ['http://a.b', { withScheme: true, trailingComma: true }, 'http://(b,a,)/'],
])('the key of %j with %j is %s', (input, options, expected) => {
  expect(iaSurt(input, options)).toBe(expected)
})

test.each<[string, object | undefined, string]>([
  ['http://u:p@www.a.example:81/p?q#f ', undefined, 'http://(example,a,www,:81)/p?q#f '],
  ['http://u:p@www.a.example:81/p?q#f', { withScheme: false }, 'example,a,www,:81)/p?q#f'],
  ['http://a.b/', { trailingComma: false }, 'http://(b,a)/'],
  ['http://a.b/', { withScheme: false, trailingComma: false }, 'b,a)/'],
  ['http:///p', undefined, 'http:///(p,)'],
  ['file:a', { withScheme: false }, 'a'],
  ['http://1.2.3.4/', undefined, 'http://(1.2.3.4)/'],
  ['http://[::1]:8/', undefined, 'http://([::1]:8)/'],
  ['http://ü.b/ü', undefined, 'http://(b,ü,)/ü'],
])('the SURT of %j with %j is %s', (input, options, expected) => {
  expect(surt(input, options)).toBe(expected)
})

test.each<[string, string]>([
  [' http://u:p@www.a.example:81/p?q#f ', ' example,a,www,//81:http@u:p:/p?q#f '],
  ['http://u@a.b/', 'b,a,//http@u:/'],
  ['http://a,b.c/', 'c,a.b,//http:/'],
  ['http://1.2.3.4/', '1.2.3.4//http:/'],
  ['http://0.0.0.1/', '0.0.0.1//http:/'],
  ['http://0/', '0,//http:/'],
  ['mailto:a', 'mailto:a'],
  ['ü://ü', 'ü://ü'],
  ['http://[::1]/', '[::1]//http:/'],
])('the SSURT of %j is %s', (input, expected) => {
  expect(ssurt(input)).toBe(expected)
})

test.each<[string, boolean | undefined, string[]]>([
  ['a.b,c', undefined, ['b.c,a,', 'b.c,a,']],
  ['a.b,c', true, ['b.c,a,', 'b.c,a,']],
  ['a.b,c', false, ['b.c,a', 'b.c,a']],
  ['1.2.3.4', false, ['4,3,2,1', '1.2.3.4']],
  ['', true, [',', '']],
  ['[a.b', true, ['b,[a,', '[a.b']],
])('the host %j with a comma at its end (%j) is %j', (host, comma, expected) => {
  expect([reverseHost(host, comma), ssurtHost(host, comma)]).toEqual(expected)
})

test.each<[string[], string[]]>([
  [
    ['http://b.a/', 'http://a/', 'http://a/b', 'http://c.a/', 'http://a/'],
    ['http://a/', 'http://a/', 'http://a/b', 'http://b.a/', 'http://c.a/'],
  ],
  [
    ['http://～/', 'http://\ud800\udc00/', 'http://z/'],
    ['http://z/', 'http://～/', 'http://\ud800\udc00/'],
  ],
])('%j sorted by SSURT is %j', (urls, expected) => {
  expect(sortBySsurt(urls)).toEqual(expected)
})
