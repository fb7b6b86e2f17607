import type { StateMachine } from '../state-machine.ts'

/** Reports that `//` is missing at an index; a single slash or a reverse solidus that is there instead is named. */
export function missingSolidus(parser: StateMachine, index: number): void {
  const found = parser.input[index]
  const end = found === '/' || found === '\\' ? index + 1 : index
  parser.validationError('special-scheme-missing-following-solidus', index, end)
}
