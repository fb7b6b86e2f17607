import { layers } from '../test/layers.ts'
import { packages } from '../test/workspace.ts'

const START = '<!-- layers -->'
const END = '<!-- /layers -->'

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

/** A Markdown table, as the formatter of the project writes it. */
export function alignedTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)))
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** A page with the table between its two marks. */
export function withLayerTable(page: string): string {
  return between(page, START, END, layerTable())
}

/** A page with other text between two marks. */
export function between(page: string, startMark: string, endMark: string, text: string): string {
  const start = page.indexOf(startMark)
  const end = page.indexOf(endMark)
  if (start === -1 || end < start) throw new Error(`The page needs ${startMark} and ${endMark}`)
  return `${page.slice(0, start + startMark.length)}\n\n${text}\n\n${page.slice(end)}`
}
