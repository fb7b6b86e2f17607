import { isValidUrlString } from '@waymark/url-parser'
import { expect, test } from 'vitest'

test.each([
  'https://example.com/',
  'https://example.com',
  'HTTPS://example.com:/a?b#c',
  'https://[::1]:80/',
  'https://bücher.example/ü',
  'https://h/a/../b',
  'foo:a:b',
  'foo:',
  'foo:?q',
  'foo://',
  'foo:///x',
  'foo://A%20b:0/x',
  'file://',
  'file:///x',
  'file://localhost/',
  'mailto:a@b',
  'https://h?q?r/#f?/',
])('%s is valid by itself', (input) => expect(isValidUrlString(input)).toBe(true))

test.each([
  '',
  '/x',
  'x',
  'https:example.com',
  'https:/h',
  'https:///h',
  'https://',
  'https://user@h/',
  'https://h\\x',
  'https://h/ ',
  'https://h/%zz',
  'https://h/#a#b',
  'https://h:65536/',
  'https://h:x/',
  'https://1.2/',
  'https://[::01]/',
  'file://loc%61lhost/',
  'file://c:/x',
  'file:x',
  '//:80',
  'foo://:80',
  'foo:a b',
  'foo:\ue000\ufffe',
])('%s is not valid by itself', (input) => expect(isValidUrlString(input)).toBe(false))

test.each([
  ['x/y', 'https://h/', true],
  ['', 'https://h/', true],
  ['//other', 'https://h/', true],
  ['//:80', 'https://h/', false],
  ['//:80', 'foo://h/', false],
  ['//', 'foo://h/', true],
  ['//', 'file:///', true],
  ['//', 'https://h/', false],
  ['a:b', 'https://h/', true],
  ['http:b', 'https://h/', false],
  ['#f', 'foo:opaque', true],
  ['a/b', 'foo:opaque', false],
  ['', 'foo:opaque', false],
  ['?q', 'foo:opaque', false],
  ['x', 'no base', false],
])('%j against %s: %s', (input, base, valid) =>
  expect(isValidUrlString(input, { base })).toBe(valid),
)

test('no valid string contains a lone surrogate, whatever is between two of them', () => {
  for (const lone of [
    '\ud800',
    'a\udc00',
    '\udc00\ud800',
    '\ud800%41\udc00',
    '\ud800\u00ad\udc00',
  ]) {
    for (const start of [
      'foo://',
      'foo:',
      'foo:/',
      'https://',
      'https://h/',
      'a:?',
      'a:#',
      '//',
      '',
    ]) {
      expect(isValidUrlString(start + lone, { base: 'https://h/' })).toBe(false)
    }
  }
  expect(isValidUrlString('foo://\ud800\udc00')).toBe(true)
})
