import { writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { type Cell, MANAGERS, type Manager, NODES, type NodeLine } from './cell.ts'
import { cleanEnvironment, mustRun } from './processes.ts'

/** What installs and runs the cells: package managers and versions of Node, themselves installed from npm. */
export interface Tools {
  readonly folder: string
}

/** On npm, `win32` is `win`. */
const PLATFORM = platform().replace('win32', 'win')
const NAMES = { npm: 'npm', pnpm: 'pnpm', yarn: '@yarnpkg/cli-dist', bun: 'bun', deno: 'deno' }

/** Installs what these cells need, in exact versions. npm installs most cells. */
export async function installTools(folder: string, cells: readonly Cell[]): Promise<Tools> {
  const managers = new Set<Manager>(['npm', ...cells.map(({ manager }) => manager ?? 'npm')])
  const nodes = new Set(cells.flatMap(({ node }) => node ?? []))
  const dependencies = {
    ...Object.fromEntries([...managers].map((name) => [NAMES[name], MANAGERS[name]])),
    ...Object.fromEntries(
      [...nodes].map((line) => [`node-${line}`, `npm:node-${PLATFORM}-${arch()}@${NODES[line]}`]),
    ),
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  await mustRun({
    program: 'npm',
    args: ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    folder,
    env: cleanEnvironment(),
    timeout: 600_000,
  })
  return { folder }
}

/** Where the programs are that a cell runs, the first with precedence. */
export function programFolders(
  { folder }: Tools,
  { node }: Pick<Cell, 'node'>,
  cellFolder: string,
): string[] {
  const ofNode = node === undefined ? dirname(process.execPath) : nodeFolder(folder, node)
  return [join(cellFolder, 'node_modules/.bin'), ofNode, join(folder, 'node_modules/.bin')]
}

function nodeFolder(folder: string, line: NodeLine): string {
  return join(folder, `node_modules/node-${line}/bin`)
}
