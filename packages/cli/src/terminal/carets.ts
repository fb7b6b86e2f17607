import { type Cell, layOut, widthOf } from './safe-text.ts'

/** An excerpt of a string with a line of carets under a part of it. */
export interface Excerpt {
  /** What is shown: safe for a terminal, and at most `width` columns wide. */
  readonly line: string
  /** Spaces and carets, which align with the part. */
  readonly carets: string
}

/**
 * Draws carets under `text.slice(start, end)`; an empty part gets one caret.
 *
 * A long string is cut to a window around the part, with `…` where something was cut off.
 */
export function drawCarets(text: string, start: number, end: number, width: number = 96): Excerpt {
  // A column can have several code units: a character with its marks.
  const all = text.length <= width * 4 ? layOut(text) : []
  if (all.length > 0 && widthOf(all) <= width) return excerptOf(all, text, start, end)
  // Only as much of a long string is laid out as could be shown.
  const from = snapToCodePoint(text, Math.max(0, start - width))
  const to = Math.min(text.length, Math.max(start, Math.min(end, start + width)) + width)
  const cells = layOut(text.slice(from, to)).map((cell) => shift(cell, from))
  const first = cells.findIndex((cell) => cell.end > start)
  const at = first === -1 ? cells.length : first
  let left = at
  let columns = 0
  // A third of the window shows what comes before the part.
  while (left > 0 && columns + cells[left - 1]!.width <= width / 3) {
    left--
    columns += cells[left]!.width
  }
  let right = left
  columns = 0
  while (right < cells.length && columns + cells[right]!.width <= width) {
    columns += cells[right]!.width
    right++
  }
  return excerptOf(cells.slice(left, right), text, start, end)
}

/** Draws carets under several parts: those that the same excerpt shows are under one line. */
export function drawPlaces(
  text: string,
  places: readonly { readonly start: number; readonly end: number }[],
  width: number = 96,
): readonly Excerpt[] {
  const excerpts: Excerpt[] = []
  for (const { start, end } of places) {
    const excerpt = drawCarets(text, start, end, width)
    const last = excerpts.at(-1)
    if (last?.line === excerpt.line) {
      excerpts[excerpts.length - 1] = { ...last, carets: overlay(last.carets, excerpt.carets) }
    } else excerpts.push(excerpt)
  }
  return excerpts
}

function overlay(one: string, other: string): string {
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, i) => (one[i] === '^' || other[i] === '^' ? '^' : ' ')).join('')
}

function excerptOf(shown: readonly Cell[], text: string, start: number, end: number): Excerpt {
  const cutLeft = shown.length > 0 ? shown[0]!.start > 0 : start > 0
  const cutRight = (shown.at(-1)?.end ?? start) < text.length
  const line = `${cutLeft ? '…' : ''}${shown.map((cell) => cell.shown).join('')}${cutRight ? '…' : ''}`
  const before = widthOf(shown.filter((cell) => cell.end <= start)) + (cutLeft ? 1 : 0)
  const under = widthOf(shown.filter((cell) => cell.end > start && cell.start < end))
  return { line, carets: `${' '.repeat(before)}${'^'.repeat(Math.max(1, under))}` }
}

function shift(cell: Cell, by: number): Cell {
  return { ...cell, start: cell.start + by, end: cell.end + by }
}

/** A window must not begin inside a surrogate pair. */
function snapToCodePoint(text: string, index: number): number {
  const codeUnit = text.charCodeAt(index)
  return index > 0 && codeUnit >= 0xdc00 && codeUnit <= 0xdfff ? index - 1 : index
}
