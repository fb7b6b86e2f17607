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

/** Puts a value on `Object.prototype` under the names, where a loop over names meets them, too. */
function pollute(names: readonly string[], value: unknown): void {
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
}

function clean(names: readonly string[]): void {
  for (const name of names) Reflect.deleteProperty(Object.prototype, name)
}

/** What a call gives or throws while the names are on `Object.prototype`. */
async function inherit(names: readonly string[], value: unknown, taker: Taker): Promise<string> {
  pollute(names, value)
  const result = await settle(taker)
  clean(names)
  return shown(result)
}

afterEach(() => clean(NAMES))

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

const nameOf = ({ name, file = '' }: Taker): string => `${name} ${file}`

// With the names of all options at once, Node would read its own.
const [byNode, others] = [true, false].map((isByNode) =>
  takers.filter(({ name }) => BY_NODE.includes(name) === isByNode),
) as [Taker[], Taker[]]
const groups = [
  { what: 'of any name', names: NAMES, asked: others },
  ...[...new Set(byNode.flatMap(({ table }) => Object.keys(table)))].map((name) => ({
    what: name,
    names: [name],
    asked: byNode.filter(({ table }) => Object.hasOwn(table, name)),
  })),
]

// All functions are asked while a value is there: to put it there makes the engine forget what it has compiled.
describe.each(groups)('no function inherits an option $what', ({ names, asked }) => {
  test.each(Object.entries(INHERITED))('that is %s', async (_, value) => {
    const called = typeof value === 'function' ? CALLED : []
    const given = names.filter((name) => !called.includes(name))
    const expected: string[] = []
    for (const taker of asked) expected.push(shown(await settle(taker)))
    const results: Outcome[] = []
    pollute(given, value)
    for (const taker of asked) results.push(await settle(taker))
    clean(given)
    const changes: string[] = []
    for (const [i, taker] of asked.entries()) {
      if (shown(results[i]!) === expected[i]) continue
      changes.push(nameOf(taker))
      // Says which name it was.
      for (const name of given) {
        const result = await inherit([name], value, taker)
        if (result !== expected[i]) changes.push(`${name}: ${result}, not ${expected[i]}`)
      }
    }
    expect(changes).toEqual([])
  })
})
