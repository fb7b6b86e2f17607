import { spellSnake, urlFunctions } from '@waymark/worker/functions'
import { alignedTable, withMarkedTable } from '../../../scripts/marked-table.ts'

/** The README with the table of the functions. */
export function withFunctionTable(readme: string): string {
  const rows = urlFunctions.map(({ name, arguments: all, returns, summary, nullFor }) => {
    const needed = all.filter(({ fallback }) => fallback === undefined)
    const given = needed.map((argument) => argument.name).join(', ')
    const optional = all.slice(needed.length).map((one) => ` [, ${one.name} = '${one.fallback}']`)
    return [
      `\`${spellSnake(name)}(${given}${optional.join('')})\``,
      returns === 'boolean' ? 'INTEGER' : 'TEXT',
      summary,
      nullFor ?? '',
    ]
  })
  const head = ['function', 'type', 'gives', 'NULL also for']
  return withMarkedTable(readme, 'functions', alignedTable(head, rows))
}
