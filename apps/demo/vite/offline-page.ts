import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, ResolvedConfig } from 'vite'
import { buildScript } from './build-script.ts'

const REGISTER = fileURLToPath(new URL('./offline/register.ts', import.meta.url))
const SERVICE_WORKER = fileURLToPath(new URL('./offline/service-worker.ts', import.meta.url))

/** Keeps the built page in the browser, so that it works without a network after one visit. */
export function offlinePage(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'offline-page',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved
    },
    async buildStart() {
      const source = await buildScript(config, REGISTER)
      this.emitFile({ type: 'asset', fileName: 'assets/offline.js', source })
    },
    transformIndexHtml: () => [
      {
        tag: 'script',
        attrs: { defer: true, src: './assets/offline.js', 'vite-ignore': true },
        injectTo: 'head',
      },
    ],
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const hash = createHash('sha256')
        for (const [name, file] of Object.entries(bundle)) {
          hash.update(name).update(file.type === 'asset' ? file.source : file.code)
        }
        const source = await buildScript(config, SERVICE_WORKER, {
          FILES: JSON.stringify(Object.keys(bundle).map((name) => `./${name}`)),
          VERSION: JSON.stringify(hash.digest('base64url').slice(0, 8)),
        })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}
