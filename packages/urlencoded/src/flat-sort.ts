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
  const before = flat.slice()
  const order: number[] = []
  for (let i = 0; i < before.length; i += 2) order.push(i)
  order.sort((a, b) => {
    const left = before[a]!
    const right = before[b]!
    return left < right ? -1 : left > right ? 1 : 0
  })
  order.forEach((from, to) => {
    flat[2 * to] = before[from]!
    flat[2 * to + 1] = before[from + 1]!
  })
}
