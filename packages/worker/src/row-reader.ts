import type { ByteSink } from '@waymark/normalize/bulk/lines'
import type { RowFault } from './row-fault.ts'

/** Reads the rows of an input in pieces of any size, and writes their answers. */
export interface RowReader {
  /** How many rows have been answered. */
  readonly rows: number
  /** How many bytes are kept of a row whose end has not come. */
  readonly held: number
  /** Reads a piece. The answers of all rows that it completes are in the sink, also if there is a fault. */
  push(chunk: Uint8Array, sink: ByteSink): RowFault | null
  /** The end of the input: a fault if that is within a row or a chunk. */
  end(): RowFault | null
}
