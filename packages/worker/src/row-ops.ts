import { sentence } from '@waymark/infra/internal'
import { InputTooLongError } from '@waymark/url-parser'
import { isMissingOption } from './method-functions.ts'
import type { Op, OpColumn, OpFunction, OpSettings, OpValue } from './op.ts'
import { type FormatFault, formatFault } from './row-fault.ts'

/** The values of a row; `null` for NULL, and for a value that cannot be read. */
export type RowValues = (string | null)[]

interface BoundOp {
  readonly run: OpFunction
  /** Where its columns are in a row. */
  readonly places: readonly number[]
}

/** The ops of a worker, with their options. */
export class RowOps {
  /** The columns of a row: those of the first op, then those that others add. */
  readonly columns: readonly OpColumn[]
  readonly #ops: readonly BoundOp[]

  constructor(ops: readonly Op[], settings: OpSettings) {
    this.columns = columnsOf(ops)
    this.#ops = ops.map((op) => ({
      run: op.create(settings),
      places: op.columns.map((column) => this.columns.indexOf(column)),
    }))
  }

  /** Answers NULL for each op. */
  refuse(answers: OpValue[]): void {
    for (let i = 0; i < this.#ops.length; i++) answers[i] = null
  }

  /** Puts the answer of each op into `answers`. An op whose values are not all there answers NULL. */
  answer(values: Readonly<RowValues>, answers: OpValue[]): FormatFault | null {
    try {
      for (let i = 0; i < this.#ops.length; i++) answers[i] = ask(this.#ops[i]!, values)
      return null
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return formatFault(
        'row-failed',
        sentence('the row could not be answered: {reason}', { reason }),
      )
    }
  }
}

/** The columns that ops read, each once. */
export function columnsOf(ops: readonly Op[]): readonly OpColumn[] {
  return [...new Set(ops.flatMap(({ columns }) => columns))]
}

function ask({ run, places }: BoundOp, values: Readonly<RowValues>): OpValue {
  const first = values[places[0]!]!
  // An op reads three columns at most; what it does not read is not looked at.
  const second = places.length > 1 ? values[places[1]!]! : ''
  const third = places.length > 2 ? values[places[2]!]! : ''
  if (first === null || second === null || third === null) return null
  try {
    return run(first, second, third)
  } catch (error) {
    if (error instanceof InputTooLongError || isMissingOption(error)) return null
    throw error
  }
}
