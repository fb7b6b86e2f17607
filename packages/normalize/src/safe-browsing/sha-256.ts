/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(count: number, root: number): Int32Array {
  const words = new Int32Array(count)
  for (let n = 0, candidate = 2; n < count; candidate++) {
    let isPrime = true
    for (let factor = 2; factor * factor <= candidate; factor++) {
      if (candidate % factor === 0) {
        isPrime = false
        break
      }
    }
    if (isPrime) words[n++] = fractionOf(candidate, root)
  }
  return words
}

/** Exact, with integers: the low 32 bits of the floor of a root of `value * 2^(32 * root)`. */
function fractionOf(value: number, root: number): number {
  const wanted = BigInt(value) << BigInt(32 * root)
  let low = 0n
  let high = 1n << 40n
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** BigInt(root) <= wanted) low = middle
    else high = middle
  }
  return Number(low & 0xffffffffn) | 0
}

let constants: Int32Array | null = null
let initial: Int32Array | null = null

/**
 * Computes the SHA-256 hash of bytes.
 *
 * @see https://csrc.nist.gov/pubs/fips/180-4/upd1/final
 *
 * @example
 * ```ts
 * import { sha256 } from '@waymark/normalize/safe-browsing'
 *
 * sha256(new TextEncoder().encode('example.com/')).subarray(0, 4) // => Uint8Array.of(0x73, 0xd9, 0x86, 0xe0)
 * ```
 */
export function sha256(message: Uint8Array): Uint8Array {
  constants ??= fractions(64, 3)
  initial ??= fractions(8, 2)
  const k = constants
  const state = Int32Array.from(initial)
  const padded = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(message.length / 0x20000000))
  view.setUint32(padded.length - 4, (message.length << 3) >>> 0)
  const w = new Int32Array(64)
  for (let block = 0; block < padded.length; block += 64) {
    for (let t = 0; t < 16; t++) w[t] = view.getInt32(block + 4 * t)
    for (let t = 16; t < 64; t++) {
      const a = w[t - 15]!
      const b = w[t - 2]!
      const s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3)
      const s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10)
      w[t] = (w[t - 16]! + s0 + w[t - 7]! + s1) | 0
    }
    compress(state, w, k)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  state.forEach((word, i) => {
    out.setInt32(4 * i, word)
  })
  return digest
}

function compress(state: Int32Array, w: Int32Array, k: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  for (let t = 0; t < 64; t++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + k[t]! + w[t]!) | 0
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  const added = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i]! + added[i]!) | 0
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}
