import type { URLSourceError } from '@waymark/i18n-validation'
import { problemAt, type SiteProblem } from './site-problem.ts'

/** What the validation of a database found, with its place in the file. */
export function fromValidation(
  error: URLSourceError,
  at: { readonly file: string; readonly line?: number | undefined },
): SiteProblem {
  return problemAt(error, { pointer: error.pointer, ...at })
}
