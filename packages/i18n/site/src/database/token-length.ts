const QUOTE = 0x22
const BACKSLASH = 0x5c

/**
 * Measures the strings, numbers and words of JSON in a stream of bytes, in pieces of any size. It does not validate them.
 */
export class TokenLength {
  readonly #limit: number
  #end = 0
  /** Offset of the first byte of the current token; -1 between tokens. */
  #start = -1
  #isString = false
  /** The last byte was a backslash that escapes the next one. */
  #isEscaping = false

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Offset of the first byte of the current token; -1 between tokens. */
  get start(): number {
    return this.#start
  }

  /**
   * Takes the next bytes.
   *
   * @returns The number of bytes before a token becomes too long; the number of all bytes if none does.
   */
  add(bytes: Uint8Array): number {
    const base = this.#end
    for (let at = 0; at < bytes.length; ) {
      if (this.#start === -1) {
        at = skipBetween(bytes, at)
        if (at === bytes.length) break
        this.#start = base + at
        this.#isString = bytes[at] === QUOTE
        at++
      }
      const room = this.#start + this.#limit - base
      const end = this.#isString ? this.#endOfString(bytes, at) : endOfWord(bytes, at)
      if ((end === -1 ? bytes.length : end) > room) return Math.max(0, room)
      if (end === -1) break
      this.#start = -1
      at = end
    }
    this.#end = base + bytes.length
    return bytes.length
  }

  /** Index after the closing quote; -1 if it has not been reached. */
  #endOfString(bytes: Uint8Array, from: number): number {
    for (let at = from; ; at++) {
      if (this.#isEscaping) {
        if (at === bytes.length) return -1
        this.#isEscaping = false
        continue
      }
      while (at < bytes.length && bytes[at] !== QUOTE && bytes[at] !== BACKSLASH) at++
      if (at === bytes.length) return -1
      if (bytes[at] === QUOTE) return at + 1
      this.#isEscaping = true
    }
  }
}

/** Index of the first byte that is neither white space nor one of `{}[]:,`. */
function skipBetween(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && isBetween(bytes[at]!)) at++
  return at
}

/** Index of the first byte after a number or word; -1 if it has not been reached. */
function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== QUOTE && !isBetween(bytes[at]!)) at++
  return at === bytes.length ? -1 : at
}

function isBetween(byte: number): boolean {
  switch (byte) {
    case 0x20: // space
    case 0x09: // tab
    case 0x0a: // line feed
    case 0x0d: // carriage return
    case 0x2c: // ,
    case 0x3a: // :
    case 0x5b: // [
    case 0x5d: // ]
    case 0x7b: // {
    case 0x7d: // }
      return true
    default:
      return false
  }
}
