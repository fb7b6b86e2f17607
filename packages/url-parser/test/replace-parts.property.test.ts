import { parseHost } from '@waymark/host'
import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import { basicUrlParse, parseUrl, serializeUrl, type UrlRecord } from '@waymark/url-parser'
import {
  replaceCredentials,
  replaceHost,
  replacePath,
  replacePort,
  replaceScheme,
  type SerializedUrl,
  splitSerialized,
} from '@waymark/url-parser/serialized'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const href = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'ws://', 'wss://', 'ftp://', 'file://', 'x://', 'x:'),
    fc.constantFrom('', 'u@', 'u:p@', ':p@'),
    fc.constantFrom('h', '1.2.3.4', '[::1]', 'xn--bcher-kva.example'),
    fc.constantFrom('', ':1', ':80', ':443', ':21', ':8080'),
    fc.constantFrom('', '/', '/a//b/', '/@:/?'),
    fc.constantFrom('', '?q', '?', '?/@:#f', '#', '#f?'),
  )
  .map((parts) => parseUrl(parts.join('')))
  .filter((url) => url !== null)
  .map((url) => serializeUrl(url))

const value = fc
  .array(
    fc.oneof(
      fc.constantFrom('http', 'https', 'ws', 'ftp', 'file', 'wss', 'HTTP', 'x', 'x+y', 'h.example'),
      fc.constantFrom(
        ':',
        '::',
        '//',
        '/',
        '\\',
        '?',
        '#',
        '@',
        '[',
        ']',
        '[::1]',
        '\t',
        '\n',
        ' ',
      ),
      fc.constantFrom('80', '443', '21', '0', '065', '65535', '65536', '99999999999999999999999'),
      fc.constantFrom('127.1', '0x7f', '1.2.3.4.5', 'a.b', 'A', 'ü', '%41', '%', '..', '.', '%2e'),
      fc.constantFrom('xn--', 'xn--bcher-kva', '-', '_', '\0', '"', '\u00ad', '\u2024', '😀'),
    ),
    { maxLength: 4 },
  )
  .map((pieces) => pieces.join(''))

type Setter = readonly [
  name: string,
  replace: (url: SerializedUrl, value: string) => SerializedUrl | null,
  /** What the standard's setter makes of a record; `null` is failure, which changes nothing. */
  set: (url: UrlRecord, value: string) => UrlRecord | null,
]

const setters: readonly Setter[] = [
  [
    'protocol',
    replaceScheme,
    (url, text) => basicUrlParse(`${text}:`, null, { url, stateOverride: 'scheme start state' }),
  ],
  [
    'username',
    (url, text) => replaceCredentials(url, utf8PercentEncode(text, USERINFO), null),
    (url, text) => ({ ...url, username: utf8PercentEncode(text, USERINFO) }),
  ],
  [
    'password',
    (url, text) => replaceCredentials(url, null, utf8PercentEncode(text, USERINFO)),
    (url, text) => ({ ...url, password: utf8PercentEncode(text, USERINFO) }),
  ],
  [
    'host',
    (url, text) => replaceHost(url, text, true, parseHost),
    (url, text) => basicUrlParse(text, null, { url, stateOverride: 'host state' }),
  ],
  [
    'hostname',
    (url, text) => replaceHost(url, text, false, parseHost),
    (url, text) => basicUrlParse(text, null, { url, stateOverride: 'hostname state' }),
  ],
  [
    'port',
    replacePort,
    (url, text) =>
      text === ''
        ? { ...url, port: null }
        : basicUrlParse(text, null, { url, stateOverride: 'port state' }),
  ],
  [
    'pathname',
    replacePath,
    (url, text) =>
      basicUrlParse(text, null, {
        url: { ...url, path: { kind: 'list', segments: [] } },
        stateOverride: 'path start state',
      }),
  ],
]

test.each(setters)('%s is replaced as the parser would set it', (_, replace, set) => {
  let hits = 0
  fc.assert(
    fc.property(href, value, (text, input) => {
      const replaced = replace(splitSerialized(text), input)
      if (replaced === null) return
      hits++
      const record = parseUrl(text)!
      expect(replaced).toEqual(splitSerialized(serializeUrl(set(record, input) ?? record)))
    }),
    { numRuns: 20_000 },
  )
  expect(hits).toBeGreaterThan(5_000)
})

test('other URLs are left to the parser', () => {
  for (const text of ['file:///a', 'x://h/', 'mailto:a', 'x:/a']) {
    const url = splitSerialized(text)
    expect(replaceScheme(url, 'http')).toBeNull()
    expect(replaceCredentials(url, 'u', null)).toBeNull()
    expect(replaceHost(url, 'h', true, parseHost)).toBeNull()
    expect(replacePort(url, '1')).toBeNull()
    expect(replacePath(url, '/b')).toBeNull()
  }
  expect(replaceScheme(splitSerialized('http://h/'), 'file')).toBeNull()
})

test('a path of any length is replaced', () => {
  const path = `/${'a.'.repeat(5_000_000)}`
  expect(replacePath(splitSerialized('http://h/'), path)?.href).toBe(`http://h${path}`)
})
