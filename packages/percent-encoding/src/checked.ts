import { type ArgumentType, requireString, wrongArgument } from '@waymark/infra/argument'
import {
  ENCODED,
  type Encoder,
  utf8PercentEncode as encode,
  percentEncodeAfterEncoding as encodeAfterEncoding,
} from './percent-encode.ts'
import { extend, isPercentEncodeSet, type PercentEncodeSet } from './percent-encode-set.ts'
import { utf8PercentDecode as decode } from './utf8-percent-decode.ts'

/**
 * `%` and two upper-case hex digits.
 *
 * @param byte - 0 to 255.
 * @throws ArgumentError if it is another number, or none.
 * @see https://url.spec.whatwg.org/#percent-encode
 *
 * @example
 * ```ts
 * import { percentEncodeByte } from '@waymark/percent-encoding'
 *
 * percentEncodeByte(0x20) // => '%20'
 * ```
 */
export function percentEncodeByte(byte: number): string {
  if (!Number.isInteger(byte) || byte < 0 || byte > 0xff) throw wrongArgument('byte', A_BYTE, byte)
  return ENCODED[byte]!
}

const A_BYTE: ArgumentType = {
  expected: 'a whole number from 0 to 255',
  remedy: 'utf8PercentEncode takes text',
}

/**
 * UTF-8 percent-encodes a string using a set, which also says whether a space becomes `+`.
 *
 * @param input - Any string; a lone surrogate counts as U+FFFD.
 * @returns ASCII text; `input` itself when nothing in it is in the set.
 * @see https://url.spec.whatwg.org/#string-utf-8-percent-encode
 *
 * @example
 * ```ts
 * import { COMPONENT, PATH, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * utf8PercentEncode('tea & cake/é', PATH) // => 'tea%20&%20cake/%C3%A9'
 * utf8PercentEncode('tea & cake/é', COMPONENT) // => 'tea%20%26%20cake%2F%C3%A9'
 * ```
 */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  requireString(input, 'input')
  requireSet(set, 'set')
  return encode(input, set)
}

/**
 * *Percent-decode*, then *UTF-8 decode without BOM*, in one step and without the bytes between.
 *
 * @param text - A scalar value string.
 * @returns Ill-formed bytes are U+FFFD; `text` itself when there is nothing to decode.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 *
 * @example
 * ```ts
 * import { utf8PercentDecode } from '@waymark/percent-encoding'
 *
 * utf8PercentDecode('caf%C3%A9+100%') // => 'café+100%'
 * ```
 */
export function utf8PercentDecode(text: string): string {
  requireString(text, 'text')
  return decode(text)
}

/**
 * Percent-encodes a string after encoding it.
 *
 * What the encoding does not have becomes `%26%23`, its number in decimal, and `%3B`.
 *
 * @param encoder - The encoding's encoder; `null` is UTF-8.
 * @param input - A scalar value string.
 * @param set - `SPECIAL_QUERY` or `FORM_URLENCODED` unless the encoding is UTF-8.
 * @returns ASCII text.
 * @see https://url.spec.whatwg.org/#string-percent-encode-after-encoding
 *
 * @example
 * ```ts
 * import { percentEncodeAfterEncoding, SPECIAL_QUERY } from '@waymark/percent-encoding'
 *
 * percentEncodeAfterEncoding(null, 'café', SPECIAL_QUERY) // => 'caf%C3%A9'
 * ```
 */
export function percentEncodeAfterEncoding(
  encoder: Encoder | null,
  input: string,
  set: PercentEncodeSet,
): string {
  if (encoder !== null && typeof encoder?.encode !== 'function') {
    throw wrongArgument('encoder', ENCODER, encoder)
  }
  requireString(input, 'input')
  requireSet(set, 'set')
  return encodeAfterEncoding(encoder, input, set)
}

/**
 * A set with more members than another. A space is written as in that one.
 *
 * @param extra - ASCII characters; all others are in every set.
 * @throws ArgumentError if the first is not a set or the second not a string.
 *
 * @example
 * ```ts
 * import { COMPONENT, percentEncodeSet, utf8PercentEncode } from '@waymark/percent-encoding'
 *
 * const unreserved = percentEncodeSet(COMPONENT, "!'()*")
 * utf8PercentEncode("it's", unreserved) // => 'it%27s'
 * ```
 */
export function percentEncodeSet(base: PercentEncodeSet, extra: string): PercentEncodeSet {
  requireSet(base, 'base')
  requireString(extra, 'extra')
  return extend(base, extra)
}

const A_SET: ArgumentType = {
  expected: 'a percent-encode set',
  remedy: 'percentEncodeSet makes one',
}
const ENCODER: ArgumentType = { expected: 'an encoder or null', remedy: 'null is UTF-8' }

function requireSet(set: unknown, parameter: string): void {
  if (!isPercentEncodeSet(set)) throw wrongArgument(parameter, A_SET, set)
}
