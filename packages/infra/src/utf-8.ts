const REPLACEMENT = 0xfffd

/**
 * The UTF-8 encoding of a string; a lone surrogate becomes the three bytes of U+FFFD.
 *
 * @param s - Any string, any length.
 * @returns A new array of exactly the bytes, without a byte order mark.
 * @see https://encoding.spec.whatwg.org/#utf-8-encode
 */
export function utf8Encode(s: string): Uint8Array {
  const length = s.length
  // A UTF-16 unit takes three bytes at the most.
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
 * UTF-8 decode without BOM: a byte order mark is kept as U+FEFF, each maximal ill-formed part becomes
 * one U+FFFD.
 *
 * @param bytes - Any bytes, any length.
 * @returns A scalar value string.
 * @see https://encoding.spec.whatwg.org/#utf-8-decode-without-bom
 * @see https://encoding.spec.whatwg.org/#utf-8-decoder
 */
export function utf8Decode(bytes: Uint8Array): string {
  const units = new CodeUnitBuffer()
  const length = bytes.length
  for (let i = 0; i < length; ) {
    const lead = bytes[i++]!
    if (lead < 0x80) {
      units.push(lead)
      continue
    }
    let needed = 0
    let lower = 0x80
    let upper = 0xbf
    let codePoint = 0
    if (lead >= 0xc2 && lead <= 0xdf) {
      needed = 1
      codePoint = lead & 0x1f
    } else if (lead >= 0xe0 && lead <= 0xef) {
      needed = 2
      codePoint = lead & 0xf
      if (lead === 0xe0) lower = 0xa0
      if (lead === 0xed) upper = 0x9f
    } else if (lead >= 0xf0 && lead <= 0xf4) {
      needed = 3
      codePoint = lead & 0x7
      if (lead === 0xf0) lower = 0x90
      if (lead === 0xf4) upper = 0x8f
    } else {
      units.push(REPLACEMENT)
      continue
    }
    for (; needed > 0; needed--, lower = 0x80, upper = 0xbf) {
      const byte = bytes[i]
      // The byte that does not fit is looked at again: it may begin a character.
      if (byte === undefined || byte < lower || byte > upper) break
      codePoint = (codePoint << 6) | (byte & 0x3f)
      i++
    }
    if (needed > 0) units.push(REPLACEMENT)
    else if (codePoint < 0x10000) units.push(codePoint)
    else {
      units.push(0xd800 + ((codePoint - 0x10000) >> 10))
      units.push(0xdc00 + (codePoint & 0x3ff))
    }
  }
  return units.toString()
}

/** Collects UTF-16 units; `fromCharCode` takes them in blocks, below every engine's argument limit. */
class CodeUnitBuffer {
  #text = ''
  #length = 0
  readonly #units: number[] = []

  push(unit: number): void {
    this.#units[this.#length++] = unit
    if (this.#length === 4096) this.#flush()
  }

  toString(): string {
    this.#units.length = this.#length
    this.#flush()
    return this.#text
  }

  #flush(): void {
    this.#text += String.fromCharCode.apply(null, this.#units)
    this.#length = 0
  }
}
