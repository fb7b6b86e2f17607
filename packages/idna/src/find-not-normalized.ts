import { FIRST_RELEVANT } from './canonical-form.ts'
import type { CodePoints } from './code-points.ts'
import { COMBINING_MASK, COMPOSES } from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

/**
 * https://www.unicode.org/reports/tr15/#Detecting_Normalization_Forms, "maybe" counting as no.
 *
 * @returns Where normalisation has to begin in the text from `start` to the end of the buffer; the end if it is
 *   certainly normalised.
 */
export function findNotNormalized(unicode: Unicode, points: CodePoints, start: number): number {
  const { data, length } = points
  let last = 0
  // The last code point that is independent of everything before it.
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
