import { describe, expect, test } from 'vitest'
import { ResultCache } from '../src/result-cache.ts'

/** Asks a cache for values, and says how many of them were computed. */
function counting() {
  const cache = new ResultCache()
  let computed = 0
  const run = (value: string) => {
    computed++
    return value === '' ? null : value
  }
  /** How many values of `from` to `to` are computed, and whether each answer is right. */
  return (from: number, to: number): number => {
    const before = computed
    for (let n = from; n < to; n++) expect(cache.of(`${n}`, run)).toBe(`${n}`)
    return computed - before
  }
}

describe('a cache of results', () => {
  test('computes a value once, also if the result is null or false', () => {
    const cache = new ResultCache()
    const asked: string[] = []
    const results = { a: 'A', b: null, c: false, d: '' } as const
    for (const value of ['a', 'b', 'c', 'd', 'a', 'b', 'c', 'd'] as const) {
      const result = cache.of(value, () => {
        asked.push(value)
        return results[value]
      })
      expect(result).toBe(results[value])
    }
    expect(asked).toEqual(['a', 'b', 'c', 'd'])
  })

  test('keeps 4,096 results', () => {
    const computedOf = counting()
    expect(computedOf(0, 4096)).toBe(4096)
    expect(computedOf(0, 4096)).toBe(0)
  })

  test('begins anew if it is full and 512 values were known', () => {
    const computedOf = counting()
    computedOf(0, 4096)
    computedOf(0, 512)
    // This one empties it, and is not kept.
    expect(computedOf(4096, 4097)).toBe(1)
    expect(computedOf(0, 100)).toBe(100)
    expect(computedOf(0, 100)).toBe(0)
  })

  test('keeps nothing for 65,536 values if it is full and fewer were known', () => {
    const computedOf = counting()
    computedOf(0, 4096)
    computedOf(0, 511)
    expect(computedOf(4096, 4097)).toBe(1)
    for (let n = 0; n < 16; n++) expect(computedOf(0, 4096)).toBe(4096)
    expect(computedOf(0, 4096)).toBe(4096)
    expect(computedOf(0, 4096)).toBe(0)
  })

  test('counts what was known anew after it was full', () => {
    const computedOf = counting()
    computedOf(0, 4096)
    computedOf(0, 1000)
    computedOf(4096, 4097)
    computedOf(0, 4096)
    computedOf(0, 511)
    computedOf(4096, 4097)
    // It pauses: the hits of the first filling do not count.
    expect(computedOf(0, 10)).toBe(10)
    expect(computedOf(0, 10)).toBe(10)
  })
})
