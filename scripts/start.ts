import { spawnSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readOptions } from './read-options.ts'
import { pnpmOf } from './toolchain.mjs'

const USAGE = `Usage: pnpm start

Does the main job on the example site, and says where its results are. For your own site:

  pnpm waymark sitemap <url-source.json> --out <folder>

Exit status: 0 done, 2 bad usage, 74 the results cannot be written.`

readOptions({ name: 'start', usage: USAGE, args: process.argv.slice(2) }, {})

/**
 * `pnpm start`: the main job on the example site. Ends with 0 although the example has faults, and
 * `waymark sitemap` says 1 for them.
 */
const root = join(import.meta.dirname, '..')
const program = join('packages', 'cli', 'src', 'waymark.ts')
const database = join('examples', 'site', 'url-source.json')
const config = join('examples', 'site', 'waymark.config.json')
const out = join('build', 'site')
const report = join('build', 'report.html')

// Results of an earlier run must not be taken for those of this one.
for (const path of [out, report]) rmSync(join(root, path), { recursive: true, force: true })

const { status, error } = spawnSync(
  process.execPath,
  [
    '--conditions=@waymark/source',
    program,
    'sitemap',
    database,
    ...['--config', config, '--out', out, '--report', report],
  ],
  { cwd: root, stdio: 'inherit' },
)

if (error !== undefined) throw error
// A program that cannot even be loaded ends with 1 too, and leaves no report.
if ((status === 0 || status === 1) && existsSync(join(root, report))) {
  const pnpm = pnpmOf(process.env['npm_execpath'])
  const shown = (path: string): string => relative(process.cwd(), join(root, path))
  console.log(`
The problems are in the example on purpose: on your own site the command would end with status 1.

  sitemap   ${shown(join(out, 'sitemap.xml'))}
  report    open ${shown(report)} in a browser; programs read ${shown(join('build', 'report.json'))}
  demo      see any URL parsed while you type: ${pnpm} demo
  help      ${pnpm} waymark --help`)
} else process.exitCode = status || 1
