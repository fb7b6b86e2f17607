import { describeCharacter } from '@waymark/explain'
import { expect, test } from 'vitest'

test.each<[first: number, last: number, words: string]>([
  [0x01, 0x08, 'the control character'],
  [0x80, 0x84, 'the control character'],
  [0x90, 0x9f, 'the control character'],
  [0xd800, 0xdfff, 'the lone surrogate'],
  [0xfdd0, 0xfdef, 'the noncharacter'],
  [0xfffe, 0xffff, 'the noncharacter'],
  [0x1fffe, 0x1ffff, 'the noncharacter'],
  [0xe000, 0xf8ff, 'the private-use character'],
  [0x2000, 0x2001, 'a space'],
  [0xfe00, 0xfe0e, 'a variation selector'],
  [0xe0100, 0xe01ef, 'a variation selector'],
  [0xe0000, 0xe007f, 'an invisible tag character'],
  [0x300, 0x36f, 'a combining accent'],
])('characters from %i to %i are described as %s', (first, last, words) => {
  const says = (c: number) => describeCharacter(c).startsWith(words)
  expect([says(first), says(last)]).toEqual([true, true])
  if (words.includes('control') || words.includes('space') || words.includes('variation')) return
  expect([says(first - 1), says(last + 1)]).toEqual([false, false])
})

test.each([
  [0x2027, true],
  [0x2028, false],
  [0x202f, false],
  [0x2030, true],
  [0x205e, true],
  [0x206f, false],
  [0x2070, true],
  [0x3fff0, true],
  [0x40000, false],
])('the character %i is shown as it is: %s', (c, isShown) => {
  expect(describeCharacter(c).includes(String.fromCodePoint(c))).toBe(isShown)
})
