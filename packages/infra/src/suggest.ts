/** More edits than this are not a slip of the finger, and would take long to find. */
const MOST_EDITS = 4

/**
 * The candidate that a misspelt word probably means: the one with the fewest edits. `null` if none is close.
 *
 * @example
 * ```ts
 * import { suggest } from '@waymark/infra/internal'
 *
 * suggest('tralingSlash', ['trailingSlash', 'keepQuery']) // => 'trailingSlash'
 * suggest('zebra', ['trailingSlash', 'keepQuery']) // => null
 * ```
 */
export function suggest(word: string, candidates: readonly string[]): string | null {
  const { length } = word
  for (let edits = 1; edits < 2 || (edits <= length / 3 && edits <= MOST_EDITS); edits++) {
    for (const candidate of candidates) {
      if (isNear(word, candidate, edits) || (length > 2 && candidate.startsWith(word))) {
        return candidate
      }
    }
  }
  return null
}

/**
 * The candidates that were probably meant: the nearest and those that begin with the word, or else those that have it in them.
 *
 * @param most - How many at most.
 *
 * @example
 * ```ts
 * import { suggestSome } from '@waymark/infra/internal'
 *
 * suggestSome('keep', ['trailingSlash', 'keepQuery', 'keepFragment']) // => ['keepQuery', 'keepFragment']
 * ```
 */
export function suggestSome(
  word: string,
  candidates: readonly string[],
  most: number = 3,
): readonly string[] {
  const near = suggest(word, candidates)
  if (near !== null) {
    const longer = candidates.filter((candidate) => candidate.startsWith(word))
    return [...new Set([near, ...longer])].slice(0, most)
  }
  if (word.length < 3) return []
  return candidates.filter((candidate) => candidate.includes(word)).slice(0, most)
}

/** Whether so many insertions, deletions, replacements and swaps of neighbours turn one word into another. */
function isNear(a: string, b: string, edits: number): boolean {
  if (a === b || edits === 0) return a === b
  let same = 0
  while (same < a.length && a.charAt(same) === b.charAt(same)) same++
  const [x, y] = [a.slice(same), b.slice(same)]
  const rest = (fromX: number, fromY: number) => isNear(x.slice(fromX), y.slice(fromY), edits - 1)
  return (
    rest(1, 0) ||
    rest(0, 1) ||
    rest(1, 1) ||
    (x.charAt(0) === y.charAt(1) && x.charAt(1) === y.charAt(0) && rest(2, 2))
  )
}
