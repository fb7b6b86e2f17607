import type { SiteProblem } from '@waymark/site'

/** A problem without its words, which are for people. */
export function factsOf({ message: _, remedy: __, related, ...facts }: SiteProblem): object {
  if (related === undefined) return facts
  return { ...facts, related: related.map(({ note: ___, ...place }) => place) }
}
