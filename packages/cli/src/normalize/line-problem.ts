import type { LineProblem } from '@waymark/normalize/bulk'
import { columnOf } from '../invalid-url.ts'
import { safeText } from '../terminal/safe-text.ts'

/** The part of a message after the line number: the column, and what is wrong. */
export function describeLineProblem({ code, message, remedy, input, start }: LineProblem): string {
  if (start === undefined) return `: ${code}: ${message} ${remedy}`
  return `:${columnOf(input, start)}: ${safeText(input, 80)}: ${code}: ${message}`
}
