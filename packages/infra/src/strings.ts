/**
 * Whether every code unit is below U+0080. @see https://infra.spec.whatwg.org/#ascii-string
 *
 * @example
 * ```ts
 * import { isAsciiString } from '@waymark/infra'
 *
 * isAsciiString('cafe') // => true
 * isAsciiString('café') // => false
 * ```
 */
export function isAsciiString(s: string): boolean {
  return !/[^\0-\x7f]/.test(s)
}

/**
 * The string with A to Z replaced by a to z and all else kept, unlike `toLowerCase`.
 *
 * @see https://infra.spec.whatwg.org/#ascii-lowercase
 *
 * @example
 * ```ts
 * import { asciiLowercase } from '@waymark/infra'
 *
 * asciiLowercase('ÀBC') // => 'Àbc'
 * ```
 */
export function asciiLowercase(s: string): string {
  if (!/[A-Z]/.test(s)) return s
  // On ASCII the engine's own lower-casing is exact, and native.
  return isAsciiString(s) ? s.toLowerCase() : s.replace(/[A-Z]+/g, (run) => run.toLowerCase())
}

/**
 * The string with every lone surrogate replaced by U+FFFD.
 *
 * @returns The string it was given when nothing had to be replaced.
 * @see https://infra.spec.whatwg.org/#javascript-string-convert
 *
 * @example
 * ```ts
 * import { toScalarValueString } from '@waymark/infra'
 *
 * toScalarValueString('a\ud800b') // => 'a\ufffdb'
 * ```
 */
export function toScalarValueString(s: string): string {
  // With the u flag a pair is one code point, which the class does not hold.
  return SURROGATE.test(s) ? s.replace(/[\ud800-\udfff]/gu, '\ufffd') : s
}

/** Interpreters make an object of a regular expression each time that they come to it. */
const SURROGATE = /[\ud800-\udfff]/
