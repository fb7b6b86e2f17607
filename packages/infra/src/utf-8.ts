const REPLACEMENT = 0xfffd

/**
 * The UTF-8 encoding of a string; a lone surrogate becomes the three bytes of U+FFFD.
 *
 * @param s - Any string, any length.
 * @returns A new array of exactly the bytes, without a byte order mark.
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 *
 * @example
 * ```ts
 * import { utf8Encode } from '@waymark/infra'
 *
 * utf8Encode('é') // => Uint8Array.of(0xc3, 0xa9)
 * ```
 */
export function utf8Encode(s: string): Uint8Array {
  const length = s.length
  // A UTF-16 code unit takes three bytes at the most.
  const bytes = new Uint8Array(length * 3)
  let at = 0
  for (let i = 0; i < length; i++) {
    let c = s.charCodeAt(i)
    if (c >= 0xd800 && c <= 0xdfff) {
      const low = c <= 0xdbff ? s.charCodeAt(i + 1) : Number.NaN
      if (low >= 0xdc00 && low <= 0xdfff) {
        i++
        c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00)
      } else c = REPLACEMENT
    }
    if (c < 0x80) bytes[at++] = c
    else if (c < 0x800) {
      bytes[at++] = 0xc0 | (c >> 6)
      bytes[at++] = 0x80 | (c & 0x3f)
    } else if (c < 0x10000) {
      bytes[at++] = 0xe0 | (c >> 12)
      bytes[at++] = 0x80 | ((c >> 6) & 0x3f)
      bytes[at++] = 0x80 | (c & 0x3f)
    } else {
      bytes[at++] = 0xf0 | (c >> 18)
      bytes[at++] = 0x80 | ((c >> 12) & 0x3f)
      bytes[at++] = 0x80 | ((c >> 6) & 0x3f)
      bytes[at++] = 0x80 | (c & 0x3f)
    }
  }
  return bytes.slice(0, at)
}

/**
 * UTF-8 decode without BOM: a byte order mark is kept as U+FEFF, and each maximal ill-formed part becomes
 * one U+FFFD.
 *
 * @param bytes - Any bytes, any length.
 * @returns A scalar value string.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 *
 * @example
 * ```ts
 * import { utf8Decode } from '@waymark/infra'
 *
 * utf8Decode(Uint8Array.of(0xc3, 0xa9, 0xff)) // => 'é\ufffd'
 * ```
 */
export function utf8Decode(bytes: Uint8Array): string {
  const units = new CodeUnitBuffer()
  for (let i = 0; i < bytes.length; ) {
    const codePoint = utf8CodePointAt(bytes, i, 1, byteOf)
    units.pushCodePoint(codePoint < 0 ? REPLACEMENT : codePoint)
    i += codePoint < 0 ? -codePoint : utf8Length(codePoint)
  }
  return units.toString()
}

/**
 * UTF-8 decode without BOM or fail: a byte order mark is kept as U+FEFF.
 *
 * @param bytes - Any bytes, any length.
 * @returns A scalar value string; `null` if the bytes are not UTF-8.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom-or-fail
 *
 * @example
 * ```ts
 * import { utf8DecodeStrict } from '@waymark/infra'
 *
 * utf8DecodeStrict(Uint8Array.of(0xc3, 0xa9)) // => 'é'
 * utf8DecodeStrict(Uint8Array.of(0xff)) // => null
 * ```
 */
export function utf8DecodeStrict(bytes: Uint8Array): string | null {
  const units = new CodeUnitBuffer()
  for (let i = 0; i < bytes.length; ) {
    const codePoint = utf8CodePointAt(bytes, i, 1, byteOf)
    if (codePoint < 0) return null
    units.pushCodePoint(codePoint)
    i += utf8Length(codePoint)
  }
  return units.toString()
}

function byteOf(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? -1
}

/**
 * Decodes one code point from UTF-8 bytes, however they are written: as bytes, or as percent-encoded bytes.
 *
 * @param source - What the bytes are read from.
 * @param at - The place of the first byte.
 * @param step - The distance between two bytes: 1 for an array of bytes, 3 for percent-encoded bytes.
 * @param byteAt - Returns the byte at a place; a negative number if there is none.
 * @returns The code point. If the bytes are ill-formed, the negated number of bytes that become one U+FFFD: -1 to
 * -3. Also -1 if there is no byte at `at`.
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 *
 * @example
 * ```ts
 * import { utf8CodePointAt } from '@waymark/infra/internal'
 *
 * const bytes = Uint8Array.of(0xc3, 0xa9)
 * utf8CodePointAt(bytes, 0, 1, (source, at) => source[at] ?? -1) // => 0xe9
 * ```
 */
export function utf8CodePointAt<Source>(
  source: Source,
  at: number,
  step: number,
  byteAt: (source: Source, at: number) => number,
): number {
  const lead = byteAt(source, at)
  if (lead < 0) return -1
  if (lead < 0x80) return lead
  if (lead < 0xc2 || lead > 0xf4) return -1
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4
  let lower = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  let upper = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  let codePoint = lead & (0x7f >> length)
  for (let i = 1; i < length; i++) {
    const byte = byteAt(source, at + i * step)
    // A byte that does not fit is not part of this code point: it may begin the next.
    if (byte < lower || byte > upper) return -i
    codePoint = (codePoint << 6) | (byte & 0x3f)
    lower = 0x80
    upper = 0xbf
  }
  return codePoint
}

/**
 * The number of bytes in the UTF-8 encoding of a code point.
 *
 * @example
 * ```ts
 * import { utf8Length } from '@waymark/infra'
 *
 * utf8Length(0xe9) // => 2
 * ```
 */
export function utf8Length(codePoint: number): number {
  return codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4
}

/** Collects UTF-16 code units; `fromCharCode` takes them in blocks, below every engine's argument limit. */
class CodeUnitBuffer {
  #text = ''
  #length = 0
  readonly #units: number[] = []

  pushCodePoint(codePoint: number): void {
    if (codePoint < 0x10000) this.#units[this.#length++] = codePoint
    else {
      this.#units[this.#length++] = 0xd800 + ((codePoint - 0x10000) >> 10)
      this.#units[this.#length++] = 0xdc00 + (codePoint & 0x3ff)
    }
    if (this.#length >= 4096) this.#flush()
  }

  toString(): string {
    this.#flush()
    return this.#text
  }

  #flush(): void {
    // A pair may have been one more than a block takes.
    this.#units.length = this.#length
    this.#text += String.fromCharCode.apply(null, this.#units)
    this.#length = 0
  }
}
