/** Says what an option should be, in words; `null` for a value that will do. */
export type OptionCheck = (value: unknown) => string | null

/** The options that a function has. */
export type OptionChecks<Options> = Readonly<Record<keyof Options, OptionCheck>>

/** What most callers give; made once, for the functions are called for every page of a site. */
const NONE: object = /* @__PURE__ */ Object.freeze(Object.create(null))

/**
 * The options that a caller gives, each checked: the own members of an object, as in a configuration.
 *
 * What is no object has no options: `map` and `filter` hand over a number in their place.
 *
 * @param options - Those that are left out or `undefined` are the default's.
 * @returns A copy that inherits nothing, so that only what was checked is read from it.
 * @throws TypeError for `null`, and one that names an option which the function does not have, or which cannot have
 *   that value.
 */
export function ownOptions<Options extends object>(
  options: Options | undefined,
  checks: OptionChecks<Options>,
): Options {
  if (options === undefined) return NONE as Options
  if (options === null) throw new TypeError('Options are an object; got null')
  const problem = findOptionProblem(options, checks)
  if (problem !== null) throw new TypeError(problem)
  return Object.assign(Object.create(null), options)
}

/** What is wrong with an object's own members as options, for people; `null` where nothing is. */
export function findOptionProblem(options: object, checks: OptionChecks<object>): string | null {
  const known: Readonly<Record<string, OptionCheck>> = checks
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    const check = Object.hasOwn(known, name) ? known[name] : undefined
    if (check === undefined) {
      return `There is no option "${name}"; the options are ${Object.keys(known).join(', ')}`
    }
    const expected = check(value)
    if (expected !== null) return `Option ${name} is ${expected}; got ${describe(value)}`
  }
  return null
}

export function expectBoolean(value: unknown): string | null {
  return typeof value === 'boolean' ? null : 'true or false'
}

/** One of some words. */
export function expectWord(...words: readonly string[]): OptionCheck {
  const quoted = words.map((word) => `'${word}'`)
  const expected = `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`
  return (value) => (typeof value === 'string' && words.includes(value) ? null : expected)
}

/** A value as a message calls it. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`
  if (Array.isArray(value)) return `a list of ${value.length}`
  return value === null || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : typeof value
}
