import { describe, expect, test } from 'vitest'
import { remember } from '../src/bounded-cache.ts'

/** A cache over a function that counts its calls. */
function counting(capacity: number) {
  const calls: string[] = []
  const cache = remember((input) => {
    calls.push(input)
    return { input }
  }, capacity)
  return { ...cache, calls }
}

const page = (index: number) => `https://example.com/${index}`

test.each([1, 2, 3, 10, 1000])(
  'of %d results at most are cached, and each is right',
  (capacity) => {
    const { get, count } = counting(capacity)
    for (let i = 0; i < 20_000; i++) {
      const input = page((i * i) % (2 * capacity + 1))
      expect(get(input).input).toBe(input)
      if (count() > capacity) expect(count()).toBeLessThanOrEqual(capacity)
    }
    expect(count()).toBeGreaterThan(0)
  },
)

describe('repeated strings are computed once', () => {
  test('from the first call on', () => {
    const { get, calls } = counting(1000)
    for (let i = 0; i < 10_000; i++) get(page(i % 50))
    expect(calls).toHaveLength(50)
  })

  test('if each is repeated soon and never again, as alternates are', () => {
    const { get, calls } = counting(1000)
    for (let cluster = 0; cluster < 1000; cluster++) {
      for (let i = 0; i < 100; i++) get(page(cluster * 10 + (i % 10)))
    }
    expect(calls).toHaveLength(10_000)
  })

  test('also if the repetition begins late', () => {
    const { get, calls } = counting(1000)
    for (let i = 0; i < 10_000; i++) get(page(i))
    for (let i = 0; i < 100_000; i++) get(page(i % 300))
    expect(calls.length).toBeLessThan(70_000)
  })
})

test('different strings are hardly looked up at all', () => {
  const capacity = 2 ** 24 - 1
  for (const total of [1000, 10_000, 100_000]) {
    const { get, count, calls } = counting(capacity)
    for (let i = 0; i < total; i++) get(page(i))
    expect(calls).toHaveLength(total)
    // Nothing is dropped at this capacity, so every string that was looked up is in the cache.
    expect(count()).toBeLessThan(total / 8)
  }
})

test('with a capacity of 0, nothing is cached', () => {
  const { get, count, calls } = counting(0)
  get(page(1))
  get(page(1))
  expect([count(), calls.length]).toEqual([0, 2])
})
