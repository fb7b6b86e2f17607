/** Bytes of a piece. */
export const PIECE = 0x10_0000

/**
 * Memory in pieces of one size, which are used again. What is taken at one time decides how much memory the process takes;
 * memory that is only dropped stays until the garbage collector looks, and it is slow to look beyond its own heap.
 */
export class PiecePool {
  readonly #free: ArrayBuffer[] = []

  /** A piece with anything in it. */
  take(): ArrayBuffer {
    return this.#free.pop() ?? new ArrayBuffer(PIECE)
  }

  /** @param piece - Not used any more by the caller. */
  give(piece: ArrayBuffer): void {
    this.#free.push(piece)
  }
}
