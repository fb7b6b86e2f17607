import { type OptionType, optionType } from '@waymark/infra/options'

/** Results for longer strings are not cached, so that the limit of entries also limits memory. */
const LONGEST_KEY = 2048

/** A Map holds at most 2 ** 24 entries in V8. */
const MOST = 2 ** 24 - 1

/** The option `cacheSize`. */
export const CACHE_SIZE: OptionType = /* @__PURE__ */ optionType(
  `a whole number from 0 to ${MOST}`,
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST,
)

/**
 * Caches the results of a function for the most recently used strings.
 *
 * @param capacity - The maximum number of results; 0 disables the cache.
 */
export function remember<Value>(
  compute: (input: string) => Value,
  capacity: number,
): { readonly get: (input: string) => Value; readonly count: () => number } {
  // A Map iterates in insertion order, so its first key is the least recently used.
  const known = new Map<string, Value>()
  const get = (input: string): Value => {
    const found = known.get(input)
    if (found !== undefined) {
      known.delete(input)
      known.set(input, found)
      return found
    }
    const value = compute(input)
    if (capacity > 0 && input.length <= LONGEST_KEY) {
      if (known.size >= capacity) known.delete(known.keys().next().value!)
      known.set(input, value)
    }
    return value
  }
  return { get, count: () => known.size }
}
