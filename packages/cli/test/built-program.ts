import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleCommand } from '../scripts/bundle-command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const cache = fileURLToPath(new URL('../node_modules/.cache/waymark', import.meta.url))

/**
 * The program as one bundle of the sources as they are, which starts in a third of the time of the sources themselves. It is made
 * again when one of them has changed.
 */
export async function builtProgram(): Promise<string> {
  const folder = join(cache, digestOfSources())
  if (!existsSync(folder)) {
    const staging = `${folder}.${process.pid}`
    mkdirSync(staging, { recursive: true })
    const manifest = { type: 'module', imports: { '#bulk-worker': './bulk-worker.js' } }
    writeFileSync(join(staging, 'package.json'), JSON.stringify(manifest))
    await bundleCommand(staging, false)
    publish(staging, folder)
  }
  return join(folder, 'waymark.js')
}

/** Test files that run side by side may make the same: the first one wins. */
function publish(staging: string, folder: string): void {
  try {
    renameSync(staging, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(staging, { recursive: true })
  }
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  const patterns = [
    'packages/{*,i18n/*}/{src/**/*.{ts,json},package.json}',
    'packages/cli/scripts/*.ts',
  ]
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    const { mtimeMs, size } = statSync(join(root, path))
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}
