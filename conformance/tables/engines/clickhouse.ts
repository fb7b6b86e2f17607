import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spellCamel } from '@waymark/worker/functions'
import { Chdb, installChdb } from '../../../integrations/clickhouse/scripts/chdb.ts'
import { formOf, sqlArgument } from '../calls.ts'
import { cellOf, NotHere, type TableEngine } from '../engine.ts'
import { COLUMNS } from '../rows.ts'

export const clickhouse: TableEngine = {
  name: 'clickhouse',
  async *ask({ rows, calls, folder }) {
    const module = installChdb()
    if (module === null) throw new NotHere('npm did not install chdb')
    const worker = fileURLToPath(new URL('../../../packages/cli/dist/worker.cjs', import.meta.url))
    const server = new Chdb(module, folder, worker)
    try {
      const file = join(folder, 'asked.jsonl')
      writeFileSync(file, rows.map((row, n) => `${JSON.stringify([n, ...row])}\n`).join(''))
      await server.query(
        `CREATE TABLE asked (n UInt32, ${COLUMNS.map((name) => `${name} Nullable(String)`)})
        ENGINE = MergeTree ORDER BY n`,
      )
      await server.query(`INSERT INTO asked SELECT * FROM file('${file}', 'JSONCompactEachRow')`)
      for (const [at, call] of calls.entries()) {
        // The server sends nothing to a function without arguments.
        const given = call.arguments.length === 0 ? ['url'] : call.arguments.map(sqlArgument)
        const out = join(folder, `answered-${at}.jsonl`)
        await server.query(`INSERT INTO FUNCTION file('${out}', 'JSONCompactEachRow')
          SELECT ${spellCamel(formOf(call).name)}(${given}) FROM asked ORDER BY n`)
        const lines = readFileSync(out, 'utf8').split('\n').slice(0, -1)
        yield [call, lines.map((line) => cellOf(call, (JSON.parse(line) as unknown[])[0]))]
      }
    } finally {
      await server.close()
    }
  },
}
