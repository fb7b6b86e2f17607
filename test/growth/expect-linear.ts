import { expect } from 'vitest'
import { doubling, faultOf, LAST, measureGrowth } from './measure.ts'

/**
 * Asserts that an operation takes time in proportion to the size it is given: a number of calls, entries or pieces. Everything
 * that reads text is tested by `test/growth.test.ts`.
 *
 * @param size - The size to begin with, above what the operation treats in another way.
 */
export async function expectLinear(
  run: (size: number) => unknown,
  size: number = 1_000,
): Promise<void> {
  await expectLinearOn((n) => n, run, size)
}

/** The same of an operation on an input, without the time that it takes to build the input. */
export async function expectLinearOn<Input>(
  build: (size: number) => Input,
  run: (input: Input) => unknown,
  size: number = 1_000,
): Promise<void> {
  const prepare = (n: number) => {
    const input = build(n)
    return () => run(input)
  }
  expect(faultOf(await measureGrowth(prepare, doubling(size, LAST)))).toBeNull()
}
