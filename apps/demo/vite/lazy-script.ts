import { createHash } from 'node:crypto'
import { build, defaultClientConditions, type Plugin } from 'vite'

const SUFFIX = '?script'
const PREFIX = '\0lazy-script:'

/**
 * Makes `import { load } from './page.ts?script'` a way to fetch a part of the page when it is needed.
 *
 * A dynamic import would need modules, which browsers refuse to a page that is opened from a disk. So the
 * build makes a classic script of the part, whole in itself, and `load` puts it into the page; the server
 * for development has the import.
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
      if (!source.endsWith(SUFFIX)) return null
      const found = await this.resolve(source.slice(0, -SUFFIX.length), importer)
      return found === null ? null : PREFIX + found.id
    },
    async load(id) {
      if (!id.startsWith(PREFIX)) return null
      const entry = id.slice(PREFIX.length)
      if (!isBuild) return `export const load = () => import(${JSON.stringify(entry)})`
      const part = entry.match(/([\w-]+)\/[\w-]+\.ts$/)?.[1] ?? 'part'
      const name = `waymark_${part.replaceAll('-', '_')}`
      const { code, modules } = await buildScript(entry, name)
      for (const module of modules) this.addWatchFile(module)
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
      const fileName = `assets/${part}-${hash}.js`
      this.emitFile({ type: 'asset', fileName, source: code })
      return loader(fileName, name)
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

function loader(fileName: string, name: string): string {
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
