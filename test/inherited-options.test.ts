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

/** Functions that read or write files: with more names than those of their options, Node reads its own from there. */
const BY_NODE: readonly string[] = [
  ...[
    'normalizeFile',
    'openBelow',
    'readFileBelow',
    'writeFileBelow',
    'diskFiles',
    'writeDatabase',
  ],
  ...['writeKeyTables', 'followSitemapIndex', 'writeSitemapEvents', 'writeSitemapFolder'],
  ...['openSource', 'readSitemapFile', 'readSitemapFolder'],
]

/** The language itself calls functions of these names: `await` and `JSON.stringify` do. */
const CALLED = ['then', 'toJSON']

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

/** All names that a table of options has, and others: of properties, of places in lists, and that the language looks for. */
const NAMES: readonly string[] = [
  ...new Set(everyTaker.flatMap(({ table }) => Object.keys(table))),
  ...['get', 'set', 'value', 'writable', 'enumerable', 'configurable'],
  ...['kind', 'severity', 'message', 'remedy', 'cause', 'fix', 'note', 'data', 'start', 'end'],
  ...['then', 'toJSON', 'http', 'en', 'x', 'id', 'q', '-1'],
  ...Array.from({ length: 10 }, (_, index) => String(index)),
]

/** What a call gives or throws while the names are on `Object.prototype`, where a loop over names meets them, too. */
async function inherit(names: readonly string[], value: unknown, taker: Taker): Promise<string> {
  for (const name of names) {
    const property = {
      __proto__: null,
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    }
    Object.defineProperty(Object.prototype, name, property)
  }
  const result = await settle(taker)
  for (const name of names) Reflect.deleteProperty(Object.prototype, name)
  return shown(result)
}

afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name)
})

interface Outcome {
  readonly result?: unknown
  readonly error?: unknown
}

async function settle({ call, needs }: Taker): Promise<Outcome> {
  try {
    // The type is that of each function's own options.
    return { result: await call({ ...needs } as never) }
  } catch (error) {
    return { error }
  }
}

/** As a string: two calls give the same, but not one object. */
function shown({ result, error }: Outcome): string {
  if (error !== undefined) return String(error)
  const text = typeof result === 'function' ? String(result) : JSON.stringify(result)
  // The names of temporary folders.
  return (text ?? 'undefined').replace(/options-\w+/g, 'options')
}

describe.each(takers.map((taker) => [`${taker.name} ${taker.file ?? ''}`, taker] as const))(
  '%s',
  (_, taker) => {
    // With the names of all options at once, Node would read its own.
    const groups = BY_NODE.includes(taker.name)
      ? Object.keys(taker.table).map((name) => ({ what: name, group: [name] }))
      : [{ what: 'of any name', group: NAMES }]

    test.each(groups)('inherits no option: $what', async ({ group }) => {
      const expected = shown(await settle(taker))
      const changes: string[] = []
      for (const [what, value] of Object.entries(INHERITED)) {
        const names =
          typeof value === 'function' ? group.filter((name) => !CALLED.includes(name)) : group
        if ((await inherit(names, value, taker)) === expected) continue
        changes.push(what)
        // Says which name it was.
        for (const name of names) {
          const result = await inherit([name], value, taker)
          if (result !== expected) changes.push(`${name}: ${result}, not ${expected}`)
        }
      }
      expect(changes).toEqual([])
    })
  },
)
