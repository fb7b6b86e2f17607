import { once } from './once.ts'

/** Finds the words of a list that slips turn a word into: a look-up takes the same time, however many words there are. */
export interface TypoIndex {
  /** The indexes of the words that are at most as many slips away as their length allows. */
  readonly find: (word: string) => readonly number[]
}

/**
 * A word of five letters has one slip, and one of ten has two. One of four letters has a letter too many: other slips make words of
 * four letters, most of which are honest.
 */
function mostSlips(length: number): number {
  return length < 4 ? 0 : length < 10 ? 1 : 2
}

/** Of words that share a piece with one, so many are compared. More than two or three are in lists of numbered words only. */
const MOST_COMPARED = 32

/**
 * Indexes the strings that are left when letters of a word are deleted. A word that is a few slips away shares one of them.
 *
 * https://github.com/wolfgarbe/SymSpell
 */
export function indexTypos(words: readonly string[]): TypoIndex {
  /** By hash: a place in `links`; and at each place, a word and the next place with that hash. */
  const heads = new Map<number, number>()
  const links: number[] = []
  const lengths = words.map(({ length }) => length).filter((length) => mostSlips(length) > 0)
  const shortest = Math.max(4, Math.min(...lengths) - 1)
  const longest = Math.max(...lengths) + 2
  /** From this length on, a word may be two slips away from one. */
  const doubles = Math.min(...lengths.filter((length) => mostSlips(length) === 2)) - 2
  words.forEach((word, index) => {
    const slips = mostSlips(word.length)
    const [count, hashes] = deletionsOf(word, slips)
    for (let i = 0; slips > 0 && i < count; i++) {
      links.push(index, heads.get(hashes[i]!) ?? -1)
      heads.set(hashes[i]!, links.length - 2)
    }
  })
  const bits = bitsOf(heads)
  const mask = bits.length - 1
  return {
    find(word) {
      if (word.length < shortest || word.length > longest) return NO_WORDS
      const [count, hashes] = deletionsOf(word, word.length < doubles ? 1 : 2)
      let compared: number[] | null = null
      let found: number[] | null = null
      for (let i = 0; i < count; i++) {
        const hash = hashes[i]!
        // This test makes the look-up five times as fast as the map alone.
        if ((bits[(hash >>> 5) & mask]! & (1 << hash)) === 0) continue
        let link = heads.get(hash) ?? -1
        for (; link !== -1; link = links[link + 1]!) {
          const index = links[link]!
          compared ??= []
          if (compared.length === MOST_COMPARED) return found ?? NO_WORDS
          if (compared.includes(index)) continue
          compared.push(index)
          const other = words[index]!
          if (other.length === 4 && word.length < 5) continue
          if (!isWithin(mostSlips(other.length), word, other)) continue
          found ??= []
          found.push(index)
        }
      }
      return found ?? NO_WORDS
    },
  }
}

const NO_WORDS: readonly number[] = []

/** A bit for each hash, by its last bits: most strings have none of the hashes of a list. */
function bitsOf(heads: ReadonlyMap<number, unknown>): Int32Array {
  let length = 64
  while (length < heads.size) length *= 2
  const bits = new Int32Array(length)
  for (const hash of heads.keys()) bits[(hash >>> 5) & (length - 1)]! |= 1 << hash
  return bits
}

/** An odd factor, and its inverse modulo 2^32. */
const FACTOR = 0x01000193
const INVERSE = 0x359c449b

/** Longer words are skipped: a label has at most 63 letters. */
const LONGEST = 64

/** Arrays that each call overwrites. Making them in each call would take as long as the rest of it. */
const scratch = /* @__PURE__ */ once(
  (): readonly [before: Int32Array, after: Int32Array, powers: Int32Array, hashes: Int32Array] => [
    new Int32Array(LONGEST + 2),
    new Int32Array(LONGEST + 2),
    new Int32Array(LONGEST + 2),
    new Int32Array(LONGEST ** 2),
  ],
)

/**
 * Gives a hash of a string, and one of each string that is left when one code unit of it is deleted, or up to two. Strings that a
 * few slips turn into each other have one of these in common.
 *
 * A hash is the sum of `unit * FACTOR ** index`, so that each takes constant time.
 *
 * @returns The number of hashes, and an array that begins with them, until the next call.
 */
function deletionsOf(text: string, depth: number): readonly [count: number, hashes: Int32Array] {
  // Of the units before an index; of those from it on, as if they began the string; the factor of the index.
  const [before, after, powers, hashes] = scratch()
  const { length } = text
  if (length > LONGEST) return [0, hashes]
  powers[0] = 1
  after[length] = 0
  for (let i = 0; i < length; i++) {
    powers[i + 1] = Math.imul(powers[i]!, FACTOR)
    before[i + 1] = before[i]! + Math.imul(text.charCodeAt(i), powers[i]!)
  }
  for (let i = length - 1; i >= 0; i--) {
    after[i] = text.charCodeAt(i) + Math.imul(after[i + 1]!, FACTOR)
  }
  let count = 0
  hashes[count++] = before[length]!
  if (depth === 0) return [count, hashes]
  for (let i = 0; i < length; i++) {
    hashes[count++] = before[i]! + Math.imul(powers[i]!, after[i + 1]!)
  }
  if (depth === 1) return [count, hashes]
  for (let i = 0; i < length; i++) {
    for (let j = i + 1; j < length; j++) {
      const between = Math.imul(before[j]! - before[i + 1]!, INVERSE)
      hashes[count++] = before[i]! + between + Math.imul(powers[j - 1]!, after[j + 1]!)
    }
  }
  return [count, hashes]
}

/**
 * How many slips turn one string into another, if not more than `most`: a letter too many, a missing one, another one, or two that
 * are swapped. A slip does not change what an earlier one has changed (optimal string alignment).
 */
export function isWithin(most: number, one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let last: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, j) => j)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1))
      const isSwap = j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (isSwap) least = Math.min(least, last[j - 2]! + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return false
    last = row
    row = next
  }
  return row[other.length]! <= most
}
