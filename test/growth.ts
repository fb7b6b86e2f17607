import { expect } from 'vitest'
import { growthRatio, LINEAR_LIMIT } from './time-ratio.ts'

/**
 * Asserts that an operation takes time in proportion to the size it is given.
 *
 * @param size - The size to begin with, above what the operation treats in another way.
 */
export function expectLinear(run: (size: number) => unknown, size?: number): void {
  expectLinearOn((n) => n, run, size)
}

/** The same of an operation on an input, without the time that it takes to build the input. */
export function expectLinearOn<Input>(
  build: (size: number) => Input,
  run: (input: Input) => unknown,
  size = 16_000,
): void {
  const prepare = (n: number) => {
    const input = build(n)
    return () => run(input)
  }
  expect(growthRatio({ prepare, size })).toBeLessThan(LINEAR_LIMIT)
}
