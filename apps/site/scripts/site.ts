import { fileURLToPath } from 'node:url'
import { readOptions } from '../../../scripts/read-options.ts'
import { serveSite } from './serve.ts'

const USAGE = `Usage: pnpm site [--serve]

Builds the documentation site in apps/site/dist, with the demo under /play/: two to three minutes on two cores.

  --serve   serves the site, and builds it only if it was never built

Exit status: 0 done, 1 the site cannot be built, 2 bad usage.`

const { serve } = readOptions(
  { name: 'site', usage: USAGE, args: process.argv.slice(2) },
  { serve: { type: 'boolean' } },
)

async function build(): Promise<void> {
  console.log('Building the documentation site takes two to three minutes on two cores.')
  // VitePress is large, and serving does not need it.
  const { buildSite } = await import('./build.ts')
  await buildSite()
}

if (serve) await serveSite(fileURLToPath(new URL('../dist', import.meta.url)), build)
else await build()
