import type { LineProblem } from '@waymark/normalize/bulk'
import { safeText } from '../terminal/safe-text.ts'

/** The part of a message after the line number: the column, and what is wrong. */
export function describeLineProblem({ code, message, remedy, input, start }: LineProblem): string {
  if (start === undefined) return `: ${code}: ${message} ${remedy}`
  return `:${start + 1}: ${safeText(input, 80)}: ${code}: ${message}`
}
