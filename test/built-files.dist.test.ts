import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBuiltCode } from './built-code.ts'
import { allowed, ECMA_VERSION, floorOf, HOST_GLOBALS, lackOf } from './floors/floors.ts'
import { isCore } from './layers.ts'
import { type Package, packages, readText, root } from './workspace.ts'

/**
 * All that the core may take from its host: the globals of ECMAScript 2022, without `globalThis`,
 * shared memory, and `Function` and `eval`, which content security policies forbid.
 */
const ECMASCRIPT = new Set([
  ...['undefined', 'NaN', 'Infinity', 'isNaN', 'isFinite', 'parseInt', 'parseFloat', 'arguments'],
  ...['encodeURI', 'encodeURIComponent', 'decodeURI', 'decodeURIComponent'],
  ...['Object', 'Boolean', 'Symbol', 'Number', 'BigInt', 'Math', 'Date', 'String'],
  ...['RegExp', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry'],
  ...['ArrayBuffer', 'DataView', 'JSON', 'Promise', 'Reflect', 'Proxy'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array'],
  ...['Uint32Array', 'Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['Error', 'TypeError', 'RangeError', 'SyntaxError', 'EvalError', 'ReferenceError'],
  ...['URIError', 'AggregateError'],
])

/** Methods whose answer depends on the engine's Unicode version, data or locale. */
const ENGINE_METHODS = [
  ...['normalize', 'localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase', 'toLocaleString'],
  ...['toLocaleDateString', 'toLocaleTimeString'],
]

/**
 * Packages whose standard asks for the engine's own identifiers: groups of a URL Pattern are named as
 * ECMAScript names its variables.
 */
const NAMES_AS_ECMASCRIPT = ['url-pattern']

/** Programs of Node. */
const PROGRAMS = ['cli', 'astro']

/** Packages that import a file which the user names, such as a configuration that is a program. */
const IMPORTS_FOR_USERS = ['cli']

/** Built files that have to do with the platform's classes: they set them, or give them where they are good. */
const SETS_GLOBALS =
  /^packages\/(?:url\/dist\/polyfill|react-native\/dist\/(?:index|ascii|web\/index))\.js$/

/** What `node:url` has other than a URL parser. */
const NODE_URL_HELPERS = ['fileURLToPath', 'pathToFileURL']

const COMPUTED_IMPORT = 'an import by computed name'

interface Place {
  /** Whether it belongs to the core and runs on every host. */
  readonly core: boolean
  readonly asksUnicodeData?: boolean
  /** Globals that it may use beside those of ECMAScript; `null` for all, as in Node. */
  readonly hostGlobals?: readonly string[] | null
}

/** Why this built file may not be where it is; empty when all is well. */
function objections(
  code: string,
  { core, asksUnicodeData = false, hostGlobals = core ? [] : null }: Place,
): string[] {
  const {
    globals,
    members,
    globalMembers,
    readsGlobalByComputedName,
    unicodeExpressions,
    imports,
  } = readBuiltCode(code)
  const found: string[] = []
  for (const name of ['URL', 'URLSearchParams']) {
    if (globals.has(name) || globalMembers.has(name)) found.push(`the platform's ${name}`)
  }
  if (readsGlobalByComputedName) found.push('a global by computed name')
  for (const specifier of ['node:url', 'url']) {
    for (const name of imports.get(specifier) ?? []) {
      if (!NODE_URL_HELPERS.includes(name)) found.push(`${name} of ${specifier}`)
    }
  }
  if (imports.has('(computed)')) found.push(COMPUTED_IMPORT)
  if (hostGlobals !== null) {
    for (const name of globals) {
      if (!ECMASCRIPT.has(name) && !hostGlobals.includes(name)) found.push(`the global ${name}`)
    }
  }
  if (core) {
    for (const name of ENGINE_METHODS) if (members.has(name)) found.push(`the method ${name}`)
    if (!asksUnicodeData) {
      for (const text of unicodeExpressions) found.push(`the engine's Unicode data in ${text}`)
    }
  }
  return [...new Set(found)]
}

/** The built-ins of a file that an engine of the package's floor lacks, with their lines. */
function lacksOf(name: string, code: string): string[] {
  const floor = floorOf(name)
  return readBuiltCode(code, ECMA_VERSION).builtIns.flatMap((use) => {
    const lack = lackOf(use, floor)
    if (lack === null) return []
    const allowance = allowed.find((entry) => entry.name === name && entry.lacked === lack.lacked)
    if (allowance !== undefined) {
      used.add(allowance)
      return []
    }
    return [`${use.line}: ${lack.lacked}: not in ${lack.engines.join(', ')}`]
  })
}

/** The allowances that some file needs. */
const used = new Set<unknown>()

/** Every file that importing this one loads from the same package. */
function filesLoadedBy({ folder }: Package, entry: string): ReadonlySet<string> {
  const loaded = new Set<string>()
  const queue = [posix.normalize(entry)]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (loaded.has(file)) continue
    loaded.add(file)
    for (const specifier of readBuiltCode(readText(posix.join(folder, file))).imports.keys()) {
      if (specifier.startsWith('.')) queue.push(posix.join(posix.dirname(file), specifier))
    }
  }
  return loaded
}

/** The `node:` modules that importing a file loads. */
function nodeModulesOf(item: Package, entry: string): string[] {
  return [...filesLoadedBy(item, entry)].flatMap((file) =>
    [...readBuiltCode(readText(posix.join(item.folder, file))).imports.keys()]
      .filter((specifier) => specifier.startsWith('node:'))
      .map((specifier) => `${specifier} in ${file}`),
  )
}

/** The files that run on every host: those that an entry without `/node` in its name loads. */
function filesForEveryHost(item: Package): ReadonlySet<string> {
  const files = Object.entries(item.manifest.exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || isForNode(subpath)
      ? []
      : Object.entries(target)
          .filter(([condition, file]) => condition !== '@waymark/source' && file.endsWith('.js'))
          .flatMap(([, file]) => [...filesLoadedBy(item, file)]),
  )
  return new Set(files.map((file) => `${item.folder}/${file}`))
}

function isForNode(subpath: string): boolean {
  return subpath.split('/').includes('node')
}

function builtFiles({ folder }: Package): string[] {
  const dist = join(root, folder, 'dist')
  if (!existsSync(dist)) return []
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/dist/${file}`)
}

describe.each(packages)('$folder', (item) => {
  test('is built', () => {
    expect(builtFiles(item)).not.toEqual([])
  })

  test('takes from its host only what it may', () => {
    const forEveryHost = filesForEveryHost(item)
    expect(item.name === 'cli' || forEveryHost.size > 0).toBe(true)
    const found = builtFiles(item).flatMap((file) => {
      const isForEveryHost = forEveryHost.has(file) && !PROGRAMS.includes(item.name)
      return objections(readText(file), {
        core: isCore(item.name) && isForEveryHost,
        asksUnicodeData: NAMES_AS_ECMASCRIPT.includes(item.name),
        hostGlobals: isForEveryHost ? (HOST_GLOBALS[item.name] ?? []) : null,
      })
        .filter((what) => what !== COMPUTED_IMPORT || !IMPORTS_FOR_USERS.includes(item.name))
        .filter((what) => !SETS_GLOBALS.test(file) || !/globalThis$|^the platform's/.test(what))
        .map((what) => `${file}: ${what}`)
    })
    expect(found).toEqual([])
  })

  if (!PROGRAMS.includes(item.name)) {
    test('uses nothing that the oldest engines lack', () => {
      const found = [...filesForEveryHost(item)].flatMap((file) =>
        lacksOf(item.name, readText(file)).map((what) => `${file}:${what}`),
      )
      expect(found).toEqual([])
    })

    test('needs Node only in entries with /node in their names', () => {
      const found = Object.entries(item.manifest.exports).flatMap(([subpath, target]) => {
        if (typeof target === 'string' || isForNode(subpath)) return []
        return nodeModulesOf(item, target['default']!)
      })
      expect(found).toEqual([])
    })
  }
})

test('every allowance for a lacking built-in is needed', () => {
  expect(allowed.filter((allowance) => !used.has(allowance))).toEqual([])
})

describe('the check itself', () => {
  test.each([
    ['list.at(-1)', 'Array.prototype.at: not in Hermes 0.12.0'],
    ['a?.b.at(-1)', 'Array.prototype.at: not in Hermes 0.12.0'],
    ['Array.prototype.at.call(list, 0)', 'Array.prototype.at: not in Hermes 0.12.0'],
    ['"x".at(0)', 'Array.prototype.at: not in Hermes 0.12.0'],
    [
      'f().findLast(g)',
      'Array.prototype.findLast: not in SpiderMonkey 102.15.1, V8 9.4.146.26-node.26',
    ],
    ['list.toSorted()', 'Array.prototype.toSorted: not in Hermes 0.12.0, SpiderMonkey 102.15.1'],
    ['text.isWellFormed()', 'String.prototype.isWellFormed: not in Hermes 0.12.0'],
    ['const { groupBy } = Object', 'Object.groupBy: not in Hermes 0.12.0'],
    ['Promise.withResolvers()', 'Promise.withResolvers: not in Hermes 0.12.0'],
    ['new WeakRef(x)', 'WeakRef: not in Hermes 0.12.0'],
    ['Symbol.asyncIterator', 'Symbol.asyncIterator: not in Hermes 0.12.0'],
    ['x[Symbol.asyncIterator]()', 'Symbol.asyncIterator: not in Hermes 0.12.0'],
    ['expression.hasIndices', 'RegExp.prototype.hasIndices: not in Hermes 0.12.0'],
    ['map.values().map(f)', 'Iterator.prototype.map: not in Hermes 0.12.0'],
    ['map.take(3)', 'Iterator.prototype.take: not in Hermes 0.12.0'],
    ['set.union(other)', 'Set.prototype.union: not in Hermes 0.12.0'],
    ['/(?<year>\\d)/', 'named groups: not in Hermes 0.12.0'],
    ['/\\p{L}/u', 'Unicode properties: not in Hermes 0.12.0'],
    ['new RegExp("\\\\p{L}", "u")', 'Unicode properties: not in Hermes 0.12.0'],
    ['new RegExp("a", "v")', 'flag v: not in Hermes 0.12.0, SpiderMonkey 102.15.1'],
    ['RegExp("(?i:a)")', 'modifiers: not in Hermes 0.12.0, SpiderMonkey 102.15.1'],
    ['RegExp("(?<a>b)|(?<a>c)")', 'the same name twice: not in Hermes 0.12.0'],
  ])('what the oldest engines lack: %s', (code, lack) => {
    expect(lacksOf('url', `\n${code}`).join('\n')).toContain(`2: ${lack}`)
  })

  test.each([
    'place.at = 3; place.at + 1',
    'class A { #at() {} f() { return this.#at() } }',
    'Object.entries(x).map(f); Object.keys(x).filter(g); list.values().next()',
    'list.map(f).filter(g); text.replaceAll("a", "b"); Object.hasOwn(x, "a")',
    '/(?<=a)b/; /[?<]\\p(?:a)/; /\\\\p{1}/u',
  ])('what they have: %s', (code) => {
    expect(lacksOf('url', code)).toEqual([])
  })

  test.each([
    '{ using file = open() }',
    '/a/v',
    '/(?i:a)/',
    '/(?<a>b)|(?<a>c)/',
    'import a from "a" with { type: "json" }',
  ])('syntax after ECMAScript 2022 is an error: %s', (code) => {
    expect(() => lacksOf('url', code)).toThrow(SyntaxError)
  })

  test.each([
    ['new URL("http://a")', "the platform's URL"],
    ['URL.canParse("x")', "the platform's URL"],
    ['const { URL: U } = globalThis; new U("x")', "the platform's URL"],
    ['export const f = () => typeof globalThis.URLSearchParams', "the platform's URLSearchParams"],
    ['new globalThis["URL"]("x")', "the platform's URL"],
    ['self[`URL`].parse("x")', "the platform's URL"],
    ['const k = "U"; globalThis[k + "RL"]', 'a global by computed name'],
    ['import { URL } from "node:url"; new URL("x")', 'URL of node:url'],
    ['import url from "node:url"; url.parse("x")', 'default of node:url'],
    ['export { URL } from "url"', '* of url'],
    ['const { parse } = await import("node:url")', '* of node:url'],
    ['import(String(name))', 'an import by computed name'],
    ['{ class URL {} } new URL("x")', "the platform's URL"],
  ])('no package may: %s', (code, objection) => {
    expect(objections(code, { core: false })).toContain(objection)
  })

  test.each([
    ['new TextEncoder()', 'the global TextEncoder'],
    ['typeof TextDecoder', 'the global TextDecoder'],
    ['Intl.Collator', 'the global Intl'],
    ['Buffer.from("x")', 'the global Buffer'],
    ['process.env.A', 'the global process'],
    ['globalThis.document', 'the global globalThis'],
    ['"a".normalize("NFC")', 'the method normalize'],
    ['const { normalize } = String.prototype', 'the method normalize'],
    ['String.prototype["normalize"].call("x")', 'the method normalize'],
    ['"a".localeCompare("b")', 'the method localeCompare'],
    ['setTimeout(() => {}, 1)', 'the global setTimeout'],
    ['new Function("return 1")', 'the global Function'],
    ['/[\\p{Lu}_]/u.test("A")', "the engine's Unicode data in /[\\p{Lu}_]/u"],
  ])('the core may not: %s', (code, objection) => {
    expect(objections(code, { core: true })).toContain(objection)
  })

  test.each([
    'import { URL } from "./chunk.js"; new URL("x")',
    'class URL {} class URLSearchParams {} export { URL, URLSearchParams }',
    'var URL = class _URL { static parse(x) { return new _URL(x) } }; URL.parse("x")',
    'export const text = "call new URL(x), process, TextEncoder and normalize()"',
    'function normalize(s) { return s } normalize("x")',
    'export const f = (process) => process.pointer',
    'const a = [1n, new Uint8Array(2), Symbol.iterator, new WeakMap()]; JSON.stringify(a)',
  ])('all may: %s', (code) => {
    expect(objections(code, { core: true })).toEqual([])
  })

  test('all but the core may: fileURLToPath, TextEncoder, timers', () => {
    const code =
      'import { fileURLToPath } from "node:url"; new TextEncoder(); setTimeout(fileURLToPath)'
    expect(objections(code, { core: false })).toEqual([])
  })
})
