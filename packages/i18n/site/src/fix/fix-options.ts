import type { OptionTable } from '@waymark/infra/options'
import { CHECK_OPTIONS, type CheckOptions } from '../check/check-options.ts'

/** How a database is checked when it is corrected. */
export type FixOptions = Omit<CheckOptions, 'fixes' | 'onPage'>

const { fixes: _, onPage: __, ...options } = CHECK_OPTIONS

/** The options of `FixOptions`. */
export const FIX_OPTIONS: OptionTable<FixOptions> = options
