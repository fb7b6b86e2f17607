import type { ByteSink } from '@waymark/normalize/bulk/lines'
import type { OpValue } from '../op.ts'
import type { FormatFault } from '../row-fault.ts'
import type { RowValues } from '../row-ops.ts'

/** Decodes a part of the bytes; `null` if it is not UTF-8. */
export type Decode = (start: number, end: number) => string | null

/** A format whose rows are lines. It knows one row at a time. */
export interface LineCodec {
  /** A longer row is not kept: its answers are NULL. */
  readonly bound: number
  /** Reads the values of a row, which has no line ending. */
  read(bytes: Uint8Array, start: number, end: number, row: LineRow): FormatFault | null
  /** Looks at the next piece of a row that is too long to be kept, for what {@link endSkim} says of it. */
  skim(bytes: Uint8Array, start: number, end: number): void
  /** What is wrong with the row that was skimmed. */
  endSkim(): FormatFault | null
  /** Writes the answers of the row that was read or skimmed, without a line ending. */
  write(answers: readonly OpValue[], sink: ByteSink): void
}

/** What a row is read into, and how. */
export interface LineRow {
  readonly decode: Decode
  readonly values: RowValues
}

/** What the formats need to know of a worker. */
export interface FormatSettings {
  readonly columns: readonly string[]
  /** The length of the longest value that is read, in bytes. */
  readonly maxLength: number
  /** How NULL is written, in formats that have a choice. */
  readonly nullText: string
  /** The names of the members of JSON objects. */
  readonly inputKeys: readonly string[]
  readonly outputKeys: readonly string[]
  /** Whether the caller has named members, so that rows are objects. */
  readonly hasKeys: boolean
}
