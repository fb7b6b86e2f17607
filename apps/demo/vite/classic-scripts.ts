import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'

const WORKER = '?worker-script'
const PREFIX = '\0worker-script:'
const REGISTRY = fileURLToPath(new URL('./chunk-registry.ts', import.meta.url))

/** A script of the built page. */
interface Script {
  readonly file: string
  readonly code: string
}

/** All scripts of the page: those that it begins with, in order, and those that it loads later. */
interface Scripts {
  readonly first: readonly Script[]
  readonly later: readonly Script[]
}

/**
 * Builds the page's modules as classic scripts that share chunks, because browsers refuse modules to a page that is
 * opened from a disk.
 *
 * Each chunk is a function that chunk-registry.ts calls when it is needed; `import()` loads a chunk and what it needs
 * in parallel. `import { startWorker } from './worker.ts?worker-script'` starts workers, which such a page has no
 * script files for either: their script is put together from the text of the page's own chunks.
 *
 * @param entry - The module that the page's HTML names, from the root.
 * @param ahead - Modules that the entry always imports with `import()`, from the root: they are fetched with the page.
 */
export function classicScripts(entry: string, ahead: readonly string[] = []): Plugin {
  let config: ResolvedConfig
  let scripts: Scripts = { first: [], later: [] }
  return {
    name: 'classic-scripts',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      if (config.command !== 'build') return
      scripts = await buildScripts(config, entry, ahead)
      for (const { file, code } of [...scripts.first, ...scripts.later]) {
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: code })
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (config.command !== 'build') return html
        return {
          html: html.replace(`<script type="module" src="/${entry}"></script>`, ''),
          tags: scripts.first.map(({ file }) => ({
            tag: 'script',
            attrs: { defer: true, src: `./assets/${file}`, 'vite-ignore': true },
            injectTo: 'head',
          })),
        }
      },
    },
    ...workerImports(
      (id) => `
import Worker from ${JSON.stringify(`${id}?worker`)}
export const startWorker = async () => new Worker()
`,
    ),
  }
}

/** Resolves imports of workers to what `starter` writes for the module. */
function workerImports(
  starter: (id: string) => string,
): Required<Pick<Plugin, 'resolveId' | 'load'>> {
  return {
    async resolveId(source, importer) {
      if (!source.endsWith(WORKER)) return null
      const found = await this.resolve(source.slice(0, -WORKER.length), importer)
      return found === null ? null : PREFIX + found.id
    },
    load: (id) => (id.startsWith(PREFIX) ? starter(id.slice(PREFIX.length)) : null),
  }
}

async function buildScripts(
  config: ResolvedConfig,
  entry: string,
  ahead: readonly string[],
): Promise<Scripts> {
  const workers = new Set<string>()
  const options = {
    root: config.root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: config.resolve.conditions },
  } as const
  const shared = { target: config.build.target, write: false, copyPublicDir: false, minify: true }
  const registry = await build({
    ...options,
    build: { ...shared, lib: { entry: REGISTRY, name: 'registry', formats: ['iife'] } },
  })
  const made = await build({
    ...options,
    plugins: [
      {
        name: 'worker-imports',
        enforce: 'pre',
        ...workerImports((id) => {
          workers.add(id)
          return `export const startWorker = () => import(${JSON.stringify(id)})`
        }),
      },
    ],
    build: {
      ...shared,
      lib: { entry, formats: ['cjs'] },
      rolldownOptions: {
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: nameOfChunk },
        // A worker must not get chunks that draw the page.
        experimental: { chunkOptimization: false },
      },
    },
  })
  const chunks = new Map(chunksOf(made).map((chunk) => [chunk.fileName, chunk]))
  const wrapped = new Map(
    [...chunks.values()].map((chunk) => [chunk.fileName, wrap(chunk, chunks, workers)]),
  )
  const main = [...chunks.values()].find(({ isEntry }) => isEntry)!
  const early = [...chunks.values()].filter(({ facadeModuleId }) =>
    ahead.some((module) => facadeModuleId === join(config.root, module)),
  )
  const own = wrapped.get(main.fileName)!
  const needed = new Set([main, ...early].flatMap(({ fileName }) => closureOf(fileName, chunks)))
  needed.delete(main.fileName)
  const first = [
    hashed('registry', chunksOf(registry)[0]!.code),
    ...Array.from(needed, (file) => wrapped.get(file)!),
    { file: own.file, code: `${own.code}waymark.run(${JSON.stringify(own.file)});\n` },
  ]
  const names = new Set(first.map(({ file }) => file))
  return { first, later: [...wrapped.values()].filter(({ file }) => !names.has(file)) }
}

/** The views are all in files of the same name: their chunks have the names of their folders, too. */
function nameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const view = /([\w-]+)\/page\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return view === undefined ? '[name]-[hash].js' : `${view}-[name]-[hash].js`
}

type Made = Awaited<ReturnType<typeof build>>

function chunksOf(made: Made): Rolldown.OutputChunk[] {
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  return outputs.filter((output) => output.type === 'chunk')
}

function hashed(name: string, code: string): Script {
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  return { file: `${name}-${hash}.js`, code }
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A chunk in the CommonJS format as a function, and its dynamic imports as calls of the registry. */
function wrap(
  { fileName: file, code, imports, dynamicImports }: Rolldown.OutputChunk,
  chunks: Chunks,
  workers: ReadonlySet<string>,
): Script {
  let body = code
  for (const imported of dynamicImports) {
    const isWorker = workers.has(chunks.get(imported)?.facadeModuleId ?? '')
    const call = isWorker ? 'startWorker' : 'load'
    const written = `Promise.resolve().then(()=>require("./${imported}"))`
    if (!body.includes(written)) throw new Error(`${file} imports ${imported} in an unknown way`)
    body = body.replaceAll(
      written,
      () => `waymark.${call}(${JSON.stringify(closureOf(imported, chunks))})`,
    )
  }
  for (const imported of imports) {
    body = body.replaceAll(`require("./${imported}")`, () => `require("${imported}")`)
  }
  const name = JSON.stringify(file)
  return {
    file,
    code: `waymark.define(${name},function(exports,require){"use strict";${body}});\n`,
  }
}

/** A chunk, and then all that it needs. */
function closureOf(file: string, chunks: Chunks): string[] {
  const found = new Set([file])
  for (const name of found) for (const needed of chunks.get(name)?.imports ?? []) found.add(needed)
  return [...found]
}
