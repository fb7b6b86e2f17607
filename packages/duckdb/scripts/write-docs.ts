import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { notInSql, sqlChecks } from '@waymark/duckdb/audit'
import { keyTableNames, keyTables } from '@waymark/site'
import { spellSnake, urlFunctions } from '@waymark/worker/functions'

const file = new URL('../README.md', import.meta.url)

/** The README with the tables that are made from the lists. */
export function readmeWithTables(readme: string): string {
  const parts: Readonly<Record<string, string>> = {
    functions: functionsTable(),
    tables: keyTableNames.map(tableOf).join('\n\n'),
    checks: `${sqlChecks.flatMap(({ codes }) => codes.map((code) => `\`${code}\``)).join(', ')}.`,
    'not-in-sql': table(
      ['code', 'why'],
      Object.entries(notInSql).map(([code, why]) => [`\`${code}\``, why ?? '']),
    ),
  }
  return Object.entries(parts).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [before = '', rest = ''] = text.split(start)
    return `${before}${start}\n\n${part}\n\n${end}${rest.split(end)[1] ?? ''}`
  }, readme)
}

function functionsTable(): string {
  const rows = urlFunctions.map(({ name, arguments: all, returns, summary, nullFor }) => {
    const parameters = all.map((argument, at) => {
      const comma = at === 0 ? '' : ', '
      const { fallback } = argument
      return fallback === undefined
        ? `${comma}${argument.name}`
        : ` [${comma}${argument.name} = '${fallback}']`
    })
    return [
      `\`${spellSnake(name)}(${parameters.join('')})\``,
      returns === 'boolean' ? 'BOOLEAN' : 'VARCHAR',
      summary,
      nullFor ?? '',
    ]
  })
  return table(['function', 'type', 'gives', 'NULL also for'], rows)
}

function tableOf(name: (typeof keyTableNames)[number]): string {
  const rows = keyTables[name].map((column) => [
    `\`${column.name}\``,
    `\`${column.type}\``,
    column.summary,
  ])
  return `**\`${name}\`**\n\n${table(['column', 'type', 'what it has'], rows)}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, at) =>
    Math.max(cell.length, ...rows.map((row) => row[at]!.length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(file, readmeWithTables(readFileSync(file, 'utf8')))
}
