import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Rolldown } from 'vite'

/** A script of the built page. */
export interface Script {
  readonly file: string
  readonly code: string
}

/** The script that the page begins with, and those that it fetches later. */
export interface Scripts {
  readonly first: Script
  readonly later: readonly Script[]
}

/** The modules that every visitor needs, from the root. */
export interface PageModules {
  /** The module that the page's HTML names. */
  readonly entry: string
  /** What the entry always imports with `import()`: it is in the same file. */
  readonly ahead: readonly string[]
  /** What is always imported after that: it is in one file with all that it needs. */
  readonly next: readonly string[]
}

/** The chunks of a build, by their names. */
export type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** The chunks of a file, all of which are fetched together. */
interface Group {
  readonly file: string
  readonly chunks: readonly string[]
}

/**
 * Writes chunks into files. What every visitor needs is in two files, because a compressed file is smaller than its
 * pieces would be; every other chunk has a file of its own.
 *
 * @param chunks - In the CommonJS format.
 * @param workers - The modules that are the scripts of workers.
 * @param registry - The script of chunk-registry.ts.
 */
export function writeScripts(
  chunks: Chunks,
  modules: PageModules & { readonly root: string },
  { workers, registry }: { readonly workers: ReadonlySet<string>; readonly registry: string },
): Scripts {
  const main = [...chunks.values()].find(({ isEntry }) => isEntry)!.fileName
  const chunkOf = (module: string) => {
    const id = join(modules.root, module)
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === id)
    if (chunk === undefined) throw new Error(`${module} has no chunk`)
    return chunk.fileName
  }
  const closureOf = (names: readonly string[]) => closure(names, chunks)
  const firstChunks = closureOf([main, ...modules.ahead.map(chunkOf)])
  const nextChunks = closureOf(modules.next.map(chunkOf)).filter(
    (name) => !firstChunks.includes(name),
  )
  const first = group('first', firstChunks)
  const next = group('next', nextChunks)
  const fileOf = new Map([first, next].flatMap(({ file, chunks }) => chunks.map((c) => [c, file])))
  const filesOf = (names: readonly string[]) => {
    const files = new Set(names.map((name) => fileOf.get(name) ?? name))
    // It is there before anything is fetched.
    files.delete(first.file)
    return [...files]
  }

  /** The call of the registry for an `import()` of a chunk. */
  function callFor(name: string): string {
    const needed = closureOf([name])
    const isWorker = workers.has(chunks.get(name)?.facadeModuleId ?? '')
    const files = JSON.stringify(filesOf(needed))
    return isWorker
      ? `waymark.startWorker(${JSON.stringify(needed)},${files})`
      : `waymark.load(${JSON.stringify(name)},${files})`
  }

  const write = (names: readonly string[]) =>
    names.map((name) => define(chunks.get(name)!, callFor)).join('')
  const others = [...chunks.keys()].filter((name) => !fileOf.has(name))
  return {
    first: {
      file: first.file,
      code: `${registry}${write(firstChunks)}waymark.run(${JSON.stringify(main)});\n`,
    },
    later: [next, ...others.map((name) => ({ file: name, chunks: [name] }))].map((each) => ({
      file: each.file,
      code: write(each.chunks),
    })),
  }
}

/** The names of chunks have hashes of their contents. */
function group(name: string, chunks: readonly string[]): Group {
  const hash = createHash('sha256').update(chunks.join('\n')).digest('base64url').slice(0, 8)
  return { file: `${name}-${hash}.js`, chunks }
}

/** How an export is written. */
const GETTER =
  /Object\.defineProperty\(exports,(["'`]\w+["'`]),\{enumerable:!0,get:function\(\)\{return ([\w$]+)\}\}\)/g

/** A chunk in the CommonJS format as a function, and its dynamic imports as calls of the registry. */
function define(
  { fileName, code, imports, dynamicImports }: Rolldown.OutputChunk,
  callFor: (name: string) => string,
): string {
  let body = code
  for (const imported of dynamicImports) {
    const written = `Promise.resolve().then(()=>require("./${imported}"))`
    if (!body.includes(written)) {
      throw new Error(`${fileName} imports ${imported} in an unknown way`)
    }
    body = body.replaceAll(written, () => callFor(imported))
  }
  for (const imported of imports) {
    body = body.replaceAll(`require("./${imported}")`, () => `require("${imported}")`)
  }
  // There are hundreds.
  body = body.replaceAll(GETTER, (_, name: string, value: string) => `give(${name},()=>${value})`)
  return `waymark.define(${JSON.stringify(fileName)},function(exports,require,give){"use strict";${body}});\n`
}

/** Chunks, and then all that they need. */
function closure(names: readonly string[], chunks: Chunks): string[] {
  const all = new Set(names)
  for (const name of all) for (const needed of chunks.get(name)?.imports ?? []) all.add(needed)
  return [...all]
}
