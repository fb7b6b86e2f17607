import { expect, test } from 'vitest'
import {
  type AsyncClock,
  doubling,
  faultOf,
  findFault,
  LAST,
  LONG,
  measureGrowth,
} from './measure.ts'

/** Work that says how many milliseconds it takes. */
const asItSays: AsyncClock = async (work) => Number(work())

/** As long as it says, and ten times as long in all calls but each `period`-th. */
function disturbed(period: number): AsyncClock {
  let calls = 0
  return async (work) => Number(work()) * (++calls % period === 0 ? 1 : 10)
}

const faultIn = (cost: (size: number) => number, clock = asItSays) =>
  findFault((size) => () => cost(size), LONG, clock)
const growthOf = async (cost: (size: number) => number, clock = asItSays) =>
  faultOf(await measureGrowth((size) => () => cost(size), doubling(250, LAST), clock))

test.each([1e-6, 1e-5, 1e-4, 1e-3, 1])(
  'linear work of %d ms for each unit passes',
  async (unit) => {
    for (const find of [faultIn, growthOf]) {
      expect(await find((size) => size * unit)).toBeNull()
      expect(await find((size) => size * Math.log2(size) * unit)).toBeNull()
      expect(await find((size) => 10 + size * unit)).toBeNull()
    }
  },
)

test.each([1e-9, 1e-8, 1e-7, 1e-6, 1e-3])(
  'quadratic work of %d ms for each pair fails, however little the first size takes',
  async (pair) => {
    for (const find of [faultIn, growthOf]) {
      expect(await find((size) => size ** 2 * pair)).toMatch(/^three doublings .* take over [34]/)
    }
  },
)

test('work fails that grows with the cube or doubles with each unit', async () => {
  expect(await faultIn((size) => size ** 3 * 1e-8)).not.toBeNull()
  expect(await faultIn((size) => 2 ** (size / 100))).not.toBeNull()
})

test('quadratic work fails that ends above a size', async () => {
  const peek = (size: number) => (size > 65_536 ? 0 : size ** 2 * 1e-7)
  expect(await faultIn(peek)).not.toBeNull()
  expect(await growthOf(peek)).not.toBeNull()
})

test('quadratic work fails that is hidden by linear work at the first sizes', async () => {
  expect(await growthOf((size) => size * 1e-5 + size ** 2 * 1e-8)).not.toBeNull()
})

test('work that takes no time passes, and work that jumps once', async () => {
  expect(await faultIn(() => 0)).toBeNull()
  expect(await growthOf((size) => (size > 16_384 ? 100 : 0))).toBeNull()
})

test('a machine that is busy most of the time changes nothing', async () => {
  for (const period of [2, 3, 4]) {
    expect(await faultIn((size) => size * 1e-3, disturbed(period))).toBeNull()
    expect(await growthOf((size) => size * 1e-3, disturbed(period))).toBeNull()
    expect(await growthOf((size) => size ** 2 * 1e-6, disturbed(period))).not.toBeNull()
  }
})
