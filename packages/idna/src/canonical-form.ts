import type { CodePoints } from './code-points.ts'
import type { Compositions } from './compositions.ts'

/** What canonical decomposition and composition need to know. Hangul syllables are computed. */
export interface CanonicalData {
  readonly compositions: Compositions
  /** Canonical_Combining_Class */
  combiningClass(codePoint: number): number
}

/** Nothing below has a combining class or composes with what is before it. */
export const FIRST_RELEVANT = 0x300

const S_BASE = 0xac00
const L_BASE = 0x1100
const V_BASE = 0x1161
const T_BASE = 0x11a7
const L_COUNT = 19
const V_COUNT = 21
const T_COUNT = 28
const S_COUNT: number = L_COUNT * V_COUNT * T_COUNT

/** Brings the code points from `start` to the end of the buffer into Normalization Form C, in place. */
export function normalizeCodePoints(data: CanonicalData, points: CodePoints, start: number): void {
  decompose(data.compositions, points, start)
  reorder(data, points.data, start, points.length)
  points.length = compose(data, points.data, start, points.length)
}

/** https://www.unicode.org/reports/tr15/#Description_Norm, but Hangul syllables stay: see `composeHangul`. */
function decompose(compositions: Compositions, points: CodePoints, start: number): void {
  const { data, length } = points
  const source: number[] = []
  for (let i = start; i < length; i++) source[i - start] = data[i]!
  points.length = start
  for (let i = 0; i < source.length; i++) decomposeOne(compositions, source[i]!, points)
}

/** Appends the full canonical decomposition of a code point. */
export function decomposeOne(compositions: Compositions, c: number, points: CodePoints): void {
  const parts = c < 0xc0 ? undefined : compositions.decompose(c)
  if (parts === undefined) points.data[points.length++] = c
  else {
    decomposeOne(compositions, parts[0]!, points)
    // There are one or two parts, and the second never decomposes further.
    if (parts.length > 1) points.data[points.length++] = parts[1]!
  }
}

/** Canonical ordering: sorts each run of combining characters by class, keeping equals in order, in linear time. */
export function reorder(data: CanonicalData, points: number[], start: number, end: number): void {
  let runStart = start
  let last = 0
  let isSorted = true
  for (let i = start; i <= end; i++) {
    const combining = i < end ? data.combiningClass(points[i]!) : 0
    if (combining === 0) {
      if (!isSorted) sortRun(data, points, runStart, i)
      runStart = i + 1
      isSorted = true
    } else if (combining < last) isSorted = false
    last = combining
  }
}

function sortRun(data: CanonicalData, points: number[], start: number, end: number): void {
  const byClass: Record<number, number[]> = { __proto__: null } as never
  for (let i = start; i < end; i++) {
    const point = points[i]!
    const k = data.combiningClass(point)
    byClass[k] ??= []
    byClass[k].push(point)
  }
  let at = start
  // Such keys come in ascending order.
  for (const k in byClass) for (const point of byClass[k]!) points[at++] = point
}

/** https://www.unicode.org/versions/latest/core-spec/chapter-3/#G50628, D117; gives the new end. */
function compose(data: CanonicalData, points: number[], start: number, end: number): number {
  let starter = -1
  let last = 0
  let to = start
  for (let i = start; i < end; i++) {
    const c = points[i]!
    const combining = data.combiningClass(c)
    // What is between the starter and here blocks it unless its class is lower and not 0.
    const isReachable = starter === to - 1 || (last !== 0 && last < combining)
    if (c >= FIRST_RELEVANT && starter >= 0 && isReachable) {
      const composite =
        composeHangul(points[starter]!, c) || data.compositions.compose(points[starter]!, c)
      if (composite !== 0) {
        points[starter] = composite
        continue
      }
    }
    if (combining === 0) starter = to
    last = combining
    points[to++] = c
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

/** Whether a code point is a jamo that composes with what is before it. */
export function isComposingJamo(c: number): boolean {
  return (c >= V_BASE && c < V_BASE + V_COUNT) || (c > T_BASE && c < T_BASE + T_COUNT)
}

/** The jamo of a Hangul syllable; `null` for any other code point. */
export function decomposeHangul(c: number): number[] | null {
  const syllable = c - S_BASE
  if (syllable < 0 || syllable >= S_COUNT) return null
  const parts = [
    L_BASE + Math.floor(syllable / (V_COUNT * T_COUNT)),
    V_BASE + (Math.floor(syllable / T_COUNT) % V_COUNT),
  ]
  if (syllable % T_COUNT !== 0) parts.push(T_BASE + (syllable % T_COUNT))
  return parts
}
