/** @module-tag slow */
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { packages, root } from './workspace.ts'

/** Entries that are not imported here, and why. */
const WITHOUT_TEST: Readonly<Record<string, string>> = Object.fromEntries(
  ['@waymark/react-native/auto', '@waymark/react-native/ascii/auto'].map((entry) => [
    entry,
    'replaces the globals URL and URLSearchParams, and exports nothing',
  ]),
)

/** Exports that are changed while the program runs, and why. */
const LIVE: Readonly<Record<string, string>> = {
  '@waymark/url-parser/internal parser':
    'the registers of the parser, for the packages of this workspace that read a result in place',
}

/** What can be changed even when it is frozen: a regular expression, by `compile`. */
const CHANGEABLE: readonly (abstract new (...args: never[]) => object)[] = [
  ...[Map, Set, WeakMap, WeakSet, Date, RegExp, ArrayBuffer, SharedArrayBuffer],
  // Of all typed arrays.
  Object.getPrototypeOf(Uint8Array) as typeof Uint8Array,
  DataView,
]

/**
 * The places in a value that can be changed, without those further down in such a place. A function may be changed itself,
 * but nothing that it has as a property, apart from the `prototype` of a class.
 */
function findUnfrozen(value: unknown, place: string, known = new Set<unknown>()): string[] {
  const isFunction = typeof value === 'function'
  if ((!isFunction && typeof value !== 'object') || value === null || known.has(value)) return []
  known.add(value)
  const kind = CHANGEABLE.find((type) => value instanceof type)
  if (kind !== undefined) return [`${place} is a ${kind.name}`]
  if (!isFunction && !Object.isFrozen(value)) return [`${place} is not frozen`]
  return Reflect.ownKeys(value).flatMap((key) => {
    if (isFunction && key === 'prototype') return []
    const property = Object.getOwnPropertyDescriptor(value, key)
    return findUnfrozen(property?.value, `${place}.${String(key)}`, known)
  })
}

/** Every entry of every package that has code, by the name that a program imports. */
const all = packages.flatMap(({ folder, manifest }) =>
  Object.entries(manifest.exports).flatMap(([path, target]) => {
    const source = typeof target === 'string' ? undefined : target['@waymark/source']
    if (source === undefined) return []
    return [[`${manifest.name}${path.slice(1)}`, join(root, folder, source)] as const]
  }),
)

const entries = all.filter(([entry]) => !Object.hasOwn(WITHOUT_TEST, entry))

// Each entry by itself: another package may freeze what it takes from it.
beforeEach(() => {
  vi.resetModules()
})

describe.each(entries)('%s', (entry, file) => {
  test('exports nothing that can be changed', async () => {
    const exported = Object.entries((await import(/* @vite-ignore */ file)) as object)
    const found = exported.flatMap(([name, value]) => {
      if (Object.hasOwn(LIVE, `${entry} ${name}`)) return []
      return findUnfrozen(value, name).map((place) => `${entry}: ${place}`)
    })
    expect(found).toEqual([])
  })
})

test('what can be changed is found at every level', () => {
  const { freeze } = Object
  const loop: { self?: object } = {}
  loop.self = loop
  const fine = freeze({
    list: freeze([freeze({}), null, 'text']),
    run: () => 1,
    type: class {},
    loop: freeze(loop),
  })
  expect(findUnfrozen(fine, 'x')).toEqual([])
  const odd = freeze({
    list: freeze([[{}]]),
    map: freeze(new Map()),
    bytes: new Uint16Array(1),
    pattern: freeze(/a/),
    run: Object.assign(() => 1, { notes: [] }),
    [Symbol('hidden')]: {},
  })
  expect(findUnfrozen(odd, 'x')).toEqual([
    'x.list.0 is not frozen',
    'x.map is a Map',
    'x.bytes is a TypedArray',
    'x.pattern is a RegExp',
    'x.run.notes is not frozen',
    'x.Symbol(hidden) is not frozen',
  ])
})

test('entries are found, and nothing is left out that does not exist', async () => {
  const names = all.map(([entry]) => entry)
  expect(Object.keys(WITHOUT_TEST).filter((name) => !names.includes(name))).toEqual([])
  expect(entries.length).toBeGreaterThan(70)
  const files = new Map(entries)
  for (const place of Object.keys(LIVE)) {
    const [entry = '', name = ''] = place.split(' ')
    expect([...files.keys()]).toContain(entry)
    expect(await import(/* @vite-ignore */ files.get(entry)!), entry).toHaveProperty([name])
  }
})
