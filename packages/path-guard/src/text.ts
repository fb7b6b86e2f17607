import { refusedArgument } from '@waymark/infra/internal'

/**
 * Refuses what is not a string, which is a mistake of the caller: frameworks give a list for `?name=a&name=b`, and
 * nothing for a name that is missing.
 *
 * @throws {TypeError}
 */
export function requireText(value: unknown, what: string): asserts value is string {
  if (typeof value === 'string') return
  throw refusedArgument(what, { subject: `the ${what}`, expected: 'a string' }, value)
}
