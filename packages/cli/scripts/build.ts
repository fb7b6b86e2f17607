/**
 * Builds the programs: `dist/waymark.js` and what it loads, and `dist/worker.cjs`, which is one file for hosts that have Node and
 * nothing else.
 *
 *     node scripts/build.ts
 */
import { chmodSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildFile } from 'esbuild'
import { licenceNotes, writeLicences } from '../../../scripts/licence-notes.ts'
import { bundleCommand, CONDITIONS } from './bundle-command.ts'
import { compileEarly, type Run } from './compile-early.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))
const root = join(folder, '../..')
const output = join(folder, 'dist')

/** What people wait for. */
const OFTEN: readonly Run[] = [
  { args: ['--help'] },
  { args: ['inspect', 'https://www.example.com/a?b=c#d'] },
  { args: ['normalize'], input: 'https://www.example.com/a?b=c#d\n' },
]

async function buildCommand(): Promise<void> {
  const modules = await bundleCommand(output, true)
  compileEarly(output, 'waymark.js', OFTEN)
  chmodSync(join(output, 'waymark.js'), 0o755)
  writeLicences(folder, licencesOf(modules))
}

/** The licences of the packages by others that are in the program. */
function licencesOf(modules: readonly string[]): string[] {
  const packages = modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(id) ?? [])
  return [...new Set(packages)].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
    const [licence] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: path })
    if (licence === undefined) throw new Error(`${path} has no licence`)
    return `${name} ${version}: ${license}\n\n${readFileSync(join(path, licence), 'utf8').trim()}`
  })
}

async function buildWorker(): Promise<void> {
  await buildFile({
    entryPoints: [join(folder, 'src/worker.ts')],
    outfile: join(output, 'worker.cjs'),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    minify: true,
    conditions: CONDITIONS,
    banner: { js: licenceNotes(root) },
  })
}

rmSync(output, { recursive: true, force: true })
mkdirSync(output)
await buildCommand()
await buildWorker()
