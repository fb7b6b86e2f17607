/**
 * Numbers as text, by arithmetic coding with odds that adapt:
 *
 *     number + 1 = 1 0 1 1 0 1 1       binary, here of seven digits
 *
 *     has it more than 1, 2, 3 … digits?     a decision each, at the node (digits, 0)
 *     its digits after the first             a decision each, at the node (digits, value so far)
 *                                            while that value is below 16; then at even odds
 *
 * Each context has nodes of its own, and each node learns from its decisions. The text uses 93
 * characters: the more there are, the less a compressor loses by counting them together with the
 * letters of the code around. The tables of Unicode 17 take 9.4 kB this way, against 11.7 kB that gzip
 * makes of plain numbers.
 */
export type NumberReader = (context: number) => number

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

/** By decisions seen: the part of the way to certainty that one more moves the odds, in 65536. */
export function learningRates(): number[] {
  const rates: number[] = []
  for (let seen = 0; seen <= MEMORY; seen++) rates.push(Math.floor(65536 / (seen + 2.4)))
  return rates
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
  return (context) => {
    const base = context * NODES_PER_CONTEXT
    let digits = 1
    let value = 1
    let left = -1
    let node = base + 16
    for (;;) {
      while (range < LEAST_RANGE) {
        const digit = text.charCodeAt(position++)
        range *= RADIX
        code = code * RADIX + digit - (digit > 0x5c ? 0x22 : digit > 0x27 ? 0x21 : 0x20)
      }
      const state = nodes[node]!
      const odds = (state >> 4) + EVEN_ODDS
      const seen = state & 15
      const rate = rates[seen]!
      const bound = (range >>> ODDS_BITS) * odds
      const isTrue = code < bound
      let step: number
      if (isTrue) {
        range = bound
        step = ((0x8000 - odds) * rate) >> 16
      } else {
        code -= bound
        range -= bound
        step = -((odds * rate) >> 16)
      }
      if (node !== EVEN_NODE) nodes[node] = state + step * 16 + (seen < MEMORY ? 1 : 0)
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
      node = value < 16 ? base + digits * 16 + value : EVEN_NODE
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
