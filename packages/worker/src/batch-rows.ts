import type { TextCodec } from '@waymark/normalize/bulk/lines'
import type { OpType } from './op.ts'
import type { RowOps } from './row-ops.ts'
import type { RowReader } from './row-reader.ts'

/** What rows that come in batches are read and answered with. */
export interface BatchRowsSettings {
  readonly ops: RowOps
  /** The types of the answers. */
  readonly types: readonly OpType[]
  readonly codec: TextCodec
  /** The length of the longest value that is read, in bytes. */
  readonly maxLength: number
  /** The names of the columns of the input, and whether the caller has named them. */
  readonly inputKeys: readonly string[]
  readonly isByName: boolean
  /** The names of the columns of answers. */
  readonly outputKeys: readonly string[]
}

/** Makes what reads batches. Entries that have no library for it have none. */
export type CreateBatchRows = (settings: BatchRowsSettings) => RowReader
