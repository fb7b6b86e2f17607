import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'
import { sqlFunctions } from '../src/functions.ts'

/** The README with the table of the functions. */
export function withFunctionTable(readme: string): string {
  const rows = sqlFunctions.map(({ name, args, type, summary }) => [
    `\`${name}(${args.join(', ')})\``,
    type,
    summary,
  ])
  return withMarkedTable(readme, 'functions', alignedTable(['function', 'type', 'answer'], rows))
}
