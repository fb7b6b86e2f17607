import { deepFreeze } from '@waymark/infra/internal'
import { fullFunctions } from './full-functions.ts'
import type { BundleName, Udf } from './function.ts'
import { liteFunctions } from './lite-functions.ts'

/**
 * All functions: first those of the script `lite`, then those that only `full` has.
 *
 * @example
 * ```ts
 * import { sqlName, udfs } from '@waymark/udf'
 *
 * const domain = udfs.find((udf) => sqlName(udf) === 'waymark_domain')
 * domain?.parameters.map(({ name }) => name) // => ['url']
 * domain?.bundle // => 'full'
 * ```
 */
export const udfs: readonly Udf[] = /* @__PURE__ */ deepFreeze([...liteFunctions, ...fullFunctions])

/** The global that each script defines. */
export const GLOBALS: Readonly<Record<BundleName, string>> = {
  lite: 'waymarkLite',
  full: 'waymark',
}

/** The functions of a script. */
export function udfsOf(bundle: BundleName): readonly Udf[] {
  return bundle === 'full' ? udfs : liteFunctions
}
