import {
  BIDI_AN,
  BIDI_EN,
  BIDI_L,
  BIDI_MASK,
  BIDI_NEUTRAL,
  BIDI_NSM,
  BIDI_R_AL,
} from '../properties.ts'
import { wordOf } from '../unicode.ts'
import { unicode } from './tables.ts'

/** The conditions of the Bidi rule, by number. */
export type BidiReason =
  | 'bidi-first-character'
  | 'bidi-right-to-left-character'
  | 'bidi-right-to-left-end'
  | 'bidi-mixed-digits'
  | 'bidi-left-to-right-character'
  | 'bidi-left-to-right-end'

export function isRightToLeft(c: number): boolean {
  const bidi = classOf(c)
  return bidi === BIDI_R_AL || bidi === BIDI_AN
}

function classOf(c: number): number {
  return wordOf(unicode, c) & BIDI_MASK
}

/**
 * The first condition that a label of a Bidi domain name breaks, and the place of the character that does.
 *
 * https://www.rfc-editor.org/rfc/rfc5893#section-2
 */
export function findBidiRefusal(label: readonly number[]): readonly [BidiReason, number] | null {
  if (label.length === 0) return null
  const first = classOf(label[0]!)
  const isRightToLeftLabel = first === BIDI_R_AL
  if (!isRightToLeftLabel && first !== BIDI_L) return ['bidi-first-character', 0]
  const letters = isRightToLeftLabel ? [BIDI_R_AL, BIDI_AN] : [BIDI_L]
  const inside = [...letters, BIDI_EN, BIDI_NEUTRAL, BIDI_NSM]
  const stranger = label.findIndex((c) => !inside.includes(classOf(c)))
  if (stranger !== -1) {
    return [
      isRightToLeftLabel ? 'bidi-right-to-left-character' : 'bidi-left-to-right-character',
      stranger,
    ]
  }
  const isNumber = (c: number) => classOf(c) === BIDI_EN || classOf(c) === BIDI_AN
  const number = label.find(isNumber)
  const other = label.findIndex((c) => isNumber(c) && classOf(c) !== classOf(number!))
  if (other !== -1) return ['bidi-mixed-digits', other]
  let last = label.length - 1
  while (classOf(label[last]!) === BIDI_NSM) last--
  return [...letters, BIDI_EN].includes(classOf(label[last]!))
    ? null
    : [isRightToLeftLabel ? 'bidi-right-to-left-end' : 'bidi-left-to-right-end', last]
}
