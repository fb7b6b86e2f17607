import { flatten, LONG_TEXT } from '@waymark/infra/internal'
import { cellsOf, type PercentEncodeSet } from './percent-encode-set.ts'

const HEX_DIGITS = '0123456789ABCDEF'

/**
 * Turns text into the bytes of one encoding.
 *
 * One call runs the Encoding Standard's *encode or fail* again and again until the input is used up:
 * bytes go to `emit`, and a scalar value that the encoding does not have goes to `fail`.
 *
 * @see https://encoding.spec.whatwg.org/#encode-or-fail
 */
export interface Encoder {
  encode(input: string, emit: (byte: number) => void, fail: (scalarValue: number) => void): void
}

/** Made once: text that is mostly encoded takes a quarter less time. */
export const ENCODED: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 256 },
  (_, byte) => `%${HEX_DIGITS[byte >> 4]}${HEX_DIGITS[byte & 0xf]}`,
)
/** The same for code points of two bytes, and for the first two bytes of three; each is made when first needed. */
const TWO_BYTES: string[] = /* @__PURE__ */ new Array(0x800).fill('')
const LEADING: string[] = /* @__PURE__ */ new Array(0x400).fill('')

/**
 * The code point at an offset, with each byte of its UTF-8 percent-encoded.
 *
 * @param input - Any string; a lone surrogate counts as U+FFFD.
 * @returns Three characters for each byte; twelve of them if the code point takes two UTF-16 code units.
 * @see https://url.spec.whatwg.org/#utf-8-percent-encode
 *
 * @example
 * ```ts
 * import { percentEncodeCodePointAt } from '@waymark/percent-encoding/internal'
 *
 * percentEncodeCodePointAt('é', 0) // => '%C3%A9'
 * ```
 */
export function percentEncodeCodePointAt(input: string, at: number): string {
  const c = input.charCodeAt(at)
  if (c < 0x80) return ENCODED[c]!
  if (c < 0x800) return TWO_BYTES[c] || twoBytes(c)
  if ((c & 0xf800) !== 0xd800) {
    return (LEADING[c >> 6] || leading(c >> 6)) + ENCODED[0x80 | (c & 0x3f)]!
  }
  // Not codePointAt: in V8 13 and 14, it can read past the end of a slice that cuts a pair in two.
  const low = c <= 0xdbff ? input.charCodeAt(at + 1) : 0
  if (!(low >= 0xdc00 && low <= 0xdfff)) return '%EF%BF%BD'
  const codePoint = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00)
  // One piece for each half: every piece is joined twice, now and when the text is read.
  return (
    ENCODED[0xf0 | (codePoint >> 18)]! +
    ENCODED[0x80 | ((codePoint >> 12) & 0x3f)]! +
    (ENCODED[0x80 | ((codePoint >> 6) & 0x3f)]! + ENCODED[0x80 | (codePoint & 0x3f)]!)
  )
}

function twoBytes(c: number): string {
  const text = ENCODED[0xc0 | (c >> 6)]! + ENCODED[0x80 | (c & 0x3f)]!
  TWO_BYTES[c] = text
  return text
}

function leading(lead: number): string {
  const text = ENCODED[0xe0 | (lead >> 6)]! + ENCODED[0x80 | (lead & 0x3f)]!
  LEADING[lead] = text
  return text
}

/** `utf8PercentEncode` for callers that have a string. */
export function utf8PercentEncode(input: string, set: PercentEncodeSet): string {
  const cells = cellsOf(set)
  const length = input.length
  let finished = ''
  let output = ''
  let copied = 0
  for (let i = 0; i < length; i++) {
    const c = input.charCodeAt(i)
    if (c < 0x80 && cells[c] === 0) continue
    if (output.length > LONG_TEXT) {
      finished += flatten(output)
      output = ''
    }
    if (copied < i) output += input.slice(copied, i)
    if (c === 0x20 && set.spaceAsPlus) output += '+'
    else {
      const encoded = percentEncodeCodePointAt(input, i)
      output += encoded
      if (encoded.length === 12) i++
    }
    copied = i + 1
  }
  return copied === 0 ? input : finished + output + input.slice(copied)
}

/** `percentEncodeAfterEncoding` for callers that have a string and a set. */
export function percentEncodeAfterEncoding(
  encoder: Encoder | null,
  input: string,
  set: PercentEncodeSet,
): string {
  if (encoder === null) return utf8PercentEncode(input, set)
  const cells = cellsOf(set)
  const { spaceAsPlus } = set
  let finished = ''
  let output = ''
  const add = (text: string): void => {
    if (output.length > LONG_TEXT) {
      finished += flatten(output)
      output = ''
    }
    output += text
  }
  encoder.encode(
    input,
    (byte) => {
      if (spaceAsPlus && byte === 0x20) add('+')
      else add(cells[byte] === 0 ? String.fromCharCode(byte) : ENCODED[byte]!)
    },
    (scalarValue) => add(`%26%23${scalarValue}%3B`),
  )
  return finished + output
}
