import type { URLSourceError } from '@waymark/i18n-validation'
import type { Position } from './database/position-counter.ts'
import { problemAt, type SiteProblem } from './site-problem.ts'

/** Makes a problem of an error that the validation of a database found. */
export function fromValidation(error: URLSourceError, file: string, place: Position): SiteProblem {
  return problemAt(error, { pointer: error.pointer, file, ...place })
}
