import { BOOLEAN, FUNCTION, type OptionTable } from '@waymark/infra/options'
import { CHECK_OPTIONS, type CheckOptions } from '../check/check-options.ts'
import type { FilterProblem } from '../site-problem.ts'

/** How a database is checked and corrected. */
export interface FixOptions extends Omit<CheckOptions, 'fixes' | 'onPage'> {
  /** Whether URLs are also replaced by others, where one answer is certain. Default `false`. */
  readonly unsafe?: boolean | undefined
  /** Called with each problem: what it returns is corrected or left, and `null` is neither. */
  readonly filterProblem?: FilterProblem | undefined
}

const { fixes: _, onPage: __, ...options } = CHECK_OPTIONS

/** The options of `FixOptions`. */
export const FIX_OPTIONS: OptionTable<FixOptions> = {
  ...options,
  unsafe: BOOLEAN,
  filterProblem: FUNCTION,
}
