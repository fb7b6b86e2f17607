import { suggest, suggestSome } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

const WORDS = ['sitemap', 'validate', 'normalize', 'inspect']

test.each([
  ['normalise', 'normalize', 'one letter is another'],
  ['sitemaps', 'sitemap', 'one letter too many'],
  ['sitmap', 'sitemap', 'one letter too few'],
  ['stiemap', 'sitemap', 'two letters are swapped'],
  ['inpsetc', 'inspect', 'two swaps in a word of seven letters'],
  ['val', 'validate', 'the beginning'],
])('%s means %s: %s', (word, meant) => {
  expect(suggest(word, WORDS)).toBe(meant)
})

test('no word is near to another word, to too short a beginning, or to a long string', () => {
  expect(suggest('bake', WORDS)).toBe(null)
  expect(suggest('si', WORDS)).toBe(null)
  expect(suggest('', WORDS)).toBe(null)
  expect(suggest('x'.repeat(1_000_000), WORDS)).toBe(null)
  expect(suggest('x'.repeat(1_000_000), ['y'.repeat(1_000_000)])).toBe(null)
})

test('a word of one letter is near to every other: one edit is always allowed', () => {
  expect(suggest('x', ['y'])).toBe('y')
  expect(suggest('xy', ['zz', 'xz'])).toBe('xz')
  expect(suggest('xy', ['zz', 'xyz1'])).toBe(null)
})

test('the candidate with the fewest edits wins, and the first of those', () => {
  expect(suggest('trailing', ['training', 'trailings'])).toBe('training')
  expect(suggest('abcdefghi', ['abcdefgxx', 'abcdefghx', 'abcdefghy'])).toBe('abcdefghx')
})

test('at most a third of the letters of a word are edited, and at most four', () => {
  expect(suggest('abcdef', ['abcdxx'])).toBe('abcdxx')
  expect(suggest('abcdef', ['abcxxx'])).toBe(null)
  const long = 'abcdefghijklmnopqrstuvwxyz'
  expect(suggest(long, [`1234${long.slice(4)}`])).toBe(`1234${long.slice(4)}`)
  expect(suggest(long, [`12345${long.slice(5)}`])).toBe(null)
})

test('several words may have been meant', () => {
  const names = ['same-site', 'other-same-site', 'same-origin', 'same-host', 'same-port', 'host']
  expect(suggestSome('same-sit', names)).toEqual(['same-site'])
  expect(suggestSome('same', names)).toEqual(['same-site', 'same-origin', 'same-host'])
  expect(suggestSome('same', names, 1)).toEqual(['same-site'])
  expect(suggestSome('origin', names)).toEqual(['same-origin'])
  expect(suggestSome('or', names)).toEqual([])
  expect(suggestSome('ori', names)).toEqual(['same-origin'])
  expect(suggestSome('ame', names)).toEqual(['same-site', 'other-same-site', 'same-origin'])
  expect(suggestSome('ame', names, 2)).toEqual(['same-site', 'other-same-site'])
  expect(suggestSome('', names)).toEqual([])
  expect(suggestSome('x'.repeat(1_000_000), names)).toEqual([])
})
