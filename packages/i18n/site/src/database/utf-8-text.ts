import { utf8Decode } from '@waymark/infra'
import { strictDecoder } from '@waymark/sitemap/text'
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
  readonly #strictly = strictDecoder('utf-8')
  #kept: Uint8Array = new Uint8Array(0)
  #isFirst = true

  /** Decodes the next chunk. */
  decode(chunk: Uint8Array): Utf8Text {
    const bytes = joinBytes(this.#kept, chunk)
    const end = endOfCharacters(bytes)
    this.#kept = bytes.slice(end)
    return this.#decode(bytes.subarray(0, end))
  }

  /** Decodes the rest, which is empty unless the last character is not complete. */
  end(): Utf8Text {
    return this.#decode(this.#kept)
  }

  #decode(bytes: Uint8Array): Utf8Text {
    const decoded = this.#decodeWhole(bytes)
    const isMarked = this.#isFirst && decoded.text.startsWith('\ufeff')
    if (bytes.length > 0) this.#isFirst = false
    const text = isMarked ? decoded.text.slice(1) : decoded.text
    return { ...decoded, text, isMarked, isAscii: text.length === bytes.length }
  }

  #decodeWhole(bytes: Uint8Array): Pick<Utf8Text, 'text' | 'isBroken'> {
    const text = this.#strictly(bytes)
    return text === null ? { text: validStart(bytes), isBroken: true } : { text, isBroken: false }
  }
}

/** Returns the number of bytes that are in complete characters, if the bytes are UTF-8. */
function endOfCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back]!
    if (byte < 0x80) break
    if (byte < 0xc0) continue
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return length > back ? bytes.length - back : bytes.length
  }
  return bytes.length
}

/** Decodes the bytes before the first that are not UTF-8. */
function validStart(bytes: Uint8Array): string {
  const text = utf8Decode(bytes)
  let offset = 0
  let from = 0
  // U+FFFD is what invalid bytes become, but a text can also contain it.
  for (let at = text.indexOf('\ufffd'); at !== -1; at = text.indexOf('\ufffd', from)) {
    offset += utf8Length(text, from, at)
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) {
      return text.slice(0, at)
    }
    offset += 3
    from = at + 1
  }
  return text
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
