import { lastStart } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

test.each([
  [
    [0, 4, 9],
    [0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2],
  ],
  [
    [0, 1, 2, 3],
    [0, 1, 2, 3, 3],
  ],
  [[0], [0, 0]],
  // None begins there or before it.
  [
    [2, 3],
    [0, 0, 0, 1],
  ],
  // Of two that begin at one place, the later one.
  [
    [0, 2, 2, 2, 3],
    [0, 0, 3, 4],
  ],
  [[], [0, 0]],
])('of parts that begin at %j, the last one for each place is in %j', (starts, expected) => {
  expect(
    expected.map((_, place) => lastStart(starts.length, (index) => starts[index]!, place)),
  ).toEqual(expected)
})

test('only places of parts that exist are asked for, and few of many', () => {
  const asked: number[] = []
  const startOf = (index: number) => {
    asked.push(index)
    return index * 2
  }
  expect(lastStart(1_000_000, startOf, 1_234_567)).toBe(617_283)
  expect(lastStart(1_000_000, startOf, 9_999_999)).toBe(999_999)
  expect(asked.length).toBeLessThanOrEqual(40)
  expect(asked.every((index) => index > 0 && index < 1_000_000)).toBe(true)
})
