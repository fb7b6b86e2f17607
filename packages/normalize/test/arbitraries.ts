import { type Rule, rules } from '@waymark/normalize'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/any-character.ts'

const scheme = fc.constantFrom(
  'https',
  'http',
  'HTTP',
  'ftp',
  'ws',
  'web+x',
  'file',
  'mailto',
  'urn',
)
const label = fc.constantFrom(
  'example',
  'EXAMPLE',
  'a',
  'bücher',
  'xn--bcher-kva',
  '0x7f',
  '1',
  'www',
  'localhost',
  'com',
)
/** Sites that rules know. */
const site = fc.constantFrom(
  ['www', 'google', 'com'],
  ['youtu', 'be'],
  ['m', 'youtube', 'com'],
  ['web', 'archive', 'org'],
  ['x', 'com'],
)
const host = fc
  .oneof(
    { arbitrary: fc.array(label, { minLength: 1, maxLength: 4 }), weight: 4 },
    { arbitrary: site, weight: 1 },
  )
  .chain((labels) => fc.constantFrom('', '.', '..').map((dots) => labels.join('.') + dots))
const port = fc.constantFrom('', '', ':', ':80', ':443', ':0443', ':8080', ':21', ':99999')
const segment = fc.oneof(
  fc.constantFrom(
    '',
    '',
    'a',
    'B',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    'c d',
    'é',
    '%2F',
    'C:',
    'C|',
    '%43:',
    '%43|',
    '~',
    ' ',
    '%7e%41',
    '%%341',
    '%c3%A9%FF',
    'e%CC%81',
    'index.html',
    'a;jsessionid=0123456789abcdef',
    '(4hqa0555fwsecu455xqckv45)',
    'a.aspx',
    'feed.xml',
    's3:',
    'url',
    'web/2020/http:',
    'dQw4w9WgXcQ',
  ),
  fc.string({ maxLength: 3, unit: anyCharacter }),
)
const path = fc.array(segment, { maxLength: 5 }).map((segments) => segments.join('/'))
const text = fc.constantFrom(
  '',
  'a=1&b=2',
  'b&a',
  '&&',
  'b=2&&a=1&',
  'a=%62&%61=c+d',
  'ü',
  'utm_source=x&gclid=y&si=z',
  's=1&amp;utm_source=x&amp;b&t',
  'q=a&q=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttp%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ&v=1',
  'sid=9682993c8daa2c5497996114facdc805&CFID=1&CFTOKEN=2',
  'CFTOKEN=2&b&CFID=1',
  '%2F%FF+%3D%=%zz',
  ':~:text=x',
  'x:~:y',
  '#',
  ' ',
)
const query = fc.option(text, { nil: null }).map((t) => (t === null ? '' : `?${t}`))
const fragment = fc.option(text, { nil: null }).map((t) => (t === null ? '' : `#${t}`))
const around = fc.constantFrom('', '', '', ' ', '\n', '\t ', '\0')
const slashes = fc.constantFrom('//', '//', '//', '/', '', '\\\\', '///')
const user = fc.constantFrom('', '', '', 'u@', 'u:p@', ':p@', '@', 'u@v@', 'u:@')

/** Texts that are URLs or nearly so, with something to do for every rule. */
export const urlLike: fc.Arbitrary<string> = fc
  .tuple(around, scheme, slashes, user, host, port, path, query, fragment, around)
  .map(([a, s, sl, u, h, p, pa, q, f, z]) => `${a}${s}:${sl}${u}${h}${p}/${pa}${q}${f}${z}`)

export const anyText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: urlLike, weight: 6 },
  { arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }), weight: 2 },
  { arbitrary: fc.string({ unit: anyCharacter }), weight: 1 },
  // Units, not code points: lone surrogates, too.
  {
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
      .map((units) => `http://a/${String.fromCharCode(...units)}`),
    weight: 1,
  },
)

export const options = fc.record(
  {
    trailingSlash: fc.constantFrom('never', 'always', 'preserve'),
    trailingSlashRun: fc.constant('all'),
    trailingSlashFile: fc.constantFrom('keep', 'add'),
    trailingSlashRoot: fc.constantFrom('keep', 'remove'),
    defaultPort: fc.constantFrom('remove', 'keep'),
    by: fc.constantFrom('name', 'name-value'),
    compare: fc.constantFrom('decoded', 'raw'),
    scheme: fc.constantFrom('http', 'https', 'preserve'),
    map: fc.constant({
      '0.0.0.1': 'one.example',
      '127.0.0.1': '0x7f.1',
      '1.1.1.1': 'a b',
      '0.0.0.0': 'localhost',
    }),
    keepSchemeLike: fc.boolean(),
    namesRun: fc.constant('all'),
    www: fc.constantFrom('add', 'remove'),
    names: fc.constantFrom(['a', '*B', 'c*d', '*'], ['index.*']),
    keep: fc.constantFrom([], ['a'], ['u*']),
    defaults: fc.constant({ a: '1', b: '' }),
    params: fc.constantFrom(['a*'], ['*']),
    moreParams: fc.constantFrom(['b'], ['c*']),
    exceptParams: fc.constantFrom(['a'], ['utm_*']),
    sites: fc.constantFrom(
      [{ site: '*', path: '*a*', deny: ['a', 'b'] }],
      [{ site: 'a', allow: ['*'] }],
    ),
    caseSensitive: fc.boolean(),
    bare: fc.constantFrom('keep', 'remove'),
    archives: fc.constantFrom('unwrap', 'keep'),
  },
  { requiredKeys: ['trailingSlashRun', 'namesRun'] },
) as fc.Arbitrary<import('@waymark/normalize').NormalizeOptions>

export const someRules = fc.subarray([...rules])

/** The rules that mean something on strings as they are written. */
export const uriRules: readonly Rule[] = rules.filter(({ applyToUri }) => applyToUri !== undefined)
