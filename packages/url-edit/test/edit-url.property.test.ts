import { parseHost, serializeHost } from '@waymark/host'
import { toScalarValueString } from '@waymark/infra'
import { OptionError } from '@waymark/infra/options'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { editUrl, relativize, type Text, type UrlEdits } from '@waymark/url-edit'
import { defaultPort, isSpecialScheme, parseUrl, type UrlRecord } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

const hostile = fc.oneof(
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
  fc.string({ unit: 'binary', maxLength: 4 }),
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
const edits: fc.Arbitrary<UrlEdits> = fc.record(
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
const urls: fc.Arbitrary<UrlRecord> = fc
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

/** What is read back: in text as it is meant, each part says the same. */
function readBack(part: string | null, meant: Text): void {
  if (typeof meant !== 'string') return
  expect(utf8PercentDecodeStrict(part ?? '')).toBe(toScalarValueString(meant))
}

test('what is changed is what the parser gives, and reads back as it was meant', () => {
  let changed = 0
  let refused = 0
  fc.assert(
    fc.property(urls, edits, (url, given) => {
      let edited: UrlRecord
      try {
        edited = editUrl(url, given)
      } catch (error) {
        expect(error).toBeInstanceOf(OptionError)
        refused++
        return
      }
      changed++
      const parts = edited.toJSON()
      expect(parseUrl(edited.href)!.toJSON()).toEqual(parts)
      const { scheme = url.scheme, username, password, host, port, path, query, fragment } = given
      expect(parts.scheme).toBe(scheme.toLowerCase())
      if (username !== undefined) readBack(parts.username, username)
      if (password !== undefined) readBack(parts.password, password)
      if (typeof host === 'string' && host !== '') {
        const meant = parseHost(host, { isOpaque: !isSpecialScheme(parts.scheme) })!
        const isLocal = parts.scheme === 'file' && serializeHost(meant) === 'localhost'
        expect(parts.host).toEqual(isLocal ? { kind: 'empty' } : meant)
      } else if (host === undefined && scheme.toLowerCase() !== 'file')
        expect(parts.host).toEqual(url.host)
      const meantPort = port === undefined ? url.port : port
      expect(parts.port).toBe(meantPort === defaultPort(parts.scheme) ? null : meantPort)
      if (Array.isArray(path) && path.length > 0) {
        expect(
          parts.path.kind === 'list' &&
            parts.path.segments.map((each) => utf8PercentDecodeStrict(each)),
        ).toEqual(path.map(toScalarValueString))
      }
      if (query === null) expect(parts.query).toBe(null)
      else if (query !== undefined) readBack(parts.query, query)
      else expect(parts.query).toBe(url.query)
      if (fragment === null) expect(parts.fragment).toBe(null)
      else if (fragment !== undefined) readBack(parts.fragment, fragment)
      else expect(parts.fragment).toBe(url.fragment)
    }),
    { numRuns: runs(20_000) },
  )
  expect(changed).toBeGreaterThan(leastHits(2_500))
  expect(refused).toBeGreaterThan(leastHits(4_000))
})

test('a reference leads to its URL, and none of the usual forms is shorter', () => {
  fc.assert(
    fc.property(urls, urls, edits, (base, other, given) => {
      let url = other
      try {
        url = editUrl(base, given)
      } catch {}
      const reference = relativize(url, base)
      expect(parseUrl(reference, { base })?.href).toBe(url.href)
      expect(reference.length).toBeLessThanOrEqual(url.href.length)
    }),
    { numRuns: runs(10_000) },
  )
})
