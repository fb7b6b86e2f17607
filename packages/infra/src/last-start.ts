/**
 * The last of some parts that begins at a place or before it: an index; 0 if all begin after it.
 *
 * @param count - How many parts there are.
 * @param startOf - Where each begins, in ascending order.
 *
 * @example
 * ```ts
 * import { lastStart } from '@waymark/infra/internal'
 *
 * const starts = [0, 4, 9]
 * lastStart(3, (at) => starts[at], 8) // => 1
 * ```
 */
export function lastStart(
  count: number,
  startOf: (index: number) => number,
  place: number,
): number {
  let low = 0
  let high = count
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (startOf(middle) <= place) low = middle
    else high = middle
  }
  return low
}
