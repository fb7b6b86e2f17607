import { type FunctionName, spellCamel } from '@waymark/worker/functions'
import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'
import { sqlFunctions } from '../src/functions.ts'

/** The README with the table of the functions. */
export function withFunctionTable(readme: string): string {
  const rows = sqlFunctions.map(({ name, args, type, form: { of } }) => [
    `\`${name}(${args.join(', ')})\``,
    type,
    isLong(of.name, name) ? `The same, by the ${args.at(-1)}.` : of.summary,
    isLong(of.name, name) ? '' : (of.nullFor ?? ''),
  ])
  return withMarkedTable(
    readme,
    'functions',
    alignedTable(['function', 'type', 'answer', 'NULL also for'], rows),
  )
}

/** Whether it is the longer form of a function. */
function isLong(of: FunctionName, name: string): boolean {
  return spellCamel(of) !== name
}
