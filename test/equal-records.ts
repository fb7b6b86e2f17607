import { expect } from 'vitest'

// `toEqual` looks at public members of the objects themselves, and would find any two records equal.
expect.addEqualityTesters([
  function (a, b) {
    return isRecord(a) && isRecord(b) ? this.equals(a.toJSON(), b.toJSON()) : undefined
  },
])

function isRecord(value: unknown): value is { toJSON(): object } {
  return typeof value === 'object' && value?.constructor?.name === 'UrlRecord'
}
