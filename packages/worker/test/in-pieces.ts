import { createRowWorker, type RowWorkerOptions } from '@waymark/worker'
import { expect } from 'vitest'
import { outputOf, piecesOf } from './row-bytes.ts'

/** What a worker writes for an input, which must be the same in pieces of each of these sizes. */
export function outputInPieces(
  options: RowWorkerOptions,
  input: Uint8Array,
  sizes: readonly number[],
) {
  const whole = outputOf(createRowWorker(options), [input])
  for (const size of sizes) {
    const inPieces = outputOf(createRowWorker(options), piecesOf(input, size))
    expect(inPieces, `in pieces of ${size} bytes`).toEqual(whole)
  }
  return whole
}
