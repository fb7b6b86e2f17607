import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'
import { fullFunctions } from '../src/full-functions.ts'
import { sqlName, type Udf } from '../src/function.ts'
import { liteFunctions } from '../src/lite-functions.ts'

const TYPES = { string: 'string', boolean: 'boolean', strings: 'array of strings' } as const

/** What each function gives, and when that is `NULL`. */
function tableOf(functions: readonly Udf[]): string {
  const rows = functions.map((udf) => [
    `\`${sqlName(udf)}(${udf.parameters.map(({ name }) => name).join(', ')})\``,
    TYPES[udf.returns],
    udf.summary,
    udf.nullFor ?? '',
  ])
  return alignedTable(['function', 'type', 'gives', '`NULL` also for'], rows)
}

/** The README with the tables of the functions, and with what their arguments are. */
export function withFunctionTables(readme: string): string {
  const lite = withMarkedTable(readme, 'lite', tableOf(liteFunctions))
  return withMarkedTable(lite, 'full', tableOf(fullFunctions))
}
