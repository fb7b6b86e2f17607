import { decode, encode } from '@waymark/idna/punycode'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../test/any-character.ts'
import { leastHits, runs } from '../../../test/runs.ts'

// https://www.rfc-editor.org/rfc/rfc3492#section-7.1
test.each([
  ['(A) Arabic', 'ليهمابتكلموشعربي؟', 'egbpdaj6bu4bxfgehfvwxn'],
  ['(B) Chinese', '他们为什么不说中文', 'ihqwcrb4cv8a8dqg056pqjye'],
  ['(D) Czech', 'Pročprostěnemluvíčesky', 'Proprostnemluvesky-uyb24dma41a'],
  ['(I) Russian', 'почемужеонинеговорятпорусски', 'b1abfaaepdrnnbgefbadotcwatmq2g4l'],
  ['(L) Japanese', '3年B組金八先生', '3B-ww4c5e180e575a65lsy2b'],
  ['(M) Japanese', '安室奈美恵-with-SUPER-MONKEYS', '-with-SUPER-MONKEYS-pc58ag80a8qai00g7n9n'],
  ['(S) ASCII', '-> $1.00 <-', '-> $1.00 <--'],
  ['astral', '💩', 'ls8h'],
  ['nothing', '', ''],
  ['the code point before the surrogates', '\ud7ff', 'hb9b'],
  ['the code point after the surrogates', '\ue000', '0y0c'],
  ['the first code point outside ASCII', '\u0080', 'a'],
  ['the last code point', '\u{10ffff}', 'dn32g'],
])('%s', (_, label, text) => {
  expect(encode(label)).toBe(text)
  expect(decode(text)).toBe(label)
})

test('digits are read in both cases, and letters keep theirs', () => {
  expect(decode('Bcher-KVA')).toBe('Bücher')
})

test.each([
  ['a character outside ASCII', 'ü'],
  ['a character that is no digit', 'a-b_c'],
  ['a delimiter with nothing before it', '-'],
  ['a number that does not end', 'a-9'],
  ['a code point beyond U+10FFFF', '99999a'],
  ['a number beyond 31 bits', '999999999a'],
  ['the code point after U+10FFFF', 'en32g'],
  ['the character before the digits', '/ba'],
  ['the character after 9', ':ba'],
  ['the character before A', '@ba'],
  ['the character after Z', '[ba'],
  ['the character before a', '`ba'],
  ['the character after z', '{ba'],
  ['the first surrogate', 'ib9b'],
  ['the last surrogate', 'zy0c'],
])('%s cannot be decoded', (_, text) => {
  expect(decode(text)).toBeNull()
})

test('a lone surrogate cannot be encoded', () => {
  for (const lone of ['\ud800', '\udbff', '\udc00', '\udfff']) {
    expect(encode(`a${lone}`)).toBeNull()
  }
})

test('a delta of 31 bits goes there and back, and one beyond is refused both ways', () => {
  // 2,000 places, times the distance from U+0080, and the place: 0x7fffffff.
  const letters = (before: number) => [
    ...new Array<number>(before).fill(0x61),
    0x80 + 1073741,
    ...new Array<number>(1999 - before).fill(0x61),
  ]
  const most = String.fromCodePoint(...letters(1647))
  expect(encode(most)).toBe(encodeByTheBook(letters(1647)))
  expect(decode(encode(most)!)).toBe(most)
  expect(encode(String.fromCodePoint(...letters(1648)))).toBeNull()
  expect(decode(encodeByTheBook(letters(1648)))).toBeNull()
})

const label = fc
  .string({ unit: anyCharacter, maxLength: 200 })
  .filter((text) => !/\p{Surrogate}/u.test(text))

test('decoding undoes encoding', () => {
  fc.assert(
    fc.property(label, (text) => {
      expect(decode(encode(text)!)).toBe(text)
    }),
    { numRuns: runs(500) },
  )
})

test('what can be decoded has one spelling', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-') })
  let hits = 0
  fc.assert(
    fc.property(digits, (text) => {
      const decoded = decode(text)
      if (decoded === null) return
      hits++
      expect(encode(decoded)).toBe(text)
    }),
    { numRuns: runs(5000) },
  )
  expect(hits).toBeGreaterThan(leastHits(50))
})

test('long labels give the same as the loop of RFC 3492', () => {
  const letters = fc.array(fc.integer({ min: 0, max: 0xd7ff }), { minLength: 40, maxLength: 400 })
  fc.assert(
    fc.property(letters, (points) => {
      const text = String.fromCodePoint(...points)
      const encoded = encode(text)!
      expect(encoded).toBe(encodeByTheBook(points))
      expect(decode(encoded)).toBe(text)
    }),
    { numRuns: runs(200) },
  )
})

/** https://www.rfc-editor.org/rfc/rfc3492#section-6.3, step by step. */
function encodeByTheBook(input: readonly number[]): string {
  const basic = input.filter((c) => c < 0x80)
  let output = String.fromCodePoint(...basic) + (basic.length > 0 ? '-' : '')
  let n = 0x80
  let delta = 0
  let bias = 72
  let handled = basic.length
  while (handled < input.length) {
    const m = Math.min(...input.filter((c) => c >= n))
    delta += (m - n) * (handled + 1)
    n = m
    for (const c of input) {
      if (c < n) delta++
      if (c !== n) continue
      let q = delta
      for (let k = 36; ; k += 36) {
        const t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias
        if (q < t) break
        output += 'abcdefghijklmnopqrstuvwxyz0123456789'[t + ((q - t) % (36 - t))]
        q = Math.floor((q - t) / (36 - t))
      }
      output += 'abcdefghijklmnopqrstuvwxyz0123456789'[q]
      let k = 0
      delta = handled === basic.length ? Math.floor(delta / 700) : Math.floor(delta / 2)
      delta += Math.floor(delta / (handled + 1))
      for (; delta > 455; k += 36) delta = Math.floor(delta / 35)
      bias = k + Math.floor((36 * delta) / (delta + 38))
      delta = 0
      handled++
    }
    delta++
    n++
  }
  return output
}
