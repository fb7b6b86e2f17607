import { ArgumentError } from './argument.ts'
import { describeValue } from './describe-value.ts'

/**
 * The error for a value that is not what a parameter takes, with the value, which `wrongArgument` does not show.
 *
 * @param said - The words before and after "must be".
 *
 * @example
 * ```ts
 * import { refusedArgument } from '@waymark/infra/internal'
 *
 * const said = { subject: 'the root', expected: 'an absolute path' }
 * refusedArgument('root', said, 'a').message // => "the root must be an absolute path; got 'a'"
 * ```
 */
export function refusedArgument(
  argument: string,
  said: { readonly subject: string; readonly expected: string },
  value: unknown,
): ArgumentError {
  const { subject, expected } = said
  const got = describeValue(value)
  const text = `${subject} must be ${expected}; got ${got}`
  return new ArgumentError(argument, { text, data: { expected, got } })
}
