import { existsSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readBuiltCode } from './built-code.ts'
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

/** Packages that import a file which the user names, such as a configuration that is a program. */
const IMPORTS_FOR_USERS = ['cli']

/** Built files that have to do with the platform's classes: they set them, or give them where they are good. */
const SETS_GLOBALS =
  /^packages\/(?:url\/dist\/polyfill|react-native\/dist\/(?:index|ascii|web\/index))\.js$/

/** What `node:url` has other than a URL parser. */
const NODE_URL_HELPERS = ['fileURLToPath', 'pathToFileURL']

const COMPUTED_IMPORT = 'an import by computed name'

/** Why this built file may not be in this package; empty when all is well. */
function objections(code: string, core: boolean, asksUnicodeData = false): string[] {
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
  if (core) {
    for (const name of globals) if (!ECMASCRIPT.has(name)) found.push(`the global ${name}`)
    for (const name of ENGINE_METHODS) if (members.has(name)) found.push(`the method ${name}`)
    if (!asksUnicodeData) {
      for (const text of unicodeExpressions) found.push(`the engine's Unicode data in ${text}`)
    }
  }
  return [...new Set(found)]
}

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
      const isOfCore = isCore(item.name) && forEveryHost.has(file)
      return objections(readText(file), isOfCore, NAMES_AS_ECMASCRIPT.includes(item.name))
        .filter((what) => what !== COMPUTED_IMPORT || !IMPORTS_FOR_USERS.includes(item.name))
        .filter((what) => !SETS_GLOBALS.test(file) || !/globalThis$|^the platform's/.test(what))
        .map((what) => `${file}: ${what}`)
    })
    expect(found).toEqual([])
  })

  if (item.name !== 'cli') {
    test('needs Node only in entries with /node in their names', () => {
      const found = Object.entries(item.manifest.exports).flatMap(([subpath, target]) => {
        if (typeof target === 'string' || isForNode(subpath)) return []
        return nodeModulesOf(item, target['default']!)
      })
      expect(found).toEqual([])
    })
  }
})

describe('the check itself', () => {
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
    expect(objections(code, false)).toContain(objection)
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
    expect(objections(code, true)).toContain(objection)
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
    expect(objections(code, true)).toEqual([])
  })

  test('all but the core may: fileURLToPath, TextEncoder, timers', () => {
    const code =
      'import { fileURLToPath } from "node:url"; new TextEncoder(); setTimeout(fileURLToPath)'
    expect(objections(code, false)).toEqual([])
  })
})
