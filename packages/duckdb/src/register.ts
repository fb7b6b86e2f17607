import type { DuckDBConnection } from '@duckdb/node-api'
import { refusedArgument } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, optionType } from '@waymark/infra/options'
import { builtInList, PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import { urlFunctions } from './functions/index.ts'
import { scalarFunctions } from './scalar-function.ts'

/** Options of `registerUrlFunctions`. */
export interface UrlFunctionOptions {
  /** The beginning of the names: letters, digits and `_`. Default `'waymark_'`. */
  readonly prefix?: string | undefined
  /**
   * The list by which `domain`, `suffix` and `site` answer, and `key` and `equal` by methods of sites; from
   * `createPublicSuffixList` of `@waymark/public-suffix/list`. Default: the built-in one.
   */
  readonly publicSuffixList?: PublicSuffixList | undefined
}

export const URL_FUNCTION_OPTIONS: OptionTable<UrlFunctionOptions> = {
  prefix: /* @__PURE__ */ optionType(
    'a string of letters, digits and _ that does not begin with a digit',
    (value) => typeof value === 'string' && /^(?:[a-z_]\w*)?$/i.test(value),
  ),
  publicSuffixList: PUBLIC_SUFFIX_LIST,
}

/**
 * Adds the URL functions to the database of a connection. All connections of the same instance have them, until it is closed.
 *
 * NULL makes NULL, and so does a row that fails. A preset, method or part that does not exist is an error of the query.
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
  options: UrlFunctionOptions = {},
): void {
  options = checkOptions(options, URL_FUNCTION_OPTIONS)
  const { prefix = 'waymark_', publicSuffixList = builtInList } = options
  if (typeof connection?.registerScalarFunction !== 'function') {
    const said = { subject: 'the connection', expected: 'one of @duckdb/node-api 1.5 or newer' }
    throw refusedArgument('connection', said, connection)
  }
  for (const one of urlFunctions) {
    for (const made of scalarFunctions(one, prefix, publicSuffixList)) {
      connection.registerScalarFunction(made)
    }
  }
}
