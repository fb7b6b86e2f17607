import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Cell, type CellResult, judge } from './cell.ts'
import { installer } from './managers.ts'
import { cleanEnvironment, forEachOf, type Outcome, run } from './processes.ts'
import type { Registry } from './registry.ts'
import { programFolders, type Tools } from './tools.ts'

export interface CellReport {
  readonly cell: Cell
  readonly result: CellResult
  readonly seconds: number
  /** What its commands printed. */
  readonly log: string
}

/** What every cell of a rehearsal uses. */
export interface Stage {
  /** For the folders of the cells. */
  readonly folder: string
  readonly registry: Pick<Registry, 'address'>
  readonly scope: string
  /** The version of each package that is published. */
  readonly versions: ReadonlyMap<string, string>
  readonly tools: Tools
  readonly width: number
}

/** Runs the cells and goes on after a failure. Reports come in the order of the cells. */
export async function runCells(
  cells: readonly Cell[],
  stage: Stage,
  tell: (report: CellReport) => void,
): Promise<CellReport[]> {
  const reports = new Map<Cell, CellReport>()
  await forEachOf(cells, stage.width, async (cell) => {
    const begin = performance.now()
    const outcome = await runCell(cell, stage)
    const seconds = (performance.now() - begin) / 1000
    const report = { cell, result: judge(cell, outcome), seconds, log: outcome.log }
    reports.set(cell, report)
    tell(report)
  })
  return cells.map((cell) => reports.get(cell)!)
}

async function runCell(cell: Cell, { folder, ...stage }: Stage): Promise<Outcome> {
  const home = join(folder, cell.name)
  const cache = join(folder, `${cell.cache ?? cell.name}-cache`)
  try {
    const install = installer(cell.manager ?? 'npm', stage.scope, stage.registry, cache)
    const files = {
      ...install.files,
      ...cell.files,
      'package.json': manifestOf(cell, stage.versions),
    }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(home, path)), { recursive: true })
      writeFileSync(join(home, path), text)
    }
    const env = { ...cleanEnvironment(programFolders(stage.tools, cell, home)), ...install.env }
    let log = ''
    let last: Outcome = { status: null, stdout: '', log }
    for (const [program = '', ...args] of [install.command, ...cell.commands]) {
      last = await run({ program, args, folder: home, env })
      log += `$ ${[program, ...args].join(' ')}\n${last.log}`
      if (last.status !== 0) break
    }
    return { ...last, log }
  } finally {
    const left = cell.cache === undefined ? [home, cache] : [home]
    for (const path of left) rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

function manifestOf(
  { files, packages, tools }: Cell,
  versions: ReadonlyMap<string, string>,
): string {
  const added: object = JSON.parse(files['package.json'] ?? '{}')
  const ours = packages.map((name) => {
    const version = versions.get(name)
    if (version === undefined) throw new Error(`${name} is not published`)
    return [name, version]
  })
  const others = tools.map((tool) => {
    const at = tool.lastIndexOf('@')
    return [tool.slice(0, at), tool.slice(at + 1)]
  })
  const dependencies = Object.fromEntries([...ours, ...others])
  return JSON.stringify({ name: 'consumer', private: true, ...added, dependencies }, null, 2)
}
