import { deepFreeze } from '@waymark/infra/internal'
import { urlFunctions } from './table.ts'
import type { FormName, FunctionArgument, UrlFunction } from './url-function.ts'

/**
 * A function with a fixed number of arguments, for engines in which no argument can be left out. One that has an optional argument
 * has two forms: the short one has the name of the function, and the one with all arguments ends in `_by`.
 */
export interface FunctionForm {
  /** For example `key` or `key_by`. */
  readonly name: FormName
  readonly of: UrlFunction
  readonly arguments: readonly FunctionArgument[]
}

/**
 * The forms of all functions, in their order.
 *
 * @example
 * ```ts
 * import { functionForms } from '@waymark/worker/functions'
 *
 * functionForms.map(({ name }) => name).slice(0, 4) // => ['normalize', 'normalize_by', 'key', 'key_by']
 * functionForms[3]?.arguments.map(({ name }) => name) // => ['url', 'method']
 * ```
 */
export const functionForms: readonly FunctionForm[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ urlFunctions.flatMap(formsOf),
)

function formsOf(definition: UrlFunction): readonly FunctionForm[] {
  const { name, arguments: all } = definition
  const needed = all.filter(({ fallback }) => fallback === undefined)
  const short: FunctionForm = { name, of: definition, arguments: needed }
  if (needed.length === all.length) return [short]
  // A test compares the names with the type.
  return [short, { name: `${name}_by` as FormName, of: definition, arguments: all }]
}

/**
 * The name in DuckDB, SQLite, PostgreSQL, BigQuery and Snowflake, such as `waymark_page_url`.
 *
 * @example
 * ```ts
 * import { spellSnake } from '@waymark/worker/functions'
 *
 * spellSnake('page_url') // => 'waymark_page_url'
 * ```
 */
export function spellSnake(name: FormName): string {
  return `waymark_${name}`
}

/**
 * The name in ClickHouse, such as `waymarkPageUrl`.
 *
 * @example
 * ```ts
 * import { spellCamel } from '@waymark/worker/functions'
 *
 * spellCamel('key_by') // => 'waymarkKeyBy'
 * ```
 */
export function spellCamel(name: FormName): string {
  return `waymark_${name}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * The name in Python, such as `waymark.page_url`.
 *
 * @example
 * ```ts
 * import { spellDotted } from '@waymark/worker/functions'
 *
 * spellDotted('page_url') // => 'waymark.page_url'
 * ```
 */
export function spellDotted(name: FormName): string {
  return `waymark.${name}`
}

type Hyphenated<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}-${Hyphenated<Rest>}`
  : Name

/** The name of an op: that of a form, with hyphens. */
export type OpName = Hyphenated<FormName>

/**
 * The name of the worker's op, such as `page-url`.
 *
 * @example
 * ```ts
 * import { opName } from '@waymark/worker/functions'
 *
 * opName('key_by') // => 'key-by'
 * ```
 */
export function opName(name: FormName): OpName {
  // The type does the same.
  return name.replaceAll('_', '-') as OpName
}
