import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { auditCounts, auditSql, loadSql, type TableFormat } from '@waymark/duckdb/audit'

/** Runs the queries of the audit over a folder of tables, and prints the counts as JSON. */
const [folder = '.', format = 'ndjson'] = process.argv.slice(2)
const instance = await DuckDBInstance.create(':memory:', {
  memory_limit: '512MB',
  temp_directory: join(folder, 'temporary'),
})
const connection = await instance.connect()
const script = loadSql(folder, format as TableFormat) + auditSql()
for (const statement of script.split(';\n').filter((text) => text.trim() !== '')) {
  const start = performance.now()
  await connection.run(statement)
  const name = /(?:TABLE|VIEW) (\w+)|SELECT '([\w-]+)'/.exec(statement.replace(/^--.*$/gm, ''))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (process.env['VERBOSE'] !== undefined)
    console.error(`  ${seconds} s  ${name?.[1] ?? name?.[2]}`)
}
const rows = (await connection.runAndReadAll(auditCounts)).getRowsJS()
console.log(JSON.stringify(Object.fromEntries(rows.map(([code, count]) => [code, Number(count)]))))
