import { type Cell, MANAGERS } from '../cell.ts'
import { SMALL } from './consumer.ts'

const common = {
  group: 'Package managers',
  packages: SMALL.packages,
  tools: [],
  files: { 'index.mjs': SMALL.source },
  expected: SMALL.expected,
}

export const packageManagerCells: readonly Cell[] = [
  {
    ...common,
    name: 'npm',
    title: `npm ${MANAGERS.npm}`,
    commands: [['node', 'index.mjs']],
    isShort: true,
  },
  {
    ...common,
    name: 'pnpm',
    title: `pnpm ${MANAGERS.pnpm}`,
    manager: 'pnpm',
    commands: [['node', 'index.mjs']],
  },
  {
    ...common,
    name: 'yarn-pnp',
    title: `Yarn ${MANAGERS.yarn}, Plug'n'Play`,
    manager: 'yarn',
    commands: [['yarn', 'node', 'index.mjs']],
  },
  {
    ...common,
    name: 'bun',
    title: `Bun ${MANAGERS.bun}, which also runs it`,
    manager: 'bun',
    commands: [['bun', 'index.mjs']],
  },
  {
    ...common,
    name: 'deno',
    title: `Deno ${MANAGERS.deno}, which also runs it`,
    manager: 'deno',
    commands: [['deno', 'run', '--no-prompt', 'index.mjs']],
  },
]
