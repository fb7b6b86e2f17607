import { expect, test } from 'vitest'
import { codePointRows, ENCODE_SETS, encodeInSets } from '../src/sets/model.ts'
import { readSetState, SET_EXAMPLES, writeSetState } from '../src/sets/state.ts'
import { en } from '../src/sets/words-en.ts'
import { ja } from '../src/sets/words-ja.ts'
import { ru } from '../src/sets/words-ru.ts'

test('each set has its anchor in the standard', () => {
  expect(ENCODE_SETS.map(({ source }) => source.split('#')[1])).toEqual([
    'c0-control-percent-encode-set',
    'fragment-percent-encode-set',
    'query-percent-encode-set',
    'special-query-percent-encode-set',
    'path-percent-encode-set',
    'userinfo-percent-encode-set',
    'component-percent-encode-set',
    'application-x-www-form-urlencoded-percent-encode-set',
  ])
})

test('the rows have every code point once, with the sets that encode it', () => {
  const rows = codePointRows('')
  const all = rows.flatMap(({ ranges }) => ranges).sort(([a], [b]) => a - b)
  expect(all[0]![0]).toBe(0)
  expect(all.at(-1)![1]).toBe(0x10ffff)
  for (let i = 1; i < all.length; i++) expect(all[i]![0]).toBe(all[i - 1]![1] + 1)
  for (const { ranges, members } of rows) {
    for (const [first, last] of ranges) {
      for (const codePoint of [first, last]) {
        const text =
          codePoint > 0xd7ff && codePoint < 0xe000 ? 'x' : String.fromCodePoint(codePoint)
        expect(encodeInSets(text).map((encoded) => encoded !== text)).toEqual(members)
      }
    }
  }
})

test('the rows of the code points of the text are marked', () => {
  const used = codePointRows('a ü').filter(({ isUsed }) => isUsed)
  expect(used.map(({ ranges }) => ranges.at(-1)![0])).toEqual([0x20, 0x61, 0x7f])
})

test('a text is encoded in each set', () => {
  expect(encodeInSets("a b%'")).toEqual([
    "a b%'",
    "a%20b%'",
    "a%20b%'",
    'a%20b%%27',
    "a%20b%'",
    "a%20b%'",
    "a%20b%25'",
    'a+b%25%27',
  ])
})

test('a link has the text', () => {
  for (const text of SET_EXAMPLES) {
    expect(readSetState(new Map(writeSetState(text)))).toBe(text)
  }
})

test.each([en, ja, ru])('each set has its use, and each example a name', (words) => {
  expect(words.uses).toHaveLength(ENCODE_SETS.length)
  expect(words.exampleNames).toHaveLength(SET_EXAMPLES.length)
})
