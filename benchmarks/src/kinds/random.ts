/** Numbers that look random, and are the same in every run and on every engine. */
export interface Random {
  /** A whole number from 0 up to, but not including, `below`. */
  int(below: number): number
  /** True in about this share of the calls, from 0 to 1. */
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** @param seed - Any string; each gives a sequence of its own. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed)
  // The generator xorshift32 of Marsaglia (2003), with the shifts 13, 17 and 5.
  const next = (): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 8; i++) next()
  const int = (below: number): number => Math.floor(next() * below)
  return { int, chance: (share) => next() < share, pick: (list) => list[int(list.length)]! }
}

/** FNV-1a over code units; never 0, at which xorshift would stay. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash || 1
}
