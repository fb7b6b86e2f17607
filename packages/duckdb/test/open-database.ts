import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'
import { afterAll } from 'vitest'

/** Opens a database in memory, which is closed after the tests of the file. */
export async function openDatabase(): Promise<DuckDBConnection> {
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  afterAll(() => {
    connection.closeSync()
    instance.closeSync()
  })
  return connection
}

/** Returns the rows of a query. */
export async function rowsOf(
  connection: DuckDBConnection,
  sql: string,
): Promise<readonly (readonly unknown[])[]> {
  return (await connection.runAndReadAll(sql)).getRowsJS()
}
