import { codePointAt } from '@waymark/infra'
import { decodeCodePoints, encodeCodePoints } from './bootstring.ts'
import { CodePoints, codePointsToString, unitsToString } from './code-points.ts'

/**
 * Encodes a label in Punycode, without the prefix `xn--`.
 *
 * @param label - Any text. A label all of ASCII gets a `-` at its end.
 * @returns ASCII text; `null` when the label holds a lone surrogate or is so long that a delta
 * exceeds 31 bits.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.3
 *
 * @example
 * ```ts
 * import { encode } from '@waymark/idna/punycode'
 *
 * encode('bücher') // => 'bcher-kva'
 * ```
 */
export function encode(label: string): string | null {
  const points = new CodePoints()
  for (let i = 0; i < label.length; i++) {
    const c = codePointAt(label, i)
    if (c > 0xffff) i++
    points.data[points.length++] = c
  }
  const output = new CodePoints()
  if (!encodeCodePoints(points.data, 0, points.length, output)) return null
  return unitsToString(output.data, 0, output.length)
}

/**
 * Decodes Punycode, without the prefix `xn--`. Accepts digits in both cases and keeps the case of the
 * ASCII letters before the last `-`.
 *
 * @returns The label; `null` when `text` is not ASCII, ends within a number, holds a character that is
 * no digit, or gives a number beyond 31 bits, U+10FFFF, or a surrogate.
 * @see https://www.rfc-editor.org/rfc/rfc3492#section-6.2
 *
 * @example
 * ```ts
 * import { decode } from '@waymark/idna/punycode'
 *
 * decode('bcher-kva') // => 'bücher'
 * decode('ü') // => null
 * ```
 */
export function decode(text: string): string | null {
  const source = new CodePoints()
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c > 0x7f) return null
    source.data[i] = c
  }
  source.length = text.length
  const target = new CodePoints()
  if (!decodeCodePoints(source, 0, text.length, target)) return null
  return codePointsToString(target.data, 0, target.length)
}
