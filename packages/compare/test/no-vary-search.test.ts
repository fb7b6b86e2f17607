import { compare, keyOf } from '@waymark/compare'
import { OptionError } from '@waymark/infra/options'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { expectLinear } from '../../../test/growth/expect-linear.ts'
import { runs } from '../../../test/runs.ts'
import { likeUrls } from './arbitraries.ts'

const METHODS = ['no-vary-search', 'rfc9111-cache-key'] as const

function equal(a: string, b: string, noVarySearch: string) {
  const [verdict] = compare(a, b, {
    methods: ['no-vary-search'],
    options: { noVarySearch },
  }).verdicts
  return verdict?.equal
}

describe('the specification', () => {
  // The examples of the draft, section "Comparing".
  test.each([
    ['https://example.com', 'https://example.com/?'],
    ['https://example.com/?a=x', 'https://example.com/?%61=%78'],
    ['https://example.com/?a=\u00e9', 'https://example.com/?a=%C3%A9'],
    ['https://example.com/?a=%f6', 'https://example.com/?a=%ef%bf%bd'],
    ['https://example.com/?a=x&&&&', 'https://example.com/?a=x'],
    ['https://example.com/?a=', 'https://example.com/?a'],
    ['https://example.com/?a=%20', 'https://example.com/?a= &'],
  ])('any header that changes something makes %s and %s equal', (a, b) => {
    for (const header of ['key-order', 'params=("c")', 'params, except=("a")']) {
      expect(equal(a, b, header)).toBe(true)
    }
    expect(equal(a, b, 'params=?0')).toBe(a.includes('\u00e9') && !a.includes('%'))
  })

  test('a name is decoded as in a query', () => {
    const header = 'params=("%C3%A9+%E6%B0%97")'
    for (const name of ['\u00e9 \u6c17', '\u00e9+\u6c17', '%C3%A9%20\u6c17', '%C3%A9+%E6%B0%97']) {
      expect(keyOf(`https://a/?${name}=1&x`, 'no-vary-search', { noVarySearch: header })).toBe(
        'https://a/?x=',
      )
    }
  })

  test.each([
    ['params', 'https://a/'],
    ['params=?1', 'https://a/'],
    ['params=("b")', 'https://a/?c=3&a=1&c=2'],
    ['params, except=("c")', 'https://a/?c=3&c=2'],
    ['params, key-order, except=("c" "a")', 'https://a/?a=1&c=3&c=2'],
    ['key-order', 'https://a/?a=1&b=&c=3&c=2'],
    ['key-order=?1, x=1.5;y="z", params=("a");q', 'https://a/?b=&c=3&c=2'],
    [' x=:YQ==:, y=@1, z=%"%c3%a9", w=tok/en , params=( "a"  "b" ) ', 'https://a/?c=3&c=2'],
    ['params, key-order=?0, except=("c" "a")', 'https://a/?c=3&a=1&c=2'],
    ['params=?0, key-order', 'https://a/?a=1&b=&c=3&c=2'],
    ['params=("a" "b" "c")', 'https://a/'],
    ['params=("")', 'https://a/?b=&c=3&a=1&c=2'],
    ['params=("a";x=1;y="z";z=?0 "b");w=tok;v=:YQ==:', 'https://a/?c=3&c=2'],
    ['params=("a"); x ,\tkey-order\t', 'https://a/?b=&c=3&c=2'],
    ['   params=("a")  ', 'https://a/?b=&c=3&c=2'],
    ['params=(  "a")', 'https://a/?b=&c=3&c=2'],
    ['params=("a"  )', 'https://a/?b=&c=3&c=2'],
    ['params=("\\"" "\\\\" "b")', 'https://a/?c=3&a=1&c=2'],
    ['params=("a+b" "%63")', 'https://a/?b=&a=1'],
    // Values of members that are not known.
    ['a=-1, b=-1.5, c=123456789012345, d=1.123, key-order', 'https://a/?a=1&b=&c=3&c=2'],
    ['a=t, b=*, c=t:/-9, d=::, e=:YQ:, f=@-1, g=%"", key-order', 'https://a/?a=1&b=&c=3&c=2'],
    [
      'a="", b="x\\"y", c=?1, d=?0, e=(1 t "s" ?0), *=1, x_.*-9, key-order',
      'https://a/?a=1&b=&c=3&c=2',
    ],
    ['key-order=1, key-order', 'https://a/?a=1&b=&c=3&c=2'],
    ['params=1, params=("b")', 'https://a/?c=3&a=1&c=2'],
    ['params=("a"), params=("c")', 'https://a/?b=&a=1'],
    ['params, except=()', 'https://a/'],
  ])('%j leaves %s', (noVarySearch, key) => {
    expect(keyOf('https://a/?b&c=3&a=1&c=2#f', 'no-vary-search', { noVarySearch })).toBe(key)
  })

  test.each(['params=?0', 'params=()', 'key-order=?0', '', 'unknown-key'])(
    '%j changes nothing, so the query counts as it is written',
    (noVarySearch) => {
      expect(keyOf('https://a/?b&&a=%41', 'no-vary-search', { noVarySearch })).toBe(
        'https://a/?b&&a=%41',
      )
    },
  )
})

test.each([
  ['key-order="x"', 0, 'key-order-value'],
  ['params="x"', 0, 'params-value'],
  ['params=(a)', 0, 'params-value'],
  ['params=("a"), except=("x")', 14, 'except-alone'],
  ['params=(), except=()', 11, 'except-alone'],
  ['params=?0, except=("x")', 11, 'except-alone'],
  ['except=("x")', 0, 'except-alone'],
  ['params, except=(a)', 8, 'except-value'],
  ['params, except=?1', 8, 'except-value'],
  ['params=(utm', 11, 'list-without-end'],
  ['params=("a""b")', 11, 'list-without-end'],
  ['params=("a', 8, 'not-a-value'],
  ['params=', 7, 'not-a-value'],
  ['params,', 6, 'comma-at-end'],
  ['params key-order', 7, 'comma-missing'],
  ['Params', 0, 'not-a-name'],
  ['  Params', 2, 'not-a-name'],
  ['\tparams', 0, 'not-a-name'],
  ['9a', 0, 'not-a-name'],
  ['-a', 0, 'not-a-name'],
  ['params,,', 7, 'not-a-name'],
  ['params , ', 7, 'comma-at-end'],
  ['params  key-order', 8, 'comma-missing'],
  ['key-order=1', 0, 'key-order-value'],
  ['params, key-order=()', 8, 'key-order-value'],
  ['a=?2', 2, 'not-a-value'],
  ['a=?', 2, 'not-a-value'],
  ['a=-', 2, 'not-a-value'],
  ['a=:YQ', 2, 'not-a-value'],
  ['a=@', 2, 'not-a-value'],
  ['a=%"%c"', 2, 'not-a-value'],
  ['a="\\x"', 2, 'not-a-value'],
  ['a="\u00e9"', 2, 'not-a-value'],
  ['a=1234567890123456', 17, 'comma-missing'],
  ['a=1.1234', 7, 'comma-missing'],
  ['params=("a")x', 12, 'comma-missing'],
  ['params=("a\t"b")', 8, 'not-a-value'],
  ['params=("a"', 11, 'list-without-end'],
  ['params=("a" ', 12, 'not-a-value'],
  ['params=(', 8, 'not-a-value'],
  ['params=("a" 1)', 0, 'params-value'],
  ['params=("a" ?1)', 0, 'params-value'],
  ['params, except', 8, 'except-value'],
  ['params, except="a"', 8, 'except-value'],
  ['params;', 7, 'not-a-name'],
  ['params; ;a', 8, 'not-a-name'],
  ['params;a=', 9, 'not-a-value'],
  ['params;=', 7, 'not-a-name'],
])('%j is refused at %i: %s', (noVarySearch, at, fault) => {
  const ask = () => keyOf('https://a/', 'no-vary-search', { noVarySearch })
  expect(ask).toThrow(OptionError)
  expect(ask).toThrow(errorWith({ option: 'noVarySearch', data: { at, detail: fault } }))
})

const HEADERS = ['key-order', 'params', 'params=("a" "q")', 'params, except=("a"), key-order']

test.each(METHODS)('%s: with a header, too, a key is its own key', (method) => {
  fc.assert(
    fc.property(likeUrls, fc.constantFrom(...HEADERS), (url, noVarySearch) => {
      const key = keyOf(url, method, { noVarySearch })
      if (key !== null) expect(keyOf(key, method, { noVarySearch })).toBe(key)
    }),
    { numRuns: runs(2000) },
  )
})

test('parameters are sorted by the code units of their names, and those of one name stay in order', () => {
  const key = (query: string) =>
    keyOf(`https://a/?${query}`, 'no-vary-search', { noVarySearch: 'key-order' })
  expect(key('b=2&a=3&B=1&b=1&%E9%A1%B5&a=1&=0')).toBe(
    'https://a/?=0&B=1&a=3&a=1&b=2&b=1&%E9%A1%B5=',
  )
  // Code units, not code points.
  expect(key('\uff61&\u{1f600}')).toBe('https://a/?%F0%9F%98%80=&%EF%BD%A1=')
  expect(key('')).toBe('https://a/')
  expect(keyOf('https://a/?#b', 'no-vary-search')).toBe('https://a/?')
  expect(keyOf('no', 'no-vary-search', { noVarySearch: 'key-order' })).toBeNull()
  expect(keyOf('no', 'no-vary-search')).toBeNull()
})

test('a cache key has no fragment', () => {
  expect(keyOf('HTTP://A:80#x', 'rfc9111-cache-key')).toBe('http://a/')
  expect(keyOf('ftp://a/', 'rfc9111-cache-key')).toBeNull()
  const noVarySearch = 'params'
  expect(keyOf('http://a/%7Eb?c', 'rfc9111-cache-key', { noVarySearch })).toBe('http://a/~b')
  expect(keyOf('http://a b/', 'rfc9111-cache-key', { noVarySearch })).toBeNull()
})

/** A header that was asked last is remembered, so each has its own end. */
let calls = 0

test.each<[string, (n: number) => string]>([
  // A member is about eight characters.
  ['members', (n) => Array.from({ length: n / 8 }, (_, at) => `a${at}`).join(', ')],
  ['names', (n) => `params=(${'"a" '.repeat(n)})`],
  ['spaces', (n) => `params=(${' '.repeat(n)}"a"${' '.repeat(n)})`],
  ['parameters', (n) => `params${';a'.repeat(n)}`],
  ['quotes', (n) => `params=("${'\\"'.repeat(n)}")`],
])('a header of many %s takes time in proportion', { tags: 'slow' }, async (_name, make) => {
  await expectLinear(
    (size) =>
      keyOf('https://a/?a', 'no-vary-search', { noVarySearch: `${make(size)}, last=${++calls}` }),
    2_000,
  )
})
