import { parseHostText } from '@waymark/host/internal'
import { basicUrlParse, parseUrl, readUrl, serializeUrl } from '@waymark/url-parser'
import { Base, parser, parseUrlText, takeResult } from '@waymark/url-parser/internal'
import { beforeEach, expect, test } from 'vitest'
import { parseTextWith } from '../src/basic-url-parser.ts'
import { takePlainUrl } from '../src/fast-paths/plain-url.ts'
import { takeTidyReference } from '../src/fast-paths/tidy-reference.ts'
import { isTidyHost, skipIpv4 } from '../src/states/authority-states.ts'
import {
  LONGEST_RUN,
  OPAQUE_PATH_RUN,
  PLAIN_AUTHORITY,
  PLAIN_URL,
  QUERY_RUN,
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
  ['https://a.1x', 'https://a.1x/'],
  ...[
    ...['https://a.example/', 'https://a.example/b/c.html?q=1#f', 'http://a.example:8080/x'],
    ...['ftp://h/a', 'ws://h/', 'wss://h:8/?q', 'ftp://h:59999/', 'http://1.2.3.4:8080/'],
    ...['https://1.2.3.4/', 'https://xn.example./', 'http://a_b-c.example/%20/.x/..y/z.'],
    ...['https://12.34.example/', 'https://1.2.3.4.example/', 'https://0x1g.example/'],
    ...['file:///srv/a.ts', 'file:///', 'https://h/?q', 'https://h/#f'],
    `https://h/${'a'.repeat(LONGEST_RUN - 10)}`,
  ].map((input) => [input, input] as const),
])('%s is taken whole by the fast path', (input, href) => {
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.href).toBe(href)
  expect(parser.input).toBe(UNTOUCHED)
})

test.each([
  ...[
    'https://A.example/',
    'https://a.example/../b',
    'https://u@h/',
    'http://h:80/',
    'https://h/ x',
    'https://h:80/',
    'https://h:08/',
    'https://h:60000/',
  ],
  ...[
    'https:///h',
    'https://\\h',
    'https://1.2/',
    'https://1.2.3.4./',
    'http://h?q',
    'https://h/\\',
    'https://h/.',
    'http://h:8',
    'https://0x1/',
    'https://1.2.3.04/',
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
  `https://h/${'a'.repeat(LONGEST_RUN)}`,
])('%s is not for the fast path', (input) => {
  expect(takePlainUrl(input, null)).toBeNull()
  expect(parser.input).toBe(UNTOUCHED)
})

test.each([
  ...[
    'http://a.example',
    'https://A.example/',
    'https://a.1x',
    'ws://h?q',
    'ftp://h#f',
    'wss://h\\',
  ],
  ...[
    'https://h:443/',
    'http://h:08/',
    'http://h:',
    'http://h:59999',
    'http://1.2.3.4',
    'http://1.2.3.4:80?',
  ],
  ...['https://12.34.example/ x', 'http://X.0Xg/', 'file:///', 'file:///C|/ x', 'http://h/ x'],
])('where only the answer matters, %s is taken by the fast path', (input) => {
  parser.asksOnly = true
  expect(takePlainUrl(input, null)).toBe(true)
  expect(parser.input).toBe(UNTOUCHED)
  expect(basicUrlParse(input)).not.toBeNull()
})

test.each([
  ...['https:///h', 'http://u@h/', 'http://h:60000', 'http://h:1x', 'http://[::1]/'],
  ...[
    'http://1.2',
    'http://0XA',
    'http://256.1.1.1:80', 'http://1.2.3.256/b',
    'http://1.2.3.4.5/',
    'http://a.09',
    'http://a b/',
  ],
])('where only the answer matters, %s is handed over to the states', (input) => {
  const isUrl = basicUrlParse(input) !== null
  parser.asksOnly = true
  expect(takePlainUrl(input, null)).toBe(isUrl)
  expect(parser.input).toBe(input)
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
  ['TAIL', TAIL, "a/.b/c..d/\\%20?q='#f", 17],
  ['PLAIN_URL', PLAIN_URL, 'https://a.example:81/b?c#d e', 26],
  ['PLAIN_URL', PLAIN_URL, 'https://a.example', 16],
  ['PLAIN_URL', PLAIN_URL, 'http://a.0x1/', 12],
  ['PLAIN_URL', PLAIN_URL, 'http://1.2.3.999/', 17],
  ['PLAIN_URL', PLAIN_URL, 'http://a:21/', 8],
  ['PLAIN_URL', PLAIN_URL, 'https:///a/', 8],
  ['PLAIN_URL', PLAIN_URL, 'file:///a|b', 0],
  ['PLAIN_AUTHORITY', PLAIN_AUTHORITY, 'https://A.example:443?b', 22],
  ['PLAIN_AUTHORITY', PLAIN_AUTHORITY, 'https://A.example', 17],
  ['PLAIN_AUTHORITY', PLAIN_AUTHORITY, 'http://a.0XA', 11],
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
