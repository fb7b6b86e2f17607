import assert from 'node:assert/strict'

interface Expectation {
  toEqual(value: unknown): void
  readonly rejects: { toThrow(text: string): Promise<void> }
}

/** The part of Vitest's `expect` that the examples of a README use, for a consumer without Vitest. */
export function expect(actual: unknown): Expectation {
  return {
    toEqual: (value) => assert.deepEqual(actual, value),
    rejects: {
      toThrow: (text) =>
        assert.rejects(actual as () => Promise<unknown>, (error: Error) => {
          assert.ok(error.message.includes(text), `threw ${error.message}, not ${text}`)
          return true
        }),
    },
  }
}
