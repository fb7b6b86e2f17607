import { describeValue, isPlain, oneLine } from './describe-value.ts'
import type { Sentence } from './sentence.ts'
import { suggest } from './suggest.ts'

const { isArray } = Array
const { freeze } = Object
const { isInteger, POSITIVE_INFINITY } = Number

/** A wrong value, or the item of it that is wrong. */
export interface WrongValue {
  /** The place of the item, such as `hosts[1]`; absent if the value is wrong as a whole. */
  readonly place?: string
  /** The value as people read it. */
  readonly got: string
  /** The word that may be meant. */
  readonly near?: string
  /** What to do, if a type can say more than what it takes. */
  readonly advice?: Sentence
}

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
  wrongItem?(value: unknown, place: string | null): WrongValue | null
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
 * The path of a file or a folder. The system takes none with a zero byte, and its error would show the whole path.
 *
 * @example
 * ```ts
 * import { FILE_PATH } from '@waymark/infra/options'
 *
 * FILE_PATH.accepts('build/sitemap.xml') // => true
 * FILE_PATH.accepts('a\0b') // => false
 * ```
 */
export const FILE_PATH: OptionType = /* @__PURE__ */ optionType(
  'a path without a zero byte',
  (value) => typeof value === 'string' && !value.includes('\0'),
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

function everyItem(owner: object, item: OptionType): boolean {
  return Object.values(owner).every((value) => item.accepts(value))
}

/** The first item that is wrong, with its place; `null` if each is right. */
function describeItem(
  owner: object,
  type: OptionType,
  placeOf: (name: string) => string,
): WrongValue | null {
  for (const [name, item] of Object.entries(owner)) {
    if (type.accepts(item)) continue
    const place = placeOf(name)
    return type.wrongItem?.(item, place) ?? { place, ...describeWrong(type, item) }
  }
  return null
}

export function describeWrong({ words }: OptionType, value: unknown): WrongValue {
  const near = typeof value === 'string' && words ? suggest(value, words) : null
  return { got: describeValue(value), ...(near !== null && { near }) }
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} or ${parts[parts.length - 1]}`
}
