import type { CodePoints } from './code-points.ts'
import type { Compositions } from './compositions.ts'
import { COMBINING_MASK, COMBINING_SHIFT, COMPOSES } from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

/*
 * Normalization Form C of text as the mapping leaves it: valid and disallowed code points. Of the
 * characters with canonical mappings, only composites can be valid, and no disallowed one has a
 * combining class or a part in a composition (the generator checks both), so compositions and
 * combining classes are all it takes.
 */

/** Nothing below has a combining class or composes with what stands before it. */
const FIRST_RELEVANT = 0x300

/**
 * https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms, "maybe" counting as no.
 *
 * @returns Where normalisation has to begin in the text from `start` to the end of the buffer; the end if it is
 *   certainly normalised.
 */
export function findNotNormalized(unicode: Unicode, points: CodePoints, start: number): number {
  const { data, length } = points
  let last = 0
  // The last code point that nothing before it has to do with.
  let from = start
  for (let i = start; i < length; i++) {
    const c = data[i]!
    const word = c < FIRST_RELEVANT ? 0 : wordOf(unicode, c)
    const combining = word & COMBINING_MASK
    if ((word & COMPOSES) !== 0 || (combining !== 0 && combining < last)) return from
    if (combining === 0) from = i
    last = combining
  }
  return length
}

/** Normalises the code points from `start` to the end of the buffer, in place. */
export function normalize(unicode: Unicode, points: CodePoints, start: number): void {
  decompose(unicode.compositions, points, start)
  reorder(unicode, points.data, start, points.length)
  points.length = compose(unicode, points.data, start, points.length)
}

const S_BASE = 0xac00
const L_BASE = 0x1100
const V_BASE = 0x1161
const T_BASE = 0x11a7
const L_COUNT = 19
const V_COUNT = 21
const T_COUNT = 28
const S_COUNT: number = L_COUNT * V_COUNT * T_COUNT

/** https://www.unicode.org/reports/tr15/#Description_Norm, but Hangul syllables stay: see `composeHangul`. */
function decompose(compositions: Compositions, points: CodePoints, start: number): void {
  const source = points.data.slice(start, points.length)
  points.length = start
  for (const c of source) decomposeOne(compositions, c, points)
}

function decomposeOne(compositions: Compositions, c: number, points: CodePoints): void {
  const parts = c < 0xc0 ? undefined : compositions.decompose(c)
  if (parts === undefined) points.data[points.length++] = c
  else {
    decomposeOne(compositions, parts[0], points)
    points.data[points.length++] = parts[1]
  }
}

/** Canonical ordering: sorts each run of combining characters by class, keeping equals in order. */
function reorder(unicode: Unicode, data: number[], start: number, end: number): void {
  const byClass = (a: number, b: number) => combiningClass(unicode, a) - combiningClass(unicode, b)
  let runStart = start
  let last = 0
  let isSorted = true
  for (let i = start; i <= end; i++) {
    const combining = i < end ? combiningClass(unicode, data[i]!) : 0
    if (combining === 0) {
      if (!isSorted) {
        const run = data.slice(runStart, i).sort(byClass)
        for (const c of run) data[runStart++] = c
      }
      runStart = i + 1
      isSorted = true
    } else if (combining < last) isSorted = false
    last = combining
  }
}

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G50628, D117; gives the new end. */
function compose(unicode: Unicode, data: number[], start: number, end: number): number {
  let starter = -1
  let last = 0
  let to = start
  for (let i = start; i < end; i++) {
    const c = data[i]!
    const combining = combiningClass(unicode, c)
    // What stands between the starter and here blocks it unless its class is lower and not 0.
    const isReachable = starter === to - 1 || (last !== 0 && last < combining)
    if (c >= FIRST_RELEVANT && starter >= 0 && isReachable) {
      const composite =
        composeHangul(data[starter]!, c) || unicode.compositions.compose(data[starter]!, c)
      if (composite !== 0) {
        data[starter] = composite
        continue
      }
    }
    if (combining === 0) starter = to
    last = combining
    data[to++] = c
  }
  return to
}

/**
 * https://www.unicode.org/versions/latest/core-spec/chapter-3/#G59688
 *
 * Taking a syllable apart and putting it together again gives the syllable, also when a trailing
 * consonant follows, so syllables are never taken apart.
 */
function composeHangul(first: number, second: number): number {
  const vowel = second - V_BASE
  if (vowel >= 0 && vowel < V_COUNT) {
    const leading = first - L_BASE
    if (leading < 0 || leading >= L_COUNT) return 0
    return S_BASE + (leading * V_COUNT + vowel) * T_COUNT
  }
  const trailing = second - T_BASE
  if (trailing <= 0 || trailing >= T_COUNT) return 0
  const syllable = first - S_BASE
  if (syllable < 0 || syllable >= S_COUNT || syllable % T_COUNT !== 0) return 0
  return first + trailing
}

function combiningClass(unicode: Unicode, c: number): number {
  return c < FIRST_RELEVANT ? 0 : (wordOf(unicode, c) & COMBINING_MASK) >> COMBINING_SHIFT
}
