import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts } from '@waymark/infra/problem'

/** Why a row has no answer, or why a worker stops: the rest of the input cannot be read as rows, or an op has failed. */
export type RowFaultCode =
  | 'row-truncated'
  | 'row-malformed'
  | 'row-columns'
  | 'row-name'
  | 'row-failed'
  | 'row-too-long'
  | 'chunk-header'

/** What was wrong with a row, and which. If the worker stops at it, the rows before it were answered, and nothing is after it. */
export interface RowFault {
  readonly code: RowFaultCode
  /** One sentence: what is wrong, and what to do. */
  readonly message: string
  /** What the message names, as plain values. Absent if it names nothing. */
  readonly data?: Facts
  /** The batch, from 1, nothing of which was answered; `null` in formats whose rows do not come in batches. */
  readonly batch: number | null
  /** The row, from 1. */
  readonly row: number
  /** Where it, or its batch, begins in the input, in bytes. */
  readonly offset: number
}

/** A fault of a row that does not know its place. */
export interface FormatFault extends Pick<RowFault, 'code' | 'message' | 'data'> {
  /** Only this row is wrong: its answers are NULL, and the work goes on. */
  readonly isOfRow?: true
}

/**
 * The fault in one line.
 *
 * @example
 * ```ts
 * import { utf8Encode } from '@waymark/infra'
 * import { createRowWorker, describeFault } from '@waymark/worker'
 *
 * const { fault } = createRowWorker({ ops: ['key-by'] }).push(utf8Encode('a\n'))
 * describeFault(fault!) // => 'row 1, byte 0: the row has 1 column, and 2 are read: give url, method'
 * ```
 */
export function describeFault({ batch, row, offset, message }: RowFault): string {
  const place = batch === null ? '' : `batch ${batch}, `
  return `${place}row ${row}, byte ${offset}: ${message}`
}

/**
 * Thrown by streams, which have no other way to say that they stop.
 *
 * @example
 * ```ts
 * import { utf8Encode } from '@waymark/infra'
 * import { answerRows, RowInputError } from '@waymark/worker'
 *
 * async function* input() {
 *   yield utf8Encode('https://example.com')
 * }
 *
 * try {
 *   for await (const _ of answerRows(input(), { ops: ['valid'] }));
 * } catch (error) {
 *   error instanceof RowInputError && error.fault.code // => 'row-truncated'
 * }
 * ```
 */
export class RowInputError extends Error {
  readonly fault: RowFault

  constructor(fault: RowFault) {
    super(describeFault(fault))
    this.name = 'RowInputError'
    this.fault = fault
  }
}

export function formatFault(code: RowFaultCode, message: Sentence): FormatFault {
  return { code, ...tell({ message }) }
}

/** The fault of a row that does not have a value for each column. */
export function columnsFault(found: number, columns: readonly string[]): FormatFault {
  return formatFault(
    'row-columns',
    sentence(
      'the row has {found} {found|column|columns}, and {read} are read: give {columns,list}',
      {
        found,
        read: columns.length,
        columns,
      },
    ),
  )
}
