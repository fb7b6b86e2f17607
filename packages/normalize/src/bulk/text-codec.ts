import { utf8DecodeStrict, utf8Encode } from '@waymark/infra'
import { fromBytes } from '../bytes.ts'

/**
 * How bytes become strings and strings bytes. `ECMASCRIPT_CODEC` runs everywhere; a host with faster ways, such as
 * Node, brings its own.
 */
export interface TextCodec {
  /** A view of the memory, in the form that {@link write} takes. */
  view(memory: ArrayBuffer): Uint8Array
  /** Bytes as a string with one code unit for each. */
  latin1(bytes: Uint8Array, start: number, end: number): string
  /** Returns a function that decodes parts of `bytes`, and returns `null` for a part that is not UTF-8. */
  decoder(bytes: Uint8Array): (start: number, end: number) => string | null
  /** Writes a string as UTF-8 to `to`, which has room for it; gives the number of bytes. */
  write(text: string, to: Uint8Array, at: number): number
}

/**
 * Bytes and strings without anything of the host.
 *
 * @example
 * ```ts
 * import { ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
 *
 * const decode = ECMASCRIPT_CODEC.decoder(Uint8Array.of(0xc3, 0xa4, 0xff))
 * decode(0, 2) // => 'ä'
 * decode(2, 3) // => null
 * ```
 */
export const ECMASCRIPT_CODEC: TextCodec = /* @__PURE__ */ Object.freeze<TextCodec>({
  view: (memory) => new Uint8Array(memory),
  latin1: (bytes, start, end) => fromBytes(bytes.subarray(start, end)),
  decoder: (bytes) => (start, end) => utf8DecodeStrict(bytes.subarray(start, end)),
  write(text, to, at) {
    const bytes = utf8Encode(text)
    to.set(bytes, at)
    return bytes.length
  },
})
