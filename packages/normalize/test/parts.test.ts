import { splitUri } from '@waymark/rfc3986'
import { expect, test } from 'vitest'
import { archiveAddress, parseArchiveIpv4 } from '../src/archive/archive-ip.ts'
import { parseArchiveUrl, serializeArchiveUrl } from '../src/archive/archive-url.ts'
import { resolvePathDots, sortParts, trimDots } from '../src/archive/steps.ts'
import {
  decodeStrictly,
  escapeBytes,
  toByteString,
  unescapeBytes,
  unescapeRepeatedly,
} from '../src/bytes.ts'
import { hasEncodedDot, isDotSegment, isDoubleDot, removeDotSegments } from '../src/dot-segments.ts'
import { parseFilePath } from '../src/file-path.ts'
import { textToNfc } from '../src/path-nfc.ts'
import { decodeParameter, readParameter } from '../src/query-parameters.ts'
import { canonicalIpv4 } from '../src/safe-browsing/canonicalize.ts'
import { resolvePath } from '../src/safe-browsing/resolve-path.ts'
import {
  isAspNetSession,
  mayHaveSession,
  withoutAdjacentSessions,
  withoutSessions,
} from '../src/session-ids.ts'
import { changeEach, isPlain } from '../src/url-shape.ts'

test.each<[string, boolean]>([
  ['http://a/', true],
  ['http:///', false],
  ['http:/a', false],
  ['http:a', false],
  ['HTTP:a', false],
  ['https://', false],
  ['ftp:/a', false],
  ['ws:a', false],
  ['file:/a', true],
  ['file:///a', true],
  ['file://a/b', true],
  ['file://C:/a', false],
  ['file://c|/a', false],
  ['file://cc:/a', true],
  ['FILE://C:/a', false],
  ['foo://C:/a', true],
  ['foo:a', true],
  ['foo:a\\b', true],
  ['foo:a\tb', false],
  ['foo://a\\b/', true],
  ['foo://a\nb/', false],
  ['foo:a\rb', false],
  ['http://a\\b/', false],
  ['http://a/b\\', false],
  ['http://a/\t', false],
  ['http://a/?\\', true],
  ['//a\\b', false],
  ['/a\\b', false],
  ['/a', true],
  ['a', true],
  ['1a://b', false],
  ['a_b:c', false],
  ['http://a\r/', false],
])('both standards delimit %j alike: %s', (text, expected) => {
  expect(isPlain(splitUri(text))).toBe(expected)
})

test.each<[string, string | null]>([
  ['file:///a/../b', '/b'],
  ['file:c|/x', '/c:/x'],
  ['FILE:///C|', '/C:'],
  ['fi\tle:///a', '/a'],
  ['\u0000 file:/a', '/a'],
  ['http://a/', null],
  ['foo:a', null],
  ['f', null],
  ['file://[/', null],
])('the path of the file %j is %j', (text, expected) => {
  expect(parseFilePath(splitUri(text))).toBe(expected)
})

test.each<[string, string]>([
  ['abc', 'abc'],
  ['e\u0301', '\u00e9'],
  ['e%CC%81', '%C3%A9'],
  ['%65%CC%81', '%C3%A9'],
  ['%65%cc%81x', '%C3%A9x'],
  ['\u00e9', '\u00e9'],
  ['%C3%A9', '%C3%A9'],
  ['a%CC', 'a%CC'],
  ['a%CC%', 'a%CC%'],
  ['%FF%CC%81', '%FF%CC%81'],
  ['\u212b', '\u00c5'],
  ['%E2%84%AB', '%C3%85'],
  ['%e2%84%ab', '%C3%85'],
  ['\ud834\udd57\ud834\udd65', '\ud834\udd57\ud834\udd65'],
  ['\ud800\u0301', '\ud800\u0301'],
  ['e\ud800', 'e\ud800'],
  ['x%CC%81', 'x%CC%81'],
  ['=%CC%B8', '%E2%89%A0'],
  ['%3D%CC%B8', '%E2%89%A0'],
  ['=\u0338', '\u2260'],
  ['a\u0323\u0307', '\u1ea1\u0307'],
  ['a%CC%87%CC%A3', '%E1%BA%A1%CC%87'],
  ['\u1100\u1161', '\uac00'],
  ['%2', '%2'],
  ['%zze\u0301', '%zz\u00e9'],
  ['\u0344', '\u0308\u0301'],
  ['%CD%84', '%CC%88%CC%81'],
  ['%E0%A5%98', '%E0%A4%95%E0%A4%BC'],
  ['K%E2%84%AA', 'KK'],
  ['\u2126x', '\u03a9x'],
  ['\u00c5\u0301', '\u01fa'],
])('%j in NFC is %j', (text, expected) => {
  expect(textToNfc(text)).toBe(expected)
})

test.each<[string, [single: boolean, double: boolean, encoded: boolean, left: string]]>([
  ['', [false, false, false, '']],
  ['.', [true, false, false, '']],
  ['..', [true, true, false, '']],
  ['...', [false, false, false, '...']],
  ['%2e', [true, false, true, '']],
  ['%2E.', [true, true, true, '']],
  ['.%2e', [true, true, true, '']],
  ['%2e%2E', [true, true, true, '']],
  ['%2e%2e%2e', [false, false, true, '%2e%2e%2e']],
  ['%2e.a', [false, false, true, '%2e.a']],
  ['a', [false, false, false, 'a']],
  ['a/.', [false, false, false, 'a/']],
  ['a/..', [false, false, false, '']],
  ['a/../b', [false, false, false, 'b']],
  ['../a', [false, false, false, 'a']],
  ['a/./b', [false, false, false, 'a/b']],
  ['a/b/%2e%2e', [false, false, true, 'a/']],
  ['./', [false, false, false, '']],
  ['a/../..', [false, false, false, '']],
  ['%2f', [false, false, false, '%2f']],
])('the dots of %j are %j', (text, expected) => {
  expect([
    isDotSegment(text),
    isDoubleDot(text),
    hasEncodedDot(text),
    removeDotSegments(text.split('/')).join('/'),
  ]).toEqual(expected)
})

test.each<[string, (string | null)[]]>([
  ['a', ['a', 'a', 'a', 'a', 'a']],
  ['%41', ['A', 'A', '%2541', '%41', '%41']],
  ['%2541', ['%41', 'A', '%252541', '%2541', '%2541']],
  ['%%341', ['%41', 'A', '%25%25341', '%%341', '%%341']],
  ['%4', ['%4', '%4', '%254', '%4', '%4']],
  ['%zz', ['%zz', '%zz', '%25zz', '%zz', '%zz']],
  ['%252525', ['%2525', '%', '%25252525', '%252525', '%252525']],
  ['a%2%35x', ['a%25x', 'a%x', 'a%252%2535x', 'a%2%35x', 'a%2%35x']],
  ['\u0001', ['\u0001', '\u0001', '%01', '\u0001', '\u0001']],
  ['\u000f\u0010', ['\u000f\u0010', '\u000f\u0010', '%0F%10', '\u000f\u0010', '\u000f\u0010']],
  ['\u007f', ['\u007f', '\u007f', '%7F', '\u007f', '\u007f']],
  [
    '\u00c3\u00a9',
    ['\u00c3\u00a9', '\u00c3\u00a9', '%C3%A9', '\u00e9', '\u00c3\u0083\u00c2\u00a9'],
  ],
  ['\u00ff', ['\u00ff', '\u00ff', '%FF', null, '\u00c3\u00bf']],
  ['%C3%A9', ['\u00c3\u00a9', '\u00c3\u00a9', '%25C3%25A9', '%C3%A9', '%C3%A9']],
  ['x%', ['x%', 'x%', 'x%25', 'x%', 'x%']],
  ['%00', ['\u0000', '\u0000', '%2500', '%00', '%00']],
  ['%61%62c%64', ['abcd', 'abcd', '%2561%2562c%2564', '%61%62c%64', '%61%62c%64']],
])('the bytes of %j are %j', (text, expected) => {
  const isEscaped = (byte: number) => byte === 0x25 || byte < 0x20 || byte > 0x7e
  expect([
    unescapeBytes(text),
    unescapeRepeatedly(text),
    escapeBytes(text, isEscaped),
    decodeStrictly(text),
    toByteString(text),
  ]).toEqual(expected)
})

test.each<[string, unknown]>([
  ['a', [{ name: 'a', value: null }, 'a']],
  ['a=b', [{ name: 'a', value: 'b' }, 'a=b']],
  ['a=b=c', [{ name: 'a', value: 'b=c' }, 'a=b=c']],
  ['=b', [{ name: '', value: 'b' }, '=b']],
  ['', [{ name: '', value: null }, '']],
  ['a+b', [{ name: 'a+b', value: null }, 'a b']],
  ['%41%zz', [{ name: '%41%zz', value: null }, 'A%zz']],
  ['%FF', [{ name: '%FF', value: null }, '\ufffd']],
  ['%2B', [{ name: '%2B', value: null }, '+']],
  ['a=', [{ name: 'a', value: '' }, 'a=']],
])('the parameter %j is %j', (text, expected) => {
  expect([readParameter(text), decodeParameter(text)]).toEqual(expected)
})

const HEX = '0123456789abcdef0123456789abcdef'

test.each<[string, [mayHave: boolean, left: string, adjacent: string]]>([
  ['sid=0123456789abcdef', [true, 'sid=0123456789abcdef', '']],
  [`sid=${HEX}`, [true, '', '']],
  [`a&sid=${HEX}&b`, [true, 'a&b', 'a&b']],
  ['xsid=0123456789abcdef', [false, 'xsid=0123456789abcdef', 'xsid=0123456789abcdef']],
  ['SID=abcdefghijklmnop', [true, 'SID=abcdefghijklmnop', '']],
  [`SID=${HEX.toUpperCase()}`, [true, '', '']],
  ['sid=507f1f77bcf86cd799439011', [true, 'sid=507f1f77bcf86cd799439011', '']],
  ['sid', [false, 'sid', 'sid']],
  ['sid=1', [true, 'sid=1', 'sid=1']],
  ['jsessionid=0123456789', [true, '', '']],
  ['sessionid=conference2026day2a', [true, 'sessionid=conference2026day2a', '']],
  [`sessionid=${HEX}`, [true, '', '']],
  [`session_id=${HEX}`, [true, '', `session_id=${HEX}`]],
  ['PHPSESSID=0123456789abcdef', [true, '', '']],
  ['aspsessionidABCDEFGH=0123456789abcdef', [true, '', '']],
  ['cfid=1&cftoken=2', [true, '', '']],
  ['cfid=1&x&cftoken=2', [true, 'x', 'cfid=1&x&cftoken=2']],
  ['cftoken=2&cfid=1', [true, '', 'cftoken=2&cfid=1']],
  ['cfid=1', [true, 'cfid=1', 'cfid=1']],
  ['cftoken=1', [true, 'cftoken=1', 'cftoken=1']],
  ['cfid=1&cfid=2&cftoken=3&cftoken=4', [true, '', '']],
  ['cfid=x&cftoken=1', [true, 'cfid=x&cftoken=1', 'cfid=x&cftoken=1']],
  ['cfid=1&cftoken=', [true, 'cfid=1&cftoken=', 'cfid=1&cftoken=']],
  ['a=sid=1', [false, 'a=sid=1', 'a=sid=1']],
  ['a&&b', [false, 'a&&b', 'a&&b']],
])('the sessions of %j: %j', (query, expected) => {
  const texts = query.split('&')
  expect([
    mayHaveSession(query),
    withoutSessions(texts).join('&'),
    withoutAdjacentSessions(texts).join('&'),
  ]).toEqual(expected)
})

test.each<[string, boolean]>([
  ['(4hqa0555fwsecu455xqckv45)', true],
  ['(4hqa0555fwsecu455xqckv4)', false],
  ['(4hqa0555fwsecu455xqckv455)', false],
  ['4hqa0555fwsecu455xqckv45', false],
  ['(S(4hqa0555fwsecu455xqckv45))', true],
  ['(s(4hqa0555fwsecu455xqckv45)f(4hqa0555fwsecu455xqckv45))', true],
  ['(1(4hqa0555fwsecu455xqckv45))', false],
  ['(SS(4hqa0555fwsecu455xqckv45))', false],
  ['((4hqa0555fwsecu455xqckv45))', false],
  ['x(4hqa0555fwsecu455xqckv45)', false],
  ['(4hqa0555fwsecu455xqckv45)x', false],
  ['(4HQA0555fwsecu455xqckv45)', true],
  ['', false],
])('%j is a session of ASP.NET: %s', (segment, expected) => {
  expect(isAspNetSession(segment)).toBe(expected)
})

test.each<[string, [number: number | null, archive: string | null, browsing: string | null]]>([
  ['', [null, null, null]],
  ['1', [1, '0.0.0.1', '0.0.0.1']],
  ['1.', [1, '0.0.0.1', null]],
  ['1..', [16777216, '1.0.0.0', null]],
  ['.1', [1, '0.0.0.1', null]],
  ['1.2', [16777218, '1.0.0.2', '1.0.0.2']],
  ['1.2.3', [16908291, '1.2.0.3', '1.2.0.3']],
  ['1.2.3.4', [16909060, '1.2.3.4', '1.2.3.4']],
  ['1.2.3.4.', [16909060, '1.2.3.4', null]],
  ['1.2.3.4..', [null, null, null]],
  ['1.2.3.4.5', [null, null, null]],
  ['1.2.3.4.5.', [null, null, null]],
  ['1.2.3.4.5.6', [null, null, null]],
  ['255', [255, '0.0.0.255', '0.0.0.255']],
  ['256', [256, '0.0.1.0', '0.0.1.0']],
  ['255.255', [4278190335, '255.0.0.255', '255.0.0.255']],
  ['256.1', [null, null, '0.0.0.1']],
  ['1.256.1', [null, null, '1.0.0.1']],
  ['1.2.256.4', [null, null, '1.2.0.4']],
  ['1.2.3.255', [16909311, '1.2.3.255', '1.2.3.255']],
  ['1.2.3.256', [null, null, '1.2.3.0']],
  ['1.2.65535', [16973823, '1.2.255.255', '1.2.255.255']],
  ['1.2.65536', [null, null, '1.2.0.0']],
  ['1.16777215', [33554431, '1.255.255.255', '1.255.255.255']],
  ['1.16777216', [null, null, '1.0.0.0']],
  ['4294967295', [4294967295, '255.255.255.255', '255.255.255.255']],
  ['4294967296', [null, null, null]],
  ['0x', [0, '0.0.0.0', null]],
  ['0X1F', [31, '0.0.0.31', '0.0.0.31']],
  ['0xg', [null, null, null]],
  ['00', [0, '0.0.0.0', '0.0.0.0']],
  ['07', [7, '0.0.0.7', '0.0.0.7']],
  ['08', [null, null, null]],
  ['010', [8, '0.0.0.8', '0.0.0.8']],
  ['0.', [0, '0.0.0.0', null]],
  ['a', [null, null, null]],
  ['1a', [null, null, null]],
  ['1.a', [null, null, null]],
  ['[::1]', [null, '[::1]', null]],
  ['[::1', [null, null, null]],
  ['::1]', [null, null, null]],
  ['[::G]', [null, null, null]],
  ['[1:2:3:4:5:6:7:8]', [null, '[1:2:3:4:5:6:7:8]', null]],
  ['[0:0::0]', [null, '[::]', null]],
  ['01777777777777777', [null, null, null]],
  ['0x00000000000000000000000000000000000001', [1, '0.0.0.1', '0.0.0.1']],
  ['99999999999999999999999999999999', [null, null, null]],
  ['999999999999999999999999999999999', [null, null, null]],
  ['-1', [null, null, null]],
  ['+1', [null, null, null]],
  [' 1', [null, null, null]],
])('the host %j is the address %j', (host, expected) => {
  expect([parseArchiveIpv4(host), archiveAddress(host), canonicalIpv4(host)]).toEqual(expected)
})

test.each<[string, [browsing: string, archive: string]]>([
  ['/', ['/', '/']],
  ['/a', ['/a', '/a']],
  ['/a/', ['/a/', '/a/']],
  ['/a/b/..', ['/a/', '/a/']],
  ['/a/.', ['/a/', '/a/']],
  ['/..', ['/', '/']],
  ['/../a', ['/a', '/a']],
  ['/a//b', ['/a/b', '/a//b']],
  ['//', ['/', '//']],
  ['/./', ['/', '/']],
  ['/a/../', ['/', '/']],
  ['/a/b/../c', ['/a/c', '/a/c']],
  ['a/..', ['/', 'a/..']],
  ['/...', ['/...', '/...']],
  ['/.a', ['/.a', '/.a']],
  ['/%2e', ['/%2e', '/']],
  ['/a/%2e%2E/b', ['/a/%2e%2E/b', '/b']],
])('the path %j without dots is %j', (path, expected) => {
  expect([resolvePath(path), resolvePathDots(path)]).toEqual(expected)
})

test.each<[string, [trimmed: string, sorted: string]]>([
  ['', ['', '']],
  ['.', ['', '.']],
  ['..', ['', '..']],
  ['.a', ['a', '.a']],
  ['a.', ['a', 'a.']],
  ['..a..b..', ['a..b', '..a..b..']],
  ['a', ['a', 'a']],
  ['b&a', ['b&a', 'a&b']],
  ['a&A&&b', ['a&A&&b', '&A&a&b']],
])('%j trimmed and sorted is %j', (text, expected) => {
  expect([trimDots(text), sortParts(text)]).toEqual(expected)
})

test.each<[string, [parts: string[], whole: boolean]]>([
  [
    ' http://u:p@h:8/p?q#f ',
    [
      [
        'leadingJunk  ',
        'scheme http',
        'colonAfterScheme :',
        'slashes //',
        'username u',
        'colonBeforePassword :',
        'password p',
        'atSign @',
        'host h',
        'colonBeforePort :',
        'port 8',
        'path /p',
        'questionMark ?',
        'query q',
        'hashSign #',
        'fragment f',
        'trailingJunk  ',
      ],
      true,
    ],
  ],
  [' !:', [['leadingJunk  ', 'path !:'], true]],
  ['\u0001a:b', [['leadingJunk \u0001', 'scheme a', 'colonAfterScheme :', 'path b'], true]],
  ['http:h', [['scheme http', 'colonAfterScheme :', 'host h'], true]],
  ['http:/h', [['scheme http', 'colonAfterScheme :', 'slashes /', 'host h'], true]],
  [
    'http:\\\\h\\p',
    [['scheme http', 'colonAfterScheme :', 'slashes \\\\', 'host h', 'path \\p'], true],
  ],
  ['foo:h', [['scheme foo', 'colonAfterScheme :', 'path h'], true]],
  ['foo:/h', [['scheme foo', 'colonAfterScheme :', 'path /h'], true]],
  ['foo://h', [['scheme foo', 'colonAfterScheme :', 'slashes //', 'host h'], true]],
  ['foo:///h', [['scheme foo', 'colonAfterScheme :', 'slashes //', 'path /h'], true]],
  ['foo:\\\\h', [['scheme foo', 'colonAfterScheme :', 'path \\\\h'], true]],
  ['foo:/\t/h', [['scheme foo', 'colonAfterScheme :', 'slashes /\t/', 'host h'], true]],
  [
    'http:/\t\\h/p',
    [['scheme http', 'colonAfterScheme :', 'slashes /\t\\', 'host h', 'path /p'], true],
  ],
  ['file:h', [['scheme file', 'colonAfterScheme :', 'path h'], true]],
  ['file:/h', [['scheme file', 'colonAfterScheme :', 'path /h'], true]],
  ['file:////h', [['scheme file', 'colonAfterScheme :', 'slashes //', 'path //h'], true]],
  [
    'FI\tLE://u@h:8/p',
    [['scheme FI\tLE', 'colonAfterScheme :', 'slashes //', 'host u@h:8', 'path /p'], true],
  ],
  ['//h/p', [['slashes //', 'host h', 'path /p'], true]],
  ['h:8', [['scheme h', 'colonAfterScheme :', 'path 8'], true]],
  ['1h:8', [['path 1h:8'], true]],
  ['a?b#c?d', [['path a', 'questionMark ?', 'query b', 'hashSign #', 'fragment c?d'], true]],
  ['a#b?c', [['path a', 'hashSign #', 'fragment b?c'], true]],
  [
    'http://u@h',
    [['scheme http', 'colonAfterScheme :', 'slashes //', 'username u', 'atSign @', 'host h'], true],
  ],
  [
    'http://u:p@q:r@h',
    [
      [
        'scheme http',
        'colonAfterScheme :',
        'slashes //',
        'username u',
        'colonBeforePassword :',
        'password p@q:r',
        'atSign @',
        'host h',
      ],
      true,
    ],
  ],
  [
    'http://u@v@h',
    [
      ['scheme http', 'colonAfterScheme :', 'slashes //', 'username u@v', 'atSign @', 'host h'],
      true,
    ],
  ],
  ['http://@h', [['scheme http', 'colonAfterScheme :', 'slashes //', 'atSign @', 'host h'], true]],
  [
    'http://h:',
    [['scheme http', 'colonAfterScheme :', 'slashes //', 'host h', 'colonBeforePort :'], true],
  ],
  [
    'http://h:8:9',
    [
      [
        'scheme http',
        'colonAfterScheme :',
        'slashes //',
        'host h',
        'colonBeforePort :',
        'port 8:9',
      ],
      true,
    ],
  ],
  [
    'http://[::1]:8',
    [
      [
        'scheme http',
        'colonAfterScheme :',
        'slashes //',
        'host [::1]',
        'colonBeforePort :',
        'port 8',
      ],
      true,
    ],
  ],
  ['http://[::1]', [['scheme http', 'colonAfterScheme :', 'slashes //', 'host [::1]'], true]],
  [
    'http://[::1',
    [
      ['scheme http', 'colonAfterScheme :', 'slashes //', 'host [', 'colonBeforePort :', 'port :1'],
      true,
    ],
  ],
  [
    'http://[::1]x:8',
    [
      [
        'scheme http',
        'colonAfterScheme :',
        'slashes //',
        'host [',
        'colonBeforePort :',
        'port :1]x:8',
      ],
      true,
    ],
  ],
  ['http://[a]b', [['scheme http', 'colonAfterScheme :', 'slashes //', 'host [a]b'], true]],
  ['', [[], true]],
  ['?', [['questionMark ?'], true]],
  ['#', [['hashSign #'], true]],
  [':', [['path :'], true]],
  ['a:', [['scheme a', 'colonAfterScheme :'], true]],
])('an archive divides %j into %j', (text, expected) => {
  const url = parseArchiveUrl(text)
  const parts = Object.entries(url).flatMap(([name, part]) =>
    part === '' ? [] : [`${name} ${part}`],
  )
  expect([parts, serializeArchiveUrl(url) === text]).toEqual(expected)
})

test('a list is copied only if one of its items changes', () => {
  const list = ['a', 'b', 'c']
  expect(changeEach(list, (item) => item)).toBe(list)
  const seen: unknown[] = []
  const changed = changeEach(list, (item, index) => {
    seen.push([item, index])
    return index === 0 ? item : `${item}${index}`
  })
  expect([changed, list, seen]).toEqual([
    ['a', 'b1', 'c2'],
    ['a', 'b', 'c'],
    [
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ],
  ])
  const segments = ['a', 'b']
  expect(removeDotSegments(segments)).toBe(segments)
  expect(withoutSessions(segments)).toBe(segments)
})

test.each([
  ['jsessionid', 10, '$'],
  ['sessionid', 16, 'z'],
  ['phpsessid', 16, 'Z'],
  ['sid', 16, '0'],
  ['aspsessionidabcdefgh', 16, '9'],
])(
  'a session by the name %s has at least %s of its characters, and no others',
  (name, least, c) => {
    const left = (text: string) => withoutSessions([text]).length === 1
    const adjacent = (text: string) => withoutAdjacentSessions([text]).length === 1
    // What web archives take for a session under these two names is often something else.
    const both = name === 'sid' || name === 'sessionid' ? [adjacent] : [left, adjacent]
    for (const isLeft of both) {
      expect(isLeft(`${name}=${c.repeat(least)}`)).toBe(false)
      expect(isLeft(`${name.toUpperCase()}=${c.repeat(least + 9)}`)).toBe(false)
      expect(isLeft(`${name}=${c.repeat(least - 1)}`)).toBe(true)
      expect(isLeft(`x${name}=${c.repeat(least)}`)).toBe(true)
      expect(isLeft(`${name}=${c.repeat(least)}(`)).toBe(true)
      expect(isLeft(`${name}=(${c.repeat(least)}`)).toBe(true)
      expect(isLeft(`${name}${c.repeat(least)}`)).toBe(true)
    }
    expect(mayHaveSession(`a&${name}=1`)).toBe(true)
    expect(mayHaveSession(`x${name}=1`)).toBe(false)
    expect(mayHaveSession(`${name}x=1`)).toBe(false)
  },
)

test.each<[string, boolean]>([
  [HEX, true],
  [HEX.slice(1), false],
  [`${HEX}a`, true],
  // Digits, or letters, alone are a number or a word.
  ['1'.repeat(32), false],
  ['a'.repeat(32), false],
  ['550e8400-e29b-41d4-a716-446655440000', false],
  // A key of Firestore, and one of YouTube.
  ['Xy8kPq2LmN4RtV6wZb1C', false],
  ['dQw4w9WgXcQ', false],
  ['q7Xb2Kp9Lm4Rt6Vw1Zc8Ny3Ds5', true],
  ['q7Xb2Kp9Lm4Rt6Vw1Zc8Ny3Ds', false],
  ['q7Xb2Kp9-Lm4Rt6Vw1Zc8_Ny3Ds5%3D%3D', true],
  ['q7Xb2Kp9%2FLm4Rt6Vw1Zc8%2bNy3Ds5==', true],
  ['q7Xb2Kp9%20Lm4Rt6Vw1Zc8Ny3Ds5', false],
  ['IntroductionToMachineLearning2026Part2', false],
  ['introduction-to-machine-learning-2026-part-2', false],
  ['INTRODUCTION2026PART2ROOM3FLOOR4', false],
])('under an ambiguous name, %s is a session: %s', (value, expected) => {
  for (const name of ['sid', 'sessionid', 'session_id', 'SessionId']) {
    expect(withoutSessions([`${name}=${value}`]).length === 0).toBe(expected)
  }
})

test.each([
  ['xcfid=1', 'cftoken=1', true],
  ['cfid=1_', 'cftoken=1', true],
  ['cfid=', 'cftoken=1', true],
  ['cfid=1', 'xcftoken=1', true],
  ['cfid=1', 'cftoken=1_', true],
  ['cfid=09', 'cftoken=az-09', false],
])('%s and %s stay: %s', (id, token, expected) => {
  expect(withoutSessions([id, token]).length === 2).toBe(expected)
  expect(withoutAdjacentSessions([id, token]).length === 2).toBe(expected)
})
