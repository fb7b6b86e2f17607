import { sentence } from '@waymark/infra/internal'
import { type BindSettings, bindForm, ChoiceError, type OpFunction } from './bind-function.ts'
import { type ChosenOp, columnsOf } from './chosen-op.ts'
import { isRowWithoutAnswer } from './create-url-function.ts'
import type { OpColumn, OpValue } from './op.ts'
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

  constructor(chosen: readonly ChosenOp[], settings: BindSettings) {
    this.columns = columnsOf(chosen)
    this.#ops = chosen.map(({ op, arguments: read, fixed, columns }) => ({
      run: bindForm({ of: op.of, arguments: read }, fixed, settings),
      places: columns.map((column) => this.columns.indexOf(column)),
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
      if (error instanceof ChoiceError) {
        return formatFault('row-name', { text: error.message, data: error.data })
      }
      const reason = error instanceof Error ? error.message : String(error)
      return formatFault(
        'row-failed',
        sentence('the row could not be answered: {reason}', { reason }),
      )
    }
  }
}

function ask({ run, places }: BoundOp, values: Readonly<RowValues>): OpValue {
  // An op reads three columns at most; what it does not read is not looked at.
  const first = places.length > 0 ? values[places[0]!]! : ''
  const second = places.length > 1 ? values[places[1]!]! : ''
  const third = places.length > 2 ? values[places[2]!]! : ''
  if (first === null || second === null || third === null) return null
  try {
    return run(first, second, third)
  } catch (error) {
    if (isRowWithoutAnswer(error)) return null
    throw error
  }
}
