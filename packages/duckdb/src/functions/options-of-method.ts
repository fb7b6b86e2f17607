import { type CompareOptions, type Method, pickOptions } from '@waymark/compare'
import type { PublicSuffixList } from '@waymark/public-suffix'

/** The options for a method that is named in a query: the list, if the method reads it. */
export function optionsOfMethod(
  method: Method,
  publicSuffixList: PublicSuffixList,
): CompareOptions {
  return pickOptions({ publicSuffixList }, [method])
}
