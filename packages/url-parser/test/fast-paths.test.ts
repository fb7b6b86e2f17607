import { parseHostText } from '@waymark/host/internal'
import { basicUrlParse, parseUrl, readUrl, serializeUrl } from '@waymark/url-parser'
import { Base, parser, parseText, parseUrlText, takeResult } from '@waymark/url-parser/internal'
import { beforeEach, expect, test } from 'vitest'
import { parseTextWith } from '../src/basic-url-parser.ts'
import { takePlainUrl } from '../src/fast-paths/plain-url.ts'
import { takeTidyReference } from '../src/fast-paths/tidy-reference.ts'
import { isTidyHost, portValue, skipIpv4, skipPort } from '../src/states/authority-states.ts'
import { skipDotSegments } from '../src/text/dot-segments.ts'
import { finish, open } from '../src/text/parser.ts'
import { FILE, HTTPS, NOT_SPECIAL } from '../src/text/scheme-kind.ts'
import {
  LONGEST_RUN,
  OPAQUE_PATH_RUN,
  QUERY_RUN,
  SPECIAL_REFERENCE,
  SPECIAL_TAIL,
  skip,
  TAIL,
} from '../src/text/tidy-runs.ts'

// With a fast path that always says no, all other results are the same: here each must be taken.

const UNTOUCHED = 'the states write over this'

beforeEach(() => {
  parser.parseHost = parseHostText
  parser.asksOnly = false
  parser.input = UNTOUCHED
  return () => {
    parser.input = ''
  }
})

test.each<readonly [string, string]>([
  ['http://a.example', 'http://a.example/'],
  ...[
    ...['https://a.example/', 'https://a.example/b/c.html?q=1#f', 'http://a.example:8080/x'],
    ...['ftp://h/a', 'ws://h/', 'wss://h:80/?q', 'ftp://h:80/'],
    ...['https://1.2.3.4/', 'https://xn.example./', 'http://a_b-c.example/%20/.x/..y/z.'],
    ...[
      'file:///srv/a.ts',
      'file:///',
      'https://h/?q',
      'https://h/#f',
      'http://h:443/',
      'https://h:80/',
    ],
    `https://h/${'a'.repeat(LONGEST_RUN - 10)}`,
  ].map((input) => [input, input] as const),
])('%s is taken whole by the fast path', (input, href) => {
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.href).toBe(href)
  expect(parser.input).toBe(UNTOUCHED)
})

test.each([
  ...[
    'https://Ä.example/',
    'https://a.example/../b',
    'https://A@h/',
    'http://1.2:80@h/',
    'https://h/ x',
  ],
  ...[
    'https:///h',
    'https://\\h',
    'https://H\\x',
    'http://[::1]@h/',
    'http://h?"',
    'http://H:80#`',
    'http://[::0]/"',
    'https://h/\\',
    `https://h/${'a'.repeat(LONGEST_RUN)}`,
  ],
])('%s is handed over to the state where the fast path stops', (input) => {
  const record = basicUrlParse(input)
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.input).toBe(input)
  expect(parseUrlText(input, parseHostText)?.href).toBe(serializeUrl(record!))
})

test.each([
  'x://h/',
  'ftps://h/',
  'ws:/h/',
  'hxxp://h/',
  'http:/h',
  'HTTP://h/',
  'file://h/',
  '/x',
  'file:///C|',
])('%s is not for the fast path', (input) => {
  expect(takePlainUrl(input, null)).toBeNull()
  expect(parser.input).toBe(UNTOUCHED)
})

test.each([
  ...[
    'https://a.example/',
    'http://h',
    'HTTPS://A.Example?q',
    'ws://h#f',
    'wss://h\\x',
    'ftp://h/ x\t',
  ],
  ...['https://1.2.3.4', 'http://1.2.3.4:80/', 'http://a.1b', 'https://a_b.c./', 'https://xn--a/'],
  ...[
    'https://h:443',
    'http://h:/',
    'http://h:00080?q',
    'http://h:65535#',
    'https://1.2/',
    'http://1.2.3.4.?',
    'file:///\t//',
  ],
])('that %j parses is seen at once', (input) => {
  parser.asksOnly = true
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.input).toBe(UNTOUCHED)
  expect(parseUrlText(input, parseHostText)).not.toBeNull()
})

test.each<readonly [string, boolean]>([
  ...[
    'https://1.2@h/',
    'http://h:80\\x',
    'https://u:p@h/',
    'https://é/',
    'https://[::1]@h/',
    'ftp:///h',
  ].map((input) => [input, true] as const),
  ...[
    'http://h:65536/',
    'http://h:8x/',
    'http://:80/',
    'https://',
    'ws://a b/',
    'http://1.2.3.256',
    'http://[::1]x/',
    'http://[::1',
    'http://[::1]:65536',
    'http://a.1',
  ].map((input) => [input, false] as const),
])('whether %s parses is left to the states', (input, isUrl) => {
  parser.asksOnly = true
  expect(takePlainUrl(input, null)).toBe(isUrl)
  expect(parser.input).toBe(input)
  expect(parseUrlText(input, parseHostText) !== null).toBe(isUrl)
})

test.each(['x://h/', 'http:/h', 'hxxp://h/', 'file://h/', 'file:///C|', 'https', ''])(
  '%j is not for the fast path that only answers',
  (input) => {
    expect(takePlainUrl(input, null)).toBeNull()
    expect(parser.input).toBe(UNTOUCHED)
  },
)

test.each([
  ['https://A.Example/B', 'https://a.example/B'],
  ['http://h:80/', 'http://h/'],
  ['ws://h:/x?y', 'ws://h/x?y'],
  ['ftp://h:0021#f', 'ftp://h/#f'],
  ['https://h:00080?q', 'https://h:80/?q'],
  ['https://H:8443', 'https://h:8443/'],
  ['https://1.2', 'https://1.0.0.2/'],
  ['https://0X7f.1:80/x', 'https://127.0.0.1:80/x'],
  ['http://1.2.3.4.:80?', 'http://1.2.3.4/?'],
  ['http://h?q#f', 'http://h/?q#f'],
  ['http://h:1#f', 'http://h:1/#f'],
  ['http://[::1]/x', 'http://[::1]/x'],
  ['http://[::1]:81/x', 'http://[::1]:81/x'],
  ['wss://[::0:1]:443', 'wss://[::1]/'],
  ['http://[::1.2.3.4]?q', 'http://[::102:304]/?q'],
])('the authority of %s is rewritten without the states', (input, href) => {
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.input).toBe(UNTOUCHED)
  expect(takeResult()).toEqual(parseUrlText(href, parseHostText))
  expect(serializeUrl(basicUrlParse(input)!)).toBe(href)
})

test.each<readonly [string, string]>([
  ['/a/../b', '/b'],
  ['/a/./b', '/a/b'],
  ['/a/b/..', '/a/'],
  ['/a/b/.?q', '/a/b/?q'],
  ['/a/b/../.././c/../d#f', '/d#f'],
  ['/a/%2E%2e/b/.%2e/c/%2e/', '/c/'],
  ['/a//../b/...', '/a/b/...'],
  ['/a/b/../.c/..d', '/a/.c/..d'],
])('the dot segments of %s are removed without looking at each code unit', (path, settled) => {
  const start = 'https://h/'.length
  for (const scheme of ['https', 'x']) {
    const input = `${scheme}://h${path}`
    const tail = scheme === 'x' ? TAIL : SPECIAL_TAIL
    const from = scheme === 'x' ? 'x://h/'.length : start
    open(input, null)
    parser.kind = scheme === 'x' ? NOT_SPECIAL : HTTPS
    parser.schemeEnd = scheme.length
    parser.hostStart = scheme.length + 3
    expect(skipDotSegments(tail, from, skip(tail, input, from))).toBe(true)
    finish()
    expect(parser.href).toBe(`${scheme}://h${settled}`)
    expect(serializeUrl(basicUrlParse(input)!)).toBe(parser.href)
  }
})

test.each([
  'https://h/a/../../b',
  'https://h/a/../../../b',
  'https://h/a/..\\b',
  'https://h/a/../b/ ',
  'https://h/a/../b/../../c',
  'https://h/a/../\tb',
  'file:///a/../b',
  'file:///C:/../b',
  'x:/a/../b',
])('the dot segments of %s are left to the states', (input) => {
  const start = input.indexOf('a/') === -1 ? input.indexOf('C') : input.indexOf('a/')
  const tail = input.startsWith('x') ? TAIL : SPECIAL_TAIL
  open(input, null)
  parser.kind = input.startsWith('x') ? NOT_SPECIAL : input.startsWith('f') ? FILE : HTTPS
  parser.schemeEnd = input.indexOf(':')
  parser.hostStart = input.startsWith('x') ? 2 : parser.schemeEnd + 3
  expect(skipDotSegments(tail, start, skip(tail, input, start))).toBe(false)
  expect([parser.out, parser.from, parser.delta]).toEqual(['', 0, 0])
  expect(parseUrlText(input, parseHostText)?.href).toBe(
    input.endsWith(' ') ? 'https://h/b/' : serializeUrl(basicUrlParse(input)!),
  )
})

test.each([
  ['x:/.//a', 'x:/.//a'],
  ['x:/.//a/../b?c', 'x:/.//b?c'],
  ['x:/.//../b', 'x:/b'],
  ['X:/.//.', 'x:/.//'],
])('the dot of %s is there where it is needed', (input, href) => {
  expect(parseUrlText(input, parseHostText)).toEqual(parseUrlText(href, parseHostText))
  expect(parseUrlText(input, parseHostText)!.href).toBe(href)
  expect(serializeUrl(basicUrlParse(input)!)).toBe(href)
})

test('a dot before two slashes is removed behind segments of the base', () => {
  const base = parseUrl('x:/a/b')!
  expect(parseText('.//c', new Base(base), false, parseHostText)).toBe(true)
  expect(parser.href).toBe('x:/a//c')
  expect(serializeUrl(basicUrlParse('.//c', { base })!)).toBe('x:/a//c')
})

const BASE = 'https://u:p@a.example:81/x/y/z?q#f'

test.each([
  ['/b', 'https://u:p@a.example:81/b'],
  ['/', 'https://u:p@a.example:81/'],
  ['b', 'https://u:p@a.example:81/x/y/b'],
  ['b/c?d#e', 'https://u:p@a.example:81/x/y/b/c?d#e'],
  ['./b', 'https://u:p@a.example:81/x/y/b'],
  ['../b', 'https://u:p@a.example:81/x/b'],
  ['../../b', 'https://u:p@a.example:81/b'],
  ['../../../b', 'https://u:p@a.example:81/b'],
  ['?r', 'https://u:p@a.example:81/x/y/z?r'],
  ['#g', 'https://u:p@a.example:81/x/y/z?q#g'],
  ['b'.repeat(LONGEST_RUN), `https://u:p@a.example:81/x/y/${'b'.repeat(LONGEST_RUN)}`],
])('the reference %s is taken whole', (input, href) => {
  const base = new Base(parseUrlText(BASE, parseHostText)!)
  parser.input = UNTOUCHED
  expect(takeTidyReference(input, base)).toBe(true)
  expect(parser.href).toBe(href)
  expect(parser.input).toBe(UNTOUCHED)
})

test.each([
  ...['', '.', '..', './', '../', '//h', 'a:b', 'a b:c', 'é', '.a/..', '/\\h', '/\th', '\\', '%2e'],
  'b'.repeat(LONGEST_RUN + 1),
])('the reference %s is left to the states', (input) => {
  expect(takeTidyReference(input, new Base(parseUrlText(BASE, parseHostText)!))).toBeNull()
})

test.each([
  ['a b', 'https://u:p@a.example:81/x/y/a%20b'],
  ['/a/../b', 'https://u:p@a.example:81/b'],
  ['/a\\..', 'https://u:p@a.example:81/'],
  ['./é?é#é', 'https://u:p@a.example:81/x/y/%C3%A9?%C3%A9#%C3%A9'],
  ['../b/..', 'https://u:p@a.example:81/x/'],
  ['b?"', 'https://u:p@a.example:81/x/y/b?%22'],
  ['b#"?', 'https://u:p@a.example:81/x/y/b#%22?'],
  ['?r"#"', 'https://u:p@a.example:81/x/y/z?r%22#%22'],
  ['#g"', 'https://u:p@a.example:81/x/y/z?q#g%22'],
  ['#"', 'https://u:p@a.example:81/x/y/z?q#%22'],
])('the reference %s is handed over to the state where the fast path stops', (input, href) => {
  expect(takeTidyReference(input, new Base(parseUrlText(BASE, parseHostText)!))).toBe(true)
  expect(takeResult().href).toBe(href)
  expect(basicUrlParse(input, { base: parseUrl(BASE) })!.href).toBe(href)
})

test.each([
  ['SPECIAL_TAIL', SPECIAL_TAIL, "a/.b/c..d/%20?q='%27#f", 16],
  ['SPECIAL_TAIL', SPECIAL_TAIL, "a/.b/c..d/%20?q=%27#f'`", 22],
  ['TAIL', TAIL, "a/.b/c..d/\\%20?q='#f", 20],
  ['SPECIAL_REFERENCE', SPECIAL_REFERENCE, 'a/b.c?d:e#f', 11],
  ['SPECIAL_REFERENCE', SPECIAL_REFERENCE, 'a:b', 0],
  ['OPAQUE_PATH_RUN', OPAQUE_PATH_RUN, 'a@b:c/d"<>`{}|é', 14],
  ['QUERY_RUN', QUERY_RUN, "a=b&c[]?/`{}|'", 13],
])('%s takes all that needs no change', (_, run, text, end) => {
  expect(skip(run, text, 0)).toBe(end)
  if (end > 0) expect(skip(run, ` ${text}`, 1)).toBe(end + 1)
})

test('hosts and ports that need no change are seen', () => {
  for (const host of ['a', 'a.b', '1.2.3.4', '0.0.0.0', '255.255.255.255', 'f', '0xg']) {
    expect(isTidyHost(`x${host}y`, 1, host.length + 1), host).toBe(true)
  }
  for (const host of [
    '1',
    '1.2.3',
    '1.2.3.4.',
    '1.2.3.04',
    '1.2.3.256',
    'a.1',
    '0x1',
    'a.0x',
    '1..2',
  ]) {
    expect(isTidyHost(`x${host}y`, 1, host.length + 1), host).toBe(false)
  }
  for (const address of ['1.2.3.4', '0.0.0.0', '255.255.255.255']) {
    for (const after of ['', '/', ':80', 'a', '.']) {
      expect(skipIpv4(`x${address}${after}`, 1), address + after).toBe(address.length + 1)
    }
  }
  for (const none of [
    '',
    'a',
    '1',
    '1.2.3',
    '1.2.3.',
    '1.2.3.04',
    '1.2.3.256',
    '01.2.3.4',
    '1..2.3',
    '.1.2.3.4',
  ]) {
    expect(skipIpv4(`x${none}`, 1), none).toBe(1)
  }
  expect(skipIpv4('1.2.3.4.5', 0)).toBe(7)
  for (const [port, end, value] of [
    ['80', 4, 80],
    ['', 2, 0],
    ['00443x', 7, 443],
    ['65535', 7, 65_535],
  ] as const) {
    expect(skipPort(`h:${port}`, 1, port.length + 2), port).toBe(end)
    expect(portValue).toBe(value)
  }
  expect(skipPort(`h:${'9'.repeat(1000)}`, 1, 1002)).toBe(1002)
  expect(portValue).toBeGreaterThan(65_535)
  expect(Number.isFinite(portValue)).toBe(true)
})

test.each([
  ...['https://a b/', 'x://[::1', 'http://h:99999/', '\t', 'http://u@/', 'x://h\t:1x', 'a\ttp://%'],
  ...['http://h\n:x/', `https://${'a b'.repeat(20_000)}`, 'file://\t[', 'ws://h/\t%zz#\ud800\t'],
])('nothing of %j stays for the next input', (refused) => {
  const inputs = ['https://a.example/b?c#d', 'HTTP://1.2/ x', 'x:y z?', '\thttp://h\n/']
  const hrefs = ['https://a.example/b?c#d', 'http://1.0.0.2/%20x', 'x:y z?', 'http://h/']
  const base = new Base(parseUrlText(BASE, parseHostText)!)
  const parse = (): unknown[] => [
    ...inputs.map((input) => parseUrlText(input, parseHostText)?.href),
    ...inputs.map((input) => serializeUrl(parseUrl(input)!)),
  ]
  expect(parse()).toEqual([...hrefs, ...hrefs])
  const refusals = [
    () => parseUrlText(refused, parseHostText),
    () => parseUrl(refused),
    () => readUrl(refused),
    () => parseTextWith(refused, base, () => 'encoded', parseHostText),
    () => basicUrlParse(refused, { report() {} }),
  ]
  for (const refuse of refusals) {
    refuse()
    expect(parse()).toEqual([...hrefs, ...hrefs])
  }
})

test.each([
  ['http://[::1]/', 'http://[::1]/'],
  ['http://[0:0::1]/', 'http://[::1]/'],
  ['http://[::1]:80/', 'http://[::1]/'],
  ['http://[::1]:81?q', 'http://[::1]:81/?q'],
  ['x://[::0:1]:81', 'x://[::1]:81'],
  ['http://[:\t:0:1]/', 'http://[::1]/'],
  ['http://[::1]\t:80/', 'http://[::1]/'],
  ['http://u@[::0:1]/', 'http://u@[::1]/'],
  ['http://[::0:1]@h/', 'http://%5B:%3A0%3A1%5D@h/'],
  ['http://[::0:1]:p@[::0:2]/', 'http://%5B:%3A0%3A1%5D%3Ap@[::2]/'],
  ['http://[::1]x/', null],
  ['http://x[::1]/', null],
  ['http://[::1]]/', null],
  ['http://[::1/', null],
  ['http://[::1@]/', null],
  ['http://[::1/]/', null],
])('the address of %s is read at once, and the rest as always', (input, href) => {
  const url = parseUrlText(input, parseHostText)
  expect(url?.href ?? null).toBe(href)
  expect(readUrl(input).url?.href ?? null).toBe(href)
  if (url !== null && href !== null) {
    const again = parseUrlText(href, parseHostText)
    expect(url).toEqual(again)
  }
})
