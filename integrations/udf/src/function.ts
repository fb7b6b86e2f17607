/** What a function takes and gives. In SQL, each may be `NULL` as well. */
export type UdfType = 'string' | 'boolean' | 'strings'

/** Which script has a function; `full` has those of `lite`, too. */
export type BundleName = 'lite' | 'full'

/** A parameter of a function. All are strings. */
export interface UdfParameter {
  /** In lower case. */
  readonly name: string
  readonly summary: string
}

/** The arguments of a call, and its result. */
export type UdfExample = readonly [
  args: readonly (string | null)[],
  result: string | boolean | readonly string[] | null,
]

/** A function of SQL, as data. */
export interface Udf {
  /** In the script, such as `whyInvalid`. */
  readonly name: string
  readonly bundle: BundleName
  readonly parameters: readonly UdfParameter[]
  readonly returns: UdfType
  /** One sentence. */
  readonly summary: string
  /** When the result is `NULL`; absent: only if an argument is. */
  readonly nullFor?: string
  readonly examples: readonly UdfExample[]
}

/**
 * A function's name in SQL, such as `waymark_why_invalid`.
 *
 * @example
 * ```ts
 * import { sqlName } from '@waymark/udf'
 *
 * sqlName({ name: 'whyInvalid' }) // => 'waymark_why_invalid'
 * ```
 */
export function sqlName({ name }: Pick<Udf, 'name'>): string {
  return `waymark_${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
}
