import { asciiLowercase } from '@waymark/infra'
import { certainHreflang } from '@waymark/language-tag'
import type { Site } from '../site.ts'

/** The `hreflang` values of a site as they are after all certain corrections. */
export interface RepairedValues {
  /** For each value, what is certainly meant; `null` if nothing is to be corrected, or if it is not certain. */
  readonly meant: readonly (string | null)[]
  /** For each value, a number that it shares with all values that are equal after the corrections. */
  readonly keys: Int32Array
  /** The number of `x-default`. */
  readonly xDefault: number
}

/** Corrects each distinct value once. */
export function repairValues(site: Site): RepairedValues {
  const numbers = new Map(site.keys.map((key, number) => [key, number]))
  const numberOf = (key: string): number => {
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    return number
  }
  const meant = site.values.map(certainHreflang)
  const keys = Int32Array.from(site.values, (value, index) =>
    numberOf(asciiLowercase(meant[index] ?? value)),
  )
  return { meant, keys, xDefault: numberOf('x-default') }
}
