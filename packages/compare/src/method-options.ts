import type { OptionError } from '@waymark/infra/options'
import { findNamedMethod } from './find-method.ts'
import type { Method } from './method.ts'
import { methods as catalogue } from './methods/index.ts'
import { findUnread, ownRecord, readOptions, tableOf } from './option-check.ts'
import type { CompareOptions } from './options.ts'

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
  return readOptions(options, { asked, readers: readersOf(options ?? {}, asked), others })
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
  const own = ownRecord(options)
  return findUnread(own, { asked, readers: readersOf(own, asked), others })
}
