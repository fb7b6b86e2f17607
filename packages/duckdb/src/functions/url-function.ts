import type { PublicSuffixList } from '@waymark/public-suffix'

/** What a function makes of the values of one row; `null` becomes NULL. */
export type RowFunction = (value: string, other: string) => string | boolean | null

/** A function of SQL: data, and what makes it. */
export interface UrlFunction {
  /** Without the prefix, in lower case. DuckDB ignores the case of names. */
  readonly name: string
  /** The names of the parameters that every row has; they are strings. */
  readonly values: readonly ['url' | 'tag'] | readonly ['a', 'b']
  /** The name of the last parameter, which chooses what the function does, such as `method`. */
  readonly choice?: string
  /** The choice if it is left out. Absent: it must be given. */
  readonly fallback?: string
  readonly returns: 'VARCHAR' | 'BOOLEAN'
  /** One sentence for the documentation: what it returns. */
  readonly summary: string
  /** SQL and its result. They are tests. */
  readonly examples: readonly (readonly [sql: string, result: string | boolean | null])[]
  /**
   * Returns the function of a choice.
   *
   * @param list - By which functions of domains answer.
   * @throws {Error} If there is no such choice. The message names it, and what may be meant.
   */
  bind(choice: string, list: PublicSuffixList): RowFunction
}
