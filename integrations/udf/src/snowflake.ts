import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { FunctionForm, FunctionType } from '@waymark/worker/functions'
import { sqlName } from './function.ts'
import { bodyOf, type HeldScript, readScript } from './script-body.ts'
import { describe, NAMES, SQL_PATH, selectUdfs } from './sql-text.ts'

/** Where the functions of Snowflake are to be, and which. */
export interface SnowflakeOptions {
  /** The schema, also with its database, such as `'my_db.waymark'`. Absent: the current schema. */
  readonly schema?: string | undefined
  /** Which functions, by their names. Default: all of the script. */
  readonly names?: readonly string[] | undefined
}

export const SNOWFLAKE_OPTIONS: OptionTable<SnowflakeOptions> = { schema: SQL_PATH, names: NAMES }

/**
 * The statements that create the functions of the script `lite` in Snowflake, which has no libraries for JavaScript: the
 * script is part of each function.
 *
 * @param script - The text of `dist/lite.js` of this package.
 * @throws {TypeError} If it is another script.
 * @throws {OptionError} For a misspelt option, a wrong value, or a function that the script does not have.
 * @see https://docs.snowflake.com/en/sql-reference/sql/create-function
 *
 * @example
 * ```ts
 * import { snowflakeSql } from '@waymark/udf'
 *
 * // The text of `dist/lite.js`.
 * const script = '/*! @waymark/udf 0.1.0 lite *\/ var waymarkLite = {}'
 * const sql = snowflakeSql(script, { names: ['page_url'] })
 * sql.split('\n')[0] // => 'CREATE OR REPLACE FUNCTION waymark_page_url(url VARCHAR)'
 * ```
 */
export function snowflakeSql(script: string, options: SnowflakeOptions = {}): string {
  options = checkOptions(options, SNOWFLAKE_OPTIONS)
  const held = readScript(script, ['lite'])
  return selectUdfs('lite', options.names)
    .map((udf) => createFunction(udf, held, options.schema))
    .join('\n')
}

const TYPES: Readonly<Record<FunctionType, string>> = {
  string: 'VARCHAR',
  boolean: 'BOOLEAN',
}

/** https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations#global-state */
function createFunction(udf: FunctionForm, script: HeldScript, schema: string | undefined): string {
  const name = schema === undefined ? sqlName(udf) : `${schema}.${sqlName(udf)}`
  const parameters = udf.arguments.map(({ name }) => `${name} VARCHAR`).join(', ')
  // Names without quotes are in upper case for JavaScript.
  const values = udf.arguments.map(({ name }) => name.toUpperCase())
  return `CREATE OR REPLACE FUNCTION ${name}(${parameters})
RETURNS ${TYPES[udf.of.returns]}
LANGUAGE JAVASCRIPT
RETURNS NULL ON NULL INPUT
IMMUTABLE
COMMENT = '${describe(udf).replaceAll("'", "''")}'
AS $$${bodyOf(udf, script, values)}$$;
`
}
