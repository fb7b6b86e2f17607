import { isAsciiAlphanumeric } from '@waymark/infra'
import { addMark, isMark, type MarkedCharacter, markedCharacter } from './marks.ts'
import {
  HIDDEN,
  LOOKALIKE_LETTER,
  LOOKALIKE_MASK,
  LOOKALIKE_SIGN,
  VISIBILITY_MASK,
} from './properties.ts'
import { wordOf } from './tables.ts'

/** What stands where there is nothing, or what is not going to be decoded. */
export const NOTHING = -1

/**
 * Finds what must not be shown as it is, in code points that stand side by side: signs that look like
 * delimiters of URLs, letters that do and do not stand among their like (`ノ` in `ノvictim`, not in
 * `ノート`), and marks that have no letter or deceive on it.
 *
 * @param points - `NOTHING` for a place that keeps what is before and behind apart.
 * @param found - Called with the index of each, in ascending order.
 */
export function findDeceptive(
  points: readonly number[],
  found: (index: number, what: 'lookalike' | 'mark') => void,
): void {
  let marked: MarkedCharacter | null = null
  let lastFound = NOTHING
  const find = (index: number, what: 'lookalike' | 'mark') => {
    lastFound = index
    found(index, what)
  }
  for (let i = 0; i < points.length; i++) {
    const word = wordAt(points, i)
    if (isMark(points[i]!)) {
      const isStray = i === 0 || lastFound === i - 1 || !takesMarks(points[i - 1]!)
      marked = isStray ? null : addMark(marked ?? markedCharacter(points[i - 1]!), points[i]!)
      if (marked === null) {
        find(i, (word & LOOKALIKE_MASK) === 0 ? 'mark' : 'lookalike')
        continue
      }
    } else marked = null
    const lookalike = word & LOOKALIKE_MASK
    if (lookalike === LOOKALIKE_SIGN) find(i, 'lookalike')
    if (lookalike !== LOOKALIKE_LETTER || isCatalanMiddleDot(points, i)) continue
    let end = i + 1
    while (end < points.length && (wordAt(points, end) & LOOKALIKE_MASK) === LOOKALIKE_LETTER) end++
    const before = points[i - 1] ?? NOTHING
    const after = points[end] ?? NOTHING
    const isAmongItsLike =
      (isPlain(before) || isPlain(after)) &&
      !isAsciiAlphanumeric(before) &&
      !isAsciiAlphanumeric(after)
    if (!isAmongItsLike) for (let at = i; at < end; at++) find(at, 'lookalike')
    marked = null
    i = end - 1
  }
}

/**
 * Whether a middle dot stands where Catalan has it, between two `l`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.3
 */
function isCatalanMiddleDot(points: readonly number[], index: number): boolean {
  return points[index] === 0xb7 && points[index - 1] === 0x6c && points[index + 1] === 0x6c
}

function wordAt(points: readonly number[], index: number): number {
  const c = points[index]!
  return c < 0x80 ? 0 : wordOf(c)
}

function takesMarks(c: number): boolean {
  return c < 0x80 ? isAsciiAlphanumeric(c) : (wordOf(c) & VISIBILITY_MASK) !== HIDDEN
}

function isPlain(c: number): boolean {
  if (c < 0x80) return false
  const word = wordOf(c)
  return (word & VISIBILITY_MASK) !== HIDDEN && (word & LOOKALIKE_MASK) === 0
}
