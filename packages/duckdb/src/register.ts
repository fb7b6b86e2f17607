import type { DuckDBConnection } from '@duckdb/node-api'
import { refusedArgument } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, optionType } from '@waymark/infra/options'
import { URL_FUNCTION_OPTIONS, type UrlFunctionOptions } from '@waymark/worker'
import { spellSnake, urlFunctions } from '@waymark/worker/functions'
import { scalarFunctions } from './scalar-function.ts'

/** Options of `registerUrlFunctions`. */
export interface RegisterOptions extends UrlFunctionOptions {
  /** The beginning of the names: letters, digits and `_`. Default `'waymark_'`. */
  readonly prefix?: string | undefined
}

export const REGISTER_OPTIONS: OptionTable<RegisterOptions> = {
  ...URL_FUNCTION_OPTIONS,
  prefix: /* @__PURE__ */ optionType(
    'a string of letters, digits and _ that does not begin with a digit',
    (value) => typeof value === 'string' && /^(?:[a-z_]\w*)?$/i.test(value),
  ),
}

/**
 * Adds the functions of `@waymark/worker/functions` to the database of a connection. All connections of the same instance have
 * them, until it is closed.
 *
 * NULL makes NULL. A preset, method, part or pattern that does not exist is an error of the query.
 *
 * The functions run on the thread of JavaScript. DuckDB waits for it, so a query that calls them must be awaited, not run by
 * synchronous means.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {TypeError} If the connection cannot register functions: `@duckdb/node-api` is older than 1.5.
 *
 * @example
 * ```ts
 * import { DuckDBInstance } from '@duckdb/node-api'
 * import { registerUrlFunctions } from '@waymark/duckdb'
 *
 * const instance = await DuckDBInstance.create(':memory:')
 * const connection = await instance.connect()
 * registerUrlFunctions(connection)
 * const answer = await connection.runAndReadAll("SELECT waymark_domain('https://www.example.co.uk/')")
 * answer.getRowsJS() // => [['example.co.uk']]
 * connection.closeSync()
 * instance.closeSync()
 * ```
 */
export function registerUrlFunctions(
  connection: DuckDBConnection,
  options: RegisterOptions = {},
): void {
  const { prefix, ...others } = checkOptions(options, REGISTER_OPTIONS)
  if (typeof connection?.registerScalarFunction !== 'function') {
    const said = { subject: 'the connection', expected: 'one of @duckdb/node-api 1.5 or newer' }
    throw refusedArgument('connection', said, connection)
  }
  for (const definition of urlFunctions) {
    const name = prefix === undefined ? spellSnake(definition.name) : prefix + definition.name
    for (const made of scalarFunctions(definition, name, others)) {
      connection.registerScalarFunction(made)
    }
  }
}
