import { COMBINING_MASK } from './properties.ts'
import { getTables, wordOf } from './tables.ts'

const S_BASE = 0xac00
const L_BASE = 0x1100
const V_BASE = 0x1161
const T_BASE = 0x11a7
const V_COUNT = 21
const T_COUNT = 28
const S_COUNT: number = 19 * V_COUNT * T_COUNT

/**
 * The skeleton of a label in Unicode form: labels with one skeleton look alike. It is for comparing, not
 * for showing.
 *
 * https://www.unicode.org/reports/tr39/#def-skeleton
 */
export function skeletonOf(label: string): string {
  const points: number[] = []
  for (const character of label) pushPrototype(points, character.codePointAt(0)!)
  reorder(points)
  let skeleton = ''
  for (const c of points) skeleton += String.fromCodePoint(c)
  return skeleton
}

function pushPrototype(points: number[], c: number): void {
  const syllable = c - S_BASE
  if (syllable >= 0 && syllable < S_COUNT) {
    pushPrototype(points, L_BASE + Math.floor(syllable / (V_COUNT * T_COUNT)))
    pushPrototype(points, V_BASE + (Math.floor(syllable / T_COUNT) % V_COUNT))
    if (syllable % T_COUNT !== 0) pushPrototype(points, T_BASE + (syllable % T_COUNT))
    return
  }
  const prototype = getTables().prototypes.get(c)
  if (prototype === undefined) points.push(c)
  else for (const part of prototype) points.push(part)
}

/** https://www.unicode.org/reports/tr15/#Description_Norm: the canonical order of marks. */
function reorder(points: number[]): void {
  let start = 0
  for (let i = 0; i <= points.length; i++) {
    if (i < points.length && classOf(points[i]!) !== 0) continue
    if (i - start > 1) {
      const run = points.slice(start, i).sort((a, b) => classOf(a) - classOf(b))
      for (let at = 0; at < run.length; at++) points[start + at] = run[at]!
    }
    start = i + 1
  }
}

/** No character before U+0300 has a combining class. */
function classOf(c: number): number {
  return c < 0x300 ? 0 : wordOf(c) & COMBINING_MASK
}

let asciiOf: Map<string, string> | null = null

/**
 * The ASCII label that a label can be taken for: `scope` for `ѕсоре`. Where one sign stands for several,
 * as `l` for `1` and `l`, it is the letter.
 *
 * @returns `null` when no ASCII label has the same skeleton.
 */
export function asciiLookalike(label: string): string | null {
  if (asciiOf === null) {
    asciiOf = new Map([['rn', 'm']])
    for (const c of '-0123456789abcdefghijklmnopqrstuvwxyz') asciiOf.set(skeletonOf(c), c)
  }
  let lookalike = ''
  for (const character of label) {
    if (character < '\x80') {
      lookalike += character
      continue
    }
    for (const part of skeletonOf(character)) {
      const ascii = asciiOf.get(part)
      if (ascii === undefined) return null
      lookalike += ascii
    }
  }
  return lookalike
}
