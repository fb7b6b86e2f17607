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
 * The full canonical decomposition of a code point. The tables have it for all that a domain can hold and
 * for all that has a nonspacing mark on it.
 *
 * https://www.unicode.org/reports/tr15/#Description_Norm
 */
export function decompose(c: number): readonly number[] {
  const syllable = c - S_BASE
  if (syllable >= 0 && syllable < S_COUNT) return decomposeHangul(syllable)
  return getTables().decompositions.get(c)?.flatMap(decompose) ?? [c]
}

/** The combining class as it stands in a property word. No character before U+0300 has one. */
export function combiningClassOf(c: number): number {
  return c < 0x300 ? 0 : wordOf(c) & COMBINING_MASK
}

function decomposeHangul(syllable: number): number[] {
  const parts = [
    L_BASE + Math.floor(syllable / (V_COUNT * T_COUNT)),
    V_BASE + (Math.floor(syllable / T_COUNT) % V_COUNT),
  ]
  if (syllable % T_COUNT !== 0) parts.push(T_BASE + (syllable % T_COUNT))
  return parts
}
