import { quoteAround } from '@waymark/infra/internal'
import { type LineProblem, unreadableLine } from '@waymark/normalize/bulk'
import type { Line } from '@waymark/sitemap/text'
import { inOneLine, spoken } from '../speech.ts'

/** The part of a message after the line number: the column, and what is wrong. */
export function describeLineProblem(problem: LineProblem): string {
  const { code, message, remedy, input, start } = spoken().problem(problem)
  if (start === undefined) return `: ${code}: ${inOneLine(message, remedy)}`
  const shown = quoteAround(input, start).slice(1, -1)
  return `:${start + 1}: ${shown && `${shown}: `}${code}: ${message}`
}

/** Why a line cannot be read; `null` if it can. */
export function unreadableProblem({ problem, number }: Line): LineProblem | null {
  switch (problem) {
    case 'too-long':
      return unreadableLine('url-line-too-long', number)
    case 'not-utf-8':
      return unreadableLine('url-line-not-utf-8', number)
    case null:
      return null
  }
}
