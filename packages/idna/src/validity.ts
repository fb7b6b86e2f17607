import { isJoiner, isJoinerAllowed } from './joiners.ts'
import type { UnicodeProcessingOptions } from './options.ts'
import { MARK, STATUS_MASK, VALID } from './properties.ts'
import { type Unicode, wordOf } from './unicode.ts'

const HYPHEN = 0x2d

/**
 * https://www.unicode.org/reports/tr46/#Validity_Criteria, all but the first (NFC), which holds for
 * every label that was not decoded, and the last (Bidi), which needs the whole domain.
 */
export function isValidLabel(
  unicode: Unicode,
  data: readonly number[],
  start: number,
  end: number,
  options: UnicodeProcessingOptions,
): boolean {
  if (start === end) return true
  if (options.checkHyphens) {
    if (data[start] === HYPHEN || data[end - 1] === HYPHEN) return false
    if (end - start > 3 && data[start + 2] === HYPHEN && data[start + 3] === HYPHEN) return false
  } else if (beginsWithAcePrefix(data, start, end)) return false
  const first = data[start]!
  if (first >= 0x80 && wordOf(unicode, first) & MARK) return false
  for (let i = start; i < end; i++) {
    const c = data[i]!
    if (c < 0x80) {
      if (options.useStd3AsciiRules && !isStd3Ascii(c)) return false
      continue
    }
    if ((wordOf(unicode, c) & STATUS_MASK) !== VALID) return false
    if (isJoiner(c) && options.checkJoiners !== false) {
      if (!isJoinerAllowed(unicode, data, start, i, end)) return false
    }
  }
  return true
}

/** Lower-case letters, digits and the hyphen. */
function isStd3Ascii(c: number): boolean {
  return (c >= 0x61 && c <= 0x7a) || (c >= 0x30 && c <= 0x39) || c === HYPHEN
}

/** Whether the label begins with `xn--`. */
export function beginsWithAcePrefix(data: readonly number[], start: number, end: number): boolean {
  return (
    end - start >= 4 &&
    data[start] === 0x78 &&
    data[start + 1] === 0x6e &&
    data[start + 2] === HYPHEN &&
    data[start + 3] === HYPHEN
  )
}
