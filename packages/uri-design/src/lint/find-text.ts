import type { Span } from '../uri-spans.ts'
import type { Subject } from './subject.ts'

/** A place, and what is written there. */
export type FoundText = Span & { readonly text: string }

const NOTHING: readonly FoundText[] = []

/** Every match of a pattern before the fragment, which has rules of its own; expressions are masked. */
export function findOutsideFragment(
  { masked, uri }: Subject,
  pattern: RegExp,
): readonly FoundText[] {
  // Most URIs have no match: to look for one first takes a third of the time.
  if (masked.search(pattern) === -1) return NOTHING
  const end = uri.fragment === null ? masked.length : uri.fragment.start
  return [...masked.slice(0, end).matchAll(pattern)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    text,
  }))
}
