import { isAsciiAlphanumeric } from '@waymark/infra'
import { addMark, isMark, type MarkedCharacter, markedCharacter } from './marks.ts'
import {
  HIDDEN,
  LOOKALIKE_LETTER,
  LOOKALIKE_MASK,
  LOOKALIKE_SIGN,
  VISIBILITY_MASK,
} from './properties.ts'
import { scriptsOf, wordOf } from './tables.ts'

/** In place of a neighbour that does not exist, or that is not going to be decoded. */
export const NOTHING = -1

/**
 * Finds what must not be shown as it is, in code points that are next to each other: signs that look like
 * delimiters of URLs, letters that do and do not are among their like (`ノ` in `ノvictim`, not in
 * `ノート`), and marks that have no letter or deceive on it.
 *
 * @param points - `NOTHING` for a place that keeps what is before and after apart.
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
  let before = NOTHING
  for (let i = 0; i < points.length; i++) {
    const c = points[i]!
    const lookalike = lookalikeOf(c)
    if (isMark(c)) {
      const isStray = i === 0 || lastFound === i - 1 || !takesMarks(points[i - 1]!)
      marked = isStray ? null : addMark(marked ?? markedCharacter(points[i - 1]!), c)
      if (marked === null) {
        find(i, lookalike === 0 ? 'mark' : 'lookalike')
        continue
      }
    } else marked = null
    if (lookalike === LOOKALIKE_SIGN) find(i, 'lookalike')
    else if (lookalike !== 0 && !isCatalanMiddleDot(points, i)) {
      const end = endOfRun(points, i)
      if (!isAmongItsLike(points.slice(i, end), before, characterFrom(points, end))) {
        for (let at = i; at < end; at++) find(at, 'lookalike')
      }
      marked = null
      i = end - 1
    }
    if (!isMark(points[i]!)) before = points[i]!
  }
}

/**
 * Whether a middle dot is where Catalan has it, between two `l`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5892#appendix-A.3
 */
function isCatalanMiddleDot(points: readonly number[], index: number): boolean {
  return points[index] === 0xb7 && points[index - 1] === 0x6c && points[index + 1] === 0x6c
}

/** Where lookalikes of one kind end that begin at this index. */
function endOfRun(points: readonly number[], index: number): number {
  const kind = lookalikeOf(points[index]!)
  let end = index + 1
  while (end < points.length && lookalikeOf(points[end]!) === kind) end++
  return end
}

/** The first character that is not on the one before it. */
function characterFrom(points: readonly number[], index: number): number {
  let at = index
  while (at < points.length && isMark(points[at]!) && lookalikeOf(points[at]!) === 0) at++
  return points[at] ?? NOTHING
}

/** Whether letters have neighbours of their own script only. Strokes may also have other neighbours, or none. */
function isAmongItsLike(letters: readonly number[], before: number, after: number): boolean {
  const own = [...new Set(letters)]
    .map(ownScriptsOf)
    .reduce((left, right) => left.filter((script) => right.includes(script)))
  const isLike = (c: number) => scriptsAt(c).some((script) => own.includes(script))
  const isOther = (c: number) => isAsciiAlphanumeric(c) || (scriptsAt(c).length > 0 && !isLike(c))
  const hasLike = isLike(before) || isLike(after)
  const hasOther = isOther(before) || isOther(after)
  return lookalikeOf(letters[0]!) === LOOKALIKE_LETTER ? hasLike && !hasOther : hasLike || !hasOther
}

/** Of the middle dots, the script in whose text they divide words; the data name more for each. */
const SCRIPTS_WITH_DOT: ReadonlyMap<number, readonly string[]> = /* @__PURE__ */ new Map([
  [0xb7, ['Hani']],
  [0x30fb, ['Jpan']],
])

/** The scripts in whose text a lookalike is a letter: not Latin, which surrounds the delimiters themselves. */
function ownScriptsOf(letter: number): readonly string[] {
  return SCRIPTS_WITH_DOT.get(letter) ?? scriptsAt(letter).filter((script) => script !== 'Latn')
}

/** None for what says nothing of its neighbour: ASCII, symbols, and what is found itself. */
function scriptsAt(c: number): readonly string[] {
  return c < 0x80 || lookalikeOf(c) === LOOKALIKE_SIGN ? [] : scriptsOf(wordOf(c))
}

function lookalikeOf(c: number): number {
  return c < 0x80 ? 0 : wordOf(c) & LOOKALIKE_MASK
}

function takesMarks(c: number): boolean {
  return c < 0x80 ? isAsciiAlphanumeric(c) : (wordOf(c) & VISIBILITY_MASK) !== HIDDEN
}
