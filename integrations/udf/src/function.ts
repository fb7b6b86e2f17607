import { type FunctionForm, functionForms, spellSnake } from '@waymark/worker/functions'

/** Which script has a function; `full` has those of `lite`, too. */
export type BundleName = 'lite' | 'full'

/**
 * All functions in SQL: the forms of the table in `@waymark/worker/functions`, because BigQuery has no optional arguments.
 *
 * @example
 * ```ts
 * import { sqlName, udfs } from '@waymark/udf'
 *
 * const key = udfs.find((udf) => sqlName(udf) === 'waymark_key_by')
 * key?.arguments.map(({ name }) => name) // => ['url', 'method']
 * key?.of.isSmall ?? false // => false
 * ```
 */
export const udfs: readonly FunctionForm[] = functionForms

/** The functions of a script. */
export function udfsOf(bundle: BundleName): readonly FunctionForm[] {
  return bundle === 'full' ? udfs : udfs.filter(({ of }) => of.isSmall === true)
}

/** The global that each script defines. It has the functions of the table, whose optional arguments can be left out. */
export const GLOBALS: Readonly<Record<BundleName, string>> = {
  lite: 'waymarkLite',
  full: 'waymark',
}

/**
 * A function's name in SQL, such as `waymark_page_url`.
 *
 * @example
 * ```ts
 * import { sqlName, udfs } from '@waymark/udf'
 *
 * udfs.map(sqlName).slice(0, 2) // => ['waymark_normalize', 'waymark_normalize_by']
 * ```
 */
export function sqlName({ name }: Pick<FunctionForm, 'name'>): string {
  return spellSnake(name)
}
