import { expect, test } from 'vitest'
import {
  firstCharacter,
  hasCharacter,
  intersect,
  setOfCharacters,
} from '../src/backtracking/character-set.ts'

const ALPHABET = Array.from({ length: 70 }, (_, at) => String.fromCharCode(0x30 + at))

/** The set of the characters at some places. */
const setOf = (...places: readonly number[]) =>
  setOfCharacters(ALPHABET, (character) => places.includes(ALPHABET.indexOf(character)))

test.each([0, 1, 30, 31, 32, 33, 62, 63, 64, 65, 69])(
  'a set of the character %i alone',
  (place) => {
    const set = setOf(place)
    const has = ALPHABET.flatMap((_, index) => (hasCharacter(set, index) ? [index] : []))
    expect(has).toEqual([place])
    expect(firstCharacter(set, ALPHABET)).toBe(ALPHABET[place])
    expect(hasCharacter(set, -1)).toBe(false)
    expect(hasCharacter(set, place + 96)).toBe(false)
  },
)

test.each([
  [0, 0],
  [1, 1],
  [32, 1],
  [33, 2],
  [64, 2],
  [65, 3],
])('an alphabet of %i characters takes %i numbers', (length, words) => {
  expect(setOfCharacters(ALPHABET.slice(0, length), () => false)).toEqual(
    Array.from({ length: words }, () => 0),
  )
})

test('the first character is that in the order of the alphabet', () => {
  expect(firstCharacter(setOf(40, 33, 69), ALPHABET)).toBe(ALPHABET[33])
  expect(firstCharacter(setOf(), ALPHABET)).toBeUndefined()
})

test('an intersection has what is in all sets; nothing is no set', () => {
  expect(intersect([setOf(1, 31, 40)])).toEqual(setOf(1, 31, 40))
  expect(intersect([setOf(1, 31, 40), setOf(31, 40, 69)])).toEqual(setOf(31, 40))
  expect(intersect([setOf(1, 31, 40), setOf(31, 40), setOf(1, 31)])).toEqual(setOf(31))
  expect(intersect([setOf(31), setOf(31)])).toEqual(setOf(31))
  expect(intersect([setOf(1), setOf(33)])).toBeNull()
  expect(intersect([setOf(1, 2), setOf(2, 3), setOf(3, 1)])).toBeNull()
  expect(intersect([setOf()])).toBeNull()
})
