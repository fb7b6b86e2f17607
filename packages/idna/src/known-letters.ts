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

type KnownLetters = readonly [word: number, offset: number, step: number, ranges: string]

/**
 * The letters that nearly all names are made of, with their property words, so that such a name decodes no table:
 * that takes milliseconds. A test lists them and holds them against the tables.
 *
 * A range is two numbers in base 36: its distance from the end of the one before, and how far it goes from there. With
 * a step of 2 it is every second code point, as where capitals lie between small letters.
 */
const KNOWN_LETTERS: readonly KnownLetters[] = [
  // Latin, Greek, Cyrillic, Devanagari, Thai, kana, Han, Hangul
  [
    VALID | BIDI_L,
    0,
    1,
    '2p p 2t n 2 7 1e 0 gv 0 s y 2q 1b x1 1h y0 1b 2 0 e 6 6nz 2 1m 2d b 2h 2 2 le 533 1t g73 2dd 8mb',
  ],
  [VALID | BIDI_L, 0, 2, '75 1a 6 2 3 4 4 6 3 18 3 4 4b 2 hi 1a 542 2g'],
  [VALID | MARK | BIDI_L, 0, 1, '1s3 0 1n 2 9 3'],
  [VALID | MARK | BIDI_NSM | JOINING_T, 0, 1, '1s0 2 1r 7 yx 0 3 3 g 0 5 2'],
  [VALID | MARK | BIDI_NSM | JOINING_T | VIRAMA, 0, 1, '1u5 0'],
  [VALID | MARK | BIDI_NSM | JOINING_T | (107 << COMBINING_SHIFT), 0, 1, '2tk 3'],
  // Hebrew, Arabic
  [VALID | BIDI_R_AL, 0, 1, '15c q 1j 0'],
  [VALID | BIDI_R_AL | JOINING_R, 0, 1, '17m 3 2 0 2 0 6 3 m 0 1s h'],
  [VALID | BIDI_R_AL | JOINING_D, 0, 1, '17k 0 6 0 2 0 2 4 5 c 2 6 2 1 1b e j 11 d 0'],
  [VALID | BIDI_EN, 0, 1, '1c 9'],
  // The hyphen, the joiners, emoji
  [VALID | BIDI_NEUTRAL, 0, 1, '19 0 6an 1 16b 4r 2ixh rc'],
  // Capitals
  [MAPPED_BY_OFFSET, 1, 2, '74 1a 6 2 3 4 4 6 3 18 3 4'],
  [MAPPED_BY_OFFSET, 0x20, 1, '5c m 2 6 j7 g 2 8 2t v'],
  [MAPPED_BY_OFFSET, 0x50, 1, 'sg f'],
  // Full-width ASCII, the ideographic full stop
  [MAPPED_BY_OFFSET, 0x20 - 0xff00, 1, '1edd v r z'],
  [MAPPED_BY_OFFSET, 0x61 - 0xff21, 1, '1ee9 p'],
  [MAPPED_BY_OFFSET, 0x2e - 0x3002, 1, '9he 0'],
]

/** The class of the first of them; those of the tables are fewer. */
const FIRST_KNOWN = 0x80

/** Enters the classes of the known letters, beside those of the tables. */
export function addKnownLetters(ids: Uint8Array, words: Int32Array, offsets: Int32Array): void {
  KNOWN_LETTERS.forEach(([word, offset, step, ranges], i) => {
    const id = FIRST_KNOWN + i
    words[id] = word
    offsets[id] = offset
    let c = 0
    ranges.split(' ').forEach((distance, k) => {
      const start = c
      c += Number.parseInt(distance, 36)
      if (k % 2 === 0) return
      if (step === 1) ids.fill(id, start, c + 1)
      else for (let at = start; at <= c; at += step) ids[at] = id
    })
  })
}
