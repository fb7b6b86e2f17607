/** The name of a function of SQL, without `waymark`. */
export type FunctionName =
  | 'normalize'
  | 'key'
  | 'equal'
  | 'part'
  | 'host'
  | 'param'
  | 'params'
  | 'resolve'
  | 'domain'
  | 'suffix'
  | 'site'
  | 'subdomain'
  | 'valid'
  | 'display'
  | 'warnings'
  | 'matches'
  | 'language'
  | 'hreflang'
  | 'hreflang_problem'
  | 'hreflang_suggestion'
  | 'page_url'
  | 'is_page_url'
  | 'page_url_problem'
  | 'version'

/**
 * The name of a function with a fixed number of arguments. One that has an optional argument has two: the short one, and that with
 * all arguments, which ends in `_by`.
 */
export type FormName = FunctionName | `${'normalize' | 'key' | 'equal' | 'domain'}_by`

/** The name of an argument. Functions that read the same thing call it the same. */
export type ArgumentName =
  | 'url'
  | 'other'
  | 'tag'
  | 'reference'
  | 'base'
  | 'name'
  | 'preset'
  | 'method'
  | 'part'
  | 'section'
  | 'pattern'

/**
 * What an argument is. A `url` may lack its scheme if the caller assumes one. A `text` can be any string. A `name` must be one of
 * a list, and a `pattern` must be well-formed: one that is not is an error of the query, because it is a mistake of the person who
 * wrote the query, and not bad data.
 */
export type ArgumentKind = 'url' | 'text' | 'name' | 'pattern'

/** The lists whose names an argument can have. */
export type NameList = 'presets' | 'methods' | 'parts' | 'sections'

/** An argument of a function. All are strings. */
export interface FunctionArgument {
  readonly name: ArgumentName
  readonly kind: ArgumentKind
  /** Of a `name`: which list has it. */
  readonly names?: NameList
  /** The value that is used when the argument is left out. Absent: it must be given. Only the last argument can have one. */
  readonly fallback?: string
  /** Half a sentence: what it is. */
  readonly summary: string
}

/** What a function returns. Each result can be NULL as well. */
export type FunctionType = 'string' | 'boolean'

/** A result. */
export type FunctionResult = string | boolean | null

/** The arguments of a call, as many as are given, and its result. */
export type FunctionExample = readonly [args: readonly (string | null)[], result: FunctionResult]

/**
 * A function of SQL, as data. In each face it has the same arguments, the same results and the same errors. If an argument is NULL,
 * is not UTF-8 or is longer than the limit, the result is NULL.
 */
export interface UrlFunction {
  /** In lower case, with `_` between words. */
  readonly name: FunctionName
  readonly arguments: readonly FunctionArgument[]
  readonly returns: FunctionType
  /** One sentence: what the result is. */
  readonly summary: string
  /** The end of "NULL for …": other cases in which the result is NULL. Absent: there are none. */
  readonly nullFor?: string
  readonly examples: readonly FunctionExample[]
  /** Also in hosts that take 100 kB of code at most, such as functions of Snowflake. */
  readonly isSmall?: true
}
