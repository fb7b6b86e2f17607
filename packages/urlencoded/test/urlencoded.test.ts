import { utf8Encode } from '@waymark/infra'
import type { Encoder } from '@waymark/percent-encoding'
import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { expect, test } from 'vitest'

test.each([
  ['', []],
  ['a', [['a', '']]],
  ['a=b', [['a', 'b']]],
  ['=b', [['', 'b']]],
  ['=', [['', '']]],
  ['a=b=c', [['a', 'b=c']]],
  [
    '&&a=1&&b&',
    [
      ['a', '1'],
      ['b', ''],
    ],
  ],
  ['a+b=c+d', [['a b', 'c d']]],
  ['a%2Bb=%2b', [['a+b', '+']]],
  [
    '%=%f&%zz=%4',
    [
      ['%', '%f'],
      ['%zz', '%4'],
    ],
  ],
  ['%26=%3D', [['&', '=']]],
  ['?a=1', [['?a', '1']]],
  ['%EF%BB%BFtest=%EF%BB%BF', [['\ufefftest', '\ufeff']]],
  ['\ufefftest=\ufeff', [['\ufefftest', '\ufeff']]],
  [
    'id=%F0%9F%92%A9&%e2%82%ac=💩',
    [
      ['id', '💩'],
      ['€', '💩'],
    ],
  ],
  ['%FE%FF=%C2', [['\ufffd\ufffd', '\ufffd']]],
  [
    'a=%C2x&b=%E2%82x%AC',
    [
      ['a', '\ufffdx'],
      ['b', '\ufffdx\ufffd'],
    ],
  ],
  [
    'a=%E2é&b=é%A9',
    [
      ['a', '\ufffdé'],
      ['b', 'é\ufffd'],
    ],
  ],
  [
    'a=%ED%A0%80&b=%C0%AF&c=%F4%90%80%80',
    [
      ['a', '\ufffd\ufffd\ufffd'],
      ['b', '\ufffd\ufffd'],
      ['c', '\ufffd\ufffd\ufffd\ufffd'],
    ],
  ],
  ['%Aeé', [['\ufffdé', '']]],
])('parses %j', (input, tuples) => {
  expect(parseUrlencoded(input)).toEqual(tuples)
  expect(parseUrlencoded(utf8Encode(input))).toEqual(tuples)
  expect([...new URLSearchParams(`?${input}`)]).toEqual(tuples)
})

test('a lone surrogate in a string counts as U+FFFD', () => {
  expect(parseUrlencoded('a=\ud800&\udc00')).toEqual([
    ['a', '\ufffd'],
    ['\ufffd', ''],
  ])
})

test('bytes that are not UTF-8 become U+FFFD in place', () => {
  expect(parseUrlencoded(Uint8Array.of(0x61, 0xff, 0x3d, 0xc3, 0x26))).toEqual([
    ['a\ufffd', '\ufffd'],
  ])
})

test.each([
  [[], ''],
  [[['a', 'b']], 'a=b'],
  [[['', '']], '='],
  [
    [
      ['a b', 'c+d'],
      ['é', '💩'],
    ],
    'a+b=c%2Bd&%C3%A9=%F0%9F%92%A9',
  ],
  [[["*-._!'()~", '%/?&=#']], '*-._%21%27%28%29%7E=%25%2F%3F%26%3D%23'],
  [[['a', '\0\x7f\r\n']], 'a=%00%7F%0D%0A'],
  [[['\ud800', 'x\udfff']], '%EF%BF%BD=x%EF%BF%BD'],
] as [tuples: [string, string][], text: string][])('serialises %j', (tuples, text) => {
  expect(serializeUrlencoded(tuples)).toBe(text)
  expect(new URLSearchParams(tuples).toString()).toBe(text)
})

test('an encoder for another encoding is used for names and values', () => {
  const latin1: Encoder = {
    encode(input, emit, fail) {
      for (const character of input) {
        const codePoint = character.codePointAt(0)!
        if (codePoint < 0x100) emit(codePoint)
        else fail(codePoint)
      }
    },
  }
  expect(serializeUrlencoded([['é a', '€+']], latin1)).toBe('%E9+a=%26%238364%3B%2B')
  expect(serializeUrlencoded([['\ud800', '']], latin1)).toBe('%26%2365533%3B=')
})

test('a long string, which is encoded in pieces, is encoded like a short one', () => {
  const long = '[é]\u{1f600} '.repeat(20_000)
  for (const text of [long, long.replaceAll('\u{1f600} ', '')]) {
    const expected = encodeURIComponent(text).replaceAll('%20', '+')
    expect(new URLSearchParams([[text, 'b']]).toString()).toBe(`${expected}=b`)
  }
})

test('a slice that ends within a surrogate pair ends in U+FFFD, however often it is serialised', () => {
  const whole = `${'long enough to be a slice '.repeat(2)}\u{1f4a9}`
  const cut = whole.slice(0, -1)
  const expected = `a=${'long+enough+to+be+a+slice+'.repeat(2)}%EF%BF%BD`
  for (let i = 0; i < 20_000; i++) {
    if (serializeUrlencoded([['a', cut]]) !== expected) expect.fail(`call ${i}`)
  }
})

test.each<[why: string, call: () => unknown, argument: string]>([
  ['a number to parse', () => parseUrlencoded(5 as never), 'input'],
  ['a list of bytes', () => parseUrlencoded([0x61] as never), 'input'],
  ['no tuples', () => serializeUrlencoded(undefined as never), 'tuples'],
  ['null as tuples', () => serializeUrlencoded(null as never), 'tuples'],
  ['an object', () => serializeUrlencoded({ a: 'b' } as never), 'tuples'],
  ['names alone', () => serializeUrlencoded([['a']] as never), 'tuples'],
  ['values that are not text', () => serializeUrlencoded([['a', 1]] as never), 'tuples'],
  ['names that are not text', () => serializeUrlencoded([[1, 'a']] as never), 'tuples'],
  ['text as a tuple', () => serializeUrlencoded(['ab'] as never), 'tuples'],
])('%s is refused', (_, call, argument) => {
  expect(call).toThrow(expect.objectContaining({ name: 'ArgumentError', argument }))
})

test('tuples may come from anything that is iterable', () => {
  expect(serializeUrlencoded(new Map([['a', 'b']]))).toBe('a=b')
  expect(serializeUrlencoded(new Set([['a', 'b'] as const]))).toBe('a=b')
})

test('text of any length is encoded in the same way', () => {
  // At some lengths another way is the faster one.
  for (let length = 0; length < 20; length++) {
    for (const c of [
      "'",
      ' ',
      '~',
      '(',
      ')',
      '!',
      '*',
      '-',
      '&',
      '\u00e9',
      '\ud800',
      '\u{1f600}',
    ]) {
      const text = 'a'.repeat(length) + c
      const encoded = encodeURIComponent(text.replace(/\ud800/u, '\ufffd'))
      const expected = encoded.replace(/['()!~]|%20/g, (kept) =>
        kept === '%20' ? '+' : `%${kept.charCodeAt(0).toString(16).toUpperCase()}`,
      )
      expect(new URLSearchParams([[text, text]]).toString()).toBe(`${expected}=${expected}`)
    }
  }
})
