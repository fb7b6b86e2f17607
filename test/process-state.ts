import { afterAll, expect } from 'vitest'

/** What files may change and must put back: the next file runs in the same process. */
function processState(): Record<string, unknown> {
  const { env } = process
  return {
    ...Object.fromEntries(Object.entries(env).map(([name, value]) => [`env ${name}`, value])),
    folder: process.cwd(),
    // A library may add a global of its own.
    URL,
    URLSearchParams,
    RegExp,
    fetch,
    prototype: Reflect.ownKeys(Object.prototype).join(),
  }
}

const before = processState()

afterAll(() => {
  const after = processState()
  const names = Object.keys({ ...before, ...after })
  expect(
    names.filter((name) => before[name] !== after[name]),
    'left changed for the next file',
  ).toEqual([])
})
