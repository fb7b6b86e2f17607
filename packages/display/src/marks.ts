import { combiningClass } from '@waymark/idna/internal/nfc'
import { canonicalDecomposition } from '@waymark/idna/nfc'
import { DOTTED, MARK, VISIBILITY_MASK } from './properties.ts'
import { wordOf } from './tables.ts'

/** A sequence of more nonspacing marks than this is for effect. */
const MOST_MARKS = 4

const DOT_ABOVE = 0x307

/** ı, ȷ, ɩ: with a mark above, each is the letter that has its dot replaced by the mark. */
const DOTLESS: readonly number[] = [0x131, 0x237, 0x269]

/** The combining class of strokes that go through a letter. */
const OVERLAY = 1
/** The combining class of marks above a letter. */
const ABOVE = 230

/** A character and the nonspacing marks on it, in canonical decomposition: `ậ` is `a` with two marks. */
export interface MarkedCharacter {
  readonly base: number
  readonly marks: readonly number[]
}

export function isMark(c: number): boolean {
  return c >= 0x300 && (wordOf(c) & MARK) !== 0
}

export function markedCharacter(c: number): MarkedCharacter {
  return canonicalDecomposition(c).reduce(join, { base: c, marks: [] })
}

/**
 * Puts a mark on a character, whose own marks count.
 *
 * @returns `null` when the mark deceives: it repeats, piles up, goes through the character or looks like its dot.
 * @see https://www.unicode.org/reports/tr39/#Optional_Detection
 */
export function addMark(character: MarkedCharacter, mark: number): MarkedCharacter | null {
  let marked = character
  for (const part of canonicalDecomposition(mark)) {
    if (isNonspacing(part) && isDeceptive(marked, part)) return null
    marked = join(marked, part)
  }
  return marked
}

function join({ base, marks }: MarkedCharacter, part: number): MarkedCharacter {
  return isNonspacing(part) ? { base, marks: [...marks, part] } : { base: part, marks: [] }
}

function isDeceptive(character: MarkedCharacter, mark: number): boolean {
  const { marks } = character
  return (
    marks.length >= MOST_MARKS ||
    combiningClass(mark) === OVERLAY ||
    isRepeated(marks, mark) ||
    (mark === DOT_ABOVE && isDotted(character)) ||
    (combiningClass(mark) === ABOVE && DOTLESS.includes(character.base))
  )
}

/** Whether a dot above would be where the dot of the letter is: not above another mark. */
function isDotted({ base, marks }: MarkedCharacter): boolean {
  const isDisplaced = marks.some((mark) => {
    const own = combiningClass(mark)
    return own === 0 || own === ABOVE
  })
  return (wordOf(base) & DOTTED) !== 0 && !isDisplaced
}

/** Whether canonical order puts the mark right after its like: marks of other classes are then elsewhere. */
function isRepeated(marks: readonly number[], mark: number): boolean {
  const own = combiningClass(mark)
  for (let i = marks.length - 1; i >= 0; i--) {
    if (marks[i] === mark) return true
    const other = combiningClass(marks[i]!)
    if (own === 0 || other === 0 || other === own) return false
  }
  return false
}

function isNonspacing(c: number): boolean {
  return (wordOf(c) & VISIBILITY_MASK) === MARK
}
