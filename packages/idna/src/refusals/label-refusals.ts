import { isJoiner, isJoinerAllowed } from '../joiners.ts'
import { MARK, STATUS_MASK, VALID } from '../properties.ts'
import { wordOf } from '../unicode.ts'
import { unicode } from './tables.ts'

const HYPHEN = 0x2d

/** Why a label is refused, NFC, Bidi and the prefix `xn--` aside. */
export type LabelReason =
  | 'ascii-character'
  | 'disallowed-character'
  | 'hyphen-at-start'
  | 'hyphen-at-end'
  | 'hyphens-in-third-and-fourth-place'
  | 'mark-at-start'
  | 'joiner'

/** A reason, and the code points of the label that are it. */
export type LabelRefusal = readonly [reason: LabelReason, start: number, end: number]

/**
 * Everything in one label that the validity criteria refuse, NFC, Bidi and the prefix `xn--` aside.
 *
 * https://www.unicode.org/reports/tr46/#Validity_Criteria
 */
export function findLabelRefusals(label: readonly number[]): readonly LabelRefusal[] {
  const { length } = label
  if (length === 0) return []
  const found: LabelRefusal[] = []
  if (label[0] === HYPHEN) found.push(['hyphen-at-start', 0, 1])
  if (length > 3 && label[2] === HYPHEN && label[3] === HYPHEN) {
    found.push(['hyphens-in-third-and-fourth-place', 2, 4])
  }
  if (length > 1 && label[length - 1] === HYPHEN) found.push(['hyphen-at-end', length - 1, length])
  if (label[0]! >= 0x80 && wordOf(unicode, label[0]!) & MARK) found.push(['mark-at-start', 0, 1])
  label.forEach((c, i) => {
    if (c < 0x80) {
      if (!isLetterDigitHyphen(c)) found.push(['ascii-character', i, i + 1])
    } else if ((wordOf(unicode, c) & STATUS_MASK) !== VALID) {
      found.push(['disallowed-character', i, i + 1])
    } else if (isJoiner(c) && !isJoinerAllowed(unicode, label, 0, i, length)) {
      found.push(['joiner', i, i + 1])
    }
  })
  return found
}

function isLetterDigitHyphen(c: number): boolean {
  return (c >= 0x61 && c <= 0x7a) || (c >= 0x30 && c <= 0x39) || c === HYPHEN
}
