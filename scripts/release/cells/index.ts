import type { Cell } from '../cell.ts'
import type { Entries } from '../entries.ts'
import { nodeCells } from './node.ts'
import { packageManagerCells } from './package-managers.ts'

/** The consumer matrix, in the order in which it is shown. */
export function consumerCells(entries: Entries): Cell[] {
  return [...packageManagerCells, ...nodeCells(entries)]
}
