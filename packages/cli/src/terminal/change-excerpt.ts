import type { TraceStep } from '@waymark/normalize'
import { safeText } from './safe-text.ts'

/** How much of a string is shown. */
export interface ExcerptSize {
  /** Code units on each side of the change. */
  readonly context: number
  /** A longer excerpt is cut in the middle. */
  readonly most: number
}

/** The strings before and after a step: what changed, with a little context. */
export function changeExcerpt(
  { before, after, start, end }: Pick<TraceStep, 'before' | 'after' | 'start' | 'end'>,
  { context, most }: ExcerptSize,
): readonly [before: string, after: string] {
  const tail = before.length - end
  const from = Math.max(0, start - context)
  const around = (text: string): string => {
    const to = Math.min(text.length, text.length - tail + context)
    return `${from > 0 ? '…' : ''}${safeText(text.slice(from, to), most)}${to < text.length ? '…' : ''}`
  }
  return [around(before), around(after)]
}
