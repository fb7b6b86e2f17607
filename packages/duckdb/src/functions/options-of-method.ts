import { type CompareOptions, methods, pickOptions } from '@waymark/compare'
import type { PublicSuffixList } from '@waymark/public-suffix'

/** The options for a method, or a preset, that is named in a query: the list, if the method reads it. */
export function optionsOfMethod(name: string, publicSuffixList: PublicSuffixList): CompareOptions {
  const method = methods.find((candidate) => candidate.name === name)
  return method === undefined ? {} : pickOptions({ publicSuffixList }, [method])
}
