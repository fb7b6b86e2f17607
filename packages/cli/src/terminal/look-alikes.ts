import { findSpans } from '@waymark/compare'
import { say } from '../speech.ts'
import { type Cell, layOut } from './safe-text.ts'

/** More code points are not told apart one by one. */
const MOST = 3

/**
 * Names the code points in which two strings differ, if they could look the same on the screen: another
 * composition of the same characters, or letters of another script.
 *
 * @returns Such as `U+0430 and U+0061`; `null` if long pieces differ, or if everybody can see the difference.
 */
export function lookAlikeNote(a: string, b: string): string | null {
  const spans = findSpans(a, b)
  const [x, y] = [a.slice(spans.a.start, spans.a.end), b.slice(spans.b.start, spans.b.end)]
  // A code point has at most two code units.
  if (Math.max(x.length, y.length) > 2 * MOST) return null
  const pieces = [x, y].map((text) => ({ cells: layOut(text), codePoints: [...text] }))
  if (pieces.some(({ cells }) => cells.length === 0 || cells.length > MOST)) return null
  const cells = pieces.flatMap((piece) => piece.cells)
  // Characters of two columns are ideographs, kana, syllables and emoji: without marks, they look different.
  const isPlainToSee = cells.some(({ width }) => width > 1) && !cells.some(isMark)
  const [lengthX, lengthY] = pieces.map(
    (piece) => piece.cells.filter((cell) => !isMark(cell)).length,
  )
  if (/^[\0-\x7f]*$/.test(x + y) || isPlainToSee || lengthX !== lengthY) return null
  const named = pieces.map(({ codePoints }) => codePoints.map(nameOf).join(' '))
  return say('{named,and}', { named })
}

/** What is drawn over the character before it; at the start of a piece, over a dotted circle. */
function isMark({ width, shown }: Cell): boolean {
  return width === 0 || shown.startsWith('◌')
}

function nameOf(codePoint: string): string {
  return `U+${codePoint.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
}
