import { readFileSync } from 'node:fs'
import { alignedTable, withMarkedTable } from '../marked-table.ts'
import type { Cell } from './cell.ts'
import { consumerCells } from './cells/index.ts'
import { entriesOf } from './entries.ts'
import { publicPackages } from './workspace-copy.ts'

/** `docs/consumers.md` with its tables made again from the cells. */
export function consumersPage(root: string): string {
  const page = readFileSync(`${root}/docs/consumers.md`, 'utf8')
  const cells = consumerCells(entriesOf(publicPackages(root).map(({ manifest }) => manifest)))
  return withMarkedTable(
    withMarkedTable(page, 'works', worksTable(cells)),
    'cannot-work',
    cannotWorkTable(cells),
  )
}

/** The name of a group is before the first of its cells only. */
function worksTable(cells: readonly Cell[]): string {
  const working = cells.filter(({ known }) => known === undefined)
  return alignedTable(
    ['consumer', 'works'],
    working.map(({ group, title }, i) => [group === working[i - 1]?.group ? '' : group, title]),
  )
}

function cannotWorkTable(cells: readonly Cell[]): string {
  return alignedTable(
    ['consumer', 'why not', 'what to do'],
    cells.flatMap(({ title, known }) =>
      known === undefined ? [] : [[title, known.reason, known.workaround]],
    ),
  )
}
