import { checkOptions, type OptionTable } from '@waymark/infra/options'
import type { FunctionForm, FunctionType } from '@waymark/worker/functions'
import { sqlName } from './function.ts'
import { bodyOf, type HeldScript, readScript } from './script-body.ts'
import { describe, NAMES, SQL_PATH, selectUdfs } from './sql-text.ts'

/** Where the functions of PostgreSQL are to be, and which. */
export interface Plv8Options {
  /** The schema, such as `'waymark'`. Absent: the first of the search path. */
  readonly schema?: string | undefined
  /** Which functions, by their names. Default: all of the script. */
  readonly names?: readonly string[] | undefined
}

export const PLV8_OPTIONS: OptionTable<Plv8Options> = { schema: SQL_PATH, names: NAMES }

/**
 * The statements that create the functions of a script in PostgreSQL with the extension PL/v8. The script is part of each
 * function, and runs once in each connection.
 *
 * @param script - The text of `dist/full.js` or `dist/lite.js` of this package.
 * @throws {TypeError} If it is another script.
 * @throws {OptionError} For a misspelt option, a wrong value, or a function that the script does not have.
 * @see https://plv8.github.io/#function-calls
 *
 * @example
 * ```ts
 * import { plv8Sql } from '@waymark/udf'
 *
 * // The text of `dist/full.js`.
 * const script = '/*! @waymark/udf 0.1.0 full *\/ var waymark = {}'
 * const sql = plv8Sql(script, { names: ['domain'] })
 * sql.split('\n')[0] // => 'CREATE OR REPLACE FUNCTION waymark_domain(url text)'
 * ```
 */
export function plv8Sql(script: string, options: Plv8Options = {}): string {
  const { schema, names } = checkOptions(options, PLV8_OPTIONS)
  const held = readScript(script, ['lite', 'full'])
  return selectUdfs(held.bundle, names)
    .map((udf) => createFunction(udf, held, schema))
    .join('\n')
}

const TYPES: Readonly<Record<FunctionType, string>> = { string: 'text', boolean: 'boolean' }

function createFunction(udf: FunctionForm, script: HeldScript, schema: string | undefined): string {
  const name = schema === undefined ? sqlName(udf) : `${schema}.${sqlName(udf)}`
  const values = udf.arguments.map((argument) => argument.name)
  const parameters = values.map((value) => `${value} text`).join(', ')
  return `CREATE OR REPLACE FUNCTION ${name}(${parameters})
RETURNS ${TYPES[udf.of.returns]}
LANGUAGE plv8 IMMUTABLE STRICT
AS $$${bodyOf(udf, script, values)}$$;
COMMENT ON FUNCTION ${name}(${values.map(() => 'text').join(', ')}) IS '${describe(udf).replaceAll("'", "''")}';
`
}
