/** Bytes of a piece. */
export const PIECE = 0x10_0000

/**
 * Memory in pieces of one size, which are used again. What is taken at one time decides how much memory the process takes;
 * memory that is only dropped stays until the garbage collector looks, and it is slow to look beyond its own heap.
 */
export class PiecePool {
  readonly #free: ArrayBuffer[] = []
  readonly #kept: number
  /** Pieces that are in use or free. */
  #count = 0

  /** @param kept - With more bytes than this, a piece that is given back is dropped. */
  constructor(kept: number = Number.POSITIVE_INFINITY) {
    this.#kept = kept
  }

  /** A piece with anything in it. */
  borrow(): ArrayBuffer {
    const free = this.#free.pop()
    if (free !== undefined) return free
    this.#count++
    return new ArrayBuffer(PIECE)
  }

  /** @param piece - Not used any more by the caller. */
  give(piece: ArrayBuffer): void {
    if (this.#count * PIECE > this.#kept) this.#count--
    else this.#free.push(piece)
  }
}
