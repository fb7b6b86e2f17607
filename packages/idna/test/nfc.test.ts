import { canonicalDecomposition, toNfc } from '@waymark/idna/nfc'
import { expect, test } from 'vitest'

// https://www.unicode.org/reports/tr15/: what the data of the suite say in full.

const pointsOf = (text: string) => Array.from(text, (character) => character.codePointAt(0)!)
const nfc = (text: string) => String.fromCodePoint(...toNfc(pointsOf(text)))

test.each([
  ['À', 'A\u0300'],
  ['¿', '¿'],
  ['Å', 'A\u030a'],
  ['\u212b', 'A\u030a'],
  ['ệ', 'e\u0323\u0302'],
  ['각', '\u1100\u1161\u11a8'],
  ['가', '\u1100\u1161'],
  ['\u{1d15e}', '\u{1d157}\u{1d165}'],
])('%s is decomposed, and composed again if it may be', (text, decomposed) => {
  expect(canonicalDecomposition(text.codePointAt(0)!)).toEqual(pointsOf(decomposed))
  const isExcluded = text === '\u212b' || text === '\u{1d15e}'
  expect(nfc(decomposed)).toBe(isExcluded ? nfc(text) : text)
})

test.each([
  // Marks are put in the order of their classes: below (220) before above (230), attached below (202) before both.
  ['a\u0301\u0327', 'á\u0327'],
  ['a\u0301\u0323', 'ạ\u0301'],
  ['e\u0302\u0323', 'ệ'],
  ['\u0301\u0327\u0323', '\u0327\u0323\u0301'],
  // Marks of one class stay in their order, and the second is blocked.
  ['a\u0301\u0300', 'á\u0300'],
  ['a\u0300\u0301', 'à\u0301'],
  ['\u05b8\u05b7', '\u05b7\u05b8'],
  ['\u0f71\u0f74\u0f72', '\u0f71\u0f72\u0f74'],
  ['\u302a\u3099', '\u3099\u302a'],
  ['か\u3099', 'が'],
  ['\u{1d165}\u{1d16e}\u{1d16d}', '\u{1d165}\u{1d16e}\u{1d16d}'],
  ['\u1100\u1161\u11a8', '각'],
  ['가\u11a7', '가\u11a7'],
  ['가\u11a8', '각'],
])('%j in NFC is %j', (text, normal) => {
  expect(nfc(text)).toBe(normal)
  expect(nfc(normal)).toBe(normal)
})
