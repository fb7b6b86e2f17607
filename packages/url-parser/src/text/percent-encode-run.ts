import { flatten, LONG_TEXT } from '@waymark/infra/internal'
import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
import { BACKSLASH, HASH } from './code-units.ts'
import { parser } from './parser.ts'
import {
  IN_USERINFO,
  IS_BACKSLASH,
  IS_TAB_OR_NEWLINE,
  IS_WIDE,
  MAY_DOT,
  UNIT_BITS,
} from './unit-bits.ts'

/** As `mark`: only `end` ends the run. */
export const NO_MARK = -1
/** The result of `encodeRun` when it met a tab or newline, which must be removed first. */
export const AT_TAB_OR_NEWLINE = -1

/** Whether the last run may have dot segments: it has a `.` or `%` after a slash. */
export let mayHaveDots = false

/**
 * Writes a run of the input, and percent-encodes each code point in a set.
 *
 * @param set - A bit of `unit-bits.ts`; with `IS_BACKSLASH`, each `\` becomes `/`.
 * @param mark - A code unit other than `#` that ends the run; or `NO_MARK`.
 * @param before - The bits of the code unit before the run.
 * @returns Where the run ends, or `AT_TAB_OR_NEWLINE`.
 */
export function encodeRun(
  start: number,
  end: number,
  set: number,
  mark: number,
  before = 0,
): number {
  const { input } = parser
  let finished = ''
  let written = parser.out
  let done = parser.from
  let seen = 0
  let last = before
  let at = start
  for (; at < end; at++) {
    const c = input.charCodeAt(at)
    const bits = UNIT_BITS[c]!
    seen |= ((last << 1) | (last << 2)) & bits
    last = bits
    if ((bits & set) === 0) continue
    if ((c === mark || c === HASH) && mark !== NO_MARK) break
    if ((bits & IS_TAB_OR_NEWLINE) !== 0 && set !== IN_USERINFO) return AT_TAB_OR_NEWLINE
    if (written.length > LONG_TEXT) {
      finished += flatten(written)
      written = ''
    }
    if (done < at) written += input.slice(done, at)
    if (c === BACKSLASH && (set & IS_BACKSLASH) !== 0) written += '/'
    else {
      const encoded = percentEncodeCodePointAt(input, at)
      if ((bits & IS_WIDE) !== 0) parser.isWide = true
      written += encoded
      if (encoded.length === 12) at++
    }
    done = at + 1
  }
  if (done !== parser.from) {
    const out = finished + written
    parser.out = out
    parser.from = done
    parser.delta = out.length - done
  }
  mayHaveDots = (seen & MAY_DOT) !== 0
  return at
}
