import { utf8Decoder } from '@waymark/sitemap/text'
import { joinBytes } from '../byte-source.ts'

/** A decoded piece of a stream. */
export interface Utf8Text {
  readonly text: string
  /** Whether each code unit is one byte. */
  readonly isAscii: boolean
  /** Whether a byte order mark was before it. */
  readonly isMarked: boolean
  /** Whether bytes follow that are not UTF-8. They are not in the text. */
  readonly isBroken: boolean
}

/**
 * Decodes a stream of UTF-8 without its byte order mark. A character that does not end in its chunk is kept for the next
 * one, because the decoders of engines are much slower when they do that themselves.
 */
export class Utf8Decoder {
  readonly #decoder = utf8Decoder()
  #kept: Uint8Array = new Uint8Array(0)
  #isFirst = true

  /** Decodes the next chunk. */
  decode(chunk: Uint8Array): Utf8Text {
    const bytes = joinBytes(this.#kept, chunk)
    const end = this.#decoder.wholeLength(bytes)
    this.#kept = bytes.slice(end)
    return this.#decode(bytes.subarray(0, end))
  }

  /** Decodes the rest, which is empty unless the last character is not complete. */
  end(): Utf8Text {
    return this.#decode(this.#kept)
  }

  #decode(bytes: Uint8Array): Utf8Text {
    const decoder = this.#decoder
    const whole = decoder.decode(bytes)
    const isBroken = whole === null
    // The bytes before the first that are not UTF-8 can be decoded.
    const decoded = whole ?? decoder.decode(bytes.subarray(0, decoder.validLength(bytes)))!
    const isMarked = this.#isFirst && decoded.startsWith('\ufeff')
    if (bytes.length > 0) this.#isFirst = false
    const text = isMarked ? decoded.slice(1) : decoded
    return { text, isBroken, isMarked, isAscii: text.length === bytes.length }
  }
}

/** Returns how many bytes a part of a text has in UTF-8. A half of a surrogate pair counts as two. */
export function utf8Length(text: string, from: number, to: number): number {
  let length = to - from
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x80) length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2
  }
  return length
}
