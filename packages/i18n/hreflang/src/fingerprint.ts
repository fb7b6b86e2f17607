/** A fingerprint: three words of 32 bits. */
export type Fingerprint = [number, number, number]

/** Computes the fingerprint of `words[0] … words[length - 1]`, and writes it to `into`. */
export type TakeFingerprint = (words: Int32Array, length: number, into: Fingerprint) => void

/** Three for each word of the output. */
const FINAL_ROUNDS = 9

/**
 * Creates a function for fingerprints: HalfSipHash-1-3 with a random key and 96 bits of output. Two different texts have one
 * fingerprint with a probability of 2^-96, which for a hundred million texts is below 10^-13; without the key, no one can make
 * such texts.
 *
 * @see https://github.com/veorq/SipHash/blob/master/halfsiphash.c
 *
 * @example
 * ```ts
 * import { createFingerprint } from '@waymark/hreflang'
 *
 * const take = createFingerprint()
 * const first = [0, 0, 0]
 * const second = [0, 0, 0]
 * const words = Int32Array.of(1, 2, 3)
 * take(words, 2, first)
 * take(words.subarray(0, 2), 2, second)
 * first // => second
 * take(words, 3, second)
 * first[0] === second[0] && first[1] === second[1] // => false
 * ```
 */
export function createFingerprint(): TakeFingerprint {
  const key = [randomWord(), randomWord(), randomWord(), randomWord()] as const
  return (words, length, into) => {
    let v0 = key[0]
    let v1 = key[1]
    let v2 = key[2]
    let v3 = key[3]
    for (let i = 0; i < length + FINAL_ROUNDS; i++) {
      if (i === length) v2 ^= 0xff
      const word = i < length ? words[i]! : 0
      v3 ^= word
      v0 = (v0 + v1) | 0
      v1 = ((v1 << 5) | (v1 >>> 27)) ^ v0
      v0 = (v0 << 16) | (v0 >>> 16)
      v2 = (v2 + v3) | 0
      v3 = ((v3 << 8) | (v3 >>> 24)) ^ v2
      v0 = (v0 + v3) | 0
      v3 = ((v3 << 7) | (v3 >>> 25)) ^ v0
      v2 = (v2 + v1) | 0
      v1 = ((v1 << 13) | (v1 >>> 19)) ^ v2
      v2 = (v2 << 16) | (v2 >>> 16)
      v0 ^= word
      if (i === length + 2 || i === length + 5 || i === length + 8) {
        into[((i - length - 2) / 3) | 0] = v1 ^ v3
        v1 ^= 0xdd
      }
    }
  }
}

function randomWord(): number {
  return (Math.random() * 0x1_0000_0000) | 0
}
