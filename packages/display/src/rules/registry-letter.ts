import type { LabelRule } from '../label.ts'
import { isForeign, readRegistryLetters } from '../registry-letters.ts'

/**
 * Letters with the top-level domains of countries and regions whose languages have them.
 *
 * Icelandic and Faroese; Azerbaijani; Catalan, whose `l·l` is in the tables of these domains; Lingala; Venda; Berber languages;
 * Yoruba; Igbo; Marshallese. Those of the last item are of transcriptions.
 */
const LETTERS = /* @__PURE__ */ readRegistryLetters([
  'ðþ fo is',
  'ə az',
  '· ad barcelona cat es',
  'ǎǐǒǔ cd cg',
  'ḓḽṅṋṱ za',
  'ḍḥṛṣṭẓ dz ma',
  'ṣ bj ng',
  'ṅ ng',
  'ḷṃ mh',
  'ḡḿṇṉẍ',
])

/** Other letters of the same languages: a name that has one is in the language, and like no name in ASCII. */
const COMPANIONS: readonly (readonly [string, string])[] = [
  ['ðþ', 'áéíóúýæöø'],
  ['ə', 'çğöşü'],
]

const L = 0x6c
const MIDDLE_DOT = 0xb7

/**
 * A letter that few people know outside of its country is taken for another.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export const registryLetter: LabelRule = {
  code: 'registry-letter',
  run: ({ text, points, top }, find) => {
    const excused = COMPANIONS.filter(([, companions]) => {
      return Array.from(companions).some((letter) => text.includes(letter))
    })
    const isExcused = (c: number) =>
      excused.some(([letters]) => letters.includes(String.fromCodePoint(c)))
    points.forEach((c, i) => {
      // A middle dot elsewhere is a delimiter, or Chinese.
      const isCatalan = i > 0 && i + 1 < points.length && points[i - 1] === L && points[i + 1] === L
      if (c === MIDDLE_DOT && !isCatalan) return
      if (isForeign(LETTERS, c, top.name) && !isExcused(c)) find(i, i + 1)
    })
  },
}
