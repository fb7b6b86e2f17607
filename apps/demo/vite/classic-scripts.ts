import { fileURLToPath } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { buildScript, chunksOf } from './build-script.ts'
import { type PageModules, type Script, type Scripts, writeScripts } from './script-files.ts'

const WORKER = '?worker-script'
const PREFIX = '\0worker-script:'
const REGISTRY = fileURLToPath(new URL('./chunk-registry.ts', import.meta.url))

/**
 * Builds the page's modules as classic scripts that share chunks, because browsers refuse modules to a page that is
 * opened from a disk.
 *
 * Each chunk is a function that chunk-registry.ts calls when it is needed; `import()` loads a chunk and what it needs
 * in parallel. `import { startWorker } from './worker.ts?worker-script'` starts workers, which such a page has no
 * script files for either: their script is put together from the text of the page's own chunks.
 *
 * @param plugins - Those that see the modules of the page.
 */
export function classicScripts(modules: PageModules, plugins: readonly Plugin[] = []): Plugin {
  let config: ResolvedConfig
  let first: Script
  return {
    name: 'classic-scripts',
    enforce: 'pre',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      if (config.command !== 'build') return
      const scripts = await buildScripts(config, modules, plugins)
      first = scripts.first
      for (const { file, code } of [first, ...scripts.later]) {
        this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: code })
      }
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        if (config.command !== 'build') return html
        return {
          html: html.replace(`<script type="module" src="/${modules.entry}"></script>`, ''),
          tags: [
            {
              tag: 'script',
              attrs: { defer: true, src: `./assets/${first.file}`, 'vite-ignore': true },
              injectTo: 'head',
            },
          ],
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
    resolveId: {
      filter: { id: /\?worker-script$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source.slice(0, -WORKER.length), importer)
        return resolved === null ? null : PREFIX + resolved.id
      },
    },
    load: {
      filter: { id: /^\0worker-script:/ },
      handler: (id) => starter(id.slice(PREFIX.length)),
    },
  }
}

async function buildScripts(
  config: ResolvedConfig,
  modules: PageModules,
  own: readonly Plugin[],
): Promise<Scripts> {
  const { root } = config
  const workers = new Set<string>()
  const registry = await buildScript(config, REGISTRY)
  const made = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: config.resolve.conditions },
    plugins: [
      ...own,
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
      target: config.build.target,
      write: false,
      copyPublicDir: false,
      minify: true,
      lib: { entry: modules.entry, formats: ['cjs'] },
      rolldownOptions: {
        ...config.build.rolldownOptions,
        output: { entryFileNames: '[name]-[hash].js', chunkFileNames: nameOfChunk },
        // A worker must not get chunks that draw the page.
        experimental: { chunkOptimization: false },
      },
    },
  })
  const chunks = new Map(chunksOf(made).map((chunk) => [chunk.fileName, chunk]))
  return writeScripts(chunks, { ...modules, root }, { workers, registry })
}

/** Views and workers are in files of the same names: their chunks have the names of their folders, too. */
function nameOfChunk({ facadeModuleId }: Rolldown.PreRenderedChunk): string {
  const folder = /([\w-]+)\/(?:page|worker)\.ts$/.exec(facadeModuleId ?? '')?.[1]
  return folder === undefined ? '[name]-[hash].js' : `${folder}-[name]-[hash].js`
}
