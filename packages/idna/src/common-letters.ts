import {
  BIDI_EN,
  BIDI_L,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_R_AL,
  COMBINING_SHIFT,
  JOINING_D,
  JOINING_R,
  JOINING_T,
  MAPPED_BY_OFFSET,
  MARK,
  VALID,
  VIRAMA,
} from './properties.ts'

type LetterClass = readonly [word: number, offset: number, step: number, ranges: readonly number[]]

/**
 * The letters that nearly all names are made of, with their property words, so that such a name decodes no table:
 * that takes milliseconds. A test lists them and holds them against the tables.
 *
 * A range is two numbers: its
 * distance from the end of the one before, and how far it goes from there. With a step of 2 it is every second code
 * point, as where capitals are between small letters. Text that has to be split first takes twice the time.
 */
const COMMON_LETTERS: readonly LetterClass[] = [
  // Latin, Greek, Cyrillic, Devanagari, Thai, kana, Han, Hangul
  [
    VALID | BIDI_L,
    0,
    1,
    [
      97, 25, 101, 23, 2, 7, 50, 0, 607, 0, 28, 34, 98, 47, 1189, 53, 1224, 47, 2, 0, 14, 6, 8639,
      2, 58, 85, 11, 89, 2, 2, 770, 6591, 65, 20991, 3073, 11171,
    ],
  ],
  [VALID | BIDI_L, 0, 2, [257, 46, 6, 2, 3, 4, 4, 6, 3, 44, 3, 4, 155, 2, 630, 46, 6626, 88]],
  [VALID | MARK | BIDI_L, 0, 1, [2307, 0, 59, 2, 9, 3]],
  [VALID | MARK | BIDI_NSM | JOINING_T, 0, 1, [2304, 2, 63, 7, 1257, 0, 3, 3, 16, 0, 5, 2]],
  [VALID | MARK | BIDI_NSM | JOINING_T | VIRAMA, 0, 1, [2381, 0]],
  [VALID | MARK | BIDI_NSM | JOINING_T | (107 << COMBINING_SHIFT), 0, 1, [3656, 3]],
  // Hebrew, Arabic
  [VALID | BIDI_R_AL, 0, 1, [1488, 26, 55, 0]],
  [VALID | BIDI_R_AL | JOINING_R, 0, 1, [1570, 3, 2, 0, 2, 0, 6, 3, 22, 0, 64, 17]],
  [
    VALID | BIDI_R_AL | JOINING_D,
    0,
    1,
    [1568, 0, 6, 0, 2, 0, 2, 4, 5, 12, 2, 6, 2, 1, 47, 14, 19, 37, 13, 0],
  ],
  [VALID | BIDI_EN, 0, 1, [48, 9]],
  // The hyphen, the joiners, emoji
  [VALID | BIDI_NEUTRAL, 0, 1, [45, 0, 8159, 1, 1523, 171, 117845, 984]],
  // Capitals
  [MAPPED_BY_OFFSET, 1, 2, [256, 46, 6, 2, 3, 4, 4, 6, 3, 44, 3, 4]],
  [MAPPED_BY_OFFSET, 0x20, 1, [192, 22, 2, 6, 691, 16, 2, 8, 101, 31]],
  [MAPPED_BY_OFFSET, 0x50, 1, [1024, 15]],
  // Full-width ASCII, the ideographic full stop
  [MAPPED_BY_OFFSET, 0x20 - 0xff00, 1, [65281, 31, 27, 35]],
  [MAPPED_BY_OFFSET, 0x61 - 0xff21, 1, [65313, 25]],
  [MAPPED_BY_OFFSET, 0x2e - 0x3002, 1, [12290, 0]],
]

/** The class of the first of them; those of the tables are fewer. */
const FIRST_COMMON = 0x80

/** Enters the classes of the common letters, in addition to those of the tables. */
export function addCommonLetters(ids: Uint8Array, words: Int32Array, offsets: Int32Array): void {
  for (let row = 0; row < COMMON_LETTERS.length; row++) {
    const [word, offset, step, ranges] = COMMON_LETTERS[row]!
    const id = FIRST_COMMON + row
    words[id] = word
    offsets[id] = offset
    let end = 0
    for (let i = 0; i < ranges.length; i += 2) {
      const start = end + ranges[i]!
      end = start + ranges[i + 1]!
      if (step === 1) ids.fill(id, start, end + 1)
      else for (let at = start; at <= end; at += step) ids[at] = id
    }
  }
}
