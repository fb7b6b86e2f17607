import { checkOptions, type OptionTable } from '@waymark/infra/options'

/** What most callers give; made once, since the functions are called for every page of a site. */
const NONE: object = /* @__PURE__ */ Object.freeze(Object.create(null))

/**
 * The options that a caller gives, each checked: the own members of an object, as in a configuration.
 *
 * Anything but an object has no options: `map` and `filter` pass a number in their place.
 *
 * @param options - Those that are left out or `undefined` are the default's.
 * @returns A copy that inherits nothing, so that only what was checked is read from it.
 * @throws OptionError for `null`, for a name that the function does not have, and for a wrong value.
 */
export function ownOptions<Options extends object>(
  options: Options | undefined,
  table: OptionTable<Options>,
): Options {
  if (options === undefined) return NONE as Options
  const own = options === null ? null : Object.assign(Object.create(null), options)
  checkOptions(own, table)
  // `null` has been refused.
  return own as Options
}
