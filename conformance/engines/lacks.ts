import { readFileSync } from 'node:fs'
import { quickjs } from './embedded.ts'
import type { Engine } from './engine.ts'
import { deno, hermes } from './programs.ts'

/** The table, which `pnpm --filter @waymark/conformance lacks` writes. */
export const LACKS_FILE: URL = new URL('../../test/floors/lacks.json', import.meta.url)

/** What an engine lacks of what the reference has. */
export interface Lacks {
  readonly version: string
  /** Globals, and members as `Array.prototype.at`. Those of a missing global are not listed. */
  readonly builtIns: readonly string[]
  /** Keys of `EXPRESSIONS`. */
  readonly expressions: readonly string[]
}

/** The content of `LACKS_FILE`. */
export interface LacksTable {
  /** The engine whose built-ins are looked for in the others. */
  readonly reference: string
  readonly engines: Readonly<Record<string, Lacks>>
}

/** Kinds of regular expression that not all engines know: source and flags of an example. */
export const EXPRESSIONS: Readonly<Record<string, readonly [source: string, flags: string]>> = {
  'flag d': ['a', 'd'],
  'flag s': ['a', 's'],
  'flag u': ['a', 'u'],
  'flag v': ['a', 'v'],
  'flag y': ['a', 'y'],
  lookbehind: ['(?<=a)b', ''],
  modifiers: ['(?i:a)', ''],
  'named groups': ['(?<a>b)', ''],
  'the same name twice': ['(?<a>b)|(?<a>c)', ''],
  'Unicode properties': ['\\p{L}', 'u'],
}

/**
 * ECMAScript's globals, those of the last editions included. `Uint8Array` is for all typed arrays.
 */
const ROOTS = [
  ...[
    'Object',
    'Function',
    'Boolean',
    'Symbol',
    'Number',
    'BigInt',
    'Math',
    'Date',
    'String',
    'RegExp',
  ],
  ...[
    'Array',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'FinalizationRegistry',
    'ArrayBuffer',
  ],
  ...[
    'SharedArrayBuffer',
    'Atomics',
    'DataView',
    'JSON',
    'Promise',
    'Reflect',
    'Proxy',
    'Uint8Array',
  ],
  ...['Error', 'AggregateError', 'SuppressedError', 'DisposableStack', 'AsyncDisposableStack'],
  ...['Iterator', 'Temporal', 'Intl', 'Float16Array', 'BigInt64Array', 'globalThis'],
]

/** In the plainest JavaScript, because it runs in every engine as it is. */
const SCRIPT = `var waymark = {
  nameOf: function (key) {
    if (typeof key === 'string') return key
    return '[' + String(key).slice(7, -1) + ']'
  },
  list: function (roots) {
    var found = []
    function add(path, value) {
      Reflect.ownKeys(value).forEach(function (key) {
        var name = waymark.nameOf(key)
        if (/^(length|name|prototype|caller|arguments|constructor)$|[$]|^__/.test(name)) return
        found.push(path + (name[0] === '[' ? name : '.' + name))
      })
    }
    JSON.parse(roots).forEach(function (root) {
      var value = globalThis[root]
      if (value === undefined) return
      found.push(root)
      if (root === 'globalThis') return
      add(root, value)
      if (root === 'Uint8Array') add(root, Object.getPrototypeOf(value))
      if (typeof value !== 'function' || !value.prototype) return
      add(root + '.prototype', value.prototype)
      if (root === 'Uint8Array') add(root + '.prototype', Object.getPrototypeOf(value.prototype))
    })
    return JSON.stringify(found)
  },
  lacking: function (question) {
    var asked = JSON.parse(question)
    return JSON.stringify({
      builtIns: asked.paths.filter(function (path) {
        var value = globalThis
        var steps = path.match(/\\[Symbol\\.\\w+\\]|\\w+/g)
        for (var i = 0; i < steps.length; i++) {
          var key = steps[i][0] === '[' ? Symbol[steps[i].slice(8, -1)] : steps[i]
          // Only the last step may be missing, or the first, which is then in the list itself.
          if (key === undefined || !(key in Object(value))) return i === 0 || i === steps.length - 1
          // A getter of a prototype throws: it has no object to read.
          if (i < steps.length - 1) value = value[key]
          if (value === undefined) return false
        }
        return false
      }),
      expressions: Object.keys(asked.expressions).filter(function (name) {
        try {
          new RegExp(asked.expressions[name][0], asked.expressions[name][1])
          return false
        } catch (error) {
          return true
        }
      }),
    })
  },
}`

/** The built-ins of an engine, as `Array.prototype.at`. */
export async function listBuiltIns(engine: Pick<Engine, 'run'>): Promise<readonly string[]> {
  const paths = JSON.parse(await engine.run(SCRIPT, `waymark.list(${literal(ROOTS)})`)) as string[]
  return [...new Set(paths)].sort()
}

/** The engines whose versions npm pins, so that what they lack is always the same. */
const PINNED: readonly Engine[] = [hermes, quickjs]

/**
 * Asks the pinned engines again what they lack.
 *
 * @returns The names of those of which the table says something else; empty without the reference.
 */
export async function outdatedLacks(): Promise<readonly string[]> {
  if ((await deno.version()) === null) return []
  const table = JSON.parse(readFileSync(LACKS_FILE, 'utf8')) as LacksTable
  const builtIns = await listBuiltIns(deno)
  const outdated: string[] = []
  for (const engine of PINNED) {
    const version = await engine.version()
    if (version === null) continue
    const lacks: Lacks = { version, ...(await findLacks(engine, builtIns)) }
    if (JSON.stringify(lacks) !== JSON.stringify(table.engines[engine.name])) {
      outdated.push(engine.name)
    }
  }
  return outdated
}

/** Which of these built-ins an engine lacks, and which kinds of expression. */
export async function findLacks(
  engine: Pick<Engine, 'run'>,
  builtIns: readonly string[],
): Promise<Omit<Lacks, 'version'>> {
  const question = literal({ paths: builtIns, expressions: EXPRESSIONS })
  const { builtIns: missing, expressions } = JSON.parse(
    await engine.run(SCRIPT, `waymark.lacking(${question})`),
  ) as Omit<Lacks, 'version'>
  const globals = new Set(missing.filter((path) => !/[.[]/.test(path)))
  return {
    builtIns: missing.filter((path) => globals.has(path) || !globals.has(path.split(/[.[]/)[0]!)),
    expressions,
  }
}

function literal(value: unknown): string {
  return JSON.stringify(JSON.stringify(value))
}
