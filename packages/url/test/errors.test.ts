import { URL } from '@waymark/url'
import { expect, test } from 'vitest'

test.each([
  ['nope', undefined, 'Invalid URL "nope": missing-scheme-non-relative-URL at 0'],
  ['https://', undefined, 'Invalid URL "https://": host-missing at 8'],
  ['https://a:65536/', undefined, 'Invalid URL "https://a:65536/": port-out-of-range at 10'],
  ['https://a:b/', undefined, 'Invalid URL "https://a:b/": port-invalid at 10'],
  ['https://[::1', undefined, 'Invalid URL "https://[::1": IPv6-unclosed at 8'],
  [
    'https://a\u00adb_\ufffd/',
    undefined,
    'Invalid URL "https://a\u00adb_\ufffd/": domain-to-ASCII at 8',
  ],
  [
    'https://256.1.1.1/',
    undefined,
    'Invalid URL "https://256.1.1.1/": IPv4-out-of-range-part at 8',
  ],
  [
    '//',
    'https://a.example/',
    'Invalid URL "//" with base "https://a.example/": host-missing at 2',
  ],
  ['x', 'nope', 'Invalid base URL "nope" for "x": missing-scheme-non-relative-URL at 0'],
])('%j against %j: the message has the input, the error and its place', (input, base, message) => {
  expect(() => new URL(input, base)).toThrow(new TypeError(message))
})

test('the place counts in the string the caller gave', () => {
  expect(() => new URL(' \t\n https://a:x')).toThrow('port-invalid at 14')
})

test('what could forge or reorder a log line is escaped', () => {
  expect(() => new URL('a\r\n\u202eb\u2028')).toThrow('"a\\r\\n\\u202eb\\u2028"')
})

test('a very long input is cut in the message', () => {
  try {
    new URL('x'.repeat(1_000_000))
    expect.unreachable()
  } catch (error) {
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error).length).toBeLessThan(3_000)
  }
})
