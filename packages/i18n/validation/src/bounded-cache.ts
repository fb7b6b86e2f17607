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

/** A function whose results are cached. */
export interface Remembered<Value> {
  readonly get: (input: string) => Value
  /** How many results are cached. */
  readonly count: () => number
}

/** The length of the first trial, in misses. */
const FIRST_TRIAL = 64

/** How many calls without the cache follow a trial, for each miss in it. */
const PAUSE = 63

/** How many misses one hit pays for. A miss costs about a quarter of what a hit saves. */
const HIT_VALUE = 3

/**
 * Caches the results of a function for recent strings, as long as that pays.
 *
 * The cache is on while its hits pay for its misses. When they do not, it is off for 63 times as many calls, and is then tried
 * again, each time for longer. If all strings are different, it costs a few percent.
 *
 * @param capacity - The maximum number of results; 0 disables the cache.
 */
export function remember<Value extends object>(
  compute: (input: string) => Value,
  capacity: number,
): Remembered<Value> {
  if (capacity === 0) return { get: compute, count: () => 0 }
  const cache = new BoundedCache(compute, capacity)
  return { get: (input) => cache.get(input), count: () => cache.size }
}

/**
 * The results are in two generations. If the younger one is full, the older one is dropped whole, because deleting single
 * entries of a Map leaves gaps, and looking for its first entry goes through all of them.
 */
class BoundedCache<Value extends object> {
  readonly #compute: (input: string) => Value
  readonly #generationSize: number
  readonly #keepsOld: boolean
  readonly #longestTrial: number
  #young = new Map<string, Value>()
  #old = new Map<string, Value>()
  /** Misses that are still paid for; the cache is off at 0. */
  #credit = FIRST_TRIAL
  #trial = FIRST_TRIAL
  /** Calls until the cache is tried again. */
  #pause = 0

  constructor(compute: (input: string) => Value, capacity: number) {
    this.#compute = compute
    this.#generationSize = Math.max(1, Math.floor(capacity / 2))
    this.#keepsOld = capacity > 1
    this.#longestTrial = Math.max(FIRST_TRIAL, 2 * capacity)
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }

  get(input: string): Value {
    if (this.#pause > 0) {
      this.#pause--
      return this.#compute(input)
    }
    if (input.length > LONGEST_KEY) return this.#compute(input)
    const found = this.#young.get(input) ?? this.#fromOld(input)
    if (found !== undefined) {
      this.#credit = Math.min(this.#credit + HIT_VALUE, this.#trial)
      return found
    }
    const value = this.#compute(input)
    this.#put(input, value)
    this.#credit--
    if (this.#credit === 0) this.#rest()
    return value
  }

  #fromOld(input: string): Value | undefined {
    const found = this.#old.get(input)
    // An old result that is still used stays in the next generation.
    if (found !== undefined) {
      this.#old.delete(input)
      this.#put(input, found)
    }
    return found
  }

  #put(input: string, value: Value): void {
    if (this.#young.size >= this.#generationSize) {
      this.#old = this.#keepsOld ? this.#young : new Map()
      this.#young = new Map()
    }
    this.#young.set(input, value)
  }

  #rest(): void {
    this.#pause = this.#trial * PAUSE
    this.#trial = Math.min(this.#trial * 2, this.#longestTrial)
    this.#credit = this.#trial
  }
}
