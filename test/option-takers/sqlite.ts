import { registerUrlFunctions } from '../../packages/sqlite/src/index.ts'
import { URL_FUNCTION_OPTIONS } from '../../packages/worker/src/index.ts'
import type { Taker } from './taker.ts'

/** The function that takes options in the package for SQLite. */
export const takers: readonly Taker[] = [
  {
    name: 'registerUrlFunctions',
    file: 'packages/sqlite/src/register.ts',
    table: URL_FUNCTION_OPTIONS,
    call: (o) => registerUrlFunctions({ function() {} }, o),
  },
]
