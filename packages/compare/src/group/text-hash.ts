/** Differs between stores, so that nobody can prepare strings whose hashes are equal. */
export interface HashSeed {
  readonly start: number
  /** Odd, so that no bit is lost. Without it, some changes of two neighbouring words would cancel out for every start. */
  readonly factor: number
}

/** A new seed. */
export function randomSeed(): HashSeed {
  return { start: randomWord(), factor: randomWord() | 1 }
}

function randomWord(): number {
  return Math.trunc(Math.random() * 0x1_0000_0000) | 0
}

/** Mixes a word into a hash, so that each bit changes half of the bits. */
export function mix(hash: number, word: number, factor: number): number {
  const mixed = Math.imul(hash ^ word, 0xcc9e2d51)
  return Math.imul(mixed ^ (mixed >>> 15), factor)
}

/** The end of MurmurHash3: each bit changes half of all bits. */
export function finish(hash: number): number {
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return again ^ (again >>> 16)
}

/** The hash of a string by its code units: a whole number of 32 bits. */
export function hashText(text: string, { start, factor }: HashSeed): number {
  let hash = start
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i), factor)
  return finish(hash)
}
