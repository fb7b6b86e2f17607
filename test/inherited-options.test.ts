/** @module-tag slow */
import { afterEach, describe, expect, test } from 'vitest'
import { takers as everyTaker, type Taker } from './option-takers/takers.ts'

/** Functions of Node that are not asked, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  writeParquet: 'the package of DuckDB reads its own options from Object.prototype',
  ...Object.fromEntries(
    ['buildSite', 'fixDatabase', 'stageSite', 'writeSite', 'writeSiteFolder'].map((name) => [
      name,
      'a run over files that hands its options on, and reads them while it works',
    ]),
  ),
}

const takers = everyTaker.filter(({ name }) => !Object.hasOwn(WITHOUT_TEST, name))

/** What a page may have put on `Object.prototype` under the name of an option. */
const INHERITED: Readonly<Record<string, unknown>> = {
  'a symbol': Symbol('inherited'),
  'a string': 'https://evil.example/',
  true: true,
  'a number': 1,
  'a function': () => {
    throw new Error('an option was read from Object.prototype')
  },
}

function inherit(name: string, value: unknown, enumerable: boolean): void {
  const property = { value, enumerable, writable: true, configurable: true }
  Object.defineProperty(Object.prototype, name, property)
}

afterEach(() => {
  for (const { table } of takers) {
    for (const name of Object.keys(table)) Reflect.deleteProperty(Object.prototype, name)
  }
})

/** What a call gives or throws, as a string: two calls give the same, but not one object. */
async function outcome({ call, needs }: Taker): Promise<string> {
  try {
    // The type is that of each function's own options.
    const result: unknown = await call({ ...needs } as never)
    const text = typeof result === 'function' ? String(result) : JSON.stringify(result)
    // The names of temporary folders.
    return (text ?? 'undefined').replace(/options-\w+/g, 'options')
  } catch (error) {
    return String(error)
  }
}

describe.each(takers.map((taker) => [`${taker.name} ${taker.file ?? ''}`, taker] as const))(
  '%s',
  (_, taker) => {
    test.each(Object.keys(taker.table))('does not inherit the option %s', async (name) => {
      const expected = await outcome(taker)
      for (const [what, value] of Object.entries(INHERITED)) {
        for (const enumerable of [false, true]) {
          inherit(name, value, enumerable)
          const result = await outcome(taker)
          Reflect.deleteProperty(Object.prototype, name)
          expect([what, enumerable, result]).toEqual([what, enumerable, expected])
        }
      }
    })
  },
)
