import { quote, safeMessage } from './quote.ts'
import { suggest } from './suggest.ts'

export { suggest, suggestSome } from './suggest.ts'

const hasOwn = Object.hasOwn
const { freeze, getPrototypeOf, keys } = Object
const isArray = Array.isArray
const { isInteger, POSITIVE_INFINITY } = Number

/** What an option takes. */
export interface OptionType {
  /** In words, after "must be": `true or false`. */
  readonly expected: string
  /** The words it takes, if it is a choice between words. */
  readonly words?: readonly string[]
  accepts(value: unknown): boolean
  /**
   * Says which item of a list or an object is wrong. Only types with items have it, so that others do not pay for it.
   *
   * @returns `null` if the value is wrong as a whole.
   */
  wrongItem?(value: unknown, place: string | null): string | null
}

/** The options of a function, by name. */
export type OptionTable<Options> = { readonly [Name in keyof Required<Options>]: OptionType }

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

  constructor(option: string | null, message: string) {
    super(safeMessage(message))
    this.name = 'OptionError'
    this.option = option
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
    if (!type.accepts(value)) throw wrongValue(name, type, value)
  }
  for (const name in types) {
    if (options[name] !== undefined && !hasOwn(options, name)) return ownOptions(options) as Options
  }
  return options as Options
}

/**
 * A copy of options that inherits nothing, for options that {@link checkOptions} has not returned: a page may have put
 * something on `Object.prototype` under the name of one.
 *
 * @example
 * ```ts
 * import { ownOptions } from '@waymark/infra/options'
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
 * import { copyOptions } from '@waymark/infra/options'
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
  if (isArray(value)) return value.map((item) => copyValue(item, levels - 1))
  return isRoot(getPrototypeOf(value)) ? copyMembers({ ...value }, levels - 1) : value
}

function copyMembers<Owner extends object>(owner: Owner, levels: number): Owner {
  // Written by name.
  const members = owner as Record<string, unknown>
  for (const name of keys(members)) members[name] = copyValue(members[name], levels)
  return owner
}

/** No options: nor does it inherit any. */
const NONE: unknown = /* @__PURE__ */ Object.freeze({ __proto__: null })

/**
 * {@link checkOptions} for options of which some must be given.
 *
 * @throws {@link OptionError}
 *
 * @example
 * ```ts
 * import { requireOptions, STRING } from '@waymark/infra/options'
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
 * import { unknownOption } from '@waymark/infra/options'
 *
 * unknownOption('bsae', ['base', 'report']).message // => 'unknown option `bsae`; did you mean `base`?'
 * ```
 */
export function unknownOption(name: string, names: readonly string[]): OptionError {
  const near = didYouMean(name, names, '`') || `; the options are ${names.join(', ')}`
  return new OptionError(name, `unknown option \`${name}\`${near}`)
}

/**
 * The error for an option that exists, but that nothing reads of what was selected.
 *
 * @example
 * ```ts
 * import { unreadError } from '@waymark/infra/options'
 *
 * unreadError('keep', 'none of the selected rules', ['keep-params']).option // => 'keep'
 * ```
 */
export function unreadError(name: string, why: string, readers: readonly string[]): OptionError {
  const instead = readers.length === 0 ? '' : `; it is for ${readers.join(', ')}`
  return new OptionError(name, `option \`${name}\` would have no effect: ${why}${instead}`)
}

/**
 * The error for a value that an option does not take; the name `null` is for the options as a whole.
 *
 * @example
 * ```ts
 * import { BOOLEAN, wrongValue } from '@waymark/infra/options'
 *
 * wrongValue('strict', BOOLEAN, 1).message // => 'option `strict` must be true or false; got 1'
 * ```
 */
export function wrongValue(name: string | null, type: OptionType, value: unknown): OptionError {
  const what = name === null ? 'options' : `option \`${name}\``
  const wrong = type.wrongItem?.(value, name) ?? `got ${describeWrong(type, value)}`
  return new OptionError(name, `${what} must be ${type.expected}; ${wrong}`)
}

function describeWrong({ words }: OptionType, value: unknown): string {
  const near = typeof value === 'string' && words ? didYouMean(value, words, "'") : ''
  return describeValue(value) + near
}

function didYouMean(word: string, words: readonly string[], quote: string): string {
  const near = suggest(word, words)
  return near === null ? '' : `; did you mean ${quote}${near}${quote}?`
}

/**
 * A value as a message shows it: short, and on one line.
 *
 * @example
 * ```ts
 * import { describeValue } from '@waymark/infra/options'
 *
 * describeValue('a\nb') // => "'a\\nb'"
 * ```
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return `'${oneLine(value)}'`
  if (isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'function' || typeof value === 'symbol') return `a ${typeof value}`
  if (!isRecord(value) || value instanceof RegExp) return String(value)
  return isPlain(value) ? 'an object' : 'an object that is not plain, such as a Map'
}

function oneLine(text: string): string {
  return quote(text, 60).slice(1, -1).replaceAll('\\"', '"')
}

/**
 * `true` or `false`.
 *
 * @example
 * ```ts
 * import { BOOLEAN } from '@waymark/infra/options'
 *
 * BOOLEAN.accepts(false) // => true
 * ```
 */
export const BOOLEAN: OptionType = /* @__PURE__ */ optionType(
  'true or false',
  (value) => typeof value === 'boolean',
)

/**
 * Any string.
 *
 * @example
 * ```ts
 * import { STRING } from '@waymark/infra/options'
 *
 * STRING.accepts('') // => true
 * ```
 */
export const STRING: OptionType = /* @__PURE__ */ optionType(
  'a string',
  (value) => typeof value === 'string',
)

/**
 * A whole number from 0.
 *
 * @example
 * ```ts
 * import { COUNT } from '@waymark/infra/options'
 *
 * COUNT.accepts(0) // => true
 * COUNT.accepts(Number.POSITIVE_INFINITY) // => false
 * ```
 */
export const COUNT: OptionType = /* @__PURE__ */ optionType(
  'a whole number, 0 or more',
  (value) => isInteger(value) && (value as number) >= 0,
)

/**
 * Infinity, or a whole number from 0.
 *
 * @example
 * ```ts
 * import { LIMIT } from '@waymark/infra/options'
 *
 * LIMIT.accepts(Number.POSITIVE_INFINITY) // => true
 * LIMIT.accepts(1.5) // => false
 * ```
 */
export const LIMIT: OptionType = /* @__PURE__ */ optionType(
  'a whole number, 0 or more, or Infinity',
  (value) => value === POSITIVE_INFINITY || COUNT.accepts(value),
)

/**
 * Any function.
 *
 * @example
 * ```ts
 * import { FUNCTION } from '@waymark/infra/options'
 *
 * FUNCTION.accepts(() => 1) // => true
 * ```
 */
export const FUNCTION: OptionType = /* @__PURE__ */ optionType(
  'a function',
  (value) => typeof value === 'function',
)

/**
 * What is called for each of many things; `null` is nothing.
 *
 * @example
 * ```ts
 * import { CALLBACK, checkOptions } from '@waymark/infra/options'
 *
 * checkOptions({ report: null }, { report: CALLBACK }) // => { report: null }
 * ```
 */
export const CALLBACK: OptionType = /* @__PURE__ */ optionType(
  'a function or null',
  (value) => value === null || typeof value === 'function',
)

/**
 * An object whose members are read, such as options. Another kind of object without members of its own, such as a Map or a
 * regular expression, would be ignored without a word.
 *
 * @example
 * ```ts
 * import { RECORD } from '@waymark/infra/options'
 *
 * RECORD.accepts({ id: 'integer' }) // => true
 * RECORD.accepts(new Map([['id', 'integer']])) // => false
 * ```
 */
export const RECORD: OptionType = /* @__PURE__ */ optionType('an object', isPlain)

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return false
  const prototype = getPrototypeOf(value)
  // That of `Object.create({})` has no constructor of its own.
  return isRoot(prototype) || !hasOwn(prototype, 'constructor') || keys(value).length > 0
}

/** Whether a prototype is that of `{}` in any realm, or none. */
function isRoot(prototype: object | null): boolean {
  return prototype === null || getPrototypeOf(prototype) === null
}

/**
 * One of some words.
 *
 * @example
 * ```ts
 * import { oneOf } from '@waymark/infra/options'
 *
 * oneOf('always', 'never').accepts('never') // => true
 * ```
 */
export function oneOf(...words: readonly string[]): OptionType {
  return freeze({
    expected: inWords(words.map((word) => `'${word}'`)),
    words: freeze(words),
    accepts: (value: unknown) => typeof value === 'string' && isAmong(value, words),
  })
}

function isAmong(value: string, words: readonly string[]): boolean {
  for (let i = 0; i < words.length; i++) if (words[i] === value) return true
  return false
}

/**
 * A list whose items all are of one type.
 *
 * @example
 * ```ts
 * import { listOf, STRING } from '@waymark/infra/options'
 *
 * listOf(STRING, 'a list of names').accepts(['a', 1]) // => false
 * ```
 */
export function listOf(type: OptionType, expected: string): OptionType {
  return freeze({
    expected,
    accepts: (value: unknown) => isArray(value) && everyItem(value, type),
    wrongItem: (value: unknown, place: string | null) =>
      isArray(value) ? describeItem(value, type, (index) => `${place ?? ''}[${index}]`) : null,
  })
}

/**
 * An object, whatever its names, whose values all are of one type.
 *
 * @example
 * ```ts
 * import { COUNT, recordOf } from '@waymark/infra/options'
 *
 * recordOf(COUNT, 'an object of ports').accepts({ https: 443 }) // => true
 * ```
 */
export function recordOf(type: OptionType, expected: string): OptionType {
  return freeze({
    expected,
    accepts: (value: unknown) => isPlain(value) && everyItem(value, type),
    wrongItem: (value: unknown) => (isPlain(value) ? describeItem(value, type, oneLine) : null),
  })
}

/**
 * What a type accepts, or `undefined`: for values that may be left out.
 *
 * @example
 * ```ts
 * import { optional, STRING } from '@waymark/infra/options'
 *
 * optional(STRING).accepts(undefined) // => true
 * ```
 */
export function optional(type: OptionType): OptionType {
  return freeze({
    ...type,
    accepts: (value: unknown) => value === undefined || type.accepts(value),
  })
}

/**
 * What another test accepts.
 *
 * @example
 * ```ts
 * import { optionType } from '@waymark/infra/options'
 *
 * const port = optionType('a port', (value) => Number(value) >>> 16 === 0)
 * port.accepts(70_000) // => false
 * ```
 */
export function optionType(expected: string, accepts: (value: unknown) => boolean): OptionType {
  return freeze({ expected, accepts })
}

/**
 * What either of some types accepts.
 *
 * @example
 * ```ts
 * import { BOOLEAN, either, STRING } from '@waymark/infra/options'
 *
 * either(BOOLEAN, STRING).accepts(1) // => false
 * ```
 */
export function either(...types: readonly OptionType[]): OptionType {
  return optionType(inWords(types.map(({ expected }) => expected)), (value) =>
    types.some((candidate) => candidate.accepts(value)),
  )
}

/**
 * Whether a value is an object with names, and not a list.
 *
 * @example
 * ```ts
 * import { isRecord } from '@waymark/infra/options'
 *
 * isRecord({}) // => true
 * isRecord([]) // => false
 * ```
 */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !isArray(value)
}

function everyItem(owner: object, item: OptionType): boolean {
  return Object.values(owner).every((value) => item.accepts(value))
}

/** The first item that is wrong, with its place; `null` if each is right. */
function describeItem(
  owner: object,
  type: OptionType,
  placeOf: (name: string) => string,
): string | null {
  for (const [name, item] of Object.entries(owner)) {
    if (type.accepts(item)) continue
    const place = placeOf(name)
    return type.wrongItem?.(item, place) ?? `\`${place}\` is ${describeWrong(type, item)}`
  }
  return null
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} or ${parts[parts.length - 1]}`
}
