import type { FunctionForm } from '@waymark/worker/functions'
import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'
import { sqlName, udfsOf } from '../src/function.ts'

/** What each function gives, and when that is `NULL`. */
function tableOf(functions: readonly FunctionForm[]): string {
  const rows = functions.map((udf) => {
    const { returns, summary, nullFor = '' } = udf.of
    const isLong = udf.name !== udf.of.name
    return [
      `\`${sqlName(udf)}(${udf.arguments.map(({ name }) => name).join(', ')})\``,
      returns,
      isLong ? `The same, by the ${udf.arguments.at(-1)!.name}.` : summary,
      isLong ? '' : nullFor,
    ]
  })
  return alignedTable(['function', 'type', 'gives', '`NULL` also for'], rows)
}

/** The README with the tables of the functions, and with what their arguments are. */
export function withFunctionTables(readme: string): string {
  const small = udfsOf('lite')
  const lite = withMarkedTable(readme, 'lite', tableOf(small))
  const others = udfsOf('full').filter((udf) => !small.includes(udf))
  return withMarkedTable(lite, 'full', tableOf(others))
}
