import type { Text, UrlEdits } from '@waymark/url-edit'
import { parseUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/any-character.ts'

/** Text that would be something else in a part, if it were not encoded. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '/',
    '?',
    '#',
    '@',
    ':',
    '\\',
    '%',
    '%2F',
    '..',
    '.',
    '%2e',
    ' ',
    'a b',
    '\t',
    '\n',
    '|',
    'C|',
    'C:',
    '//',
    '[',
    ']',
    '\0',
    'é',
    '%zz',
    "'",
    '"',
    '<',
    '{',
    'x@evil.example/',
    ' a ',
    '+',
    '&',
    '=',
  ),
  fc.string({
    unit: fc.constantFrom(...'ab/?#@:\\%. \t\n|[]{}<>"\'^`é\u{1f4a9}\ufffd~!$&()*+,;=-_'),
    maxLength: 8,
  }),
  fc.string({ unit: anyCharacter, maxLength: 4 }),
)
const text: fc.Arbitrary<Text> = fc.oneof(
  hostile,
  hostile.map((encoded) => ({ encoded })),
)
const hosts = fc.oneof(
  fc.constantFrom<string | null>(
    null,
    '',
    'b.example',
    'B.example',
    'bücher.example',
    '127.1',
    '[::1]',
    'localhost',
    'a b',
    'x/y',
    'x@y',
    'x:1',
    'xn--a',
    '%41',
    'a%2Fb',
    'C|',
  ),
  hostile,
)
export const edits: fc.Arbitrary<UrlEdits> = fc.record(
  {
    scheme: fc.constantFrom('http', 'https', 'ws', 'ftp', 'file', 'foo', 'mailto', 'FOO', 'HTTPS'),
    username: text,
    password: text,
    host: hosts,
    port: fc.constantFrom<number | null>(null, 0, 80, 443, 8080, 65_535),
    path: fc.oneof(fc.array(hostile, { maxLength: 4 }), text),
    query: fc.option(text),
    fragment: fc.option(text),
  },
  { requiredKeys: [] },
)
export const urls: fc.Arbitrary<UrlRecord> = fc
  .oneof(
    fc.constantFrom(
      'https://good.example/p',
      'http://u:p@h:81/a/b?c#d',
      'file:///C:/x',
      'file://h/x',
      'file:///',
      'foo:/a',
      'foo:///a',
      'foo://h',
      'foo://u@h:1/x?y',
      'mailto:x@y',
      'data:text/plain,a b',
      'foo:',
      'foo:/.//a',
      'foo:x  ',
      'ws://[::1]/',
      'https://bücher.example/é?ü',
    ),
    fc
      .tuple(fc.constantFrom('https://h', 'foo://h', 'foo:', 'file://', 'http://u:p@h:8'), hostile)
      .map(([a, b]) => a + b),
  )
  .map((input) => parseUrl(input))
  .filter((url) => url !== null)
