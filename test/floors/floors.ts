import type { Lacks, LacksTable } from '../../conformance/engines/lacks.ts'
import type { BuiltInUse } from '../built-code.ts'
import { isCore } from '../layers.ts'
import { readText } from '../workspace.ts'

/** The oldest engines that an entry promises to run on. */
export interface Floor {
  readonly name: string
  /** Engines of `lacks.json`. */
  readonly engines: readonly string[]
}

/** Classes are compiled for Hermes 0.12, as React Native does it; built-ins are not. */
const hermes: Floor = { name: 'Hermes 0.12', engines: ['hermes', 'quickjs', 'spidermonkey', 'v8'] }

const es2022: Floor = { name: 'ECMAScript 2022', engines: ['quickjs', 'spidermonkey', 'v8'] }

/** The edition in whose syntax every built file is written. */
export const ECMA_VERSION = 2022

/** Packages on top of the core that run on Hermes 0.12, too. */
const ON_HERMES = ['compare', 'hreflang', 'i18n-validation', 'path-guard']

/** Written by `pnpm --filter @waymark/conformance lacks`, which asks the engines. */
const table = JSON.parse(readText('test/floors/lacks.json')) as LacksTable

export function floorOf(name: string): Floor {
  return isCore(name) || ON_HERMES.includes(name) ? hermes : es2022
}

/** What some packages take from their host beside what all of the core may take. */
export const HOST_GLOBALS: Readonly<Record<string, readonly string[]>> = {
  compare: ['TextDecoder', 'TextEncoder'],
  pages: ['TextDecoder'],
  sitemap: ['TextDecoder'],
  // Of the entry for web pages.
  site: ['DecompressionStream', 'TextDecoder'],
}

/** A use that no test can tell from a built-in's, and why it is right. */
export interface Allowed {
  /** The package. */
  readonly name: string
  /** As `lackOf` names it: `Array.prototype.at`. */
  readonly lacked: string
  readonly reason: string
}

export const allowed: readonly Allowed[] = [
  {
    name: 'site',
    lacked: 'Iterator.prototype.take',
    reason: 'a method of our own: of what reads a table, and of what collects the hunks of a diff',
  },
  {
    name: 'compare',
    lacked: 'Set.prototype.difference',
    reason: 'a member of our own: of methods that compare two URLs',
  },
  {
    name: 'hreflang',
    lacked: 'Iterator.prototype.toArray',
    reason: 'a method of our own: of the columns of a site',
  },
  {
    name: 'i18n-validation',
    lacked: 'Iterator.prototype.take',
    reason: 'a method of our own: of the reader of entries',
  },
  {
    name: 'sitemap',
    lacked: 'Iterator.prototype.take',
    reason: 'a method of our own: of writers and readers',
  },
]

/** The engines of the floor that lack what is used, and its name; `null` when all have it. */
export function lackOf(use: BuiltInUse, floor: Floor): Lack | null {
  const found = floor.engines.flatMap((name) => {
    const { version, ...lacks } = table.engines[name]!
    const lacked = lackedBy(lacks, use)
    return lacked === null ? [] : [{ lacked, version }]
  })
  if (found.length === 0) return null
  return { lacked: found[0]!.lacked, engines: found.map(({ version }) => version) }
}

interface Lack {
  readonly lacked: string
  readonly engines: readonly string[]
}

function lackedBy(lacks: Omit<Lacks, 'version'>, { kind, name }: BuiltInUse): string | null {
  const { builtIns, expressions } = lacks
  if (kind === 'expression') return expressions.includes(name) ? name : null
  if (kind === 'global' || kind === 'static') return builtIns.includes(name) ? name : null
  if (builtIns.includes('Iterator') && ITERATOR_METHODS.has(name)) {
    if (kind === 'iterator' || (kind === 'method' && !hasAnother(name, builtIns)))
      return `Iterator.prototype.${name}`
  }
  if (hasAnother(name, builtIns)) return null
  const member = builtIns.find((path) => path.endsWith(`.prototype.${name}`))
  // Of what is only read, methods are fields of our own.
  return member === undefined || (kind === 'field' && !GETTERS.has(name)) ? null : member
}

/** `Iterator.prototype`, which TypeScript's library of ECMAScript 2022 does not know. */
const ITERATOR: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()))

const ITERATOR_METHODS: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(ITERATOR))

/** Whether an engine that lacks these has a method of that name on some other prototype. */
function hasAnother(name: string, builtIns: readonly string[]): boolean {
  return PROTOTYPES.some(
    ([global, prototype]) =>
      Object.hasOwn(prototype, name) &&
      !builtIns.includes(global) &&
      !builtIns.includes(`${global}.prototype.${name}`),
  )
}

/** Of ECMAScript's globals, as this Node has them, by the name of the global. */
const PROTOTYPES: readonly (readonly [global: string, prototype: object])[] = [
  ...[Array, ArrayBuffer, BigInt, Boolean, DataView, Date, Error, Function, Map, Number, Object],
  ...[Promise, RegExp, Set, String, Symbol, WeakMap, WeakSet],
]
  .map((global): readonly [string, object] => [global.name, global.prototype])
  .concat([
    ['Iterator', ITERATOR],
    ['Uint8Array', Object.getPrototypeOf(Uint8Array.prototype)],
  ])

/** Names of members that are read, as `hasIndices` of expressions. */
const GETTERS: ReadonlySet<string> = new Set(
  PROTOTYPES.flatMap(([, prototype]) =>
    Object.entries(Object.getOwnPropertyDescriptors(prototype))
      .filter(([, { get }]) => get !== undefined)
      .map(([name]) => name),
  ),
)
