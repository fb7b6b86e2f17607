import {
  BOOLEAN,
  checkOptions,
  isRecord,
  OptionError,
  type OptionTable,
  type OptionType,
  optionType,
  suggest,
  unknownOption,
  wrongValue,
} from '@waymark/infra/options'
import type { CompareRequest } from './compare.ts'
import type { Method } from './method.ts'
import { methods as catalogue } from './methods/index.ts'
import type { CompareOptions } from './options.ts'

/** What `compare` takes, as data. */
export const REQUEST_OPTIONS: OptionTable<CompareRequest> = {
  methods: /* @__PURE__ */ optionType('a list of methods or their names', Array.isArray),
  options: /* @__PURE__ */ optionType('an object', isRecord),
  suggest: BOOLEAN,
}

let known: OptionTable<CompareOptions> | null = null
const tables = /* @__PURE__ */ new WeakMap<Method, OptionTable<CompareOptions>>()

/** The options of all methods of the catalogue. */
function knownOptions(): OptionTable<CompareOptions> {
  known ??= tableOf(catalogue)
  return known
}

/** The options of the catalogue and of one method, which may be a user's own. */
function optionsOf(method: Method): OptionTable<CompareOptions> {
  let table = tables.get(method)
  if (table === undefined) {
    const isOwn = !catalogue.includes(method)
    table = isOwn ? { ...knownOptions(), ...tableOf([method]) } : knownOptions()
    tables.set(method, table)
  }
  return table
}

function tableOf(methods: readonly Method[]): OptionTable<CompareOptions> {
  const types: Record<string, OptionType> = {}
  for (const { options } of methods) for (const { name, type } of options) types[name] = type
  // The methods of a list read no others.
  return types as OptionTable<CompareOptions>
}

/**
 * Refuses misspelt options and wrong values for methods that were named.
 *
 * An option of the catalogue that the method does not read is not an error here, because one options object serves many methods.
 */
export function checkMethodOptions(options: CompareOptions, methods: readonly Method[]): void {
  const [only] = methods
  if (methods.length === 1 && only !== undefined) checkOptions(options, optionsOf(only))
  else checkOptions(options, { ...knownOptions(), ...tableOf(methods) })
}

/** The error for a method that does not exist. */
export function unknownMethod(choice: unknown): OptionError {
  const names = catalogue.map(({ name }) => name)
  const near = typeof choice === 'string' ? suggest(choice, names) : null
  const advice = near === null ? `the methods are ${names.join(', ')}` : `did you mean "${near}"?`
  const given = JSON.stringify(choice) ?? 'undefined'
  return new OptionError('method', `There is no method ${given}; ${advice}`)
}

/** The error for an option that does not exist, has a wrong value, or is read by none of the methods that are asked. */
export function unreadOption(
  options: CompareOptions,
  asked: readonly Method[],
  others: readonly Method[] = catalogue,
): OptionError | null {
  if (!isRecord(options as unknown)) throw wrongValue(null, REQUEST_OPTIONS.options, options)
  // A method that is left to the application reads what the one that it chose does.
  const choice = catalogue.filter(({ name }) => name === options.comparison)
  const readers = asked.some(({ kind }) => kind === 'application') ? [...asked, ...choice] : asked
  const types: Readonly<Record<string, OptionType>> = { ...knownOptions(), ...tableOf(readers) }
  for (const [name, value] of Object.entries(options)) {
    const type = Object.hasOwn(types, name) ? types[name] : undefined
    if (type === undefined) return unknownOption(name, Object.keys(knownOptions()))
    if (value === undefined) continue
    if (!type.accepts(value)) return wrongValue(name, type, value)
    const reads = (method: Method): boolean => method.options.some((option) => option.name === name)
    if (readers.some(reads)) continue
    const [only] = asked
    const who =
      asked.length === 1 ? `${only?.name} does not read it` : 'no method that is asked reads it'
    const found = others.filter(reads).map((method) => method.name)
    const instead = found.length === 0 ? '' : `; these methods do: ${found.join(', ')}`
    return new OptionError(name, `option \`${name}\` would have no effect: ${who}${instead}`)
  }
  return null
}
