import { hexValue, utf8Encode } from '@waymark/infra'
import { type ArgumentType, requireString, wrongArgument } from '@waymark/infra/argument'

/**
 * Percent-decodes bytes. A `%` that is not followed by two hex digits stays.
 *
 * @returns A new array; the input is left alone.
 * @see https://url.spec.whatwg.org/#percent-decode
 *
 * @example
 * ```ts
 * import { percentDecodeBytes } from '@waymark/percent-encoding'
 *
 * percentDecodeBytes(Uint8Array.of(0x25, 0x34, 0x31, 0x25)) // => Uint8Array.of(0x41, 0x25)
 * ```
 */
export function percentDecodeBytes(input: Uint8Array): Uint8Array {
  if (!(input instanceof Uint8Array)) throw wrongArgument('input', BYTES, input)
  return percentDecodeInPlace(Uint8Array.from(input))
}

/**
 * Percent-decodes the UTF-8 encoding of a string.
 *
 * @param input - Any string; a lone surrogate counts as U+FFFD.
 * @returns Bytes, which need not be UTF-8 any more.
 * @see https://url.spec.whatwg.org/#string-percent-decode
 *
 * @example
 * ```ts
 * import { percentDecodeString } from '@waymark/percent-encoding'
 *
 * percentDecodeString('a%C3%A9') // => Uint8Array.of(0x61, 0xc3, 0xa9)
 * ```
 */
export function percentDecodeString(input: string): Uint8Array {
  requireString(input, 'input')
  return percentDecodeInPlace(utf8Encode(input))
}

const BYTES: ArgumentType = {
  expected: 'a Uint8Array',
  remedy: 'percentDecodeString takes text',
}

function percentDecodeInPlace(bytes: Uint8Array): Uint8Array {
  const length = bytes.length
  let at = bytes.indexOf(0x25)
  if (at === -1) return bytes
  for (let i = at; i < length; i++) {
    let byte = bytes[i]!
    if (byte === 0x25 && i + 2 < length) {
      const high = hexValue(bytes[i + 1]!)
      const low = hexValue(bytes[i + 2]!)
      if (high !== -1 && low !== -1) {
        byte = high * 16 + low
        i += 2
      }
    }
    bytes[at++] = byte
  }
  return bytes.slice(0, at)
}
