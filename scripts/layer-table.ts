import { layers } from '../test/layers.ts'
import { packages } from '../test/workspace.ts'
import { alignedTable, withMarkedTable } from './marked-table.ts'

/** The packages of each layer and their jobs, highest layer first: a Markdown table. */
export function layerTable(): string {
  const rows = layers.flatMap((names, layer) =>
    names.map((name) => {
      const { folder, manifest } = packages.find((candidate) => candidate.name === name)!
      return [String(layer), `[\`${manifest.name}\`](${folder})`, manifest.description!]
    }),
  )
  return alignedTable(['layer', 'package', 'job'], rows.reverse())
}

/** A page with the table between its two marks. */
export function withLayerTable(page: string): string {
  return withMarkedTable(page, 'layers', layerTable())
}
