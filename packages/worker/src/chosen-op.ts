import type { ArgumentName, FunctionArgument } from './functions/url-function.ts'
import type { Choice, Op, OpColumn } from './op.ts'

/** An op that a caller has asked for. */
export interface ChosenOp {
  readonly op: Op
  /** The arguments of its form. */
  readonly arguments: readonly FunctionArgument[]
  /** The values that options give to arguments. */
  readonly fixed: ReadonlyMap<ArgumentName, Choice>
  /** The columns of the other arguments. */
  readonly columns: readonly OpColumn[]
}

/** The columns that ops read, each once. */
export function columnsOf(chosen: readonly Pick<ChosenOp, 'columns'>[]): readonly OpColumn[] {
  return [...new Set(chosen.flatMap(({ columns }) => columns))]
}
