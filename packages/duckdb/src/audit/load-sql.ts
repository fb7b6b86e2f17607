import { requireValue } from '@waymark/infra/internal'
import { type OptionType, oneOf } from '@waymark/infra/options'
import { type KeyColumn, keyTableNames, keyTables } from '@waymark/site'

/** The formats of the tables. */
export type TableFormat = 'ndjson' | 'parquet'

const FORMAT: OptionType = /* @__PURE__ */ oneOf('ndjson', 'parquet')

/**
 * Returns the statements that make the tables of a folder that `waymark keys` wrote: tables of NDJSON, and views of Parquet, which
 * can be read again and again.
 *
 * @param folder - Its path; the working folder for a relative one is that of the process of DuckDB.
 * @throws {OptionError} If there is no such format.
 *
 * @example
 * ```ts
 * import { loadSql } from '@waymark/duckdb/audit'
 *
 * const statements = loadSql('out/tables', 'parquet').split('\n')
 * statements[0] // => "CREATE OR REPLACE TEMP VIEW pages AS FROM read_parquet('out/tables/pages.parquet');"
 * ```
 */
export function loadSql(folder: string, format: TableFormat = 'ndjson'): string {
  requireValue('format', FORMAT, format)
  const statements = keyTableNames.map((name) => {
    const path = `${folder}/${name}.${format}`
    return format === 'parquet'
      ? `CREATE OR REPLACE TEMP VIEW ${name} AS FROM read_parquet(${quoted(path)});`
      : `CREATE OR REPLACE TEMP TABLE ${name} AS FROM ${readNdjson(path, keyTables[name])};`
  })
  return `${statements.join('\n')}\n`
}

/** Returns the call that reads a file of NDJSON with the columns of a table. */
export function readNdjson(path: string, columns: readonly KeyColumn[]): string {
  const types = columns.map(({ name, type }) => `${name}: '${type}'`).join(', ')
  return `read_json(${quoted(path)}, format = 'newline_delimited', maximum_object_size = ${LONGEST}, columns = {${types}})`
}

/** A row has at most two URLs of 1 MiB, whose characters are escaped with up to six bytes. */
const LONGEST = 16_777_216

/** A string of SQL. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
