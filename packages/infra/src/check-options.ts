import { isPlain, isRoot } from './describe-value.ts'
import { describeWrong, type OptionType, oneOf, RECORD } from './option-types.ts'
import { safeMessage } from './quote.ts'
import type { Facts, Sentence } from './sentence.ts'
import { suggest } from './suggest.ts'

const { getPrototypeOf, keys } = Object
const hasOwn = Object.hasOwn

/** The options of a function, by name. */
export type OptionTable<Options> = { readonly [Name in keyof Required<Options>]: OptionType }

/**
 * Why options are refused. The data of `option-unknown` are the option that may be meant (`near`), or all of them (`known`); of
 * `option-wrong`, what it must be (`expected`, or one of some `words`) and what is given (`got`, of an item with its `place`); of `option-unread`, `why`; of `option-missing`, its `reader`.
 */
export type OptionErrorCode =
  | 'option-unknown'
  | 'option-wrong'
  | 'option-unread'
  | 'option-missing'
  | 'option-refused'

/**
 * An option that does not exist, or with a value that it does not take.
 *
 * @example
 * ```ts
 * import { checkOptions, OptionError, STRING } from '@waymark/infra/options'
 *
 * try {
 *   checkOptions({ bsae: 'https://example.com/' }, { base: STRING })
 * } catch (error) {
 *   error instanceof OptionError && error.option // => 'bsae'
 * }
 * ```
 */
export class OptionError extends TypeError {
  /** The name as it was given; `null` if the options are not an object at all. */
  declare readonly option: string | null
  declare readonly code: OptionErrorCode
  /** What the message names, as plain values. */
  declare readonly data: Facts

  constructor(
    option: string | null,
    message: string | Sentence,
    code: OptionErrorCode = 'option-refused',
  ) {
    const { text, data } = typeof message === 'string' ? { text: message, data: {} } : message
    super(safeMessage(text))
    this.name = 'OptionError'
    this.option = option
    this.code = code
    this.data = data
  }
}

/**
 * Refuses misspelt options and wrong values.
 *
 * An option that is `undefined` counts as not given. Nothing is remembered: a function that is called often has a prepared
 * form, which checks its options once.
 *
 * Only an object's own members are options. What it inherits, from `Object.prototype` or another, is neither checked nor
 * to be read: so read what this returns.
 *
 * @param options - What a caller gave; `undefined` if it gave none.
 * @returns The options, without anything that they inherit under the name of one.
 * @throws {@link OptionError}
 *
 * @example
 * ```ts
 * import { BOOLEAN, checkOptions } from '@waymark/infra/options'
 *
 * const table = { strict: BOOLEAN }
 * checkOptions({ strict: true }, table) // => { strict: true }
 * checkOptions({ strict: 'yes' }, table) // throws option `strict` must be true or false
 * ```
 */
export function checkOptions<Options>(options: unknown, table: OptionTable<Options>): Options {
  if (options === undefined) return NONE as Options
  if (!isPlain(options)) throw wrongValue(null, RECORD, options)
  const types = table as Readonly<Record<string, OptionType>>
  for (const name in options) {
    // What a page put on `Object.prototype` is not an option.
    if (!hasOwn(options, name)) continue
    const value = options[name]
    if (value === undefined) continue
    // What a table inherits, such as `constructor`, accepts nothing.
    const type = types[name]
    if (type?.accepts === undefined) throw unknownOption(name, keys(types))
    requireValue(name, type, value)
  }
  for (const name in types) {
    if (options[name] !== undefined && !hasOwn(options, name)) return ownOptions(options) as Options
  }
  return options as Options
}

/** No options: nor does it inherit any. */
const NONE: unknown = /* @__PURE__ */ Object.freeze({ __proto__: null })

/**
 * A copy of options that inherits nothing, for options that {@link checkOptions} has not returned: a page may have put
 * something on `Object.prototype` under the name of one.
 *
 * @example
 * ```ts
 * import { ownOptions } from '@waymark/infra/internal'
 *
 * const options = Object.create({ base: 'https://a.example/' })
 * options.strict = true
 * ownOptions(options).base // => undefined
 * ownOptions(options).strict // => true
 * ```
 */
export function ownOptions<Options extends object>(options: Options): Options {
  return { __proto__: null, ...options }
}

/**
 * A copy of options for a function that is made once and called often: the caller may change its own lists and objects
 * afterwards.
 *
 * @example
 * ```ts
 * import { copyOptions } from '@waymark/infra/internal'
 *
 * const options = { keep: ['id'] }
 * const copy = copyOptions(options)
 * options.keep[0] = 'page'
 * copy.keep // => ['id']
 * ```
 */
export function copyOptions<Options extends object>(options: Options): Options {
  return copyMembers(ownOptions(options), NESTING)
}

/** The options with most levels are lists of objects with lists; what an object of the caller has below may have no end. */
const NESTING = 3

function copyValue(value: unknown, levels: number): unknown {
  if (levels === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => copyValue(item, levels - 1))
  return isRoot(getPrototypeOf(value)) ? copyMembers({ ...value }, levels - 1) : value
}

function copyMembers<Owner extends object>(owner: Owner, levels: number): Owner {
  // Written by name.
  const members = owner as Record<string, unknown>
  for (const name of keys(members)) members[name] = copyValue(members[name], levels)
  return owner
}

/**
 * {@link checkOptions} for options of which some must be given.
 *
 * @throws {@link OptionError}
 *
 * @example
 * ```ts
 * import { requireOptions } from '@waymark/infra/internal'
 * import { STRING } from '@waymark/infra/options'
 *
 * requireOptions({}, { base: STRING }, 'base') // throws option `base` must be a string; got undefined
 * ```
 */
export function requireOptions<Options>(
  options: unknown,
  table: OptionTable<Options>,
  ...names: readonly (keyof Options & string)[]
): Options {
  const checked = checkOptions(options ?? null, table)
  for (const name of names) {
    if (checked[name] === undefined) throw wrongValue(name, table[name], undefined)
  }
  return checked
}

/**
 * The error for an option that does not exist.
 *
 * @example
 * ```ts
 * import { unknownOption } from '@waymark/infra/internal'
 *
 * unknownOption('bsae', ['base', 'report']).message // => 'unknown option `bsae`; did you mean `base`?'
 * ```
 */
export function unknownOption(name: string, names: readonly string[]): OptionError {
  const near = suggest(name, names)
  const advice = near === null ? `the options are ${names.join(', ')}` : `did you mean \`${near}\`?`
  const text = `unknown option \`${name}\`; ${advice}`
  return new OptionError(
    name,
    { text, data: near === null ? { known: names } : { near } },
    'option-unknown',
  )
}

/**
 * The error for an option that exists, but that nothing reads of what was selected.
 *
 * @example
 * ```ts
 * import { unreadError } from '@waymark/infra/internal'
 *
 * unreadError('keep', 'none of the selected rules', ['keep-params']).option // => 'keep'
 * ```
 */
export function unreadError(
  name: string,
  why: string | Sentence,
  readers: readonly string[],
): OptionError {
  const { text: reason, data } = typeof why === 'string' ? { text: why, data: {} } : why
  const instead = readers.length === 0 ? '' : `; it is for ${readers.join(', ')}`
  const text = `option \`${name}\` would have no effect: ${reason}${instead}`
  return new OptionError(name, { text, data: { ...data, why: reason, readers } }, 'option-unread')
}

/**
 * A value of its type.
 *
 * @param name - Of the option; `null` if the value is the object of options itself.
 * @throws {OptionError} If the type does not accept it.
 *
 * @example
 * ```ts
 * import { requireValue } from '@waymark/infra/internal'
 * import { BOOLEAN } from '@waymark/infra/options'
 *
 * requireValue('strict', BOOLEAN, true) // => true
 * ```
 */
export function requireValue<Value>(name: string | null, type: OptionType, value: Value): Value {
  if (!type.accepts(value)) throw wrongValue(name, type, value)
  return value
}

/**
 * The error for a value that an option does not take; the name `null` is for the options as a whole.
 *
 * @example
 * ```ts
 * import { wrongValue } from '@waymark/infra/internal'
 * import { BOOLEAN } from '@waymark/infra/options'
 *
 * wrongValue('strict', BOOLEAN, 1).message // => 'option `strict` must be true or false; got 1'
 * ```
 */
export function wrongValue(name: string | null, type: OptionType, value: unknown): OptionError {
  const { expected, words } = type
  const { advice, ...wrong } = type.wrongItem?.(value, name) ?? describeWrong(type, value)
  const { place, got, near } = wrong
  const what = name === null ? 'options' : `option \`${name}\``
  const given = place === undefined ? `got ${got}` : `\`${place}\` is ${got}`
  const meant = near === undefined ? '' : `; did you mean '${near}'?`
  const remedy = advice === undefined ? '' : `: ${advice.text}`
  const data = {
    expected,
    // Words are listed by each language in its own way.
    ...(words !== undefined && oneOf(...words).expected === expected && { words }),
    ...wrong,
    ...(advice !== undefined && { ...advice.data, advice: advice.text }),
  }
  const text = `${what} must be ${expected}; ${given}${meant}${remedy}`
  return new OptionError(name, { text, data }, 'option-wrong')
}
