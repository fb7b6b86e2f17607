import {
  BIDI_AN,
  BIDI_EN,
  BIDI_L,
  BIDI_MASK,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_OTHER,
  BIDI_R_AL,
} from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

/**
 * https://www.rfc-editor.org/rfc/rfc5893#section-2, for a label of a Bidi domain name.
 *
 * An empty label satisfies it: the rules speak of characters that are not there.
 */
export function satisfiesBidiRule(
  unicode: Unicode,
  data: Int32Array,
  start: number,
  end: number,
): boolean {
  if (start === end) return true
  const first = bidiClass(unicode, data[start]!)
  const isRightToLeft = first === BIDI_R_AL
  // 1.
  if (!isRightToLeft && first !== BIDI_L) return false
  let last = first
  let hasEuropean = false
  let hasArabic = false
  for (let i = start; i < end; i++) {
    const bidi = bidiClass(unicode, data[i]!)
    switch (bidi) {
      case BIDI_NSM:
        continue
      case BIDI_NEUTRAL:
        break
      case BIDI_EN:
        hasEuropean = true
        break
      case BIDI_AN:
        hasArabic = true
        // 5.
        if (!isRightToLeft) return false
        break
      case BIDI_R_AL:
        // 5.
        if (!isRightToLeft) return false
        break
      case BIDI_L:
        // 2.
        if (isRightToLeft) return false
        break
      case BIDI_OTHER:
        // 2., 5.
        return false
    }
    last = bidi
  }
  // 4.
  if (hasEuropean && hasArabic) return false
  // 3., 6.
  return last === BIDI_EN || last === first || (isRightToLeft && last === BIDI_AN)
}

function bidiClass(unicode: Unicode, c: number): number {
  return wordOf(unicode, c) & BIDI_MASK
}
