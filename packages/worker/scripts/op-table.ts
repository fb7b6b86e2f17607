import { ops } from '@waymark/worker'
import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'

/** The README with the table of ops. */
export function withOpTable(readme: string): string {
  const rows = ops.map(({ name, columns, type, needs = [], options, summary }) => [
    `\`${name}\``,
    columns.join(', '),
    type,
    options.map((option) => (needs.includes(option) ? `**${option}**` : option)).join(', '),
    summary,
  ])
  const head = ['op', 'columns', 'answer', 'options (bold: needed)', 'what it answers']
  return withMarkedTable(readme, 'ops', alignedTable(head, rows))
}
