import { ownOptions } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, RECORD } from '@waymark/infra/options'

/** The options of a caller that gives none. Shared, because the functions are called for every page of a site. */
const NONE: object = /* @__PURE__ */ Object.freeze(Object.create(null))

/**
 * Checks the options of a caller. As in a configuration, only own members are options.
 *
 * A number has no options: `map` and `filter` pass an index as the second argument.
 *
 * @param options - Options that are absent or `undefined` have their default values.
 * @returns A copy without a prototype, so that only checked values are read from it.
 * @throws {OptionError} If it is neither an object nor a number, or if an option is unknown or has a wrong value.
 */
export function checkOwnOptions<Options extends object>(
  options: Options | undefined,
  table: OptionTable<Options>,
): Options {
  if (options === undefined || typeof options === 'number') return NONE as Options
  const own = RECORD.accepts(options) ? ownOptions(options) : options
  return checkOptions(own, table)
}
