import {
  type CompareOptions,
  createComparer,
  createKeyFunction,
  type KeyFunction,
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
import { unknownName } from './unknown-name.ts'

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
    return (a, b) => {
      try {
        return isEqual(a, b)
      } catch (error) {
        // A pattern that is wrong is data here: another row may have a right one.
        if (error instanceof TypeError) return null
        throw error
      }
    }
  })
}

/**
 * The method of a name that a row has.
 *
 * @throws TypeError if there is none; the error suggests what may be meant.
 */
export function namedMethod(name: string): MethodChoice {
  const names = [...new Set([...methods.map((method) => method.name), ...Object.keys(presets)])]
  if (names.includes(name)) return methodNamed(name)
  throw unknownName('method', name, names)
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
