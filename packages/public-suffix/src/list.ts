import { requireString } from '@waymark/infra/argument'
import { isCompact, readCompact, writeCompact } from './compact-list.ts'
import { listOver, type PublicSuffixList } from './public-suffix-list.ts'
import { type ListContent, readList } from './read-list.ts'

export { PublicSuffixListError } from './list-error.ts'
export type { PublicSuffixListCode } from './list-words.ts'
export type { PublicSuffixList } from './public-suffix-list.ts'

/**
 * Makes the functions of this package over another version of the Public Suffix List.
 *
 * @param text - The published text, `public_suffix_list.dat`, or what {@link compactPublicSuffixList} made of it.
 *   Line ends of any kind and a byte order mark are taken.
 * @returns An object that does not change. A text is read in time that grows linearly with its length.
 * @throws PublicSuffixListError if a line is not a rule, or the list is cut off, damaged or empty.
 * @throws TypeError if it is not a string.
 *
 * @example
 * ```ts
 * import { createPublicSuffixList } from '@waymark/public-suffix/list'
 *
 * const list = createPublicSuffixList('com\nshop.com\n')
 * list.getPublicSuffix('tea.shop.com') // => 'shop.com'
 * ```
 */
export function createPublicSuffixList(text: string): PublicSuffixList {
  const { rules, version } = read(text)
  return listOver(() => rules, version)
}

/**
 * Writes a list in a fifth of its length, for a program to ship or to store.
 *
 * @param text - As of {@link createPublicSuffixList}.
 * @returns ASCII, of two lines.
 * @throws PublicSuffixListError if a line is not a rule, or the list is cut off, damaged or empty.
 * @throws TypeError if it is not a string.
 *
 * @example
 * ```ts
 * import { compactPublicSuffixList, createPublicSuffixList } from '@waymark/public-suffix/list'
 *
 * const list = createPublicSuffixList(compactPublicSuffixList('com\nshop.com\n'))
 * list.getRegistrableDomain('www.tea.shop.com') // => 'tea.shop.com'
 * ```
 */
export function compactPublicSuffixList(text: string): string {
  return writeCompact(read(text))
}

function read(text: string): ListContent {
  requireString(text, 'text', 'decode the bytes of the file as UTF-8')
  return isCompact(text) ? readCompact(text) : readList(text)
}
