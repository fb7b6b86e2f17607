import { DuckDBInstance } from '@duckdb/node-api'
import { registerUrlFunctions } from '@waymark/duckdb'
import { spellSnake } from '@waymark/worker/functions'
import { sqlArgument } from '../calls.ts'
import { cellOf, type TableEngine } from '../engine.ts'
import { COLUMNS } from '../rows.ts'

export const duckdb: TableEngine = {
  name: 'duckdb-node',
  async *ask({ rows, calls }) {
    const instance = await DuckDBInstance.create(':memory:')
    const connection = await instance.connect()
    registerUrlFunctions(connection)
    await connection.run(`CREATE TABLE asked (n INTEGER, ${COLUMNS.join(' VARCHAR, ')} VARCHAR)`)
    const appender = await connection.createAppender('asked')
    for (const [n, row] of rows.entries()) {
      appender.appendInteger(n)
      for (const cell of row) {
        if (cell === null) appender.appendNull()
        else appender.appendVarchar(cell)
      }
      appender.endRow()
    }
    appender.closeSync()
    for (const call of calls) {
      const sql = `${spellSnake(call.name)}(${call.arguments.map(sqlArgument).join()})`
      // As bytes, because the library drops a byte order mark at the beginning of a string.
      const cell = call.returns === 'string' ? `encode(${sql})` : sql
      const found = await connection.runAndReadAll(`SELECT ${cell} FROM asked ORDER BY n`)
      yield [call, found.getRowsJS().map(([value]) => cellOf(call, textOf(value)))]
    }
    connection.closeSync()
    instance.closeSync()
  },
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(value: unknown): unknown {
  return value instanceof Uint8Array ? decoder.decode(value) : value
}
