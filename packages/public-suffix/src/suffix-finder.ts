import { utf8Decode } from '@waymark/infra'
import { NameTable, nextHash } from './name-table.ts'
import { type PublicSuffixList, rulesOfLists } from './public-suffix-list.ts'
import { EXCEPTION, icannFlags, RULE, type Rules, WILDCARD } from './rules.ts'

/**
 * Where the public suffix of a host begins, which ends with the host; -1 if a label is empty.
 *
 * The host is a domain in lower-case ASCII, without a root dot.
 */
export type FindSuffix = (bytes: Uint8Array, start: number, end: number) => number

const DOT = 0x2e

/**
 * Makes what finds public suffixes in bytes, for bulk work: no string is made of a host. Of the built-in list, the rules below a top-level
 * domain are read when a host first needs them.
 *
 * @param icannOnly - As for `getPublicSuffix`.
 * @returns `null` for a list that this package has not made: only its functions can answer.
 *
 * @example
 * ```ts
 * import { utf8Encode } from '@waymark/infra'
 * import { builtInList } from '@waymark/public-suffix'
 * import { createSuffixFinder } from '@waymark/public-suffix/internal'
 *
 * const find = createSuffixFinder(builtInList)
 * find(utf8Encode('https://www.example.co.uk/'), 8, 25) // => 20
 * ```
 */
export function createSuffixFinder(list: PublicSuffixList, icannOnly = false): FindSuffix | null {
  const rulesBelow = rulesOfLists.get(list)
  if (rulesBelow === undefined) return null
  const read = new Set<Rules>()
  const names = new NameTable()

  const readBelow = (top: string): void => {
    const rules = rulesBelow(top)
    if (read.has(rules)) return
    read.add(rules)
    for (const [name, flags] of rules) names.add(name, icannOnly ? icannFlags(flags) : flags)
  }

  /** The walk of `publicSuffixStart`, which draws it. */
  return (bytes, start, end) => {
    let hash = 0
    let suffix = -1
    let before = end
    let anyLabel = false
    let at = end
    for (;;) {
      while (at > start && bytes[at - 1] !== DOT) hash = nextHash(hash, bytes[--at]!)
      let flags = names.get(hash, bytes, at, end)
      if (suffix === -1) {
        suffix = at
        if (flags === -1) {
          readBelow(utf8Decode(bytes.subarray(at, end)))
          flags = names.get(hash, bytes, at, end)
        }
      }
      if (anyLabel) suffix = at
      if (flags === -1) break
      if ((flags & EXCEPTION) !== 0) {
        suffix = before
        break
      }
      if ((flags & RULE) !== 0) suffix = at
      if (at === start) break
      anyLabel = (flags & WILDCARD) !== 0
      before = at
      hash = nextHash(hash, bytes[--at]!)
    }
    // The labels after this one are on the list, and so not empty.
    return hasEmptyLabel(bytes, start, at + 1) ? -1 : suffix
  }
}

/**
 * Where the registrable domain of a host begins; -1 if the host has no public suffix or is one.
 *
 * @param suffix - Where its public suffix begins; -1 if there is none.
 *
 * @example
 * ```ts
 * import { utf8Encode } from '@waymark/infra'
 * import { registrableStart } from '@waymark/public-suffix/internal'
 *
 * registrableStart(utf8Encode('https://www.example.co.uk/'), 8, 20) // => 12
 * registrableStart(utf8Encode('https://co.uk/'), 8, 8) // => -1
 * ```
 */
export function registrableStart(bytes: Uint8Array, start: number, suffix: number): number {
  if (suffix <= start) return -1
  let at = suffix - 1
  while (at > start && bytes[at - 1] !== DOT) at--
  return at
}

function hasEmptyLabel(bytes: Uint8Array, start: number, end: number): boolean {
  let before = DOT
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte === DOT && before === DOT) return true
    before = byte
  }
  return false
}
