import {
  EVEN_NODE,
  EVEN_ODDS,
  FRESH,
  LEAST_RANGE,
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
  readonly #leans: Float32Array
  readonly #seen: Uint8Array
  readonly #digits: number[] = []
  #bases: readonly [number, number] = [0, 0]
  #low = 0
  #range: number = LEAST_RANGE

  constructor(contexts: number) {
    this.#leans = new Float32Array(contexts * NODES_PER_CONTEXT)
    this.#seen = new Uint8Array(contexts * NODES_PER_CONTEXT)
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
    // The first digit is above the range, so that it is always 0.
    const text = this.#digits.slice(1).map((digit) => CHARACTERS[digit])
    return text.join('')
  }

  #decide(node: number, outcome: boolean): void {
    while (this.#range < LEAST_RANGE) {
      this.#range *= RADIX
      this.#shift()
    }
    const nodes = this.#bases.map((base) => base + node)
    const [leanA, leanB] = nodes.map((at) => this.#leans[at]!) as [number, number]
    const [weightA, weightB] = nodes.map((at) => this.#seen[at]! + FRESH) as [number, number]
    const lean = (leanA * weightA + leanB * weightB) / (weightA + weightB)
    const bound = (this.#range >>> ODDS_BITS) * (EVEN_ODDS + Math.trunc(lean * EVEN_ODDS))
    if (outcome) this.#range = bound
    else {
      this.#low += bound
      this.#range -= bound
    }
    this.#carry()
    if (node === EVEN_NODE) return
    for (const at of new Set(nodes)) {
      const lean = this.#leans[at]!
      const seen = this.#seen[at]!
      this.#leans[at] = lean + ((outcome ? 1 : -1) - lean) / (seen + FRESH)
      this.#seen[at] = Math.min(seen + 1, MEMORY)
    }
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
