import type { Cell } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { bundlerCells } from './bundlers.ts'
import { commandLineCells } from './command-line.ts'
import { nodeCells } from './node.ts'
import { packageManagerCells } from './package-managers.ts'
import { runtimeCells } from './runtimes.ts'
import { testRunnerCells } from './test-runners.ts'
import { typescriptCells } from './typescript.ts'

/** The consumer matrix, in the order in which it is shown. */
export function consumerCells(entries: Entries): Cell[] {
  return [
    ...packageManagerCells,
    ...commandLineCells,
    ...nodeCells(entries),
    ...typescriptCells(entries),
    ...bundlerCells(entries),
    ...testRunnerCells,
    ...runtimeCells(entries),
  ]
}
