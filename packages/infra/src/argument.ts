import { safeMessage } from './quote.ts'
import type { Facts, Sentence } from './sentence.ts'

/**
 * A value that a parameter does not take, such as a string where a host is needed.
 *
 * @example
 * ```ts
 * import { serializeHost } from '@waymark/host'
 * import { ArgumentError } from '@waymark/infra/argument'
 *
 * try {
 *   serializeHost('example.com' as never)
 * } catch (error) {
 *   error instanceof ArgumentError && error.argument // => 'host'
 * }
 * ```
 */
export class ArgumentError extends TypeError {
  /** The name of the parameter. */
  declare readonly argument: string
  /** What the message names, as plain values: what is needed (`expected`), what is given (`got`), what to do (`remedy`). */
  declare readonly data: Facts

  constructor(argument: string, message: string | Sentence) {
    const { text, data } = typeof message === 'string' ? { text: message, data: {} } : message
    super(safeMessage(text))
    this.name = 'ArgumentError'
    this.argument = argument
    this.data = data
  }
}

/** What a parameter takes. */
export interface ArgumentType {
  /** In words, after "must be": `a URL record`. */
  readonly expected: string
  /** How to get one from what callers usually have, as a request: `parse the string with parseUrl`. */
  readonly remedy: string
}

/**
 * The error for a value that is not what a parameter takes. It says of what kind the value is, and does not show it: a URL may
 * have a password.
 *
 * @example
 * ```ts
 * import { wrongArgument } from '@waymark/infra/argument'
 *
 * const type = { expected: 'a URL record', remedy: 'parseUrl makes one of a string' }
 * wrongArgument('url', type, 'a').message // => '`url` must be a URL record; got a string; parseUrl makes one of a string'
 * ```
 */
export function wrongArgument(name: string, type: ArgumentType, value: unknown): ArgumentError {
  const { expected, remedy } = type
  const got = kindOf(value)
  const text = `\`${name}\` must be ${expected}; got ${got}; ${remedy}`
  return new ArgumentError(name, { text, data: { expected, got, remedy } })
}

/**
 * Refuses what is not a string, such as a `URL`: what is asked of a string could have a wrong answer for anything else.
 *
 * @param remedy - How to get the string that is needed, as a request.
 * @throws ArgumentError
 *
 * @example
 * ```ts
 * import { requireString } from '@waymark/infra/argument'
 *
 * requireString(5, 'input') // throws `input` must be a string; got 5; of a URL, pass its `href`
 * ```
 */
export function requireString(
  value: unknown,
  name: string,
  remedy = 'of a URL, pass its `href`',
): asserts value is string {
  if (typeof value !== 'string') throw wrongArgument(name, { expected: 'a string', remedy }, value)
}

/** Text and what has text is not shown: a URL may have a password. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  // Of a string, a symbol or a function.
  if (/^[sf]/.test(typeof value)) return `a ${typeof value}`
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
