import { refusedArgument } from '@waymark/infra/internal'
import { createUrlFunction, type UrlFunctionOptions } from '@waymark/worker'
import { spellSnake, urlFunctions } from '@waymark/worker/functions'

/** How a function is added to a database. Each library reads its own name for integers. */
interface FunctionSettings {
  readonly deterministic: boolean
  readonly useBigIntArguments: boolean
  readonly safeIntegers: boolean
}

/** A database of SQLite: a `DatabaseSync` of `node:sqlite`, or one of better-sqlite3. */
export interface SqliteDatabase {
  function(
    name: string,
    settings: FunctionSettings,
    call: (...args: unknown[]) => string | bigint | null,
  ): unknown
}

/**
 * Adds the functions of `@waymark/worker/functions` to a connection. Each connection needs them, and they end with it.
 *
 * They are deterministic, so that indexes and generated columns can use them. NULL makes NULL, and so does a BLOB or REAL. A preset,
 * method, part or pattern that does not exist is an error of the statement. Booleans are 1 and 0.
 *
 * @throws {OptionError} If an option is wrong.
 * @throws {TypeError} If the argument is not a database to which functions can be added.
 *
 * @example
 * ```ts
 * import { DatabaseSync } from 'node:sqlite'
 * import { registerUrlFunctions } from '@waymark/sqlite'
 *
 * const database = new DatabaseSync(':memory:')
 * registerUrlFunctions(database)
 * const statement = database.prepare("SELECT waymark_domain('https://www.example.co.uk/') AS domain")
 * statement.get()?.domain // => 'example.co.uk'
 * database.close()
 * ```
 */
export function registerUrlFunctions(
  database: SqliteDatabase,
  options: UrlFunctionOptions = {},
): void {
  if (typeof database?.function !== 'function') {
    const said = { subject: 'the database', expected: 'one of node:sqlite or better-sqlite3' }
    throw refusedArgument('database', said, database)
  }
  const settings = { deterministic: true, useBigIntArguments: true, safeIntegers: true }
  for (const { name, arguments: all } of urlFunctions) {
    const run = createUrlFunction(name, options)
    const call: Call = (first, second, third) => {
      const result = run(textOf(first), textOf(second), textOf(third))
      return typeof result === 'boolean' ? BigInt(result) : result
    }
    const needed = all.filter(({ fallback }) => fallback === undefined).length
    for (const count of new Set([needed, all.length])) {
      database.function(spellSnake(name), settings, withParameters(call, count))
    }
  }
}

type Call = (first?: unknown, second?: unknown, third?: unknown) => string | bigint | null

/** A function with that many parameters: both libraries look at its `length`. */
function withParameters(call: Call, count: number): Call {
  if (count === 0) return () => call()
  if (count === 1) return (first) => call(first)
  if (count === 2) return (first, second) => call(first, second)
  return call
}

/** Columns without a type keep digits as a number. */
function textOf(value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value
}
