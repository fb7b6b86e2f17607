import type { Component } from './component.ts'

/**
 * The text that a pattern of a part of a URL matches with these groups.
 *
 * Stricter than the proposal, which stops at the delimiter: what is given is always matched by the same
 * pattern with the same groups, and stays as it is in a URL. So `..` does not become a segment.
 *
 * @param groups - By name, not encoded yet. More than there are in the pattern may be given.
 * @returns `null` when a group is missing or cannot take its value, and when the pattern has a wildcard
 *   `*`, a regular expression or a modifier, for which it is not settled what to put there.
 * @see https://github.com/explainers-by-googlers/urlpattern-generate
 */
export function generateComponent(
  component: Component,
  groups: ReadonlyMap<string, string>,
): string | null {
  let text = ''
  const taken: string[] = []
  for (const part of component.partList) {
    if (part.modifier !== 'none') return null
    if (part.type === 'fixed-text') {
      text += part.value
      continue
    }
    const value = groups.get(part.name)
    if (part.type !== 'segment-wildcard' || value === undefined) return null
    const encoded = component.encodingCallback(value)
    if (encoded === null) return null
    text += part.prefix + encoded + part.suffix
    taken.push(encoded)
  }
  if (component.encodingCallback(text) !== text) return null
  const matched = component.match(text)
  return matched?.every((value, index) => value === taken[index]) ? text : null
}
