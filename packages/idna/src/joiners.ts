import {
  COMBINING_MASK,
  JOINING_D,
  JOINING_L,
  JOINING_MASK,
  JOINING_R,
  JOINING_T,
  VIRAMA,
} from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

const ZERO_WIDTH_NON_JOINER = 0x200c
const ZERO_WIDTH_JOINER = 0x200d

export function isJoiner(c: number): boolean {
  return c === ZERO_WIDTH_NON_JOINER || c === ZERO_WIDTH_JOINER
}

/**
 * https://www.rfc-editor.org/rfc/rfc5892#appendix-A.1 and A.2, for the joiner at `at` of the label from
 * `start` to `end`.
 *
 * Neither joiner has joining type T, so that the two scans over T never look at a code point more than
 * four times in a whole label.
 */
export function isJoinerAllowed(
  unicode: Unicode,
  data: readonly number[],
  start: number,
  at: number,
  end: number,
): boolean {
  if (at === start) return false
  if ((wordOf(unicode, data[at - 1]!) & COMBINING_MASK) === VIRAMA) return true
  if (data[at] === ZERO_WIDTH_JOINER) return false
  let before = at - 1
  while (before > start && joiningType(unicode, data[before]!) === JOINING_T) before--
  const left = joiningType(unicode, data[before]!)
  if (left !== JOINING_L && left !== JOINING_D) return false
  let after = at + 1
  while (after < end && joiningType(unicode, data[after]!) === JOINING_T) after++
  if (after === end) return false
  const right = joiningType(unicode, data[after]!)
  return right === JOINING_R || right === JOINING_D
}

function joiningType(unicode: Unicode, c: number): number {
  return wordOf(unicode, c) & JOINING_MASK
}
