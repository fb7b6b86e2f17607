import {
  copyOptions,
  ownOptions,
  unknownOption,
  unreadError,
  wrongValue,
} from '@waymark/infra/internal'
import {
  checkOptions,
  type OptionError,
  type OptionTable,
  type OptionType,
  RECORD,
} from '@waymark/infra/options'
import { findNamedMethod } from './find-method.ts'
import type { Method } from './method.ts'
import { methods as catalogue } from './methods/index.ts'
import { type CompareOptions, TYPES } from './options.ts'

/** Whether a method reads all options and takes their values: the quick answer. */
function takesAll(method: Method, options: CompareOptions): boolean {
  for (const name in options) {
    const value = options[name as keyof CompareOptions]
    if (value === undefined) continue
    const option = method.options.find((candidate) => candidate.name === name)
    if (option === undefined || !option.type.accepts(value)) return false
  }
  return true
}

function tableOf(methods: readonly Method[]): OptionTable<CompareOptions> {
  const types: Record<string, OptionType> = {}
  for (const { options } of methods) for (const { name, type } of options) types[name] = type
  // The methods of a list read no others.
  return types as OptionTable<CompareOptions>
}

/**
 * Refuses misspelt options, wrong values, and options that none of the methods reads.
 *
 * @param others - The methods that could be asked instead.
 * @returns A copy of the options, without anything that they inherit.
 */
export function checkMethodOptions(
  options: CompareOptions | undefined,
  asked: readonly Method[],
  others: readonly Method[] = catalogue,
): CompareOptions {
  if (options === undefined) return checkOptions<CompareOptions>(undefined, TYPES)
  const own = copyOptions(ownRecord(options))
  const [only] = asked
  if (asked.length === 1 && takesAll(only!, own)) return own
  const error = unreadOption(own, asked, others)
  if (error !== null) throw error
  return own
}

/** @throws OptionError if the options are not an object. */
function ownRecord(options: CompareOptions): CompareOptions {
  if (RECORD.accepts(options)) return ownOptions(options)
  throw wrongValue(null, RECORD, options)
}

/** The methods that are asked, and the one that the application has chosen, if one of them leaves it the choice. */
function readersOf(options: CompareOptions, asked: readonly Method[]): readonly Method[] {
  const { comparison } = ownRecord(options)
  if (typeof comparison !== 'string' || asked.every(({ kind }) => kind !== 'application'))
    return asked
  const chosen = findNamedMethod(comparison)
  return chosen === null ? asked : [...asked, chosen]
}

/**
 * The options that at least one of the methods reads, from an object that serves others as well.
 *
 * @throws {OptionError} If the options are not an object. The functions that take the result check the rest.
 *
 * @example
 * ```ts
 * import { methods, pickOptions } from '@waymark/compare'
 *
 * const asked = methods.filter(({ name }) => name === 'whatwg')
 * const options = { base: 'https://a.example/', ignoreCase: true }
 * pickOptions(options, asked) // => { base: 'https://a.example/' }
 * ```
 */
export function pickOptions(options: CompareOptions, asked: readonly Method[]): CompareOptions {
  const types = tableOf(readersOf(options, asked))
  return Object.fromEntries(Object.entries(options).filter(([name]) => Object.hasOwn(types, name)))
}

/** Why a method, or the one that the application has chosen for it, does not read an option. */
function whyUnread(option: string, asked: Method, readers: readonly Method[]): string {
  const refusing =
    option === 'base' ? readers.find(({ noBase }) => noBase !== undefined) : undefined
  return refusing === undefined
    ? `${asked.name} does not read it`
    : `${refusing.name} ${refusing.noBase}`
}

/**
 * The error for an option that does not exist, has a wrong value, or is read by none of the methods that are asked.
 *
 * @example
 * ```ts
 * import { methods, unreadOption } from '@waymark/compare'
 *
 * const asked = methods.filter(({ name }) => name === 'whatwg')
 * unreadOption({ base: 'https://a.example/' }, asked) // => null
 * unreadOption({ ignoreCase: true }, asked)?.option // => 'ignoreCase'
 * ```
 */
export function unreadOption(
  options: CompareOptions,
  asked: readonly Method[],
  others: readonly Method[] = catalogue,
): OptionError | null {
  options = ownRecord(options)
  const readers = readersOf(options, asked)
  const isChosen =
    options.comparison !== undefined || asked.some(({ kind }) => kind !== 'application')
  const types: Readonly<Record<string, OptionType>> = {
    ...tableOf(catalogue),
    ...tableOf(readers),
  }
  for (const name in options) {
    const value: unknown = options[name as keyof CompareOptions]
    if (value === undefined) continue
    if (!Object.hasOwn(types, name)) return unknownOption(name, Object.keys(types))
    const type = types[name]!
    if (!type.accepts(value)) return wrongValue(name, type, value)
    const reads = (method: Method): boolean => method.options.some((option) => option.name === name)
    // Which options are read depends on the method, which the application has not chosen yet.
    if (!isChosen || readers.some(reads)) continue
    const [only] = asked
    const why =
      asked.length === 1 ? whyUnread(name, only!, readers) : 'no method that is asked reads it'
    const found = others.filter(reads).map((method) => method.name)
    return unreadError(name, why, found)
  }
  return null
}
