/**
 * Numbers as text, by arithmetic coding with odds that adapt:
 *
 *     number + 1 = 1 0 1 1 0 1 1       binary, here of seven digits
 *
 *     has it more than 1, 2, 3 … digits?     a decision each, at the node (digits, 0)
 *     its digits after the first             a decision each, at the node (digits, value so far)
 *                                            while that value is below 16; then at even odds
 *
 * Each context has nodes of its own, and each node learns from its decisions. A number is read in two
 * contexts: the odds are the mean of what both have learnt, weighted by how much that is. The text uses 93
 * characters: the more there are, the less a compressor loses by counting them together with the
 * letters of the code around. The tables of Unicode 17 take 8.9 kB this way, against 11.7 kB that gzip
 * makes of plain numbers, and 9.4 kB with one context for each number.
 */
export type NumberReader = (context: number, other?: number) => number

/** Room for numbers of up to 20 digits in each context. */
export const NODES_PER_CONTEXT: number = 21 * 16
/** The node that does not learn. */
export const EVEN_NODE = 0

/** The digits of the text are U+0020 to U+007E but for `'` and `\`. */
export const RADIX = 93
/** The range is between the third and the fourth power of 93. */
export const LEAST_RANGE: number = RADIX ** 3

/** Odds are in 32768. */
export const ODDS_BITS = 15
export const EVEN_ODDS = 0x4000
/** So many decisions of a node have a say at most: what is near counts more than what is far. */
export const MEMORY = 7
/** The weight of a node that has seen no decision. */
export const FRESH = 2.2

/**
 * A reader of the text. Its one loop is written out, with no call in it: the tables take 100,000
 * decisions, those of a first domain before the engine has compiled anything.
 */
export function numberReader(text: string, contexts: number): NumberReader {
  // By node: how far its odds lean, from -1 for `false` to 1 for `true`, and how many decisions it has seen.
  const leans = new Float32Array(contexts * NODES_PER_CONTEXT)
  const seen = new Uint8Array(contexts * NODES_PER_CONTEXT)
  let position = 0
  let range = 1
  let code = 0
  return (context, other = context) => {
    let digits = 1
    let value = 1
    let left = -1
    let node = 16
    for (;;) {
      while (range < LEAST_RANGE) {
        const c = text.charCodeAt(position++)
        range *= RADIX
        code = code * RADIX + c - (c > 0x5c ? 0x22 : c > 0x27 ? 0x21 : 0x20)
      }
      const a = context * NODES_PER_CONTEXT + node
      const b = other * NODES_PER_CONTEXT + node
      const leanA = leans[a]!
      const leanB = leans[b]!
      const weightA = seen[a]! + FRESH
      const weightB = seen[b]! + FRESH
      const lean = (leanA * weightA + leanB * weightB) / (weightA + weightB)
      const bound = (range >>> ODDS_BITS) * (EVEN_ODDS + ((lean * EVEN_ODDS) | 0))
      const isTrue = code < bound
      if (isTrue) range = bound
      else {
        code -= bound
        range -= bound
      }
      if (node > EVEN_NODE) {
        const outcome = isTrue ? 1 : -1
        leans[a] = leanA + (outcome - leanA) / weightA
        leans[b] = leanB + (outcome - leanB) / weightB
        if (weightA < MEMORY + FRESH) seen[a]!++
        if (weightB < MEMORY + FRESH && a !== b) seen[b]!++
      }
      if (left < 0) {
        if (isTrue) {
          digits++
          node += 16
          continue
        }
        left = digits - 1
      } else {
        value = value * 2 + (isTrue ? 1 : 0)
        left--
      }
      if (left === 0) return value - 1
      node = value < 16 ? digits * 16 + value : EVEN_NODE
    }
  }
}

/** A count, and so many numbers that ascend: each as its gap to the one before. */
export function readAscending(next: NumberReader, context: number): number[] {
  const numbers: number[] = []
  const count = next(context)
  let last = -1
  for (let i = 0; i < count; i++) {
    last += next(context) + 1
    numbers[i] = last
  }
  return numbers
}

/** Undoes the folding of a sign into the lowest bit. */
export function unfoldSign(folded: number): number {
  return (folded >> 1) ^ -(folded & 1)
}
