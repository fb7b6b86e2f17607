import { fold } from '../help.ts'
import type { Io } from '../io.ts'

/** A text, folded to the width of the terminal. */
export function paragraph(text: string, { columns }: Io): string[] {
  return fold(text, columns)
}

/** A heading with items below it, and an empty line; nothing if there are no items. */
export function section(title: string, lines: readonly string[], { paint, columns }: Io): string[] {
  if (lines.length === 0) return []
  const folded = lines.flatMap((line) =>
    fold(line, columns - 4).map((part, index) => (index === 0 ? `  ${part}` : `    ${part}`)),
  )
  return [paint('bold', title), ...folded, '']
}
