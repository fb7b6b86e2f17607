import { createHash } from 'node:crypto'
import { build, defaultClientConditions, type Plugin } from 'vite'

const PREFIX = '\0lazy-script:'
/** What an import may ask for, each with how the build and the server for development give it. */
const KINDS = {
  '?script': { inBuild: scriptLoader, inServer: scriptImport },
  '?worker-script': { inBuild: workerStarter, inServer: workerImport },
} as const

/**
 * Makes `import { load } from './page.ts?script'` a way to fetch a part of the page when it is needed.
 *
 * A dynamic import would need modules, which browsers refuse to a page that is opened from a disk. So the
 * build makes a classic script of the part, whole in itself, and `load` puts it into the page; the server
 * for development has the import.
 *
 * In the same way, `import { startWorker } from './worker.ts?worker-script'` starts workers. Browsers also
 * refuse workers to such a page, so the script in the page holds the worker's script as a string.
 */
export function lazyScript(): Plugin {
  let isBuild = false
  return {
    name: 'lazy-script',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    async resolveId(source, importer) {
      const kind = Object.keys(KINDS).find((suffix) => source.endsWith(suffix))
      if (kind === undefined) return null
      const found = await this.resolve(source.slice(0, -kind.length), importer)
      return found === null ? null : PREFIX + found.id + kind
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const kind = id.endsWith('?script') ? '?script' : '?worker-script'
      const entry = id.slice(PREFIX.length, -kind.length)
      const { inBuild, inServer } = KINDS[kind]
      if (!isBuild) return inServer(entry)
      const part = entry.match(/([\w-]+)\/[\w-]+\.ts$/)?.[1] ?? 'part'
      const name = `waymark_${part.replaceAll('-', '_')}`
      const { code: script, modules } = await buildScript(entry, name)
      for (const module of modules) this.addWatchFile(module)
      const code = kind === '?script' ? script : `globalThis.${name} = ${JSON.stringify(script)}\n`
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/${part}-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      return inBuild(fileName, name)
    },
  }
}

async function buildScript(
  entry: string,
  name: string,
): Promise<{ code: string; modules: readonly string[] }> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['@waymark/source', ...defaultClientConditions] },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      lib: { entry, name, formats: ['iife'], fileName: name },
      minify: true,
    },
  })
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const chunk = outputs.find((output) => output.type === 'chunk')
  if (chunk === undefined) throw new Error(`Nothing came of ${entry}`)
  return { code: chunk.code, modules: chunk.moduleIds.filter((id) => !id.startsWith('\0')) }
}

function scriptImport(entry: string): string {
  return `export const load = () => import(${JSON.stringify(entry)})`
}

function workerImport(entry: string): string {
  return `
import Worker from ${JSON.stringify(`${entry}?worker`)}
export const startWorker = async () => new Worker()
`
}

function workerStarter(fileName: string, name: string): string {
  return `${scriptLoader(fileName, name)}
let loading = null
export async function startWorker() {
  loading ??= load().catch((error) => {
    loading = null
    throw error
  })
  const source = await loading
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  try {
    return new Worker(address)
  } finally {
    URL.revokeObjectURL(address)
  }
}
`
}

function scriptLoader(fileName: string, name: string): string {
  return `
export function load() {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = ${JSON.stringify(`./${fileName}`)}
    script.addEventListener('load', () => resolve(globalThis[${JSON.stringify(name)}]))
    script.addEventListener('error', () => reject(new Error('A script did not load')))
    document.head.append(script)
  })
}
`
}
