/**
 * A fingerprint of 64 bits of a text that is added in pieces, the same for any pieces. It is not cryptographic and has no secret
 * key, because it must be the same in the next run.
 */
export class TextFingerprint {
  #a = 0xdeadbeef
  #b = 0x41c6ce57

  add(text: string): void {
    let a = this.#a
    let b = this.#b
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      a = Math.imul(a ^ unit, 2_654_435_761)
      b = Math.imul(b ^ unit, 1_597_334_677)
    }
    this.#a = a
    this.#b = b
  }

  /** Two numbers of 32 bits. */
  end(): readonly [high: number, low: number] {
    let a = this.#a
    let b = this.#b
    a = Math.imul(a ^ (a >>> 16), 2_246_822_507) ^ Math.imul(b ^ (b >>> 13), 3_266_489_909)
    b = Math.imul(b ^ (b >>> 16), 2_246_822_507) ^ Math.imul(a ^ (a >>> 13), 3_266_489_909)
    return [b >>> 0, a >>> 0]
  }
}

/** A fingerprint of 32 and 16 bits. Whoever makes two texts with one fingerprint only moves a page. */
export function fingerprintOf(text: string): readonly [high: number, low: number] {
  const fingerprint = new TextFingerprint()
  fingerprint.add(text)
  const [high, low] = fingerprint.end()
  return [high, low & 0xffff]
}
