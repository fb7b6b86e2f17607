import { ops } from '@waymark/worker'
import { functionForms, opName } from '@waymark/worker/functions'
import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'

/** The README with the table of ops. */
export function withOpTable(readme: string): string {
  const rows = ops.map(({ name, columns, type, options, of }) => [
    `\`${name}\``,
    columns.join(', '),
    type,
    options.join(', '),
    isLong(name) ? `The same, with a column for the ${of.arguments.at(-1)!.name}.` : of.summary,
    isLong(name) ? '' : (of.nullFor ?? ''),
  ])
  const head = ['op', 'columns', 'answer', 'options', 'what it answers', 'NULL also for']
  return withMarkedTable(readme, 'ops', alignedTable(head, rows))
}

/** Whether the op is the longer of two forms of a function. */
function isLong(name: string): boolean {
  return functionForms.some((form) => opName(form.name) === name && form.name !== form.of.name)
}
