import { DatabaseSync } from 'node:sqlite'
import { registerUrlFunctions, type SqliteDatabase } from '@waymark/sqlite'
import { spellSnake } from '@waymark/worker/functions'
import BetterSqlite3 from 'better-sqlite3'
import { sqlArgument } from '../calls.ts'
import { cellOf, type TableEngine } from '../engine.ts'
import { COLUMNS } from '../rows.ts'

/** What the databases of both libraries have. */
interface Database extends SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): {
    run(...values: (string | null)[]): unknown
    all(...values: (string | null)[]): unknown[]
  }
  close(): unknown
}

function sqlite(name: string, open: () => Database): TableEngine {
  return {
    name,
    async *ask({ rows, calls }) {
      const database = open()
      registerUrlFunctions(database)
      database.exec(
        `BEGIN; CREATE TABLE asked (n INTEGER PRIMARY KEY, ${COLUMNS.join(' TEXT, ')} TEXT)`,
      )
      const insert = database.prepare(
        `INSERT INTO asked (${COLUMNS}) VALUES (${COLUMNS.map(() => '?').join()})`,
      )
      for (const row of rows) insert.run(...row)
      database.exec('COMMIT')
      for (const call of calls) {
        const sql = `${spellSnake(call.name)}(${call.arguments.map(sqlArgument).join()})`
        const found = database.prepare(`SELECT ${sql} AS cell FROM asked ORDER BY n`).all()
        yield [call, (found as { cell: unknown }[]).map(({ cell }) => cellOf(call, cell))]
      }
      database.close()
    },
  }
}

export const sqliteEngines: readonly TableEngine[] = [
  sqlite('node:sqlite', () => new DatabaseSync(':memory:')),
  sqlite('better-sqlite3', () => new BetterSqlite3(':memory:')),
]
