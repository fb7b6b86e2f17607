import { expect } from 'vitest'

/**
 * Asserts that an operation takes time in proportion to the size it is given.
 *
 * Eight times the size may take up to 32 times as long: caches and a busy machine make 8 into 20 at
 * times, and a quadratic operation makes 64. What counts is the processor's time, which others on the
 * machine do not use up; more attempts are for when they get in its way all the same.
 *
 * @param size - The smaller of the two sizes; it should take about a millisecond.
 */
export function expectLinear(run: (size: number) => unknown, size = 16_000): void {
  let ratio = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 8 && ratio >= 32; attempt++) {
    run(size / 8)
    ratio = Math.min(ratio, bestTime(run, size * 8) / Math.max(bestTime(run, size), 0.3))
  }
  expect(ratio).toBeLessThan(32)
}

/** The milliseconds of processor time that a piece of work takes. */
export function processorTime(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function bestTime(run: (size: number) => unknown, size: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 3; round++)
    best = Math.min(
      best,
      processorTime(() => run(size)),
    )
  return best
}
