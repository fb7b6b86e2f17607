import { fold } from '../help.ts'
import type { Io } from '../io.ts'

/** A string, folded to the width of the terminal. */
export function paragraph(text: string, { columns }: Io): string[] {
  return fold(text, columns)
}

/** Folds a string, with all lines but the first indented. */
export function hangingLines(text: string, columns: number): string[] {
  return fold(text, columns - 2).map((line, at) => (at === 0 ? line : `  ${line}`))
}

/** A heading with items below it, and an empty line; nothing if there are no items. */
export function section(title: string, lines: readonly string[], { paint, columns }: Io): string[] {
  if (lines.length === 0) return []
  const folded = lines.flatMap((line) => hangingLines(line, columns - 2).map((part) => `  ${part}`))
  return [paint('bold', title), ...folded, '']
}
