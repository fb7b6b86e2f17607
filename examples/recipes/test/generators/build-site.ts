import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeWaymark } from '../waymark-command.ts'

const RECIPES = fileURLToPath(new URL('../../generators/', import.meta.url))
const INTEGRATION = new URL('../../../../integrations/astro/src/integration.ts', import.meta.url)
const PROGRAM = fileURLToPath(new URL('../../../../packages/cli/src/waymark.ts', import.meta.url))

/** The exact packages of each generator. */
const versions: Readonly<
  Record<string, { readonly dependencies: object; readonly overrides?: object }>
> = JSON.parse(readFileSync(join(RECIPES, 'versions.json'), 'utf8'))

/** What stays installed from one run to the next. */
const KEPT = ['node_modules', 'package-lock.json']

let answers: boolean | null = null

/** Whether npm can install packages. */
export function hasRegistry(): boolean {
  answers ??= spawnSync('npm', ['ping'], { timeout: 60_000, stdio: 'ignore' }).status === 0
  return answers
}

/** Puts the example of a generator into a folder of its own, with the packages that it needs. */
export function installSite(name: string): string {
  const { dependencies = {}, overrides = {} } = versions[name] ?? {}
  const key = createHash('sha256')
    .update(JSON.stringify([dependencies, overrides]))
    .digest('hex')
  const folder = join(tmpdir(), 'waymark-generators', `${name}-${key.slice(0, 8)}`)
  mkdirSync(folder, { recursive: true })
  for (const entry of readdirSync(folder)) {
    if (!KEPT.includes(entry)) rmSync(join(folder, entry), { recursive: true })
  }
  cpSync(join(RECIPES, name), folder, { recursive: true })
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ ...manifest, dependencies, overrides }, null, 2),
  )
  if (!existsSync(join(folder, 'node_modules/.package-lock.json'))) {
    const run = npm(folder, ['install', '--no-audit', '--no-fund', '--ignore-scripts'])
    if (run.status !== 0) throw new Error(`npm cannot install ${name}: ${run.stderr}`)
  }
  writeIntegration(folder)
  return folder
}

/** Runs `npm run build`, with `waymark` as a command and `@waymark/astro` as a package. */
export function build(folder: string): SpawnSyncReturns<string> {
  return npm(folder, ['run', '--silent', 'build'])
}

function npm(folder: string, args: readonly string[]): SpawnSyncReturns<string> {
  const bin = join(folder, 'bin')
  writeWaymark(bin)
  // What vitest sets is not for the builds.
  const { NODE_ENV: _, VITEST: __, FORCE_COLOR: ___, ...env } = process.env
  return spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    env: {
      ...env,
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NUXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
      NODE_OPTIONS: '--conditions=@waymark/source',
      PATH: [bin, process.env['PATH']].join(delimiter),
    },
  })
}

/** The integration as a package, which starts the program of this repository. */
function writeIntegration(folder: string): void {
  const path = join(folder, 'node_modules/@waymark/astro')
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, 'package.json'), '{ "type": "module", "exports": "./index.js" }')
  const program = JSON.stringify(['--conditions=@waymark/source', '--no-warnings', PROGRAM])
  writeFileSync(
    join(path, 'index.js'),
    `import { createIntegration } from ${JSON.stringify(INTEGRATION.href)}
export default (options = {}) => createIntegration(options, () => ${program})
`,
  )
}
