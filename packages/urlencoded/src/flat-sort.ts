/** Up to 32 tuples are moved to their places one by one, in half the time of the sort below or less. */
const FEW = 64

/**
 * Sorts `[name, value, name, value, …]` in place by name, in UTF-16 code units; tuples of one name keep their
 * order.
 *
 * @see https://url.spec.whatwg.org/#dom-urlsearchparams-sort
 */
export function sortByName(flat: string[]): void {
  let sorted = 2
  while (sorted < flat.length && flat[sorted - 2]! <= flat[sorted]!) sorted += 2
  if (sorted >= flat.length) return
  if (flat.length <= FEW) insertFrom(flat, sorted)
  else sortMany(flat)
}

/** Insertion sort of the tuples from `start` on; those before it are sorted. */
function insertFrom(flat: string[], start: number): void {
  for (let i = start; i < flat.length; i += 2) {
    const name = flat[i]!
    const value = flat[i + 1]!
    let to = i
    for (; to > 0 && flat[to - 2]! > name; to -= 2) {
      flat[to] = flat[to - 2]!
      flat[to + 1] = flat[to - 1]!
    }
    flat[to] = name
    flat[to + 1] = value
  }
}

function sortMany(flat: string[]): void {
  const tuples: Tuple[] = []
  for (let i = 0; i < flat.length; i += 2) tuples[i / 2] = [flat[i]!, flat[i + 1]!]
  tuples.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0))
  for (let i = 0; i < tuples.length; i++) {
    flat[2 * i] = tuples[i]![0]
    flat[2 * i + 1] = tuples[i]![1]
  }
}

type Tuple = readonly [name: string, value: string]
