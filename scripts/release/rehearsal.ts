import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import type { Cell } from './cell.ts'
import { filesBelow } from './files-below.ts'
import { newestChanges } from './newest-changes.ts'
import { CommandError } from './processes.ts'
import { compareDigests, type Digests } from './publish/digests.ts'
import { dryRun, publish } from './publishing.ts'
import { scopeConfig, startRegistry } from './registry.ts'
import { type CellReport, runCells, type Stage } from './run-cells.ts'
import { writeSbom, wrongLicences } from './sbom.ts'
import { measureInstalls, type SelectiveInstall } from './selective-installs.ts'
import { digestsOf, packPackages, type Tarball } from './tarballs.ts'
import { installTools } from './tools.ts'
import {
  buildCopy,
  copyCheckout,
  installCopy,
  publicPackages,
  takeBuiltFiles,
  versionCopy,
} from './workspace-copy.ts'

export const SCOPE = '@waymark'

/** A part of the rehearsal outside the matrix. */
export interface CheckReport {
  readonly title: string
  /** A sentence each; none if all is well. */
  readonly problems: readonly string[]
  readonly seconds: number
}

export interface Rehearsal {
  readonly tarballs: readonly Tarball[]
  readonly checks: readonly CheckReport[]
  readonly cells: readonly CellReport[]
  readonly installs: readonly SelectiveInstall[]
  /** What is released, in CycloneDX. */
  readonly sbom: object
  /** What is new in each package, by name. */
  readonly changes: ReadonlyMap<string, string>
}

export interface Plan {
  /** The checkout. */
  readonly from: string
  /** An empty folder, which the caller removes. */
  readonly folder: string
  /** Whether two copies are built; otherwise one takes what is built in the checkout, and the other is its copy. */
  readonly isBuilt: boolean
  readonly isDryRun: boolean
  readonly isMeasured: boolean
  readonly cells: readonly Cell[]
  /** Digests from another machine. */
  readonly others: Digests | null
  readonly tell: (line: string) => void
}

/** Versions, builds, packs, publishes and installs, in copies of the checkout. */
export async function rehearse(plan: Plan): Promise<Rehearsal> {
  const { folder, from, tell } = plan
  const checks: CheckReport[] = []
  let tarballs: readonly Tarball[] = []
  const check = async (title: string, work: () => Promise<readonly string[]>): Promise<void> => {
    tell(title)
    const begin = performance.now()
    const problems = await work().catch((error) => {
      // Without the tarballs there is nothing to go on with.
      if (!(error instanceof CommandError) || tarballs.length === 0) throw error
      return [`${error.message}: ${error.log.trim()}`]
    })
    checks.push({ title, problems, seconds: (performance.now() - begin) / 1000 })
    for (const problem of problems) tell(`FAILED: ${problem}`)
  }

  const first = join(folder, 'first')
  const second = join(folder, 'somewhere', 'else', 'second')
  mkdirSync(join(folder, 'somewhere', 'else'), { recursive: true })
  await check('Version and build a copy', async () => {
    await versionedCopy(from, first)
    await (plan.isBuilt ? buildCopy(first) : takeBuiltFiles(from, first))
    return []
  })
  await check(plan.isBuilt ? 'Version and build another copy' : 'Copy it', async () => {
    if (!plan.isBuilt) copyPackable(first, second)
    else {
      await versionedCopy(from, second)
      await buildCopy(second)
    }
    changeTimesAndModes(second)
    return []
  })

  await check('Pack both: the tarballs are the same, byte for byte', async () => {
    tarballs = await packPackages(first, join(folder, 'tarballs'))
    const others = await packPackages(second, join(folder, 'others'))
    return compareDigests(digestsOf(tarballs), digestsOf(others), 'in the other folder')
  })
  if (plan.others !== null) {
    const { others } = plan
    await check('Compare the digests with those of another machine', async () =>
      compareDigests(digestsOf(tarballs), others, 'on the other machine'),
    )
  }

  const width = Math.min(availableParallelism(), 4)
  const toolsFolder = join(folder, 'tools')
  mkdirSync(toolsFolder)
  tell('Install the tools')
  const tools = await installTools(toolsFolder, plan.cells)
  const registry = await startRegistry()
  try {
    writeFileSync(join(folder, '.npmrc'), scopeConfig(SCOPE, registry))
    if (plan.isDryRun) {
      await check('`npm publish --dry-run` of each package, without a warning', () =>
        dryRun(tarballs, tools, folder, width),
      )
    }
    await check('Publish to a registry on the loopback, in two runs: the same tarballs', () => {
      const manifests = publicPackages(first).map(({ manifest }) => manifest)
      return publish(folder, tarballs, manifests, registry)
    })
    const stage: Stage = {
      folder: join(folder, 'consumers'),
      registry,
      scope: SCOPE,
      versions: new Map(tarballs.map(({ name, version }) => [name, version])),
      tools,
      width,
    }
    tell(`Run ${plan.cells.length} cells of the consumer matrix`)
    const reports = await runCells(plan.cells, stage, ({ cell, result, seconds, log }) => {
      tell(`  ${result.padEnd(8)} ${seconds.toFixed(1).padStart(5)} s  ${cell.name}`)
      if (result === 'failed') tell(log.trimEnd().replace(/^/gm, '    | '))
    })
    let installs: readonly SelectiveInstall[] = []
    if (plan.isMeasured) {
      await check('Install each package alone', async () => {
        installs = await measureInstalls([...stage.versions.keys()], stage)
        return []
      })
    }
    let sbom: object = {}
    await check('List what is released: `sbom.cdx.json`', async () => {
      sbom = await writeSbom(stage)
      return wrongLicences(
        sbom,
        publicPackages(first).map(({ manifest }) => manifest),
      )
    })
    return { tarballs, checks, cells: reports, installs, sbom, changes: changesOf(first) }
  } finally {
    await registry.close()
  }
}

function changesOf(root: string): Map<string, string> {
  const changes = publicPackages(root).map(({ folder, manifest }) => {
    const path = join(root, folder, 'CHANGELOG.md')
    const newest = existsSync(path) ? newestChanges(readFileSync(path, 'utf8')) : null
    return [`${manifest.name}@${manifest.version}`, newest ?? 'No changelog.'] as const
  })
  return new Map(changes)
}

async function versionedCopy(from: string, to: string): Promise<void> {
  copyCheckout(from, to)
  await installCopy(to)
  await versionCopy(to)
}

/** What packing needs of a workspace. */
function copyPackable(from: string, to: string): void {
  const left = new Set(['node_modules', '.git', '.turbo'])
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)),
  })
}

/** As on a machine with another clock and a stricter umask. */
function changeTimesAndModes(root: string): void {
  const then = new Date('2001-02-03T04:05:06Z')
  for (const { folder } of publicPackages(root)) {
    for (const path of filesBelow(join(root, folder))) {
      chmodSync(path, statSync(path).mode & 0o700)
      utimesSync(path, then, then)
    }
  }
}
