import { PIECE, type PiecePool } from './piece-pool.ts'

/** Numbers in a piece: two to the power of `SHIFT`. Locations and counts of lines may need more than 32 bits. */
const SHIFT = 17
const MASK = 2 ** SHIFT - 1

/** With more rows, the place of a number might not be a 32-bit integer. */
export const MOST_ROWS: number = 2 ** 28

/**
 * Rows of whole numbers, outside the heap of the garbage collector. A row is in one place, so that its numbers come to the
 * processor together.
 */
export class NumberRows {
  readonly #pool: PiecePool
  readonly #width: number
  /** `null` for a piece that was given back. */
  #pieces: (Float64Array<ArrayBuffer> | null)[] = []
  #released = 0
  #length = 0

  /** @param width - How many numbers a row has, at most 8. */
  constructor(pool: PiecePool, width: number) {
    this.#pool = pool
    this.#width = width
  }

  get length(): number {
    return this.#length
  }

  /** Bytes that are in use. */
  get size(): number {
    return this.#length * this.#width * 8
  }

  /** Adds a row with anything in it; returns its number. */
  add(): number {
    const row = this.#length++
    if (this.#length * this.#width > this.#pieces.length * (MASK + 1)) {
      this.#pieces.push(new Float64Array(this.#pool.borrow(), 0, PIECE / 8))
    }
    return row
  }

  get(row: number, column: number): number {
    const at = row * this.#width + column
    return this.#pieces[at >>> SHIFT]![at & MASK]!
  }

  set(row: number, column: number, value: number): void {
    const at = row * this.#width + column
    this.#pieces[at >>> SHIFT]![at & MASK] = value
  }

  /** Gives back the memory of the rows before `row`, which must not be used any more. */
  releaseBefore(row: number): void {
    for (const end = (row * this.#width) >>> SHIFT; this.#released < end; this.#released++) {
      this.#pool.give(this.#pieces[this.#released]!.buffer)
      this.#pieces[this.#released] = null
    }
  }

  /** Removes all rows, and gives their memory back. */
  clear(): void {
    for (const piece of this.#pieces) if (piece !== null) this.#pool.give(piece.buffer)
    this.#pieces = []
    this.#released = 0
    this.#length = 0
  }
}
