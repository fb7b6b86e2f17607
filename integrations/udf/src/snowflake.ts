import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { checkOptions, type OptionTable } from '@waymark/infra/options'
import { GLOBALS } from './bundles.ts'
import { sqlName, type Udf, type UdfType } from './function.ts'
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
 * const sql = snowflakeSql(script, { names: ['normalize'] })
 * sql.split('\n')[0] // => 'CREATE OR REPLACE FUNCTION waymark_normalize(url VARCHAR)'
 * ```
 */
export function snowflakeSql(script: string, options: SnowflakeOptions = {}): string {
  options = checkOptions(options, SNOWFLAKE_OPTIONS)
  const found = HEAD.exec(script)
  if (found === null || script.includes('$$')) {
    throw wrongArgument('script', SCRIPT, script)
  }
  const held = `waymark_lite_${found[1]!.replace(/\W/g, '_')}`
  return selectUdfs('lite', options.names)
    .map((udf) => createFunction(udf, script.trimEnd(), held, options.schema))
    .join('\n')
}

const SCRIPT: ArgumentType = {
  expected: 'the text of dist/lite.js of @waymark/udf',
  remedy: 'pass it unchanged',
}

/** The first words of the comment with which the script begins. */
const HEAD = /^\/\*! @waymark\/udf ([\w.-]+) lite\b/

const TYPES: Readonly<Record<UdfType, string>> = {
  string: 'VARCHAR',
  boolean: 'BOOLEAN',
  strings: 'ARRAY',
}

/**
 * The body runs for each row. What it assigns without declaring it is still there at the next row, so the script runs
 * once: https://docs.snowflake.com/en/developer-guide/udf/javascript/udf-javascript-limitations#global-state. The name
 * has the version in it, because functions of several versions may run in one query.
 */
function createFunction(
  udf: Udf,
  script: string,
  held: string,
  schema: string | undefined,
): string {
  const name = schema === undefined ? sqlName(udf) : `${schema}.${sqlName(udf)}`
  const parameters = udf.parameters.map(({ name }) => `${name} VARCHAR`).join(', ')
  // Names without quotes are in upper case for JavaScript.
  const values = udf.parameters.map(({ name }) => name.toUpperCase()).join(', ')
  return `CREATE OR REPLACE FUNCTION ${name}(${parameters})
RETURNS ${TYPES[udf.returns]}
LANGUAGE JAVASCRIPT
RETURNS NULL ON NULL INPUT
IMMUTABLE
COMMENT = '${describe(udf).replaceAll("'", "''")}'
AS $$
if (typeof ${held} === "undefined") {
${held} = (function () {
${script}
return ${GLOBALS.lite};
})();
}
return ${held}.${udf.name}(${values});
$$;
`
}
