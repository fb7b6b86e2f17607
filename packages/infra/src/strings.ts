import { codePointAt } from './code-points.ts'

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
  return SURROGATE.test(s) ? replaceLoneSurrogates(s) : s
}

/** Not `replace`, which reads many members of a regular expression that a page may have replaced. */
function replaceLoneSurrogates(s: string): string {
  let output = ''
  let copied = 0
  for (let i = 0; i < s.length; i++) {
    const c = codePointAt(s, i)
    if (c > 0xffff) i++
    else if (c >> 11 === 0x1b) {
      output += `${s.slice(copied, i)}\ufffd`
      copied = i + 1
    }
  }
  return copied === 0 ? s : output + s.slice(copied)
}

/** Interpreters make an object of a regular expression each time that they come to it. */
const SURROGATE = /[\ud800-\udfff]/
