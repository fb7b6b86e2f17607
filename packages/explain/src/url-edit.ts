/** A change of a string: what is written instead of a part of it. */
export interface UrlEdit {
  /** The first UTF-16 code unit that is replaced. */
  readonly start: number
  /** One past the last; equal to `start` if something is added. */
  readonly end: number
  /** What is written there; empty if something is removed. */
  readonly text: string
}

/**
 * Makes changes that do not overlap; the same change twice is made once.
 *
 * @example
 * ```ts
 * import { applyEdits } from '@waymark/explain/internal'
 *
 * applyEdits('http:a', [{ start: 5, end: 5, text: '//' }]) // => 'http://a'
 * ```
 */
export function applyEdits(text: string, edits: readonly UrlEdit[]): string {
  let output = ''
  let copied = 0
  for (const { start, end, text: written } of distinctEdits(edits)) {
    if (start < copied) continue
    output += text.slice(copied, start) + written
    copied = end
  }
  return output + text.slice(copied)
}

function distinctEdits(edits: readonly UrlEdit[]): readonly UrlEdit[] {
  const distinct = new Map(edits.map((edit) => [`${edit.start} ${edit.end} ${edit.text}`, edit]))
  return [...distinct.values()].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** The change that removes the characters between two offsets, or writes others there. */
export function replacing(start: number, end: number, text: string = ''): UrlEdit {
  return { start, end, text }
}
