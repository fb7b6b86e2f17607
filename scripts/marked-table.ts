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

/** A page with the table between the two marks that have a name. */
export function withMarkedTable(page: string, name: string, table: string): string {
  const from = `<!-- ${name} -->`
  const to = `<!-- /${name} -->`
  const start = page.indexOf(from)
  const end = page.indexOf(to)
  if (start === -1 || end < start) throw new Error(`The page needs ${from} and ${to}`)
  return `${page.slice(0, start + from.length)}\n\n${table}\n\n${page.slice(end)}`
}
