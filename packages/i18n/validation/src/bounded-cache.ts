import { type OptionType, optionType } from '@waymark/infra/options'

/** Longer texts are computed anew each time, so that a bound on entries is one on memory, too. */
const LONGEST_KEY = 2048

/** A Map holds at most 2 ** 24 entries in V8. */
const MOST = 2 ** 24 - 1

/** An option that says how much to remember. */
export const CACHE_SIZE: OptionType = /* @__PURE__ */ optionType(
  `a whole number from 0 to ${MOST}`,
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST,
)

/**
 * Remembers what a function gave for the texts that were asked for last.
 *
 * @param capacity - The most texts it remembers; 0 remembers none.
 */
export function remember<Value>(
  compute: (text: string) => Value,
  capacity: number,
): { readonly get: (text: string) => Value; readonly count: () => number } {
  // A Map iterates in the order of insertion: its first key is the one not asked for the longest.
  const known = new Map<string, Value>()
  const get = (text: string): Value => {
    const found = known.get(text)
    if (found !== undefined) {
      known.delete(text)
      known.set(text, found)
      return found
    }
    const value = compute(text)
    if (capacity > 0 && text.length <= LONGEST_KEY) {
      if (known.size >= capacity) known.delete(known.keys().next().value!)
      known.set(text, value)
    }
    return value
  }
  return { get, count: () => known.size }
}
