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
/** The range lies between the third and the fourth power of 93. */
export const LEAST_RANGE: number = RADIX ** 3

/** Odds are in 32768. */
export const ODDS_BITS = 15
/**
 * A node is its odds for `true`, as a distance from even odds so that fresh memory means just that,
 * times 16, plus how many decisions it has seen, 8 at most: what is near counts more than what is far.
 */
export const EVEN_ODDS = 0x4000
export const MEMORY = 8

/** By decisions seen: the part of the way to certainty that one more moves the odds. */
export function learningRates(): number[] {
  return Array.from({ length: MEMORY + 1 }, (_, seen) => 1 / (seen + 2.4))
}

/**
 * A reader of the text. Its one loop is written out, with no call in it: the tables take 100,000
 * decisions, those of a first domain before the engine has compiled anything.
 */
export function numberReader(text: string, contexts: number): NumberReader {
  const nodes = new Int32Array(contexts * NODES_PER_CONTEXT)
  const rates = learningRates()
  let position = 0
  let range = 1
  let code = 0
  return (context, other = context) => {
    const first = context * NODES_PER_CONTEXT
    const second = other * NODES_PER_CONTEXT
    let digits = 1
    let value = 1
    let left = -1
    let node = 16
    for (;;) {
      while (range < LEAST_RANGE) {
        const digit = text.charCodeAt(position++)
        range *= RADIX
        code = code * RADIX + digit - (digit > 0x5c ? 0x22 : digit > 0x27 ? 0x21 : 0x20)
      }
      const a = nodes[first + node]!
      const b = nodes[second + node]!
      const seenA = a & 15
      const seenB = b & 15
      const lean = ((a >> 4) * (seenA + 1) + (b >> 4) * (seenB + 1)) / (seenA + seenB + 2)
      const bound = (range >>> ODDS_BITS) * (EVEN_ODDS + (lean | 0))
      const isTrue = code < bound
      if (isTrue) range = bound
      else {
        code -= bound
        range -= bound
      }
      if (node !== EVEN_NODE) {
        const certain = isTrue ? EVEN_ODDS : -EVEN_ODDS
        nodes[first + node] =
          a + (((certain - (a >> 4)) * rates[seenA]!) | 0) * 16 + (seenA < MEMORY ? 1 : 0)
        nodes[second + node] =
          b + (((certain - (b >> 4)) * rates[seenB]!) | 0) * 16 + (seenB < MEMORY ? 1 : 0)
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
    numbers.push(last)
  }
  return numbers
}

/** Undoes the folding of a sign into the lowest bit. */
export function unfoldSign(folded: number): number {
  return folded & 1 ? -(folded + 1) / 2 : folded / 2
}
