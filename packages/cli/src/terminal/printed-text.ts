// biome-ignore-all lint/suspicious/noControlCharactersInRegex: a style begins with one
import { escapeHidden } from '@waymark/infra/internal'
import { escapeUnsafe } from './safe-text.ts'

/** The ends of lines, and what `paint` writes: colours, bold and dim. */
const LINE_END = /(\r?\n)/
const STYLE = /(\u001b\[(?:[12]|22|3\d)m)/
const EITHER = /(\r?\n|\u001b\[(?:[12]|22|3\d)m)/

/** Most text. */
const PLAIN = /^[\n -~]*$/

/** Text as it is printed: nothing in it can control a terminal or reorder what is shown. */
export function printedText(text: string, isPainted: boolean): string {
  return PLAIN.test(text) ? text : escapeAround(isPainted ? EITHER : LINE_END, text, escapeHidden)
}

/** The same for one line, which nothing in it can end. */
export function printedLine(line: string, isPainted: boolean): string {
  return isPainted ? escapeAround(STYLE, line, escapeUnsafe) : escapeUnsafe(line)
}

function escapeAround(kept: RegExp, text: string, toSafe: (part: string) => string): string {
  const parts = text.split(kept)
  return parts.map((part, index) => (index % 2 === 0 ? toSafe(part) : part)).join('')
}
