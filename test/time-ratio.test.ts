import { expect, test } from 'vitest'
import { type Clock, growthRatio, LINEAR_LIMIT, timeRatio } from './time-ratio.ts'

/** Work that says how many milliseconds it takes. */
const asItSays: Clock = (work) => Number(work())

/** As long as it says, and ten times as long in all calls but each `period`-th. */
function disturbed(period: number): Clock {
  let calls = 0
  return (work) => Number(work()) * (++calls % period === 0 ? 1 : 10)
}

const growthOf = (cost: (size: number) => number, clock = asItSays) =>
  growthRatio({ prepare: (size) => () => cost(size), size: 1_000, clock })

test.each([1e-6, 1e-5, 1e-4, 1e-3, 1])('linear work of %d ms for each unit passes', (unit) => {
  expect(growthOf((size) => size * unit)).toBeLessThanOrEqual(8)
  expect(growthOf((size) => size * Math.log2(size) * unit)).toBeLessThan(16)
})

test.each([1e-9, 1e-8, 1e-7, 1e-6, 1e-3])(
  'quadratic work of %d ms for each pair fails, however little the first size takes',
  (pair) => {
    expect(growthOf((size) => size ** 2 * pair)).toBeGreaterThanOrEqual(LINEAR_LIMIT)
  },
)

test('quadratic work fails that is hidden by linear work at the first size', () => {
  const cost = (size: number) => size * 1e-5 + size ** 2 * 1e-9
  expect(cost(8_000) / cost(1_000)).toBeLessThan(16)
  expect(growthOf(cost)).toBeGreaterThanOrEqual(LINEAR_LIMIT)
})

test('work that takes no time passes', () => {
  expect(growthOf(() => 0)).toBe(0)
  expect(timeRatio({ work: () => 0, reference: () => 0, limit: 2, clock: asItSays })).toBe(0)
})

test('a machine that is busy most of the time changes nothing', () => {
  expect(growthOf((size) => size, disturbed(3))).toBeLessThan(LINEAR_LIMIT)
  expect(growthOf((size) => size ** 2, disturbed(3))).toBeGreaterThanOrEqual(LINEAR_LIMIT)
})

test('the shortest times count, and the measuring ends below the limit', () => {
  const times = [90, 40, 30, 45, 54, 30, 31, 32, 9]
  const clock: Clock = () => times.shift()!
  const work = () => null
  expect(timeRatio({ work, reference: work, limit: 2, clock })).toBe(1.8)
  expect(times).toEqual([9])
})

test('a reference that gets faster is repeated for as long as the work took', () => {
  const times = [80, 20, 20, 20, 10, 6, 5, 9]
  const clock: Clock = () => times.shift()!
  const work = () => null
  expect(timeRatio({ work, reference: work, limit: 20, clock })).toBe(16)
  expect(times).toEqual([9])
})
