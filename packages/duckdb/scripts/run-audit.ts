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
await connection.run(loadSql(folder, format as TableFormat) + auditSql())
const rows = (await connection.runAndReadAll(auditCounts)).getRowsJS()
console.log(JSON.stringify(Object.fromEntries(rows.map(([code, count]) => [code, Number(count)]))))
