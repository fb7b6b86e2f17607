import {
  combiningClass,
  isNfcBoundary,
  isNfcStable,
  toCanonicalOrder,
} from '@waymark/idna/internal/nfc'
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
  ['\uabff', '\uabff'],
  ['힣', '\u1112\u1175\u11c2'],
  ['\ud7a4', '\ud7a4'],
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
  ['가\u11c2', '갛'],
  ['가\u11c3', '가\u11c3'],
  ['각\u11a8', '각\u11a8'],
  ['힣\u11a8', '힣\u11a8'],
  ['히\u11a8', '힉'],
  ['\uabff\u11a8', '\uabff\u11a8'],
  ['\ud7a4\u11a8', '\ud7a4\u11a8'],
  ['\u1112\u1175', '히'],
  ['\u10ff\u1161', '\u10ff\u1161'],
  ['\u1113\u1161', '\u1113\u1161'],
  ['\u1100\u1160', '\u1100\u1160'],
  ['\u1100\u1176', '\u1100\u1176'],
  ['\u1100\u0301\u1161', '\u1100\u0301\u1161'],
  ['', ''],
])('%j in NFC is %j', (text, normal) => {
  expect(nfc(text)).toBe(normal)
  expect(nfc(normal)).toBe(normal)
})

test.each([
  ['the last before the marks', 0x2ff, 0],
  ['the first mark', 0x300, 230],
  ['a mark below', 0x323, 220],
  ['a virama', 0x94d, 9],
  ['an enclosing mark', 0x20dd, 0],
  ['a letter', 0x61, 0],
  ['a musical symbol', 0x1d165, 216],
])('the combining class of %s', (_, c, combining) => {
  expect(combiningClass(c)).toBe(combining)
})

test.each([
  ['the last before the marks', 0x2ff, true, true],
  ['the first mark', 0x300, false, false],
  ['a mark that is another one', 0x340, false, false],
  ['a letter', 0xe9, true, true],
  ['a letter that is another one', 0x212b, true, false],
  ['a sign that is another one', 0x374, true, false],
  ['a letter that is never composed', 0x958, true, false],
  ['a vowel sign that composes', 0x9be, false, false],
  ['a vowel sign of two marks', 0xf73, false, false],
  ['the jamo before the vowels', 0x1160, true, true],
  ['the first vowel', 0x1161, false, false],
  ['the last vowel', 0x1175, false, false],
  ['the jamo after the vowels', 0x1176, true, true],
  ['the jamo before the trailing consonants', 0x11a7, true, true],
  ['the first trailing consonant', 0x11a8, false, false],
  ['the last trailing consonant', 0x11c2, false, false],
  ['the jamo after the trailing consonants', 0x11c3, true, true],
  ['a syllable', 0xac01, true, true],
  ['an emoji', 0x1f600, true, true],
  ['a mark beyond U+FFFF that composes', 0x110ba, false, false],
  ['a musical symbol that is never composed', 0x1d15e, true, false],
])('whether normalisation joins or changes %s', (_, c, isBoundary, isStable) => {
  expect(isNfcBoundary(c)).toBe(isBoundary)
  // It is remembered.
  expect([isNfcStable(c), isNfcStable(c)]).toEqual([isStable, isStable])
})

test.each([
  ['', ''],
  ['a\u0301\u0323', 'a\u0323\u0301'],
  ['\u0323\u0301', '\u0323\u0301'],
  ['a\u0301b\u0323', 'a\u0301b\u0323'],
  ['\u0301\u0300\u0316a\u0301\u0327', '\u0316\u0301\u0300a\u0327\u0301'],
])('%j in canonical order is %j', (text, ordered) => {
  const points = pointsOf(text)
  expect(toCanonicalOrder(points)).toEqual(pointsOf(ordered))
  expect(points).toEqual(pointsOf(text))
})
