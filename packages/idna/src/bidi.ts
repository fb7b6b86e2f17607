import {
  BIDI_AN,
  BIDI_EN,
  BIDI_L,
  BIDI_MASK,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_R_AL,
  BIDI_SHIFT,
} from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

/** A set of one Bidi class, as a bit. */
function setOf(bidi: number): number {
  return 1 << (bidi >> BIDI_SHIFT)
}

/**
 * https://www.rfc-editor.org/rfc/rfc5893#section-2, for a label of a Bidi domain name.
 *
 * An empty label satisfies it: the rules speak of characters that are not there.
 */
export function satisfiesBidiRule(
  unicode: Unicode,
  data: readonly number[],
  start: number,
  end: number,
): boolean {
  if (start === end) return true
  const first = wordOf(unicode, data[start]!) & BIDI_MASK
  const isRightToLeft = first === BIDI_R_AL
  // 1.
  if (!isRightToLeft && first !== BIDI_L) return false
  let seen = 0
  let last = first
  for (let i = start; i < end; i++) {
    const bidi = wordOf(unicode, data[i]!) & BIDI_MASK
    seen |= setOf(bidi)
    if (bidi !== BIDI_NSM) last = bidi
  }
  // 2., 5.
  const letters = isRightToLeft ? setOf(BIDI_R_AL) | setOf(BIDI_AN) : setOf(BIDI_L)
  if ((seen & ~(letters | setOf(BIDI_EN) | setOf(BIDI_NEUTRAL) | setOf(BIDI_NSM))) !== 0)
    return false
  // 4.
  const numbers = setOf(BIDI_EN) | setOf(BIDI_AN)
  if ((seen & numbers) === numbers) return false
  // 3., 6.
  return (setOf(last) & (letters | setOf(BIDI_EN))) !== 0
}
