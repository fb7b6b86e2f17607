import {
  copyOptions,
  ownOptions,
  type Sentence,
  sentence,
  unknownOption,
  unreadError,
  wrongValue,
} from '@waymark/infra/internal'
import { type OptionError, type OptionTable, type OptionType, RECORD } from '@waymark/infra/options'
import type { Method } from './method.ts'
import { type CompareOptions, TYPES } from './options.ts'

/** Who reads the options. */
export interface Readers {
  /** The methods that are asked. */
  readonly asked: readonly Method[]
  /** The same, and the one that the application has chosen. */
  readonly readers: readonly Method[]
  /** The methods that could be asked instead. */
  readonly others: readonly Method[]
}

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

export function tableOf(methods: readonly Method[]): OptionTable<CompareOptions> {
  const types: Record<string, OptionType> = {}
  for (const { options } of methods) for (const { name, type } of options) types[name] = type
  // The methods of a list read no others.
  return types as OptionTable<CompareOptions>
}

/** @throws OptionError if the options are not an object. */
export function ownRecord(options: CompareOptions): CompareOptions {
  if (RECORD.accepts(options)) return ownOptions(options)
  throw wrongValue(null, RECORD, options)
}

/**
 * Refuses misspelt options, wrong values, and options that none of the methods reads.
 *
 * @returns A copy of the options, without anything that they inherit.
 */
export function readOptions(options: CompareOptions | undefined, who: Readers): CompareOptions {
  if (options === undefined) return {}
  const own = copyOptions(ownRecord(options))
  const { asked } = who
  if (asked.length === 1 && takesAll(asked[0]!, own)) return own
  const error = findUnread(own, who)
  if (error !== null) throw error
  return own
}

/** Why a method, or the one that the application has chosen for it, does not read an option. */
function whyUnread(option: string, asked: Method, readers: readonly Method[]): Sentence {
  const refusing =
    option === 'base' ? readers.find(({ noBase }) => noBase !== undefined) : undefined
  return refusing === undefined
    ? sentence('{method} does not read it', { method: asked.name })
    : sentence('{method} {why:phrase}', { method: refusing.name, why: refusing.noBase! })
}

/** The error for an option that does not exist, has a wrong value, or is read by none of the methods that are asked. */
export function findUnread(
  options: CompareOptions,
  { asked, readers, others }: Readers,
): OptionError | null {
  const isChosen =
    options.comparison !== undefined || asked.some(({ kind }) => kind !== 'application')
  const types: Readonly<Record<string, OptionType>> = { ...TYPES, ...tableOf(readers) }
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
      asked.length === 1
        ? whyUnread(name, only!, readers)
        : sentence('no method that is asked reads it')
    const found = others.filter(reads).map((method) => method.name)
    return unreadError(name, why, found)
  }
  return null
}
