import { compareParts, findSpans, type PartPair } from '@waymark/compare'
import { expect, test } from 'vitest'

function partOf(a: string, b: string, part: PartPair['part'], base: string | null = null) {
  return compareParts(a, b, base).parts.find((pair) => pair.part === part)!
}

test('each part is as it is written, as it is parsed, and decoded', () => {
  const { areUrls, parts } = compareParts('http://u:p@Bücher.example:80/a/../é?q#f', 'x:y')
  expect(areUrls).toEqual([true, true])
  expect(parts.map(({ part, a }) => [part, a.written, a.parsed, a.decoded])).toEqual([
    ['scheme', 'http', 'http', 'http'],
    ['credentials', 'u:p', 'u:p', 'u:p'],
    ['host', 'Bücher.example', 'xn--bcher-kva.example', 'bücher.example'],
    ['port', '80', null, null],
    ['path', '/a/../é', '/%C3%A9', '/é'],
    ['query', 'q', 'q', 'q'],
    ['fragment', 'f', 'f', 'f'],
  ])
  expect(parts.map(({ b }) => b.written)).toEqual(['x', null, null, null, 'y', null, null])
})

test.each([
  ['http://a/', 'http://a/', 'path', 'written'],
  ['HTTP://a/', 'http://a/', 'scheme', 'parsed'],
  ['http://a:80/', 'http://a/', 'port', 'parsed'],
  ['http://a', 'http://a/', 'path', 'parsed'],
  ['http://0x7f.1/', 'http://127.0.0.1/', 'host', 'parsed'],
  ['http://bücher.example/', 'http://xn--bcher-kva.example/', 'host', 'parsed'],
  ['http://a/%7Eb', 'http://a/~b', 'path', 'decoded'],
  ['http://a/%C3%A9', 'http://a/%c3%a9', 'path', 'decoded'],
  ['http://a/?q=a+b', 'http://a/?q=a%20b', 'query', 'decoded'],
  ['http://a/#%62', 'http://a/#b', 'fragment', 'decoded'],
  ['http://a/b', 'http://a/B', 'path', null],
  ['http://a/?', 'http://a/', 'query', null],
  // The bytes of another encoding are not told apart by what UTF-8 makes of them.
  ['http://a/%E9', 'http://a/%E8', 'path', null],
  ['http://a/?q=%93%8C', 'http://a/?q=%8B%9E', 'query', null],
  // Decoded slashes and ampersands would be others than those that divide.
  ['http://a/b%2Fc', 'http://a/b/c', 'path', null],
  ['http://a/b%252Fc', 'http://a/b%2Fc', 'path', null],
  ['http://a/?q=1%262', 'http://a/?q=1&2', 'query', null],
  ['http://a/?q%3D1', 'http://a/?q=1', 'query', null],
  ['http://a/?q=1%2B2', 'http://a/?q=1+2', 'query', null],
] as const)('%s and %s: the %s is the same when %s', (a, b, part, same) => {
  expect(partOf(a, b, part).same).toBe(same)
})

test('strings that are not URLs are split as RFC 3986 does', () => {
  const { areUrls, parts } = compareParts('../c?x', 'http://a b:8x/c?x')
  expect(areUrls).toEqual([false, false])
  expect(parts.map(({ a, b }) => [a.written, b.written])).toEqual([
    [null, 'http'],
    [null, null],
    [null, 'a b'],
    [null, '8x'],
    ['../c', '/c'],
    ['x', 'x'],
    [null, null],
  ])
  expect(parts.every(({ a, b }) => a.parsed === null && b.parsed === null)).toBe(true)
})

test('a URL and a string that is not one are compared as written', () => {
  expect(partOf('http://a/b', 'http://a b/b', 'path').same).toBe('written')
  expect(partOf('http://a/b', 'http://a b/b', 'host').same).toBe(null)
})

test('references are resolved against a base, and what the base gives is not written', () => {
  const path = partOf('../c', '/a/c', 'path', 'http://e.com/a/b/d')
  expect(path).toMatchObject({ same: 'parsed', a: { written: '../c', parsed: '/a/c' } })
  expect(partOf('#x', 'http://e.com/?q#x', 'query', 'http://e.com/?q')).toMatchObject({
    same: 'parsed',
    a: { written: null, parsed: 'q' },
    b: { written: 'q', parsed: 'q' },
  })
  expect(compareParts('#x', 'http://e.com/?q#x', 'http://e.com/?q').parameters).toMatchObject([
    { name: 'q', same: 'parsed' },
  ])
})

test('nothing is parsed against a base that is not a URL', () => {
  expect(compareParts('http://a/', 'b', 'c').areUrls).toEqual([false, false])
})

test('parameters are paired by name, those with the same value first', () => {
  const pairs = (a: string, b: string) =>
    compareParts(`http://a/?${a}`, `http://a/?${b}`).parameters.map((pair) => [
      pair.name,
      pair.a?.written ?? null,
      pair.b?.written ?? null,
      pair.same,
    ])
  expect(pairs('b=1&a=2', 'a=2&c=3')).toEqual([
    ['b', 'b=1', null, null],
    ['a', 'a=2', 'a=2', 'written'],
    ['c', null, 'c=3', null],
  ])
  expect(pairs('t=x&t=1', 't=1')).toEqual([
    ['t', 't=x', null, null],
    ['t', 't=1', 't=1', 'written'],
  ])
  expect(pairs('%71=a+b', 'q=a%20b')).toEqual([['q', '%71=a+b', 'q=a%20b', 'decoded']])
  expect(pairs('a&&b', 'a&b').map(([, , , same]) => same)).toEqual(['written', 'written'])
  expect(pairs('a', 'a=').map(([, , , same]) => same)).toEqual([null])
})

test('another order is no difference of a parameter', () => {
  const { parameters, isReordered } = compareParts('http://a/?b=1&a=2', 'http://a/?a=2&b=1')
  expect(parameters.map(({ same }) => same)).toEqual(['written', 'written'])
  expect(isReordered).toBe(true)
  expect(compareParts('http://a/?b&x&a', 'http://a/?b&a&y').isReordered).toBe(false)
})

test('a difference is of whole characters and whole percent-encoded bytes', () => {
  expect(findSpans('a%7Eb', 'a%7eb')).toEqual({ a: { start: 1, end: 4 }, b: { start: 1, end: 4 } })
  expect(findSpans('%41', '%51')).toEqual({ a: { start: 0, end: 3 }, b: { start: 0, end: 3 } })
  expect(findSpans('x%', 'x%41')).toEqual({ a: { start: 1, end: 2 }, b: { start: 1, end: 4 } })
  expect(findSpans('\u{1f600}', '\u{1f601}')).toEqual({
    a: { start: 0, end: 2 },
    b: { start: 0, end: 2 },
  })
  expect(partOf('http://a/b', 'http://a/', 'path').difference).toEqual({
    a: { start: 1, end: 2 },
    b: { start: 1, end: 1 },
  })
})

test('what is written alike may be parsed differently, and is then not the same', () => {
  expect(partOf('http://h/a\\b', 'x://h/a\\b', 'path')).toEqual({
    part: 'path',
    a: { written: '/a\\b', parsed: '/a/b', decoded: '/a/b' },
    b: { written: '/a\\b', parsed: '/a\\b', decoded: '/a\\b' },
    same: null,
    difference: null,
  })
  expect(partOf('http://h:80/', 'https://h:80/', 'port')).toEqual({
    part: 'port',
    a: { written: '80', parsed: null, decoded: null },
    b: { written: '80', parsed: '80', decoded: '80' },
    same: null,
    difference: null,
  })
  expect(partOf('http://h/%41', 'http://h/a/../%41', 'path')).toMatchObject({
    same: 'parsed',
    difference: { a: { start: 1, end: 1 }, b: { start: 1, end: 6 } },
  })
})

test('parameters of strings that are not URLs are compared as well', () => {
  const one = { written: 'a=1', parsed: null, decoded: 'a=1' }
  const escaped = { written: 'a=%31', parsed: null, decoded: 'a=1' }
  expect(compareParts('?a=1&b', '?a=%31&c').parameters).toEqual([
    {
      name: 'a',
      a: one,
      b: escaped,
      same: 'decoded',
      difference: { a: { start: 2, end: 3 }, b: { start: 2, end: 5 } },
    },
    {
      name: 'b',
      a: { written: 'b', parsed: null, decoded: 'b' },
      b: null,
      same: null,
      difference: { a: { start: 0, end: 1 }, b: { start: 0, end: 0 } },
    },
    {
      name: 'c',
      a: null,
      b: { written: 'c', parsed: null, decoded: 'c' },
      same: null,
      difference: { a: { start: 0, end: 0 }, b: { start: 0, end: 1 } },
    },
  ])
  // Compared as parsed only if both are URLs.
  expect(compareParts('x:?a=%31', '?a=1').parameters).toMatchObject([{ same: 'decoded' }])
  expect(compareParts('?a=1', 'x:?a=1').parameters).toMatchObject([{ same: 'written' }])
})

test.each<
  [a: string, b: string, pairs: readonly (readonly [string | null, string | null])[], boolean]
>([
  [
    't=1&t=2&t=3',
    't=2&t=4&t=5',
    [
      ['t=1', 't=4'],
      ['t=2', 't=2'],
      ['t=3', 't=5'],
    ],
    true,
  ],
  [
    't=1&t=2',
    't=3&t=4',
    [
      ['t=1', 't=3'],
      ['t=2', 't=4'],
    ],
    false,
  ],
  [
    't=1&t=1',
    't=1&t=1',
    [
      ['t=1', 't=1'],
      ['t=1', 't=1'],
    ],
    false,
  ],
  [
    't=1',
    't=2&t=1&t=1',
    [
      ['t=1', 't=1'],
      [null, 't=2'],
      [null, 't=1'],
    ],
    false,
  ],
  [
    't=1&t=1&t=1',
    't=1',
    [
      ['t=1', 't=1'],
      ['t=1', null],
      ['t=1', null],
    ],
    false,
  ],
  [
    'a&b&c',
    'c&a&b',
    [
      ['a', 'a'],
      ['b', 'b'],
      ['c', 'c'],
    ],
    true,
  ],
  [
    'a&b',
    'x&b&y&a',
    [
      ['a', 'a'],
      ['b', 'b'],
      [null, 'x'],
      [null, 'y'],
    ],
    true,
  ],
  [
    'a&x&b',
    'y&a&b',
    [
      ['a', 'a'],
      ['x', null],
      ['b', 'b'],
      [null, 'y'],
    ],
    false,
  ],
])('the parameters %s and %s are paired: %j', (a, b, pairs, isReordered) => {
  const found = compareParts(`http://h/?${a}`, `http://h/?${b}`)
  expect(
    found.parameters.map((pair) => [pair.a?.written ?? null, pair.b?.written ?? null]),
  ).toEqual(pairs)
  expect(found.isReordered).toBe(isReordered)
})
