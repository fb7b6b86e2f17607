import type { Span } from '../uri-spans.ts'
import type { Subject } from './subject.ts'

/** Every match of a pattern before the fragment, which has rules of its own; expressions are masked. */
export function* findOutsideFragment(
  { masked, uri }: Subject,
  pattern: RegExp,
): Generator<Span & { readonly text: string }> {
  const end = uri.fragment === null ? masked.length : uri.fragment.start
  for (const found of masked.slice(0, end).matchAll(pattern)) {
    yield { start: found.index, end: found.index + found[0].length, text: found[0] }
  }
}
