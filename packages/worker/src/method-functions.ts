import {
  type CompareOptions,
  createComparer,
  createKeyFunction,
  type KeyFunction,
  type Method,
  type MethodChoice,
  MissingOptionError,
  methodNamed,
  methods,
} from '@waymark/compare'
import { hasOwn } from '@waymark/infra/internal'
import { OptionError } from '@waymark/infra/options'
import { presets } from '@waymark/normalize'
import { serializeUrl } from '@waymark/url-parser'
import type { OpSettings } from './op.ts'

/** Whether two URLs are equal; `null` if one of them has no key. */
export type EqualFunction = (a: string, b: string) => boolean | null

const PROBE = 'https://example.com/'

/**
 * What gives the keys of a method.
 *
 * @throws TypeError if the method has no keys, an option is wrong, or one is missing.
 */
export function keysOf(choice: MethodChoice, settings: OpSettings): KeyFunction {
  return withShared(settings, (options) => {
    const keyOf = createKeyFunction(choice, options)
    // Some methods find only at the first URL that an option is missing.
    keyOf(PROBE)
    return keyOf
  })
}

/** @throws TypeError if an option is wrong, or one is missing. */
export function equalBy(choice: MethodChoice, settings: OpSettings): EqualFunction {
  if (hasKeys(choice)) {
    const keyOf = keysOf(choice, settings)
    return (a, b) => {
      const key = keyOf(a)
      const other = key === null ? null : keyOf(b)
      return other === null ? null : key === other
    }
  }
  return withShared(settings, (options) => {
    const isEqual = createComparer(choice, options)
    isEqual(PROBE, PROBE)
    return isEqual
  })
}

/** Makes a function for each method whose name a row has, once; `null` for a name that no method has, or that lacks an option. */
export function byName<T>(make: (method: Method) => T): (name: string) => T | null {
  const names = new Set([...methods.map(({ name }) => name), ...Object.keys(presets)])
  const known = new Map<string, T | null>()
  return (name) => {
    const found = known.get(name)
    if (found !== undefined) return found
    // Names that do not exist are not kept: there can be any number of them.
    if (!names.has(name)) return null
    let made: T | null = null
    try {
      made = make(methodNamed(name))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
    known.set(name, made)
    return made
  }
}

function hasKeys(choice: MethodChoice): boolean {
  const method = typeof choice === 'string' ? methodNamed(choice) : choice
  const kind = typeof method === 'object' && hasOwn(method, 'kind') ? method.kind : 'symmetric'
  return kind === 'symmetric' || kind === 'application'
}

/** Gives a method those of the base and the list of public suffixes that it reads. */
function withShared<T>(settings: OpSettings, make: (options: CompareOptions) => T): T {
  const { base, publicSuffixList, methodOptions, shared } = settings
  const given = {
    ...(base === null ? {} : { base: serializeUrl(base) }),
    ...(publicSuffixList === null ? {} : { publicSuffixList }),
  }
  try {
    return make({ ...methodOptions, ...given })
  } catch (error) {
    const unread = error instanceof OptionError ? error.option : null
    if (!shared.some((option) => option === unread && hasOwn(given, option))) throw error
    return withShared({ ...settings, [unread!]: null }, make)
  }
}

/** Whether a method lacks an option: known only now, because of what the row has. */
export function isMissingOption(error: unknown): boolean {
  return error instanceof MissingOptionError
}
