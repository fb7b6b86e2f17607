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

test('each character that has a name has its own', () => {
  const named = `!"#$%&'*+,/:;<=>?@[\\]^_\`{|}~\u00ab\u00bb\u2013\u2014\u201e\u2026\u2039\u203a\u2018\u2019\u201c\u201d`
  for (const c of named) {
    expect(describeCharacter(c.codePointAt(0)!)).toMatch(/^an? [a-z -]+ \(.\)$/)
    expect(describeCharacter(c.codePointAt(0)!).endsWith(`(${c})`)).toBe(true)
  }
  const hidden = `7f a0 ad 200b 200c 200d 200e 200f 034f 061c 115f 1160 1680 17b4 17b5 180e 2002 2003 2007 2009 200a 202f 205f
    2060 2061 2062 2063 2064 2066 2067 2068 2069 2800 3000 3164 feff ffa0 202a 202b 202c 202d 202e 2028 2029 fffd`
  for (const hex of hidden.split(/\s+/)) {
    expect(describeCharacter(Number.parseInt(hex, 16))).toMatch(
      /^(?:an?|the) [a-zA-Z -]+ \(U\+[\dA-F]{4}\)$/,
    )
    expect(describeCharacter(Number.parseInt(hex, 16))).not.toMatch(
      /^a (?:space|combining accent) /,
    )
  }
})

test('the code point in a description is that of the character', () => {
  const wrong: number[] = []
  for (let c = 0; c <= 0xffff; c++) {
    const code = /U\+([\dA-F]+)/.exec(describeCharacter(c))?.[1]
    if (code !== undefined && code !== c.toString(16).toUpperCase().padStart(4, '0')) wrong.push(c)
  }
  expect(wrong).toEqual([])
})

test.each([
  [0x00, 'the control character U+0000'],
  [0x09, 'a tab'],
  [0x0a, 'a line feed'],
  [0x0b, 'the control character U+000B'],
  [0x0d, 'a carriage return'],
  [0x1f, 'the control character U+001F'],
  [0x20, 'a space'],
  [0x28, 'an opening parenthesis'],
  [0x29, 'a closing parenthesis'],
  [0x2d, 'a hyphen'],
  [0x2e, 'a dot'],
  [0x30, 'the digit 0'],
  [0x39, 'the digit 9'],
  [0x41, 'the letter A'],
  [0x7a, 'the letter z'],
  [0x7f, 'the control character DEL (U+007F)'],
  [0x80, 'the control character U+0080'],
  [0x9f, 'the control character U+009F'],
  [0xa0, 'a no-break space (U+00A0)'],
  [0xa1, '\u00a1 (U+00A1)'],
  [0x2000, 'a space (U+2000)'],
  [0x2008, 'a space (U+2008)'],
  [0x1fff, '\u1fff (U+1FFF)'],
  [0x200b, 'a zero-width space (U+200B)'],
  [0x2010, '\u2010 (U+2010)'],
  [0x2065, 'U+2065'],
  [0x206a, 'U+206A'],
  [0xd7ff, '\ud7ff (U+D7FF)'],
  [0xf900, '\uf900 (U+F900)'],
  [0xfdf0, '\ufdf0 (U+FDF0)'],
  [0xfe0f, 'a variation selector (U+FE0F)'],
  [0xfe10, '\ufe10 (U+FE10)'],
  [0xfdff, '\ufdff (U+FDFF)'],
  [0xe0080, 'U+E0080'],
  [0xe00ff, 'U+E00FF'],
  [0xe01f0, 'U+E01F0'],
  [0xe0fff, 'U+E0FFF'],
  [0xdfffd, 'U+DFFFD'],
  [0xf0000, 'the private-use character U+F0000'],
  [0x10fffd, 'the private-use character U+10FFFD'],
])('the code point %d is called %s', (c, name) => {
  expect(describeCharacter(c)).toBe(name)
})
