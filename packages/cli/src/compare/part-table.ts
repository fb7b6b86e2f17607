import type { Agreement, Span } from '@waymark/compare'
import { fold } from '../help.ts'
import type { Io } from '../io.ts'
import { say } from '../speech.ts'
import { drawCarets, type Excerpt } from '../terminal/carets.ts'
import { layOut, widthOf } from '../terminal/safe-text.ts'
import type { PartRow } from './part-rows.ts'

const GAP = '   '

/** The lengths of the columns of a table. */
interface Columns {
  readonly a: number
  readonly b: number
}

/**
 * Lays rows out as a table: a mark, the label, both values, a note; and carets under what differs.
 *
 * If the values do not fit beside each other, the second is below the first.
 *
 * @returns The lines of each row.
 */
export function partTable(rows: readonly PartRow[], io: Io): string[][] {
  const labels = Math.max(...rows.map(({ label }) => widthOfText(label)))
  const indent = labels + 4
  const room = io.columns - indent
  const columns = columnsBeside(rows, room)
  return rows.map((row) => {
    const lines = columns === null ? linesBelow(row, room, io) : linesBeside(row, columns, io)
    return lines.map((line, at) => {
      const head = at === 0 ? headOf(row, labels, io) : ' '.repeat(indent)
      return `${head}${line}`.trimEnd()
    })
  })
}

/** `null` if there is not enough room. */
function columnsBeside(rows: readonly PartRow[], room: number): Columns | null {
  // There is no need to measure a megabyte. A character with its marks has several code units.
  const isLong = (value: string | null): boolean => value !== null && value.length > room * 4
  if (rows.some(({ values }) => values.some(isLong))) return null
  const widest = (side: 0 | 1): number =>
    Math.max(...rows.map(({ values }) => widthOfText(draw(values[side], null, room * 4).line)))
  const columns = { a: widest(0), b: widest(1) }
  const notes = Math.max(...rows.map(({ note }) => widthOfText(note)))
  const needed = columns.a + GAP.length + columns.b + (notes === 0 ? 0 : GAP.length + notes)
  return needed <= room ? columns : null
}

/** Marks that can be read without colour. */
const MARKS = { parsed: '~', decoded: '~', none: '≠' } as const

function headOf({ label, same }: PartRow, labels: number, { paint }: Io): string {
  const mark =
    same === 'written' ? ' ' : paint(same === null ? 'yellow' : 'dim', MARKS[same ?? 'none'])
  return `${mark} ${paint('cyan', label + ' '.repeat(labels - widthOfText(label)))}  `
}

function linesBeside(
  { values, same, difference, note }: PartRow,
  columns: Columns,
  io: Io,
): string[] {
  const a = draw(values[0], difference?.a ?? null, columns.a)
  const b = draw(values[1], difference?.b ?? null, columns.b)
  const join = (left: string, right: string, paint: (text: string) => string): string =>
    paint(left) + ' '.repeat(Math.max(0, columns.a - widthOfText(left))) + GAP + paint(right)
  const line = join(a.line, b.line, painterOf(same, io))
  const padding = ' '.repeat(Math.max(0, columns.b - widthOfText(b.line)))
  const aside = note === '' ? '' : `${padding}${GAP}${io.paint('dim', note)}`
  const carets = hasCarets({ values, same, difference })
    ? [join(a.carets, b.carets, (text) => (text === '' ? '' : io.paint('yellow', text)))]
    : []
  return [line + aside, ...carets]
}

function linesBelow({ values, same, difference, note }: PartRow, room: number, io: Io): string[] {
  const paint = painterOf(same, io)
  if (same === 'written') return [paint(draw(values[0], null, room).line)]
  const isMarked = hasCarets({ values, same, difference })
  const linesOf = (value: string | null, span: Span | undefined): string[] => {
    const { line, carets } = draw(value, span ?? null, room)
    return isMarked && carets !== '' ? [paint(line), io.paint('yellow', carets)] : [paint(line)]
  }
  return [
    ...linesOf(values[0], difference?.a),
    ...linesOf(values[1], difference?.b),
    ...(note === '' ? [] : fold(note, room).map((line) => io.paint('dim', line))),
  ]
}

function painterOf(same: Agreement, { paint }: Io): (text: string) => string {
  if (same === null) return (text) => paint('yellow', text)
  return same === 'written' ? (text) => paint('dim', text) : (text) => text
}

/** No carets under values that differ as a whole, or only until they are parsed. */
function hasCarets({ values, same, difference }: Omit<PartRow, 'label' | 'note'>): boolean {
  if (difference === null || same === 'written' || same === 'parsed') return false
  const [a, b] = values
  if (a === null || b === null || a === '' || b === '') return false
  const { a: inA, b: inB } = difference
  return inA.end - inA.start < a.length || inB.end - inB.start < b.length
}

/** A value in at most `width` columns, cut around the span if it is longer. */
function draw(value: string | null, span: Span | null, width: number): Excerpt {
  if (value === null) return { line: '–', carets: '' }
  if (value === '') return { line: say('(empty)'), carets: '' }
  const { start, end } = span ?? { start: 0, end: 0 }
  const whole = drawCarets(value, start, end, width)
  // The marks of what was cut take a column each.
  return widthOfText(whole.line) <= width ? whole : drawCarets(value, start, end, width - 2)
}

function widthOfText(text: string): number {
  return widthOf(layOut(text))
}
