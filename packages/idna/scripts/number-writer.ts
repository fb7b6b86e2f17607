import {
  EVEN_NODE,
  EVEN_ODDS,
  LEAST_RANGE,
  learningRates,
  MEMORY,
  NODES_PER_CONTEXT,
  ODDS_BITS,
  RADIX,
} from '../src/number-reader.ts'

const CHARACTERS = Array.from({ length: 0x7f - 0x20 }, (_, i) =>
  String.fromCharCode(0x20 + i),
).filter((character) => character !== "'" && character !== '\\')

/** Writes what `numberReader` reads. */
export class NumberWriter {
  readonly #nodes: Int32Array
  readonly #rates: readonly number[] = learningRates()
  readonly #digits: number[] = []
  #bases: readonly [number, number] = [0, 0]
  #low = 0
  #range: number = LEAST_RANGE

  constructor(contexts: number) {
    this.#nodes = new Int32Array(contexts * NODES_PER_CONTEXT)
  }

  write(number: number, context: number, other: number = context): void {
    const binary = (number + 1).toString(2)
    if (!Number.isSafeInteger(number) || number < 0 || binary.length > 20) {
      throw new Error(`${number} cannot be written`)
    }
    this.#bases = [context * NODES_PER_CONTEXT, other * NODES_PER_CONTEXT]
    for (let digits = 1; digits <= binary.length; digits++) {
      this.#decide(digits * 16, digits < binary.length)
    }
    for (let at = 1; at < binary.length; at++) {
      const value = Number.parseInt(binary.slice(0, at), 2)
      const node = value < 16 ? binary.length * 16 + value : EVEN_NODE
      this.#decide(node, binary[at] === '1')
    }
  }

  writeSigned(number: number, context: number, other: number = context): void {
    this.write(foldSign(number), context, other)
  }

  finish(): string {
    for (let i = 0; i < 5; i++) this.#shift()
    // The first digit stands above the range, so that it is always 0.
    const text = this.#digits.slice(1).map((digit) => CHARACTERS[digit])
    return text.join('')
  }

  #decide(node: number, outcome: boolean): void {
    while (this.#range < LEAST_RANGE) {
      this.#range *= RADIX
      this.#shift()
    }
    const [a, b] = this.#bases.map((base) => this.#nodes[base + node]!) as [number, number]
    const [weightA, weightB] = [(a & 15) + 1, (b & 15) + 1]
    const lean = ((a >> 4) * weightA + (b >> 4) * weightB) / (weightA + weightB)
    const bound = (this.#range >>> ODDS_BITS) * (EVEN_ODDS + (lean | 0))
    if (outcome) this.#range = bound
    else {
      this.#low += bound
      this.#range -= bound
    }
    this.#carry()
    if (node === EVEN_NODE) return
    const certain = outcome ? EVEN_ODDS : -EVEN_ODDS
    const [first, second] = this.#bases
    this.#nodes[first + node] = this.#learn(a, certain)
    this.#nodes[second + node] = this.#learn(b, certain)
  }

  #learn(state: number, certain: number): number {
    const seen = state & 15
    const step = ((certain - (state >> 4)) * this.#rates[seen]!) | 0
    return state + step * 16 + (seen < MEMORY ? 1 : 0)
  }

  /** What does not fit below the range is a carry into the digits already out. */
  #carry(): void {
    if (this.#low < LEAST_RANGE * RADIX) return
    this.#low -= LEAST_RANGE * RADIX
    let last = this.#digits.length - 1
    while (this.#digits[last] === RADIX - 1) this.#digits[last--] = 0
    if (last < 0) throw new Error('Carried beyond the first digit')
    this.#digits[last]! += 1
  }

  #shift(): void {
    this.#digits.push(Math.floor(this.#low / LEAST_RANGE))
    this.#low = (this.#low % LEAST_RANGE) * RADIX
  }
}

/** Puts the sign into the lowest bit. */
export function foldSign(number: number): number {
  return number < 0 ? -2 * number - 1 : 2 * number
}
