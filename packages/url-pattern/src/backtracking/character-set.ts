/** Characters of an alphabet: the bits of a few numbers, in the order of the alphabet. */
export type CharacterSet = readonly number[]

const BITS = 32

/** The characters of an alphabet that pass a test. */
export function setOfCharacters(
  alphabet: readonly string[],
  has: (character: string) => boolean,
): CharacterSet {
  const words = new Array<number>(Math.ceil(alphabet.length / BITS)).fill(0)
  for (const [at, character] of alphabet.entries()) {
    if (has(character)) words[Math.floor(at / BITS)]! |= 1 << (at % BITS)
  }
  return words
}

/** The characters that are in all sets, of which there must be one; `null` if there are none. */
export function intersect(sets: readonly CharacterSet[]): CharacterSet | null {
  const [first, ...others] = sets
  const words = first!.map((word, at) => others.reduce((all, set) => all & wordAt(set, at), word))
  return words.some((word) => word !== 0) ? words : null
}

/** Whether a set has the character at an index of the alphabet. */
export function hasCharacter(set: CharacterSet, index: number): boolean {
  return (wordAt(set, Math.floor(index / BITS)) & (1 << (index % BITS))) !== 0
}

/** That of the start is empty, and a page may have put a number on `Object.prototype`. */
function wordAt(set: CharacterSet, at: number): number {
  return at < set.length ? set[at]! : 0
}

/** The first character of a set in the order of the alphabet. */
export function firstCharacter(set: CharacterSet, alphabet: readonly string[]): string {
  return alphabet[alphabet.findIndex((_, index) => hasCharacter(set, index))]!
}
