import { suggest } from './suggest.ts'

export { editDistance, suggest } from './suggest.ts'

/** What an option takes. */
export interface OptionType {
  /** In words, after "must be": `true or false`. */
  readonly expected: string
  /** The words it takes, if it is a choice between words. */
  readonly words?: readonly string[]
  accepts(value: unknown): boolean
}

/** The options of a function, by name. */
export type OptionTable<Options> = { readonly [Name in keyof Required<Options>]: OptionType }

/** An option that does not exist, or with a value that it does not take. */
export class OptionError extends TypeError {
  /** The name as it was given; `null` if the options are not an object at all. */
  readonly option: string | null

  constructor(option: string | null, message: string) {
    super(message)
    this.name = 'OptionError'
    this.option = option
  }
}

/**
 * Refuses misspelt options and wrong values.
 *
 * An option that is `undefined` counts as not given. Lists and objects inside are checked once for each object, so
 * that a list of a thousand names costs nothing on the second call.
 *
 * @param options - What a caller gave; `undefined` is no options.
 * @throws {@link OptionError}
 */
export function checkOptions<Options>(
  options: unknown,
  table: OptionTable<Options>,
): asserts options is Options | undefined {
  if (options === undefined) return
  if (typeof options !== 'object' || options === null) {
    throw new OptionError(null, `options must be an object; got ${describeValue(options)}`)
  }
  const types = table as Readonly<Record<string, OptionType>>
  for (const name in options) {
    const value = (options as Readonly<Record<string, unknown>>)[name]
    if (value === undefined) continue
    const type = Object.hasOwn(types, name) ? types[name]! : null
    if (type === null) {
      // Only own names can be misspelt: a library that extends `Object.prototype` must not break every call.
      if (Object.hasOwn(options, name)) throw unknownOption(name, Object.keys(types))
    } else if (!type.accepts(value)) throw wrongValue(name, type, value)
  }
}

/** The error for an option that does not exist. */
export function unknownOption(name: string, names: readonly string[]): OptionError {
  const near = suggest(name, names)
  const advice = near === null ? `the options are ${names.join(', ')}` : `did you mean \`${near}\`?`
  return new OptionError(name, `unknown option \`${name}\`; ${advice}`)
}

/** The error for a value that an option does not take. */
export function wrongValue(name: string, type: OptionType, value: unknown): OptionError {
  const near = typeof value === 'string' && type.words ? suggest(value, type.words) : null
  const hint = near === null ? '' : `; did you mean '${near}'?`
  return new OptionError(
    name,
    `option \`${name}\` must be ${type.expected}; got ${describeValue(value)}${hint}`,
  )
}

/** A value as a message shows it: short, and on one line. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string')
    return quoted(value.length > 60 ? `${value.slice(0, 57)}...` : value)
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) {
    return value instanceof RegExp ? String(value) : 'an object'
  }
  return typeof value === 'function' || typeof value === 'symbol'
    ? `a ${typeof value}`
    : String(value)
}

function quoted(text: string): string {
  const json = JSON.stringify(text).slice(1, -1)
  return `'${json.replaceAll('\\"', '"')}'`
}

/** `true` or `false`. */
export const BOOLEAN: OptionType = {
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
}

/** Any string. */
export const STRING: OptionType = {
  expected: 'a string',
  accepts: (value) => typeof value === 'string',
}

/** A whole number from 0. */
export const COUNT: OptionType = {
  expected: 'a whole number, 0 or more',
  accepts: (value) => Number.isInteger(value) && (value as number) >= 0,
}

/** Infinity, or a whole number from 0. */
export const LIMIT: OptionType = {
  expected: 'a whole number, 0 or more, or Infinity',
  accepts: (value) => value === Number.POSITIVE_INFINITY || COUNT.accepts(value),
}

/** Any function. */
export const FUNCTION: OptionType = {
  expected: 'a function',
  accepts: (value) => typeof value === 'function',
}

/** One of some words. */
export function oneOf(...words: readonly string[]): OptionType {
  return {
    expected: inWords(words.map((word) => `'${word}'`)),
    words,
    accepts: (value) => typeof value === 'string' && words.includes(value),
  }
}

/** A list whose items all are of one type. */
export function listOf(type: OptionType, expected: string): OptionType {
  return {
    expected,
    accepts: (value) => Array.isArray(value) && everyOnce(value, type),
  }
}

/** An object, whatever its names, whose values all are of one type. */
export function recordOf(type: OptionType, expected: string): OptionType {
  return {
    expected,
    accepts: (value) => isRecord(value) && everyOnce(value, type),
  }
}

/** What another test accepts. */
export function optionType(expected: string, accepts: (value: unknown) => boolean): OptionType {
  return { expected, accepts }
}

/** What either of some types accepts. */
export function either(...types: readonly OptionType[]): OptionType {
  return {
    expected: inWords(types.map(({ expected }) => expected)),
    accepts: (value) => types.some((candidate) => candidate.accepts(value)),
  }
}

/** Whether a value is an object with names, and not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The lists and objects that were right, each with the type it was compared with. */
const right = /* @__PURE__ */ new WeakMap<object, OptionType>()

function everyOnce(owner: object, item: OptionType): boolean {
  if (right.get(owner) === item) return true
  const isRight = Object.values(owner).every((value) => item.accepts(value))
  if (isRight) right.set(owner, item)
  return isRight
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} or ${parts.at(-1)}`
}
