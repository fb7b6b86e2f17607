/** The used part of `TextDecoder`, which every supported runtime has. */
interface Decoder {
  decode(bytes: Uint8Array): string
}

declare const TextDecoder: new (
  label: string,
  options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
) => Decoder

/**
 * Returns a function that decodes whole texts and keeps a byte order mark. It returns `null` for bytes that are not of the
 * encoding.
 *
 * @param label - An encoding of the Encoding Standard.
 * @throws {RangeError} If the runtime does not know the encoding.
 *
 * @example
 * ```ts
 * import { strictDecoder } from '@waymark/sitemap/text'
 *
 * const decode = strictDecoder('utf-16le')
 * decode(Uint8Array.of(0xff, 0xfe, 0x61, 0x00)) // => '\ufeffa'
 * decode(Uint8Array.of(0x61)) // => null
 * ```
 */
export function strictDecoder(label: string): (bytes: Uint8Array) => string | null {
  const decoder = new TextDecoder(label, { fatal: true, ignoreBOM: true })
  return (bytes) => {
    try {
      return decoder.decode(bytes)
    } catch {
      return null
    }
  }
}
