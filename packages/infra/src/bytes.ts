/**
 * Pieces of bytes in one. A single piece is returned as it is.
 *
 * @example
 * ```ts
 * import { concatBytes } from '@waymark/infra/internal'
 *
 * concatBytes([Uint8Array.of(1, 2), Uint8Array.of(3)]) // => Uint8Array.of(1, 2, 3)
 * ```
 */
export function concatBytes(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces
  if (pieces.length === 1 && only !== undefined) return only
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
