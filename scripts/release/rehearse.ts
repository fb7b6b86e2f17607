import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { arch, availableParallelism, platform, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readOptions } from '../read-options.ts'
import type { Cell } from './cell.ts'
import { consumerCells } from './cells/index.ts'
import { readmeCells } from './cells/readmes.ts'
import { chooseCells, groupName } from './choose-cells.ts'
import { entriesOf } from './entries.ts'
import { CommandError, endAll } from './processes.ts'
import { type Digests, digestList, parseDigestList } from './publish/digests.ts'
import { rehearse } from './rehearsal.ts'
import { hasFailed, type Occasion, rehearsalLog } from './rehearsal-log.ts'
import { digestsOf } from './tarballs.ts'
import { publicPackages } from './workspace-copy.ts'

const USAGE = `Usage: pnpm release:rehearse [--short | --only CELLS] [--compare FILE] [--out FOLDER]

Does what a release does, but for the registry: versions and builds a copy of the checkout, packs every package twice,
publishes to a registry on the loopback, and installs from there as consumers do, with package managers, runtimes,
TypeScript, bundlers and test runners from npm. Nothing is published and the checkout stays as it is.

  --short         what CI runs: built files of the checkout; the cells that need no other tools
  --only CELLS    these cells or groups, with built files of the checkout; commas between names, * for any part
  --list          print the names of the cells
  --compare FILE  also compare the digests with this list, from another machine
  --out FOLDER    write rehearsal.md, digests.txt, sbom.cdx.json and tarballs/ there (default: build/release)

The log goes to standard output, the progress to standard error.
Exit status: 0 all is well, 1 something failed, 2 bad usage.`

const root = fileURLToPath(new URL('../..', import.meta.url))
const args = process.argv.slice(2)
const options = readOptions(
  { name: 'release:rehearse', usage: USAGE, args },
  {
    short: { type: 'boolean', default: false },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
    compare: { type: 'string' },
    out: { type: 'string' },
  },
)
const everyCell = [
  ...consumerCells(entriesOf(publicPackages(root).map(({ manifest }) => manifest))),
  ...readmeCells(root),
]

if (options.list) listCells()
else await main()

function listCells(): void {
  for (const { name, group } of everyCell) console.log(`${name.padEnd(32)} ${groupName(group)}`)
}

async function main(): Promise<void> {
  const { short, only, compare, out = join(root, 'build/release') } = options
  if (short && only !== undefined) refuse('--short and --only exclude each other')
  const cells = short ? everyCell.filter(({ isShort }) => isShort) : named(only)
  const others = compare === undefined ? null : readDigests(compare)
  const folder = mkdtempSync(join(tmpdir(), 'waymark-release-'))
  const clean = (): void => {
    endAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      clean()
      process.kill(process.pid, signal)
    })
  }
  const isWhole = !short && only === undefined
  const begin = performance.now()
  const tell = (line: string): void => {
    const seconds = ((performance.now() - begin) / 1000).toFixed(0)
    process.stderr.write(`${seconds.padStart(4)} s  ${line}\n`)
  }
  try {
    const rehearsal = await rehearse({
      from: root,
      folder,
      isBuilt: isWhole,
      isDryRun: isWhole,
      isMeasured: isWhole,
      cells,
      others,
      tell,
    })
    const log = rehearsalLog(rehearsal, occasion())
    mkdirSync(resolve(out), { recursive: true })
    writeFileSync(join(out, 'rehearsal.md'), `${log}\n`)
    writeFileSync(join(out, 'digests.txt'), digestList(digestsOf(rehearsal.tarballs)))
    rmSync(join(out, 'tarballs'), { recursive: true, force: true })
    for (const { file, path } of rehearsal.tarballs) cpSync(path, join(out, 'tarballs', file))
    writeFileSync(join(out, 'sbom.cdx.json'), `${JSON.stringify(rehearsal.sbom, null, 2)}\n`)
    console.log(log)
    tell(`Written to ${out}: rehearsal.md, digests.txt, sbom.cdx.json, tarballs/`)
    tell(hasFailed(rehearsal) ? 'The rehearsal failed.' : 'The rehearsal passed.')
    process.exitCode = hasFailed(rehearsal) ? 1 : 0
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(`${error.log.trimEnd()}\nrelease:rehearse: ${error.message}`)
    process.exitCode = 1
  } finally {
    clean()
  }
}

function named(only: string | undefined): readonly Cell[] {
  if (only === undefined) return everyCell
  const chosen = chooseCells(everyCell, only)
  if ('cells' in chosen) return chosen.cells
  refuse(`--only: no cell and no group is called ${chosen.unknown}; --list prints their names`)
}

function readDigests(path: string): Digests {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : refuse(`--compare: no file ${path}`)
  const digests = parseDigestList(text)
  return digests ?? refuse(`--compare: ${path} is not a list as sha256sum writes it`)
}

function refuse(message: string): never {
  console.error(`release:rehearse: ${message}\n\n${USAGE}`)
  process.exit(2)
}

function occasion(): Occasion {
  const git = (...words: string[]): string =>
    spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim()
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== ''
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short=12', 'HEAD') + (isChanged ? ' with changes' : ''),
    machine: `${platform()} ${arch()}, ${availableParallelism()} cores, Node ${process.version}`,
    command: ['pnpm release:rehearse', ...args].join(' '),
  }
}
