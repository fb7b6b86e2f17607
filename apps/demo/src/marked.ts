/** A text whose middle is what changed. */
export interface Marked {
  readonly head: string
  readonly changed: string
  readonly tail: string
}

export function markSpan(text: string, start: number, end: number): Marked {
  return { head: text.slice(0, start), changed: text.slice(start, end), tail: text.slice(end) }
}
