import { beginningOf, type Clip, clip, endOf } from './clip.ts'

/** A changed part of a string, with the text next to it. */
export interface Marked {
  readonly before: string
  /** Whether the string begins before the shown part. */
  readonly cutBefore: boolean
  readonly changed: Clip
  readonly after: string
  readonly cutAfter: boolean
}

/** Far from the change only the nearest part of a long URL is shown. */
const CONTEXT = 60
const LONGEST_CHANGE = 200

export function markSpan(text: string, start: number, end: number): Marked {
  return markBetween(text.slice(0, start), text.slice(start, end), text.slice(end))
}

/** Marks the second of three parts of a string. */
export function markBetween(head: string, changed: string, tail: string): Marked {
  const before = endOf(head, CONTEXT)
  const after = beginningOf(tail, CONTEXT)
  return {
    before,
    cutBefore: before.length < head.length,
    changed: clip(changed, LONGEST_CHANGE),
    after,
    cutAfter: after.length < tail.length,
  }
}
